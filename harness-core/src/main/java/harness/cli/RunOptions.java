package harness.cli;

import harness.cases.Limits;
import harness.reference.Puzzle;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The options about limits and threads, and about what is run and accepted. */
final class RunOptions {

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = Durations.class,
      description = {
        "CPU time for a judge's file, of a built-in solver for a case, as in 500ms or 2s (default:"
            + " the puzzle's)."
      })
  private Duration timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "SIZE",
      converter = MemorySizes.class,
      description = "Memory, as in 64m or 1g (default: the puzzle's).")
  private Long memoryLimit;

  @Option(
      names = "--threads",
      paramLabel = "K",
      description = "Worker threads (default: one for each processor).")
  private Integer threads;

  @Option(
      names = "--beyond-reach",
      description = "Give solvers also the cases beyond the reach that they declare.")
  private boolean beyondReach;

  @Option(
      names = "--any-shortest",
      description = "Accept any shortest sequence where the puzzle wants the smallest.")
  private boolean anyShortest;

  /** The puzzle's limits, but for what the user set. */
  Limits limits(Puzzle puzzle) {
    Limits limits = puzzle.limits();
    if (timeLimit != null) {
      limits = limits.withTimeNanos(timeLimit.toNanos());
    }
    return memoryLimit == null ? limits : limits.withMemoryBytes(memoryLimit);
  }

  int threads() {
    int wanted = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (wanted < 1 || wanted > 1024) {
      throw new UsageException("--threads " + wanted + ": expected 1 to 1024");
    }
    return wanted;
  }

  boolean beyondReach() {
    return beyondReach;
  }

  boolean anyShortest() {
    return anyShortest;
  }

  /** What decides a verdict among these options, as it stands on a command line. */
  String text() {
    StringBuilder text = new StringBuilder();
    if (timeLimit != null) {
      text.append(" --time-limit ").append(timeLimit.toMillis()).append("ms");
    }
    if (memoryLimit != null) {
      text.append(" --memory-limit ").append(memoryLimit >> 10).append('k');
    }
    return text + (anyShortest ? " --any-shortest" : "");
  }
}
