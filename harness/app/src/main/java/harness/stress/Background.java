package harness.stress;

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
   * @param work returns empty, or fails, if that is impossible
   */
  Background(Supplier<Optional<T>> work, Consumer<T> closing) {
    this.work = CompletableFuture.supplyAsync(work, Background::start);
    this.closing = closing;
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "explaining");
    thread.setDaemon(true);
    thread.start();
  }

  /** What it leads to, as soon as it is done; empty if that was impossible. */
  Optional<T> get() {
    return work.handle((made, failed) -> made == null ? Optional.<T>empty() : made).join();
  }

  @Override
  public void close() {
    get().ifPresent(closing);
  }
}
