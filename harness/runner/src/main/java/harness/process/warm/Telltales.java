package harness.process.warm;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Signs that a program could tell in which JVM it runs, reach the harness's own classes in it, or
 * change the JVM for good. Such a program runs in JVMs of its own.
 *
 * <p>Only what is known to be harmless is accepted, because each JDK brings new classes: packages,
 * some of their classes left out, and for a few classes the methods. What a program uses without
 * naming it, such as the class of an object that is only passed on, is not seen.
 */
final class Telltales {

  /** What the harness's own names contain, with dots or slashes. */
  private static final String OWN = "harness";

  /** The file system of processes. Its files tell much, and changes in it last. */
  private static final String PROCESSES = "/proc";

  /** A file of which it depends on the sandbox whether it can be written. */
  private static final Path OF_THIS_PROCESS = Path.of(PROCESSES, "self", "comm");

  /** Names of methods, whatever their class: a call through a subclass names only that. */
  private static final Set<String> SUSPICIOUS_NAMES =
      names(
          "addShutdownHook deleteOnExit finalize getAllStackTraces getClassLoader"
              + " getContextClassLoader setContextClassLoader getStackTrace setSecurityManager");

  /** Classes of these packages, but not of packages within, are harmless, with exceptions. */
  private static final Map<String, Set<String>> PACKAGES = new HashMap<>();

  static {
    for (String harmless :
        names(
            "java/lang/annotation java/math java/nio java/nio/charset java/text java/time"
                + " java/time/chrono java/time/format java/time/temporal java/util/concurrent"
                + " java/util/concurrent/atomic java/util/concurrent/locks java/util/function"
                + " java/util/random java/util/regex java/util/stream")) {
      PACKAGES.put(harmless, Set.of());
    }
    PACKAGES.put(
        "java/io",
        names(
            "Console ObjectInput ObjectInputFilter ObjectInputStream ObjectInputValidation"
                + " ObjectOutput ObjectOutputStream ObjectStreamClass ObjectStreamField"
                + " RandomAccessFile"));
    PACKAGES.put("java/lang/ref", names("Cleaner"));
    PACKAGES.put(
        "java/util",
        names(
            "ListResourceBundle PropertyResourceBundle ResourceBundle ServiceLoader SimpleTimeZone"
                + " TimeZone"));
  }

  /** Harmless classes of other packages. Exceptions and errors are harmless, too. */
  private static final Set<String> CLASSES =
      within(
          "java/lang/",
          "Appendable AssertionStatusDirectives AutoCloseable Boolean Byte CharSequence Character"
              + " Class Cloneable Comparable Deprecated Double Enum Float FunctionalInterface"
              + " Integer Iterable Long Math Number Object Override Readable Record Runnable"
              + " Runtime SafeVarargs Short StrictMath String StringBuffer StringBuilder"
              + " SuppressWarnings System Thread ThreadGroup ThreadLocal Throwable Void"
              + " invoke/LambdaMetafactory invoke/MethodHandles invoke/StringConcatFactory"
              + " reflect/Array runtime/ObjectMethods runtime/SwitchBootstraps");

  private static final List<String> FAILURES = List.of("Exception", "Error");

  /** Classes of which, and of whose nested classes, a program may call only these methods. */
  private static final Map<String, Set<String>> HARMLESS_CALLS =
      Map.of(
          "java/lang/Class",
          names(
              "arrayType cast componentType desiredAssertionStatus equals getCanonicalName"
                  + " getComponentType getEnumConstants getName getPackageName getSimpleName"
                  + " getSuperclass getTypeName hashCode isArray isAssignableFrom isEnum"
                  + " isInstance isInterface isPrimitive isRecord toString"),
          "java/lang/ThreadGroup",
          names("getName"),
          "java/lang/invoke/MethodHandles",
          Set.of(),
          "java/lang/Runtime",
          names("availableProcessors exit freeMemory gc getRuntime halt maxMemory totalMemory"),
          "java/lang/System",
          names(
              "arraycopy currentTimeMillis exit gc getProperty getenv identityHashCode"
                  + " lineSeparator nanoTime runFinalization setIn setOut"));

  /** Classes that open a file to write to it, if they are given its name. */
  private static final Set<String> WRITERS =
      names(
          "java/io/FileOutputStream java/io/FileWriter java/io/PrintStream java/io/PrintWriter"
              + " java/util/Formatter");

  private static final List<String> FILE_NAMES = List.of("(Ljava/lang/String;", "(Ljava/io/File;");

  private final Set<String> own = new HashSet<>();
  private final boolean processesAreWritable = Files.isWritable(OF_THIS_PROCESS);

  /** Signs in programs with these classes. */
  Telltales(Set<String> own) {
    own.forEach(name -> this.own.add(name.replace('.', '/')));
  }

  private static Set<String> names(String all) {
    return Set.of(all.split(" "));
  }

  private static Set<String> within(String folder, String all) {
    return Set.copyOf(Arrays.stream(all.split(" ")).map(folder::concat).toList());
  }

  /** Whether a class has such signs. */
  boolean areIn(ClassFile file) {
    return file.mentions(Telltales::isSuspicious)
        || file.refersTo(type -> !isHarmless(elementOf(type)))
        || file.calls(this::isSuspicious);
  }

  private static boolean isSuspicious(String text) {
    return text.contains(OWN) || text.startsWith(PROCESSES) || SUSPICIOUS_NAMES.contains(text);
  }

  /** The type of the elements of an array of any dimension; empty for a primitive one. */
  private static String elementOf(String type) {
    String element = type.substring(type.lastIndexOf('[') + 1);
    if (element.length() == type.length()) {
      return type;
    }
    return element.startsWith("L") ? element.substring(1, element.length() - 1) : "";
  }

  /** The class that a class is nested in, or the class itself. */
  private static String outer(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }

  private boolean isHarmless(String type) {
    if (type.isEmpty() || own.contains(type)) {
      return true;
    }
    String outer = outer(type);
    int end = outer.lastIndexOf('/');
    String folder = outer.substring(0, Math.max(end, 0));
    String name = outer.substring(end + 1);
    return CLASSES.contains(outer)
        || (folder.equals("java/lang") && FAILURES.stream().anyMatch(name::endsWith))
        || (PACKAGES.containsKey(folder) && !PACKAGES.get(folder).contains(name));
  }

  private boolean isSuspicious(ClassFile.Method method) {
    Set<String> harmless = HARMLESS_CALLS.get(outer(method.type()));
    return (harmless != null && !harmless.contains(method.name()))
        || tellsCalls(method)
        || keepsText(method)
        || (processesAreWritable && opensFileToWrite(method));
  }

  /** Where a program would read which methods have called it. */
  private static boolean tellsCalls(ClassFile.Method method) {
    return method.name().equals("printStackTrace") && !method.descriptor().equals("()V");
  }

  /** What a program could look up in a later run. */
  private static boolean keepsText(ClassFile.Method method) {
    return method.type().equals("java/lang/String") && method.name().equals("intern");
  }

  private static boolean opensFileToWrite(ClassFile.Method method) {
    return WRITERS.contains(method.type())
        && method.name().equals("<init>")
        && FILE_NAMES.stream().anyMatch(method.descriptor()::startsWith);
  }
}
