package harness.jury;

import harness.problem.JudgeFailure;

/** Whether the checker of a problem is believed. Shared by all that judge with it; thread-safe. */
final class CheckerTrial {

  private volatile JudgeFailure accusation;
  private volatile boolean over;

  /** Whether nothing more is to be tried. */
  boolean isOver() {
    return over;
  }

  /** The checker has refused something, so it can tell right from wrong. */
  void acquit() {
    over = true;
  }

  /** The checker accepts everything. */
  void accuse(JudgeFailure failure) {
    accusation = failure;
    over = true;
  }

  /**
   * Fails if the checker accepts everything.
   *
   * @throws JudgeFailure the same each time
   */
  void requireBelieved() {
    if (accusation != null) {
      throw accusation;
    }
  }
}
