package harness.jury;

import harness.cases.Reason;
import harness.dialect.Said;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.Content;
import harness.process.RunResult;
import java.util.List;
import java.util.stream.Stream;

/** A validator of answers, as packages of the ICPC format have them. Thread-safe. */
interface AnswerValidator {

  /**
   * Shows it an answer.
   *
   * @param whose answer it is, for people
   * @throws JudgeFailure when it refuses the answer, or fails
   */
  void validateAnswer(String input, byte[] answer, String whose);

  /**
   * What is to be said of a refused answer.
   *
   * @param said by the validator; may be empty
   */
  static JudgeFailure refused(String whose, String validator, String said) {
    String why = said.isEmpty() ? "" : ": " + said;
    return new JudgeFailure(
        whose, Reason.REFERENCE_FAILED, "refused by the answer validator " + validator + why);
  }

  /**
   * A program that reads the answer; its first argument is the file of the input.
   *
   * @param arguments its own, after that one
   */
  record ByProgram(JuryProgram program, List<String> arguments) implements AnswerValidator {

    private static final String INPUT = "input";
    private static final int VALID = 42;

    @Override
    public void validateAnswer(String input, byte[] answer, String whose) {
      RunResult result =
          program.run(
              program
                  .request(answer)
                  .withArguments(Stream.concat(Stream.of(INPUT), arguments.stream()).toList())
                  .withFile(INPUT, Content.of(JuryProgram.bytes(input))),
              VALID);
      if (result.report().cause() != Cause.EXIT || result.report().diedOfException()) {
        throw program.failed(result);
      }
      if (result.report().exitCode() != VALID) {
        throw refused(whose, program.name(), new Said(result).refusal())
            .starved(result.report().maybeStarved());
      }
    }
  }
}
