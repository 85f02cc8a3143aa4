package harness.problem;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Output;
import java.util.List;

/**
 * Knows what is right for a case and judges outputs. Thread-safe.
 *
 * <p>A failure on the judge's side, such as a crash of the reference or the checker, is thrown as a
 * {@link JudgeFailure}. It is never a submission's fault.
 */
public interface Checker {

  /**
   * What is right for a case. Called once for each case, before any submission runs.
   *
   * @throws JudgeFailure if the case is invalid, or the reference fails on it
   */
  Truth truth(Case each);

  /** The same for an input that is merely tried, and that nobody is blamed for. */
  default Truth tried(Case each) {
    return truth(each);
  }

  /** Announces the next calls of {@link #truth}, in order, as far as they are known. */
  default void expect(List<Case> cases) {}

  /**
   * Judges one output.
   *
   * @param truth the result of {@link #truth} for this case
   * @throws JudgeFailure if the checker fails
   */
  Judgement judge(Case each, Truth truth, Output output, Claim claim);

  /** By how many moves an accepted output exceeds the optimum; 0 if it is optimal. */
  default int excess(Truth truth, Output output) {
    return 0;
  }

  /** Whether a submission sides with the reference in a disagreement; its output may be null. */
  default boolean agrees(Truth truth, Output output, Judgement judgement) {
    return judgement.isAccepted();
  }

  /** Whether there is a reference; without one, outputs can only be compared with each other. */
  default boolean knowsTruth() {
    return true;
  }

  /** Compares two outputs, either of which may be right; accepted if both can be. */
  default Judgement compare(Case each, Output one, Output other) {
    return Judgement.accepted();
  }

  /** The details of a failure for a report; the output is null if there was none. */
  Account account(Case each, Truth truth, Output output);
}
