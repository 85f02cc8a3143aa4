package harness.machine;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Ctrl-C. The JVM runs its shutdown hooks and exits with 130; the hook here tells the current work
 * to end, and delays the exit until the results have been reported.
 */
public final class Interruption {

  private static final long PATIENCE_SECONDS = 30;
  private static final CountDownLatch MAIN_DONE = new CountDownLatch(1);

  private Interruption() {}

  /**
   * Registers an action for when the process is interrupted, and delays its exit until main is
   * done. If it is already exiting, runs the action at once.
   */
  public static Thread onInterrupt(Runnable cancel) {
    Thread hook =
        new Thread(
            () -> {
              cancel.run();
              awaitMain();
            },
            "interruption");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException underWay) {
      cancel.run();
    }
    return hook;
  }

  /** Work that may fail with one kind of exception. */
  @FunctionalInterface
  public interface Work<T, E extends Exception> {
    T run() throws E;
  }

  /** Does some work; an interruption in the meantime runs an action, as above. */
  public static <T, E extends Exception> T during(Work<T, E> work, Runnable cancel) throws E {
    Thread hook = onInterrupt(cancel);
    try {
      return work.run();
    } finally {
      forget(hook);
    }
  }

  /**
   * The result of a step that runs programs. An interruption closes them, so there is another
   * result for a process that is exiting before the step is done.
   *
   * @param otherwise the result if the step cannot be done
   */
  public static <T> T unlessUnderWay(Supplier<T> step, T otherwise) {
    if (isUnderWay()) {
      return otherwise;
    }
    try {
      return step.get();
    } catch (RunCancelled | RunnerFailure closed) {
      if (isUnderWay()) {
        return otherwise;
      }
      throw closed;
    }
  }

  /** Whether the process is already exiting. */
  public static boolean isUnderWay() {
    Thread probe = new Thread(() -> {}, "probe");
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      return !Runtime.getRuntime().removeShutdownHook(probe);
    } catch (IllegalStateException ending) {
      return true;
    }
  }

  /** The work is over, so an interruption no longer concerns it. */
  public static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException alreadyShuttingDown) {
      // the hook is running and waits for the report
    }
  }

  /** Everything is printed, so the process may exit. */
  public static void mainIsDone() {
    MAIN_DONE.countDown();
  }

  private static void awaitMain() {
    try {
      if (!MAIN_DONE.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        Terminal.note("harness: gave up waiting for the report");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
