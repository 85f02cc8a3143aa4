package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;

/** A way to compare an output with the reference's output. */
@FunctionalInterface
interface ComparisonRule {

  /** Judges an output; a malformed answer is a judge error. */
  Judgement compare(byte[] output, byte[] answer);

  /** The judgement if the reference's output is at fault. */
  static Judgement badAnswer(String detail) {
    return Judgement.judgeError(Reason.REFERENCE_FAILED, "the reference's output: " + detail);
  }
}
