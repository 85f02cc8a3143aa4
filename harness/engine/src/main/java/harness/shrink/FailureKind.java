package harness.shrink;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;

/**
 * The verdict and reason that must stay the same while a finding is made smaller.
 *
 * @param reason null if there is none
 */
public record FailureKind(Verdict verdict, Reason reason) {

  static FailureKind of(Judgement judgement) {
    return new FailureKind(judgement.verdict(), judgement.reason());
  }

  public boolean matches(Judgement judgement) {
    return judgement.verdict() == verdict && judgement.reason() == reason;
  }

  /** Whether a single run matches; it cannot show that another run would differ. */
  boolean matchesOneRun(Judgement judgement) {
    return isUnsteady() ? judgement.verdict() == verdict : matches(judgement);
  }

  /** Whether the submission passed when it was run again. */
  public boolean isUnsteady() {
    return reason == Reason.NONDETERMINISTIC;
  }

  /** Whether only a file fails and the case alone is right. */
  public boolean needsFile() {
    return reason == Reason.DEPENDS_ON_EARLIER_CASE;
  }

  /** Whether a case in a file has the required judgement; it must also be right alone. */
  public boolean matchesInFile(Judgement judgement) {
    return needsFile() ? judgement.verdict() == verdict : matches(judgement);
  }

  public boolean hangsOnTime() {
    return verdict == Verdict.TIME_LIMIT_EXCEEDED;
  }

  /** Whether a case of this exact distance can get this verdict. */
  public boolean isPossibleAt(int distance) {
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
