package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;

/** How an output is compared with the reference's: a standard comparison or a checker program. */
interface Judging {

  /**
   * Judges an output.
   *
   * @param answer what the reference printed
   * @throws harness.problem.JudgeFailure when the comparing itself fails
   */
  Judgement judge(Case each, byte[] output, byte[] answer);

  /** Whether the answer alone decides, so that equal bytes are right without looking. */
  boolean needsAnswer();
}
