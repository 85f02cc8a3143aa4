package harness.campaign;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * The time for which this process has been running. Time for which it was stopped, as by Ctrl-Z or
 * a suspended machine, does not count. One thread advances the clock often; a long gap between two
 * steps means that the process was stopped.
 */
final class RunningTime {

  /** The most that one step may add. Steps are 50 ms apart unless the machine is very busy. */
  private static final long LONGEST_STEP_NANOS = 500_000_000L;

  private final LongSupplier clock;
  private long last;
  private final AtomicLong nanos = new AtomicLong();

  /** Starts at 0; the clock, in nanoseconds, goes on while the process is stopped. */
  RunningTime(LongSupplier clock) {
    this.clock = clock;
    this.last = clock.getAsLong();
  }

  /** Advances the clock; called by one thread only. */
  void advance() {
    long now = clock.getAsLong();
    nanos.addAndGet(Math.min(now - last, LONGEST_STEP_NANOS));
    last = now;
  }

  long nanos() {
    return nanos.get();
  }
}
