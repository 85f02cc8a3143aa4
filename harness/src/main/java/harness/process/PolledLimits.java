package harness.process;

/** Watches one run's limits by polling its processes. */
final class PolledLimits {

  private final RunLimits limits;
  private final TreeFigures figures;
  private final long startNanos = System.nanoTime();
  private final Pace pace;

  PolledLimits(RunLimits limits, TreeFigures figures) {
    this.limits = limits;
    this.figures = figures;
    this.pace = new Pace(limits.wallNanos());
  }

  /**
   * Polls once.
   *
   * @param harnessIsSlow whether the program may be waiting for the harness to take its output
   * @return the exceeded limit, or null
   */
  Cause poll(boolean harnessIsSlow) {
    figures.sample();
    TreeFigures.Waits waits = figures.waits();
    pace.update(wallNanos(), figures.cpuNanos(), harnessIsSlow || waits == TreeFigures.Waits.CORE);
    if (harnessIsSlow || waits == TreeFigures.Waits.DISK) {
      pace.busy();
    }
    if (exceeded(figures.processes(), limits.processes())) {
      return Cause.PROCESS_LIMIT;
    }
    if (exceeded(figures.peakBytes(), limits.memoryBytes())) {
      return Cause.MEMORY;
    }
    if (exceeded(figures.cpuNanos(), limits.cpuNanos())) {
      return Cause.CPU_TIME;
    }
    if (exceeded(pace.idleNanos(), limits.idleNanos())) {
      return Cause.IDLE;
    }
    return exceeded(pace.ownNanos(), limits.wallNanos()) ? Cause.WALL_TIME : null;
  }

  private static boolean exceeded(long used, long limit) {
    return limit > 0 && used > limit;
  }

  /** Time since the start, in nanoseconds. */
  long wallNanos() {
    return System.nanoTime() - startNanos;
  }
}
