package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;

/** One way to compare an output with the reference's. */
@FunctionalInterface
interface ComparisonRule {

  /** Judges an output; an answer that cannot be read is a judge error. */
  Judgement compare(byte[] output, byte[] answer);

  /** The reference's output is at fault. */
  static Judgement badAnswer(String detail) {
    return Judgement.judgeError(Reason.REFERENCE_FAILED, "the reference's output: " + detail);
  }
}
