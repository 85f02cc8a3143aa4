package harness.process;

/** Watches one run's limits by looking at its processes now and then. */
final class PolledLimits {

  /** Less CPU time than this share of the time is idling. */
  private static final long BUSY_SHARE = 20;

  private final RunLimits limits;
  private final TreeFigures figures;
  private final long startNanos = System.nanoTime();

  private long busyCpuNanos;
  private long busySinceNanos = startNanos;
  private int looks;
  private int looksComputing;

  PolledLimits(RunLimits limits, TreeFigures figures) {
    this.limits = limits;
    this.figures = figures;
  }

  /**
   * Looks once.
   *
   * @param harnessIsSlow whether the program may be waiting for the harness to take its output
   * @return the limit that is broken, or null
   */
  Cause look(boolean harnessIsSlow) {
    figures.look();
    long now = System.nanoTime();
    if (harnessIsSlow) {
      busySinceNanos = now;
    }
    if (broken(figures.processes(), limits.processes())) {
      return Cause.PROCESS_LIMIT;
    }
    if (broken(figures.peakBytes(), limits.memoryBytes())) {
      return Cause.MEMORY;
    }
    if (broken(figures.cpuNanos(), limits.cpuNanos())) {
      return Cause.CPU_TIME;
    }
    if (idle(now)) {
      return Cause.IDLE;
    }
    return broken(now - startNanos, limits.wallNanos()) ? Cause.WALL_TIME : null;
  }

  private static boolean broken(long used, long limit) {
    return limit > 0 && used > limit;
  }

  private boolean idle(long now) {
    looks++;
    looksComputing += figures.computing() ? 1 : 0;
    long cpu = figures.cpuNanos();
    boolean computes = (cpu - busyCpuNanos) * BUSY_SHARE > now - busySinceNanos;
    boolean starved = looks > 3 && looksComputing * 2 > looks;
    if (computes || starved) {
      busyCpuNanos = cpu;
      busySinceNanos = now;
      looks = 0;
      looksComputing = 0;
      return false;
    }
    return broken(now - busySinceNanos, limits.idleNanos());
  }

  /** Time since the start, in nanoseconds. */
  long wallNanos() {
    return System.nanoTime() - startNanos;
  }
}
