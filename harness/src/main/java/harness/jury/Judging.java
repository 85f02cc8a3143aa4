package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;

/** How an output is compared with the reference's: a standard comparison or a checker program. */
interface Judging {

  /**
   * Judges an output.
   *
   * @param answer the reference's output
   * @throws harness.problem.JudgeFailure if the comparison itself fails
   */
  Judgement judge(Case each, byte[] output, byte[] answer);

  /** Whether the answer alone decides, so that equal bytes are right without a check. */
  boolean needsAnswer();
}
