package harness.jury;

import harness.cases.Case;
import harness.cases.Output;
import harness.cases.UsageException;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.problem.Truth;
import harness.run.SanitizedRun;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The programs of a problem, built again with checks for undefined behaviour. They do on a case
 * what the jury does, which decides nothing here. Any number of threads may use it at once.
 */
public final class SanitizedJury implements AutoCloseable {

  private final OpenJury jury;
  private final JuryChecks checks;
  private final Problem problem;
  private final Checker checker;

  /**
   * Takes a jury that was opened with checks.
   *
   * @param problem the problem whose cases are run
   */
  SanitizedJury(OpenJury jury, JuryChecks checks, Function<OpenJury, JuryProblem> problem) {
    this.jury = jury;
    this.checks = checks;
    this.problem = problem.apply(jury);
    this.checker = this.problem.checker(true);
  }

  /** Whether no program has checks. */
  public boolean isEmpty() {
    return checks.isEmpty();
  }

  /** Why some programs could not be built with checks, one line each. */
  public List<String> problems() {
    return checks.problems();
  }

  /**
   * Generates, validates and answers a case, and judges outputs.
   *
   * @param right outputs by submission
   * @return what the runs of the programs say
   */
  public List<SanitizedRun> on(Case each, Map<String, Output> right) {
    return checks.during(
        () -> {
          tried(() -> draw(each));
          tried(() -> judge(each, right));
        });
  }

  private void draw(Case each) {
    problem.generators().stream()
        .filter(generator -> generator.name().equals(each.name().generator()))
        .findFirst()
        .ifPresent(generator -> generator.draw(each.name().seed(), each.name().index()));
  }

  private void judge(Case each, Map<String, Output> right) {
    Truth truth = checker.truth(each);
    right.values().stream()
        .distinct()
        .forEach(output -> checker.judge(each, truth, output, Claim.OF_PROGRAM));
  }

  /** Does some work, of which a failure is reported by the run without checks, if it is one. */
  private static void tried(Runnable work) {
    try {
      work.run();
    } catch (JudgeFailure | UsageException | RunnerFailure | RunCancelled failed) {
      // what the runs say until then is known
    }
  }

  @Override
  public void close() {
    jury.close();
  }
}
