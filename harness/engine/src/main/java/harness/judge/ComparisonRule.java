package harness.judge;

import harness.cases.Judgement;
import harness.cases.Reason;

/** A way to compare an output with the reference's output. */
interface ComparisonRule {

  /** Judges an output; a malformed answer is a judge error. */
  Judgement compare(byte[] output, byte[] answer);

  /**
   * What is wrong with the form of a text, whatever it is compared with; null if nothing is. Takes
   * no time if every text has the form.
   */
  String unreadable(byte[] text);

  /** The judgement if the reference's output is at fault. */
  static Judgement badAnswer(String detail) {
    return Judgement.judgeError(Reason.REFERENCE_FAILED, "the reference's output: " + detail);
  }
}
