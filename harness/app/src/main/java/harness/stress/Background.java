package harness.stress;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.JudgeFailure;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Work of a thread of its own that may not be done yet; it must be closed. */
final class Background<T> implements AutoCloseable {

  private final CompletableFuture<Optional<T>> work;
  private final Consumer<T> closing;

  /**
   * Begins to work.
   *
   * @param work as for {@link #result}
   */
  Background(Supplier<Optional<T>> work, Consumer<T> closing) {
    this.work = CompletableFuture.supplyAsync(() -> result(work), Background::start);
    this.closing = closing;
  }

  /**
   * Works in this thread.
   *
   * @param work returns empty if that is impossible, or throws {@link RunnerFailure}, {@link
   *     RunCancelled} or {@link JudgeFailure}
   */
  static <T> Optional<T> result(Supplier<Optional<T>> work) {
    try {
      return work.get();
    } catch (RunnerFailure | RunCancelled | JudgeFailure impossible) {
      return Optional.empty(); // of use, but not worth an error
    }
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "explaining");
    thread.setDaemon(true);
    thread.start();
  }

  boolean isDone() {
    return work.isDone();
  }

  /** Waits for the result; empty if the work was impossible. */
  Optional<T> get() {
    return work.join();
  }

  @Override
  public void close() {
    work.exceptionally(failed -> Optional.empty()).join().ifPresent(closing); // get() throws it
  }
}
