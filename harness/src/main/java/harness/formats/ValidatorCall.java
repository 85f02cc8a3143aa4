package harness.formats;

/** A validator of inputs or of answers. */
public record ValidatorCall(ProgramCall call, ValidatorCodes codes) {}
