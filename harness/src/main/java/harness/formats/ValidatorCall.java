package harness.formats;

/** A validator of inputs. */
public record ValidatorCall(ProgramCall call, ValidatorCodes codes) {}
