package harness.process;

/**
 * A program's own time, which the runner computes the same way: wall time minus the time that
 * others take from the program. A busy machine must not change a verdict. So time spent waiting for
 * a processor does not count, nor does time in which the watcher itself gets no processor.
 */
final class Pace {

  /** A check that is later than this was delayed because no core was free. */
  private static final long LATE_NANOS = 100_000_000;

  /** A program that uses less CPU time than this fraction of its own time is idle. */
  private static final long BUSY_SHARE = 20;

  /** How many times the wall-time limit may be lost to a busy machine. */
  private static final long LOST_SHARE = 20;

  private final long mostLostNanos;

  private long timeNanos;
  private long cpuNanos;
  private long ownNanos;
  private long lostNanos;
  private boolean waited = true;
  private long busyOwnNanos;
  private long busyCpuNanos;

  /**
   * Starts with the program.
   *
   * @param wallNanos the wall-time limit, or 0
   */
  Pace(long wallNanos) {
    mostLostNanos = wallNanos == 0 ? Long.MAX_VALUE : LOST_SHARE * wallNanos;
  }

  /**
   * Records a check.
   *
   * @param time since the start, in nanoseconds
   * @param cpu of the whole tree since the start, in nanoseconds
   * @param waits whether the program waits for a core or for the harness
   */
  void update(long time, long cpu, boolean waits) {
    long passed = time - timeNanos;
    long own = Math.min(passed, waits || waited ? cpu - cpuNanos : LATE_NANOS);
    if (lostNanos + passed - own > mostLostNanos) {
      own = passed;
    }
    ownNanos += own;
    lostNanos += passed - own;
    timeNanos = time;
    cpuNanos = cpu;
    waited = waits;
    if ((cpu - busyCpuNanos) * BUSY_SHARE > ownNanos - busyOwnNanos) {
      busy();
    }
  }

  /** The program is not idle now. */
  void busy() {
    busyOwnNanos = ownNanos;
    busyCpuNanos = cpuNanos;
  }

  long ownNanos() {
    return ownNanos;
  }

  /** Own time since the program last computed, in nanoseconds. */
  long idleNanos() {
    return ownNanos - busyOwnNanos;
  }
}
