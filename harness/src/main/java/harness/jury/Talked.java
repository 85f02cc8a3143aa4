package harness.jury;

import harness.problem.JudgeFailure;
import harness.problem.Printed;

/** What is left of a talk that an interactor has not refused: what it wrote for the checker. */
final class Talked extends Printed {

  private final JudgeFailure failure;

  /**
   * A talk.
   *
   * @param written for the checker; not to be changed afterwards
   * @param failure of the interactor; null if it has ruled
   */
  Talked(byte[] written, JudgeFailure failure) {
    super(written);
    this.failure = failure;
  }

  /** The same bytes, if the interactor has not failed. */
  byte[] ruled() {
    if (failure != null) {
      throw failure;
    }
    return bytes();
  }
}
