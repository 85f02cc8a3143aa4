package harness.formats;

/** A validator of inputs or of answers. */
public record ValidatorCall(ProgramCall call, ValidatorCodes codes) {

  /** A program with the exit codes of testlib. */
  public static ValidatorCall testlib(String program) {
    return new ValidatorCall(ProgramCall.of(program), ValidatorCodes.TESTLIB);
  }
}
