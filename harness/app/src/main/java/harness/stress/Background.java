package harness.stress;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A build that may still be at work; it must be closed. */
final class Background<T> implements AutoCloseable {

  private final CompletableFuture<Optional<T>> build;
  private final Consumer<T> closing;

  /**
   * Begins to build.
   *
   * @param build returns empty, or fails, if that is impossible
   */
  Background(Supplier<Optional<T>> build, Consumer<T> closing) {
    this.build = CompletableFuture.supplyAsync(build);
    this.closing = closing;
  }

  /** What was built, as soon as it is; empty if that was impossible. */
  Optional<T> get() {
    return build.handle((built, failed) -> built == null ? Optional.<T>empty() : built).join();
  }

  @Override
  public void close() {
    get().ifPresent(closing);
  }
}
