package harness.jury;

import harness.cases.Reason;
import harness.formats.ValidatorCodes;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.util.List;

/**
 * A validator of inputs.
 *
 * @param arguments its own
 */
record JuryValidator(JuryProgram program, List<String> arguments, ValidatorCodes codes) {

  private static final int TESTLIB_VALID = 0;
  private static final int TESTLIB_INVALID = 3;
  private static final int ICPC_VALID = 42;

  /**
   * Shows it an input.
   *
   * @throws JudgeFailure when it refuses the input, or fails
   */
  void validate(byte[] input) {
    RunResult result =
        program.run(RunRequest.of(input, program.limits()).withArguments(arguments), valid());
    if (refuses(result)) {
      String said = JuryProgram.complaint(result);
      if (said.isEmpty()) {
        said = JuryProgram.firstLine(result.outputText());
      }
      throw new JudgeFailure(
          program.name(), Reason.INVALID_INPUT, said.isEmpty() ? "refuses the input" : said);
    }
    if (!JuryProgram.hasEnded(result, valid())) {
      throw program.failed(result);
    }
  }

  private int valid() {
    return codes == ValidatorCodes.ICPC ? ICPC_VALID : TESTLIB_VALID;
  }

  private boolean refuses(RunResult result) {
    return codes == ValidatorCodes.TESTLIB
        ? JuryProgram.hasEnded(result, TESTLIB_INVALID)
        : result.report().cause() == Cause.EXIT && result.report().exitCode() != ICPC_VALID;
  }
}
