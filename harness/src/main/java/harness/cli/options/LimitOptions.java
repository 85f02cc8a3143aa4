package harness.cli.options;

import harness.cases.Limits;
import harness.problem.Problem;
import harness.problem.TimeRuled;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options for limits. */
public final class LimitOptions {

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = OptionValues.Time.class,
      description =
          "CPU time per file; for built-in solvers, per case (default: the problem's, or 2s).")
  private Duration timeLimit;

  @Option(
      names = "--memory-limit",
      paramLabel = "SIZE",
      converter = OptionValues.Memory.class,
      description = "Memory (default: the problem's, or 256m).")
  private Long memoryLimit;

  /**
   * The problem's limits, except those that the user set. A time limit that must be computed is
   * measured once, then treated as if the user had set it.
   */
  public Limits limits(Problem problem) {
    Limits limits = problem.limits();
    Optional<TimeRuled> rule = problem.power(TimeRuled.class);
    if (timeLimit == null && rule.isPresent()) {
      timeLimit = Duration.ofNanos(rule.get().limits().timeNanos());
    }
    if (timeLimit != null) {
      limits = limits.withTimeNanos(timeLimit.toNanos());
    }
    return memoryLimit == null ? limits : limits.withMemoryBytes(memoryLimit);
  }

  /** These options as on a command line. */
  public String text() {
    return new OptionText()
        .addTime("--time-limit", timeLimit, null)
        .add("--memory-limit", memoryLimit == null ? null : (memoryLimit >> 10) + "k")
        .toString();
  }
}
