package harness.cli.options;

import harness.cases.Limits;
import harness.problem.Problem;
import harness.terminal.UsageException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about limits and threads, and about what is run and accepted. */
public final class RunOptions {

  @Mixin private LimitOptions limitOptions;

  @Option(
      names = "--threads",
      paramLabel = "K",
      description = "Worker threads (default: one per processor).")
  private Integer threads;

  @Option(names = "--beyond-reach", description = "Give solvers also cases beyond their reach.")
  private boolean beyondReach;

  @Option(names = "--any-shortest", description = "Accept any shortest sequence of moves.")
  private boolean anyShortest;

  /** The problem's limits, but for what the user set. */
  public Limits limits(Problem problem) {
    return limitOptions.limits(problem);
  }

  public int threads() {
    return threads(Runtime.getRuntime().availableProcessors());
  }

  /** How many threads the user wants, or so many where that is not said. */
  public int threads(int usual) {
    int wanted = threads == null ? usual : threads;
    if (wanted < 1 || wanted > 1024) {
      throw new UsageException("--threads " + wanted + ": expected 1 to 1024");
    }
    return wanted;
  }

  public boolean beyondReach() {
    return beyondReach;
  }

  public boolean anyShortest() {
    return anyShortest;
  }

  /** What decides a verdict among these options, as it stands on a command line. */
  public String text() {
    return limitOptions.text() + (anyShortest ? " --any-shortest" : "");
  }
}
