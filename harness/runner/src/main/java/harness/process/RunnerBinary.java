package harness.process;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.SearchPath;
import harness.machine.Tool;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The runner's C source, compiled once with the machine's compiler and kept in the cache. On a
 * machine without a compiler, the runner that the distribution brings for its processor is used.
 * The same folder holds the parts that let programs fork after start-up and that let Java programs
 * run many times in one JVM.
 */
final class RunnerBinary {

  /** Why programs cannot be run here. */
  static final String MISSING =
      "running programs takes a C compiler (cc, gcc or clang), and no working one was found;"
          + " install gcc";

  /** System property that the launcher sets to the harness's folder. */
  private static final String ROOT = "harness.root";

  private static final String PROCESSOR = "os.arch";

  private static final String RUNNER = "runner";

  /** Files of the runner, each with a header of the same name. */
  private static final List<String> UNITS =
      List.of(
          ("child clock confine fail folder frame hidden ipc leftovers memory namespace pace place"
                  + " priority request run series talk text tree zygote")
              .split(" "));

  private static final String MAIN = "runner/main.c";
  private static final List<String> HEADERS = List.of("runner/program.h", "runner/result.h");
  private static final String ZYGOTE = "zygote/zygote.c";
  private static final String CHANNEL = "zygote/channel.h";

  /** The folder for C files, which refer to each other by their places in it. */
  static final String SOURCES = "sources";

  private static final String ZYGOTE_LIBRARY = "zygote.so";

  /** The classes of the JVM that runs a program many times. */
  private static final List<String> WARM =
      List.of(
          ("WarmJvm Channel ClassFile ClassFile$Method Exit OwnState OwnState$Input OwnState$Printed"
                  + " ProgramClasses ProgramClasses$Loader Telltales")
              .split(" "));

  private static final List<String> COMPILERS = List.of("cc", "gcc", "clang");

  /** Compilers for processors other than the machine's, by the name that Java gives these. */
  private static final Map<String, String> CROSS_COMPILERS =
      Map.of("aarch64", "aarch64-linux-gnu-gcc", "amd64", "x86_64-linux-gnu-gcc");

  /** Without {@code -static} where the static library is missing. */
  private static final List<List<String>> FLAGS =
      List.of(List.of("-O2", "-static"), List.of("-O2"));

  /** For a distribution: its runner works with any C library, or without. */
  private static final List<List<String>> STATIC_ONLY = FLAGS.subList(0, 1);

  /** How long the C compiler may take on a busy machine. */
  private static final long COMPILER_MILLIS = 120_000;

  private RunnerBinary() {}

  /** The runner; empty if no C compiler works here and none was shipped. */
  static Optional<Path> find(CacheFolder cache) throws IOException {
    Optional<Path> compiler = compiler();
    Optional<Path> folder =
        compiler.isPresent()
            ? cache.get("runner-" + key(compiler.get()), each -> build(compiler.get(), FLAGS, each))
            : Optional.empty();
    return folder.map(each -> each.resolve(RUNNER)).or(RunnerBinary::shipped);
  }

  /**
   * Builds the files of a distribution, for this machine's processor and for those for which there
   * is a cross compiler. Each gets a folder of its own.
   *
   * @return the names of the processors
   */
  static List<String> ship(Path libraries) throws IOException {
    Map<String, Path> compilers = new TreeMap<>();
    for (Map.Entry<String, String> cross : CROSS_COMPILERS.entrySet()) {
      SearchPath.find(cross.getValue()).ifPresent(path -> compilers.put(cross.getKey(), path));
    }
    compiler().ifPresent(path -> compilers.put(System.getProperty(PROCESSOR), path));
    for (Map.Entry<String, Path> each : compilers.entrySet()) {
      Path folder = Files.createDirectories(libraries.resolve(folderName(each.getKey())));
      if (!build(each.getValue(), STATIC_ONLY, folder)) {
        throw new IOException(each.getValue() + " cannot build a static runner");
      }
    }
    return List.copyOf(compilers.keySet());
  }

