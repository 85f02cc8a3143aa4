package harness.jury;

import harness.cases.Reason;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.Content;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program that validates answers. It reads the answer; its first argument is the file of the
 * input.
 *
 * @param arguments its own, after that one
 */
record ProgramAnswerValidator(JuryProgram program, List<String> arguments)
    implements AnswerValidator {

  private static final String INPUT = "input";
  private static final int VALID = 42;

  @Override
  public void validate(byte[] input, byte[] answer, String whose) {
    RunResult result =
        program.run(
            RunRequest.of(answer, program.limits())
                .withArguments(Stream.concat(Stream.of(INPUT), arguments.stream()).toList())
                .withFile(INPUT, Content.of(input)),
            VALID);
    if (JuryProgram.hasEnded(result, VALID)) {
      return;
    }
    if (result.report().cause() != Cause.EXIT || result.report().diedOfException()) {
      throw program.failed(result);
    }
    throw refused(whose, program.name(), JuryProgram.refusal(result));
  }

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
}
