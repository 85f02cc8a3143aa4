package harness.cli.options;

import harness.cases.Limits;
import harness.cases.UsageException;
import harness.compiled.Submissions;
import harness.problem.Problem;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options for limits, threads, and what is run and accepted. */
public final class RunOptions {

  @Mixin private LimitOptions limitOptions;

  @Option(
      names = "--threads",
      paramLabel = "K",
      description = "Worker threads (default: one per processor).")
  private Integer threads;

  @Option(names = "--beyond-reach", description = "Run solvers also on cases beyond their reach.")
  private boolean beyondReach;

  @Option(names = "--any-shortest", description = "Accept any shortest sequence of moves.")
  private boolean anyShortest;

  /** The problem's limits, except those that the user set. */
  public Limits limits(Problem problem) {
    return limitOptions.limits(problem);
  }

  /** A package's own submissions, which no limit blames that nobody stated. */
  public Submissions excusing(Submissions submissions, OpenProblem problem) {
    return limitOptions.excusing(submissions, problem);
  }

  /** Rejects numbers that are out of range. */
  public void check() {
    UsageException.when(
        threads != null && (threads < 1 || threads > 1024),
        "--threads %s: expected 1 to 1024",
        threads);
  }

  public int threads() {
    return threads(Runtime.getRuntime().availableProcessors());
  }

  /** The number of threads that the user chose, else {@code usual}. */
  public int threads(int usual) {
    return threads == null ? usual : threads;
  }

  public boolean beyondReach() {
    return beyondReach;
  }

  public boolean anyShortest() {
    return anyShortest;
  }

  /** The options that affect verdicts, as on a command line. */
  public String text() {
    return limitOptions.text() + (anyShortest ? " --any-shortest" : "");
  }
}
