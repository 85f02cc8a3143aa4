package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.judge.LooserComparisons;
import harness.problem.JudgeFailure;
import harness.problem.Printed;
import java.util.Arrays;
import java.util.List;

/** Judges outputs where no answer is known: each by itself, or two of them by each other. */
record UnansweredJudging(Judging judging) {

  /**
   * Judges an output whose answer is unknown: it is wrong if it is rejected as its own answer. If
   * it cannot be an answer, nothing is known.
   */
  Judgement judgeByItself(Case each, Output output) {
    byte[] printed = ((Printed) output).bytes();
    if (judging.needsAnswer()) {
      Judgement readable = read(printed);
      return readable.isAccepted() || !((Printed) output).text().isBlank()
          ? readable
          : Judgement.wrong(Reason.MISSING_OUTPUT, "prints nothing: " + readable.detail());
    }
    Judgement judgement = asAnswer(each, printed, printed);
    return judgement == null || judgement.verdict() == Verdict.JUDGE_ERROR
        ? Judgement.accepted()
        : judgement;
  }

  /** Reads an output, which is all that can be done with it while no answer is known. */
  Judgement read(byte[] output) {
    String wrong = judging.unreadable(output);
    return wrong == null ? Judgement.accepted() : Judgement.wrong(Reason.MALFORMED_OUTPUT, wrong);
  }

  /** Whether two outputs are equal: accepted, or why they are not. */
  Judgement compare(Case each, Output one, Output other) {
    byte[] first = ((Printed) one).bytes();
    byte[] second = ((Printed) other).bytes();
    if (judging.needsAnswer() && Arrays.equals(first, second)) {
      return Judgement.accepted();
    }
    Judgement forward = asAnswer(each, second, first);
    if (forward != null && !forward.isAccepted()) {
      return forward;
    }
    Judgement backward = asAnswer(each, first, second);
    if (backward != null && !backward.isAccepted()) {
      return backward;
    }
    if (forward != null && backward != null) {
      return Judgement.accepted();
    }
    return forward == null && backward == null
        ? unreadable(each, first, second)
        : Judgement.wrong(Reason.REJECTED_BY_CHECKER, "only one of the two can be an answer");
  }

  /**
   * The judgement with an answer that may be none; null if the checker fails on it.
   *
   * @throws JudgeFailure if other programs may have made it fail
   */
  private Judgement asAnswer(Case each, byte[] printed, byte[] answer) {
    try {
      Judgement judgement = judging.judge(each, printed, answer);
      return judgement.verdict() == Verdict.JUDGE_ERROR ? null : judgement;
    } catch (JudgeFailure failure) {
      if (failure.isStarved()) {
        throw failure;
      }
      return null;
    }
  }

  /** What two outputs are if the checker fails on each with the other as the answer. */
  private Judgement unreadable(Case each, byte[] first, byte[] second) {
    boolean readsFirst = asAnswer(each, first, first) != null;
    boolean readsSecond = asAnswer(each, second, second) != null;
    if (readsFirst != readsSecond) {
      return Judgement.wrong(Reason.REJECTED_BY_CHECKER, "only one of the two can be an answer");
    }
    Judgement failed = judging.judge(each, second, first); // fails again, and says why
    if (readsFirst || failed.verdict() != Verdict.JUDGE_ERROR) {
      throw new JudgeFailure(
          each.name().problem(), Reason.CHECKER_FAILED, "fails on some runs: " + failed.detail());
    }
    return failed;
  }

  /** The standard comparisons that would accept both, by name. */
  List<String> looserThan(Output one, Output other) {
    return judging instanceof Judging.ByComparison
        ? LooserComparisons.accepting(((Printed) one).bytes(), ((Printed) other).bytes())
        : List.of();
  }
}
