package harness.talk;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.Checker;
import harness.problem.Claim;
import harness.problem.JudgeFailure;
import harness.problem.Problem;
import harness.problem.Truth;
import harness.process.Talk;
import harness.run.ForeignProgram;
import harness.run.Outcome;
import harness.run.Session;

/** An observed talk of a submission about one case. */
public final class WatchedTalk {

  private WatchedTalk() {}

  /**
   * Runs a talk.
   *
   * @param watcher is notified of everything that is said
   * @return the judgement, and the time taken
   * @throws JudgeFailure if the input is invalid, or one of the jury's programs fails
   */
  public static Result of(
      Problem problem, ForeignProgram program, Case each, Limits limits, Talk.Watcher watcher) {
    Checker checker = problem.checker(false);
    Truth truth = checker.truth(each);
    try (Session session = program.of(problem).watched(limits, watcher)) {
      Outcome outcome = session.runAlone(each, () -> false);
      Judgement judgement =
          outcome.failure() == null
              ? checker.judge(each, truth, outcome.output(), Claim.OF_PROGRAM)
              : outcome.failure();
      return new Result(judgement, outcome.cpuNanos(), outcome.wallNanos());
    }
  }

  /**
   * The result of a talk.
   *
   * @param cpuNanos CPU time of the submission, in nanoseconds
   * @param wallNanos wall time of the submission, in nanoseconds
   */
  public record Result(Judgement judgement, long cpuNanos, long wallNanos) {}
}
