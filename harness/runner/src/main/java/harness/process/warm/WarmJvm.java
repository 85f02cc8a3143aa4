package harness.process.warm;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Main class of a warm JVM: waits for a run, calls the program's {@code main} as a new JVM would,
 * reports how it ended, and restores everything. Its arguments are the folder of the program's
 * classes and the name of its main class.
 */
public final class WarmJvm {

  private static final String LIBRARY = "zygote.so";

  /** How long threads may take to end after the program has called {@link System#exit}. */
  private static final long UNWINDING_MILLIS = 50;

  /** How often to check whether another thread has called it. */
  private static final long LOOK_MILLIS = 5;

  /** If there are more bytes of garbage than this, it is collected between two runs. */
  private static final long MUCH_GARBAGE = 24 << 20;

  /** Causes may go in circles. */
  private static final int MOST_CAUSES = 100;

  private static final String OF_REFLECTION = "reflect.";
  private static final String OF_HANDLES = "java.lang.invoke.";

  private final ProgramClasses classes;
  private final String mainClass;
  private final OwnState state;
  private final ThreadGroup group = new ThreadGroup(root(), "main");
  private final Thread[] ownThreads;
  private final int ownDescriptors;
  private volatile @Nullable Throwable thrown;

  private WarmJvm(ProgramClasses classes, String folder, String mainClass) {
    this.classes = classes;
    this.mainClass = mainClass;
    this.state = new OwnState(folder, mainClass);
    this.ownThreads = threads();
    this.ownDescriptors = Channel.descriptors();
  }

  /** Serves the runner until it is gone. */
  public static void main(String[] words) throws IOException, InterruptedException {
    System.load(Path.of(System.getProperty("java.class.path"), LIBRARY).toString());
    if (!Channel.isOpen()) {
      return;
    }
    ProgramClasses classes = new ProgramClasses(Path.of(words[0]));
    WarmJvm jvm = new WarmJvm(classes, words[0], words[1]);
    if (classes.isRefused() || !jvm.hasMain()) {
      Channel.refuse();
      return;
    }
    jvm.serve();
  }

  private boolean hasMain() {
    try {
      Method method = mainMethod(classes.freshLoader(), false);
      return Modifier.isStatic(method.getModifiers()) && method.getReturnType() == void.class;
    } catch (ReflectiveOperationException | LinkageError e) {
      return false;
    }
  }

  private Method mainMethod(ClassLoader loader, boolean initialized)
      throws ReflectiveOperationException {
    Method method = Class.forName(mainClass, initialized, loader).getMethod("main", String[].class);
    method.setAccessible(true); // its class may be non-public
    return method;
  }

  private void serve() throws InterruptedException {
    for (; ; ) {
      Exit.reset();
      thrown = null;
      state.restore();
      Channel.isReady();
      int exitCode = run(Channel.takeRun());
      Channel.releaseStreams();
      if (!isAsBefore()) {
        Runtime.getRuntime().halt(exitCode);
      }
      Channel.ended(exitCode);
      clearGarbage();
    }
  }

  private int run(String[] arguments) throws InterruptedException {
    ClassLoader loader = classes.freshLoader();
    Thread main = new Thread(group, () -> callMain(loader, arguments), "main");
    main.setContextClassLoader(loader);
    main.start();
    awaitEnd(main);
    Integer exitCode = Exit.code();
    if (exitCode != null) {
      return exitCode;
    }
    return thrown == null ? 0 : 1;
  }

  /** Rethrows what {@code main} threw, so that it ends the thread as usual. */
  private void callMain(ClassLoader loader, String[] arguments) {
    try {
      mainMethod(loader, true).invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      endWith(e.getTargetException());
    } catch (ReflectiveOperationException | Error e) {
      endWith(e);
    }
  }

  private void endWith(Throwable failure) {
    thrown = failure;
    Throwable each = failure;
    for (int depth = 0; depth < MOST_CAUSES && each != null; depth++) {
      hideOwnCalls(each);
      each = each.getCause();
    }
    WarmJvm.<RuntimeException>rethrow(failure);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> void rethrow(Throwable failure) throws T {
    throw (T) failure;
  }

  /** Removes this class's own calls from a stack trace. */
  private static void hideOwnCalls(Throwable failure) {
    StackTraceElement[] calls = failure.getStackTrace();
    int kept = calls.length;
    while (kept > 0 && isOwn(calls[kept - 1].getClassName())) {
      kept--;
    }
    failure.setStackTrace(Arrays.copyOf(calls, kept));
  }

  private static boolean isOwn(String type) {
    return type.startsWith(WarmJvm.class.getPackageName())
        || type.contains(OF_REFLECTION)
        || type.startsWith(OF_HANDLES)
        || type.equals(Class.class.getName())
        || type.equals(Thread.class.getName());
  }

  /** Waits for all non-daemon threads, as a JVM does; after an exit, briefly for all threads. */
  private void awaitEnd(Thread main) throws InterruptedException {
    join(main);
    for (Thread each : threadsOf(group)) {
      if (!each.isDaemon() || Exit.code() != null) {
        join(each);
      }
    }
    boolean othersStarted = Arrays.stream(threadsOf(group)).anyMatch(each -> !each.isDaemon());
    if (othersStarted && Exit.code() == null) {
      awaitEnd(main);
    }
  }

  private void join(Thread thread) throws InterruptedException {
    while (thread.isAlive() && Exit.code() == null) {
      thread.join(LOOK_MILLIS);
    }
    if (thread.isAlive()) {
      interrupt(thread);
      thread.join(UNWINDING_MILLIS);
    }
  }

  /** From a thread of the run: the program may have a method of its own for this. */
  private void interrupt(Thread thread) throws InterruptedException {
    Thread interrupter = new Thread(group, thread::interrupt);
    interrupter.start();
    interrupter.join(UNWINDING_MILLIS);
  }

  /** Whether a run left this JVM as it was; never true for one that ran out of memory. */
  private boolean isAsBefore() {
    return state.isIntact()
        && !(thrown instanceof VirtualMachineError)
        && Arrays.stream(threads()).allMatch(this::isOwn)
        && Channel.descriptors() <= ownDescriptors;
  }

  /** Compares identities: a thread of the program may claim to be equal to any other. */
  private boolean isOwn(Thread thread) {
    return Arrays.stream(ownThreads).anyMatch(own -> own == thread);
  }

  private static void clearGarbage() {
    Runtime runtime = Runtime.getRuntime();
    if (runtime.totalMemory() - runtime.freeMemory() > MUCH_GARBAGE) {
      System.gc();
    }
  }

  private static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    return group.getParent() == null ? group : group.getParent();
  }

  private static Thread[] threads() {
    return threadsOf(root());
  }

  private static Thread[] threadsOf(ThreadGroup group) {
    Thread[] room = new Thread[group.activeCount() + 16];
    int count = group.enumerate(room);
    while (count == room.length) {
      room = new Thread[2 * count];
      count = group.enumerate(room);
    }
    return Arrays.copyOf(room, count);
  }
}
