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

/** A submission's talk about one case. */
public final class WatchedTalk {

  private WatchedTalk() {}

  /**
   * Has a submission talk.
   *
   * @param watcher is told what is said, as it is said
   * @return what it was ruled, with the time it took
   * @throws JudgeFailure if the input is not valid, or one of the jury's programs fails
   */
  public static Result of(
      Problem problem, ForeignProgram program, Case each, Limits limits, Talk.Watcher watcher) {
    Checker checker = problem.checker(false);
    Truth truth = checker.truth(each);
    try (Session session = program.watched(limits, watcher)) {
      Outcome outcome = session.runAlone(each, () -> false);
      Judgement judgement =
          outcome.failure() == null
              ? checker.judge(each, truth, outcome.output(), Claim.OF_PROGRAM)
              : outcome.failure();
      return new Result(judgement, outcome.cpuNanos(), outcome.wallNanos());
    }
  }

  /**
   * How it ended.
   *
   * @param cpuNanos CPU time of the submission, in nanoseconds
   * @param wallNanos the same by the wall clock
   */
  public record Result(Judgement judgement, long cpuNanos, long wallNanos) {}
}
