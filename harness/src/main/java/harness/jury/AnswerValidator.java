package harness.jury;

/** A validator of answers, as packages of the ICPC format have them. Thread-safe. */
interface AnswerValidator {

  /**
   * Shows it an answer.
   *
   * @param whose answer it is, for people
   * @throws harness.problem.JudgeFailure when it refuses the answer, or fails
   */
  void validate(byte[] input, byte[] answer, String whose);
}
