package harness.shrink;

import java.util.function.BooleanSupplier;

/** When to stop trying: at a moment, or as soon as the user says so. */
final class Deadline {

  private final long endNanos;
  private final BooleanSupplier cancelled;

  private Deadline(long endNanos, BooleanSupplier cancelled) {
    this.endNanos = endNanos;
    this.cancelled = cancelled;
  }

  /** So long from now. */
  static Deadline in(long nanos, BooleanSupplier cancelled) {
    return new Deadline(System.nanoTime() + nanos, cancelled);
  }

  /** Part of the time that is left. */
  Deadline share(double part) {
    return in((long) (part * leftNanos()), cancelled);
  }

  /** Time left, 0 when it is over. */
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
