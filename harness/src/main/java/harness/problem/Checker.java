package harness.problem;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import java.util.List;

/**
 * Says what is right and whether an output is. Thread-safe.
 *
 * <p>What goes wrong on the judge's side, a reference that crashes or a checker that fails, is
 * thrown as a {@link JudgeFailure}. It is never a submission's fault.
 */
public interface Checker {

  /**
   * What is right for a case. Asked once for each case, before any submission runs.
   *
   * @throws JudgeFailure if the case is not valid, or the reference fails on it
   */
  Truth truth(Case each);

  /** Says which cases {@link #truth} will be asked for next, in this order, as far as is known. */
  default void expect(List<Case> cases) {}

  /**
   * Judges one output.
   *
   * @param truth as {@link #truth} gave it for this case
   * @throws JudgeFailure if the checker fails
   */
  Judgement judge(Case each, Truth truth, Output output, Claim claim);

  /**
   * By how much an accepted output is worse than the best there is, in moves; 0 where it is not.
   */
  default int excess(Truth truth, Output output) {
    return 0;
  }

  /**
   * Whether a submission is on the reference's side in a dispute about a case.
   *
   * @param output null if the submission gave none
   */
  default boolean agrees(Truth truth, Output output, Judgement judgement) {
    return judgement.isAccepted();
  }

  /** Whether there is a reference; else outputs can only be compared with each other. */
  default boolean knowsTruth() {
    return true;
  }

  /**
   * Compares two outputs where nobody knows which is right.
   *
   * @return accepted if both can be right; else in what the other differs
   */
  default Judgement compare(Case each, Output one, Output other) {
    return Judgement.accepted();
  }

  /**
   * A failure in words.
   *
   * @param output null if the submission gave none
   */
  Account account(Case each, Truth truth, Output output);
}
