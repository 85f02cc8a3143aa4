package harness.cases;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * The time and the number of stored states that a solver may spend on one case. A solver calls
 * {@link #expand()} for every state it expands and {@link #store(long)} whenever it stores more
 * states; both throw {@link Exceeded} when the budget is used up. The clock is read once every
 * {@value #CHECK_INTERVAL} expansions. Used by one thread at a time.
 */
public final class Budget {

  private static final int CHECK_INTERVAL = 1024;

  /** The limit that ended a search. */
  public enum Limit {
    /** The time limit was exceeded. */
    TIME,
    /** More states stored than allowed. */
    STORED_STATES,
    /** The run was cancelled from outside. */
    CANCELLED
  }

  /**
   * Ends a search whose budget is used up. It has no stack trace because it is an expected outcome,
   * not a defect.
   */
  public static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Limit limit;

    Exceeded(Limit limit) {
      super(limit.name(), null, false, false);
      this.limit = limit;
    }

    /** The limit that was exceeded. */
    public Limit limit() {
      return limit;
    }
  }

  private final LongSupplier clockNanos;
  private final long deadlineNanos;
  private final long storedStatesLimit;
  private final BooleanSupplier cancelled;

  private long expandedNodes;
  private long nextCheck = CHECK_INTERVAL;
  private long peakStoredStates;

  /**
   * A budget that starts now.
   *
   * @param clockNanos the clock to measure with, in nanoseconds; usually the thread's CPU time
   * @param limitNanos time allowed from now on, measured by that clock
   * @param storedStatesLimit the most states that may be held at once
   * @param cancelled polled now and then; true to give up
   */
  public Budget(
      LongSupplier clockNanos, long limitNanos, long storedStatesLimit, BooleanSupplier cancelled) {
    this(clockNanos, clockNanos.getAsLong(), limitNanos, storedStatesLimit, cancelled);
  }

  /**
   * A budget that started a moment ago, for a caller that has already read the clock.
   *
   * @param startNanos the clock's reading then
   */
  public Budget(
      LongSupplier clockNanos,
      long startNanos,
      long limitNanos,
      long storedStatesLimit,
      BooleanSupplier cancelled) {
    this.clockNanos = Objects.requireNonNull(clockNanos);
    this.cancelled = Objects.requireNonNull(cancelled);
    this.storedStatesLimit = storedStatesLimit;
    this.deadlineNanos =
        limitNanos > Long.MAX_VALUE - startNanos ? Long.MAX_VALUE : startNanos + limitNanos;
  }

  /** A budget without limits. It still counts. */
  public static Budget unlimited() {
    return new Budget(() -> 0, Long.MAX_VALUE, Long.MAX_VALUE, () -> false);
  }

  /**
   * Counts one expanded state.
   *
   * @throws Exceeded if the time is up or the run is cancelled
   */
  public void expand() {
    if (++expandedNodes >= nextCheck) {
      check();
    }
  }

  /**
   * Reports the number of states that the search holds now.
   *
   * @throws Exceeded if that is more than the budget allows
   */
  public void store(long states) {
    if (states > peakStoredStates) {
      peakStoredStates = states;
      if (states > storedStatesLimit) {
        throw new Exceeded(Limit.STORED_STATES);
      }
    }
  }

  /** States expanded so far. */
  public long expandedNodes() {
    return expandedNodes;
  }

  /** The largest number of states held at once so far. */
  public long peakStoredStates() {
    return peakStoredStates;
  }

  private void check() {
    nextCheck = expandedNodes + CHECK_INTERVAL;
    if (cancelled.getAsBoolean()) {
      throw new Exceeded(Limit.CANCELLED);
    }
    if (clockNanos.getAsLong() > deadlineNanos) {
      throw new Exceeded(Limit.TIME);
    }
  }
}
