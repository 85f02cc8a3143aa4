package harness.formats;

import java.util.Map;

/**
 * A validator of inputs or of answers.
 *
 * @param variables those that it finds in its environment, by name
 */
public record ValidatorCall(ProgramCall call, ValidatorCodes codes, Map<String, String> variables) {

  public ValidatorCall {
    variables = Map.copyOf(variables);
  }

  /** A validator that is told everything by its arguments. */
  public ValidatorCall(ProgramCall call, ValidatorCodes codes) {
    this(call, codes, Map.of());
  }

  /** A program with the exit codes of testlib. */
  public static ValidatorCall testlib(String program) {
    return new ValidatorCall(ProgramCall.of(program), ValidatorCodes.TESTLIB);
  }
}
