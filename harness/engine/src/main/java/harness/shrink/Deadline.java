package harness.shrink;

import java.util.function.BooleanSupplier;

/** When to stop: at a point in time, or as soon as the user cancels. */
public record Deadline(long endNanos, BooleanSupplier cancelled) {

  /** A deadline after {@code nanos} from now. */
  public static Deadline in(long nanos, BooleanSupplier cancelled) {
    return new Deadline(System.nanoTime() + nanos, cancelled);
  }

  public Deadline share(double part) {
    return in((long) (part * leftNanos()), cancelled);
  }

  /** Time left in nanoseconds; 0 if it is over. */
  public long leftNanos() {
    return isCancelled() ? 0 : Math.max(0, endNanos - System.nanoTime());
  }

  boolean isCancelled() {
    return cancelled.getAsBoolean();
  }

  public boolean isOver() {
    return leftNanos() == 0;
  }
}
