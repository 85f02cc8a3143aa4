package harness.jury;

import harness.problem.JudgeFailure;
import harness.problem.Printed;

/** The result of a talk that the interactor did not reject: what it wrote for the checker. */
final class Talked extends Printed {

  private final JudgeFailure failure;

  /**
   * Creates a result.
   *
   * @param written the bytes for the checker; not to be changed afterwards
   * @param failure of the interactor; null if it gave a verdict
   */
  Talked(byte[] written, JudgeFailure failure) {
    super(written);
    this.failure = failure;
  }

  /** The bytes, unless the interactor failed. */
  byte[] ruled() {
    if (failure != null) {
      throw failure;
    }
    return bytes();
  }
}
