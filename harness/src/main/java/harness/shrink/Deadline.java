package harness.shrink;

import java.util.function.BooleanSupplier;

/** When to stop: at a point in time, or as soon as the user cancels. */
final class Deadline {

  private final long endNanos;
  private final BooleanSupplier cancelled;

  private Deadline(long endNanos, BooleanSupplier cancelled) {
    this.endNanos = endNanos;
    this.cancelled = cancelled;
  }

  /** A deadline after {@code nanos} from now. */
  static Deadline in(long nanos, BooleanSupplier cancelled) {
    return new Deadline(System.nanoTime() + nanos, cancelled);
  }

  /** A deadline after part of the time left. */
  Deadline share(double part) {
    return in((long) (part * leftNanos()), cancelled);
  }

  /** Time left in nanoseconds; 0 if it is over. */
  long leftNanos() {
    return cancelled.getAsBoolean() ? 0 : Math.max(0, endNanos - System.nanoTime());
  }

  boolean isCancelled() {
    return cancelled.getAsBoolean();
  }

  boolean isOver() {
    return leftNanos() == 0;
  }
}
