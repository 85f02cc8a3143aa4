package harness.problem;

import harness.cases.Case;
import harness.cases.CaseName;
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

  /** What is right for an input that is merely tried, and that nobody is blamed for. */
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

  /**
   * Whether an output is right, where nobody is blamed if it is not, so that nothing need be
   * proved.
   *
   * @throws JudgeFailure if the checker fails
   */
  default boolean isRight(Case each, Truth truth, Output output, Claim claim) {
    return judge(each, truth, output, claim).isAccepted();
  }

  /** By how many moves an accepted output exceeds the optimum; 0 if it is optimal. */
  default int excess(Truth truth, Output output) {
    return 0;
  }

  /** Whether a submission sides with the reference in a disagreement; its output may be null. */
  default boolean agrees(Truth truth, Output output, Judgement judgement) {
    return judgement.isAccepted();
  }

  /**
   * This checker for a run of several submissions. Where no answer is known, an output need not be
   * judged alone: it is compared with the others.
   */
  default Checker ofSeveral() {
    return this;
  }

  /** This checker for inputs that must be valid in the group of tests of a case. */
  default Checker like(CaseName one) {
    return this;
  }

  /** What outputs are judged by. */
  Comparison comparison();

  /** Whether no answer is known, so that outputs can only be compared with each other. */
  default boolean isUnknown(Truth truth) {
    return false;
  }

  /**
   * Compares two outputs, either of which may be right.
   *
   * @return accepted if each is right with the other as the answer; a judge error if neither can be
   *     an answer
   * @throws JudgeFailure if the checker fails although both can be answers
   */
  default Judgement compare(Case each, Output one, Output other) {
    return Judgement.accepted();
  }

  /** The standard comparisons that would accept a difference, by name, the strictest first. */
  default List<String> looserThan(Output one, Output other) {
    return List.of();
  }

  /**
   * What is known of a case on which the reference failed, so that others that are believed can be
   * run on it.
   *
   * @throws JudgeFailure the same failure, if nobody else is believed or the failure does not
   *     repeat
   */
  default Truth unanswered(Case each, JudgeFailure failure) {
    throw failure;
  }

  /** How the reference failed on a case for which it was asked; null if it did not. */
  default JudgeFailure failure(Truth truth) {
    return null;
  }

  /**
   * What the reference did on a drawn case, if there are other submissions that are trusted as
   * much; else null.
   */
  default Partition.Act believed(Truth truth) {
    return null;
  }

  /** The details of a failure for a report; the output is null if there was none. */
  Account account(Case each, Truth truth, Output output);
}
