package harness.cli.options;

import harness.cases.Limits;
import harness.cases.Verdict;
import harness.compiled.Submissions;
import harness.formats.ProblemPackage;
import harness.problem.Problem;
import harness.problem.TimeRuled;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
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

  /** The computed time limit; null until it is needed. */
  private Duration measured;

  /**
   * The problem's limits, except those that the user set. A time limit that must be computed is
   * measured once.
   */
  public Limits limits(Problem problem) {
    Limits limits = problem.limits();
    Optional<TimeRuled> rule = problem.capability(TimeRuled.class);
    if (timeLimit == null && measured == null && rule.isPresent()) {
      measured = Duration.ofNanos(rule.get().limits().timeNanos());
    }
    if (time() != null) {
      limits = limits.withTimeNanos(time().toNanos());
    }
    return memoryLimit == null ? limits : limits.withMemoryBytes(memoryLimit);
  }

  /** A package, in which given options replace the limits of all languages and tests. */
  static ProblemPackage replacing(ProblemPackage parts, GivenOptions given) {
    return parts.withLimits(
        parts.limits().replaced(given.isGiven("--time-limit"), given.isGiven("--memory-limit")));
  }

  private Duration time() {
    return timeLimit == null ? measured : timeLimit;
  }

  /**
   * A package's own submissions, which no limit blames that neither the package nor the user
   * stated.
   */
  public Submissions excusing(Submissions submissions, OpenProblem problem) {
    Set<Verdict> unstated = EnumSet.noneOf(Verdict.class);
    if (problem.isOfPrograms()) {
      unstated.addAll(problem.parts().limits().unstated());
    }
    if (timeLimit != null) {
      unstated.remove(Verdict.TIME_LIMIT_EXCEEDED);
    }
    if (memoryLimit != null) {
      unstated.remove(Verdict.MEMORY_LIMIT_EXCEEDED);
    }
    return unstated.isEmpty()
        ? submissions
        : submissions.excusing(problem.submissions().keySet(), unstated);
  }

  /** These options as on a command line. */
  public String text() {
    return new OptionText()
        .addTime("--time-limit", time(), null)
        .add("--memory-limit", memoryLimit == null ? null : (memoryLimit >> 10) + "k")
        .toString();
  }
}
