package harness.formats;

/**
 * A program that talks with submissions.
 *
 * @param codes as of checkers: testlib's, or those of ICPC's output validators
 */
public record InteractorCall(ProgramCall call, CheckerCodes codes) {}
