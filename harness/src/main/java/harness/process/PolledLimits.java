package harness.process;

/**
 * Watches one run's limits by polling its processes. Wall time is limited as the program's own
 * time, which the runner computes the same way: wall time minus the time that others take from the
 * program. A busy machine must not change a verdict. So time spent waiting for a processor does not
 * count, nor does time in which the watcher itself gets no processor.
 */
final class PolledLimits {

  /** A poll that is later than this was delayed because no core was free. */
  private static final long LATE_NANOS = 100_000_000;

  /** A program that uses less CPU time than this fraction of its own time is idle. */
  private static final long BUSY_SHARE = 20;

  /** How many times the wall-time limit may be lost to a busy machine. */
  private static final long LOST_SHARE = 20;

  private final RunLimits limits;
  private final TreeFigures figures;
  private final long startNanos = System.nanoTime();
  private final long mostLostNanos;

  private long timeNanos;
  private long cpuNanos;
  private long ownNanos;
  private long lostNanos;
  private boolean waited = true;
  private long busyOwnNanos;
  private long busyCpuNanos;

  PolledLimits(RunLimits limits, TreeFigures figures) {
    this.limits = limits;
    this.figures = figures;
    this.mostLostNanos = limits.wallNanos() == 0 ? Long.MAX_VALUE : LOST_SHARE * limits.wallNanos();
  }

  /**
   * The limit that is exceeded now, or null.
   *
   * @param harnessIsSlow whether the program may be waiting for the harness to take its output
   */
  Cause poll(boolean harnessIsSlow) {
    figures.sample();
    TreeFigures.Waits waits = figures.waits();
    advance(harnessIsSlow || waits == TreeFigures.Waits.CORE);
    boolean computes = (cpuNanos - busyCpuNanos) * BUSY_SHARE > ownNanos - busyOwnNanos;
    if (computes || harnessIsSlow || waits == TreeFigures.Waits.DISK) {
      busyOwnNanos = ownNanos;
      busyCpuNanos = cpuNanos;
    }
    if (exceeded(figures.processes(), limits.processes())) {
      return Cause.PROCESS_LIMIT;
    }
    if (exceeded(figures.peakBytes(), limits.memoryBytes())) {
      return Cause.MEMORY;
    }
    if (exceeded(cpuNanos, limits.cpuNanos())) {
      return Cause.CPU_TIME;
    }
    if (exceeded(ownNanos - busyOwnNanos, limits.idleNanos())) {
      return Cause.IDLE;
    }
    return exceeded(ownNanos, limits.wallNanos()) ? Cause.WALL_TIME : null;
  }

  /** Divides the time since the last poll into the program's own time and lost time. */
  private void advance(boolean waits) {
    long time = wallNanos();
    long cpu = figures.cpuNanos();
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
  }

  private static boolean exceeded(long used, long limit) {
    return limit > 0 && used > limit;
  }

  /** Time since the start, in nanoseconds. */
  long wallNanos() {
    return System.nanoTime() - startNanos;
  }
}
