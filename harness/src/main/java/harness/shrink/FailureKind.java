package harness.shrink;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;

/**
 * What must stay as it is while a finding is made smaller.
 *
 * @param reason null if the verdict says all
 */
record FailureKind(Verdict verdict, Reason reason) {

  boolean matches(Judgement judgement) {
    return judgement.verdict() == verdict && judgement.reason() == reason;
  }

  /** The same for one run by itself, which cannot show that another would be different. */
  boolean matchesOneRun(Judgement judgement) {
    return isUnsteady() ? judgement.verdict() == verdict : matches(judgement);
  }

  /** Whether the submission was right when it was run again. */
  boolean isUnsteady() {
    return reason == Reason.NONDETERMINISTIC;
  }

  /** Whether the case alone is right, and only a file shows it. */
  boolean needsFile() {
    return reason == Reason.DEPENDS_ON_EARLIER_CASE;
  }

  /** What a case in a file must be given; right alone it must be as well. */
  boolean matchesInFile(Judgement judgement) {
    return needsFile() ? judgement.verdict() == verdict : matches(judgement);
  }

  /** Whether a clock decides it. */
  boolean hangsOnTime() {
    return verdict == Verdict.TIME_LIMIT_EXCEEDED;
  }

  /** Whether a case of this exact distance can be given it at all. */
  boolean isPossibleAt(int distance) {
    if (reason == null) {
      return true;
    }
    return switch (reason) {
      case MISSED_UNSOLVABLE -> distance == Answer.NO_SOLUTION;
      case FALSE_UNSOLVABLE, NOT_OPTIMAL -> distance != Answer.NO_SOLUTION;
      case BELOW_OPTIMUM -> distance > 0;
      default -> true;
    };
  }
}
