package harness.process;

/**
 * A program's own time, as the runner counts it too: the wall clock without the time that others
 * take from it. A busy machine must not change a verdict, so what the program spends waiting for a
 * processor is not its own, nor is what passes while its watcher gets none and knows nothing.
 */
final class Pace {

  /** A look that comes later than this comes late for want of a core. */
  private static final long LATE_NANOS = 100_000_000;

  /** Less CPU time than this share of its own time is idling. */
  private static final long BUSY_SHARE = 20;

  /** So many times the limit on the wall clock may be lost to a busy machine. */
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
   * At the start of a program.
   *
   * @param wallNanos its limit on the wall clock, or 0
   */
  Pace(long wallNanos) {
    mostLostNanos = wallNanos == 0 ? Long.MAX_VALUE : LOST_SHARE * wallNanos;
  }

  /**
   * Takes note of a look.
   *
   * @param time since the start, in nanoseconds
   * @param cpu of the whole tree since the start, in nanoseconds
   * @param waits whether it waits for a core, or for the harness
   */
  void look(long time, long cpu, boolean waits) {
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

  /** The program does not idle now. */
  void busy() {
    busyOwnNanos = ownNanos;
    busyCpuNanos = cpuNanos;
  }

  long ownNanos() {
    return ownNanos;
  }

  /** Own time since the program was last seen computing, in nanoseconds. */
  long idleNanos() {
    return ownNanos - busyOwnNanos;
  }
}