  private static Optional<Path> compiler() {
    return COMPILERS.stream().map(SearchPath::find).flatMap(Optional::stream).findFirst();
  }

  private static Optional<Path> shipped() {
    return Optional.ofNullable(System.getProperty(ROOT))
        .flatMap(root -> shipped(Path.of(root, "lib"), System.getProperty(PROCESSOR)));
  }

  /** The runner in a distribution's {@code lib} folder for a processor, as Java names it. */
  static Optional<Path> shipped(Path libraries, String processor) {
    return Optional.of(libraries.resolve(folderName(processor)).resolve(RUNNER))
        .filter(Files::isExecutable);
  }

  private static String folderName(String processor) {
    return RUNNER + "-" + System.getProperty("os.name") + "-" + processor;
  }

  /** The harness's files that the folder is made of: the place in the folder and the content. */
  private static Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String source : sources()) {
      files.put(SOURCES + "/" + source, resource(source));
    }
    for (String name : WARM) {
      String file = "warm/" + name + ".class";
      files.put("harness/process/" + file, resource(file));
    }
    files.put(ProgramHost.ZYGOTE_SCRIPT, resource("zygote/" + ProgramHost.ZYGOTE_SCRIPT));
    return files;
  }

  /** All C files, as resources. */
  static List<String> sources() {
    return Stream.of(
            units(".c").stream(),
            units(".h").stream(),
            HEADERS.stream(),
            Stream.of(MAIN, ZYGOTE, CHANNEL))
        .flatMap(each -> each)
        .toList();
  }

  private static List<String> units(String ending) {
    return UNITS.stream().map(unit -> "runner/" + unit + ending).toList();
  }

  private static byte[] resource(String path) throws IOException {
    try (InputStream in = RunnerBinary.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IOException("missing from the harness: " + path);
      }
      return in.readAllBytes();
    }
  }

  private static String key(Path compiler) throws IOException {
    ContentHash hash = new ContentHash();
    hash.add(Tool.ask(List.of(compiler.toString(), "--version")).firstLine());
    FLAGS.forEach(flags -> flags.forEach(hash::add));
    withFlags().forEach(hash::add);
    files().values().forEach(hash::add);
    return hash.hex();
  }

  private static boolean build(Path compiler, List<List<String>> choices, Path folder)
      throws IOException {
    write(folder);
    List<String> zygote = List.of(ZYGOTE);
    List<String> runner = Stream.concat(Stream.of(MAIN), units(".c").stream()).toList();
    List<String> object = withFlags("-c");
    List<String> library = withFlags("-shared", "-DFOR_INTERPRETER");
    return choices.stream().anyMatch(flags -> compile(compiler, flags, folder, RUNNER, runner))
        && compile(compiler, object, folder, ProgramHost.ZYGOTE_OBJECT, zygote)
        && compile(compiler, library, folder, ZYGOTE_LIBRARY, zygote);
  }

  /** Writes the harness's files to the folder. */
  static void write(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> each : files().entrySet()) {
      Path file = folder.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, each.getValue());
    }
  }

  /** Flags for zygote.c, which must not call anything that a program may define. */
  private static List<String> withFlags(String... more) {
    return Stream.concat(
            Stream.of("-O2", "-fPIC", "-fno-stack-protector", "-U_FORTIFY_SOURCE"), Stream.of(more))
        .toList();
  }

  private static boolean compile(
      Path compiler, List<String> flags, Path folder, String made, List<String> sources) {
    List<String> command = new ArrayList<>(List.of(compiler.toString()));
    command.addAll(flags);
    command.addAll(List.of("-o", folder.resolve(made).toString()));
    sources.forEach(each -> command.add(folder.resolve(SOURCES).resolve(each).toString()));
    Path here = Path.of("").toAbsolutePath();
    return Tool.run(command, System.getenv(), here, COMPILER_MILLIS).exitCode() == 0;
  }
}
