package harness.formats;

/**
 * A program that talks with submissions, or sends them into another pass.
 *
 * @param codes as of checkers: testlib's, or those of ICPC's output validators
 * @param live whether it runs at the same time as the submission; if not, it reads the output
 * @param passes how many runs of a submission on a case there may be
 */
public record InteractorCall(ProgramCall call, CheckerCodes codes, boolean live, int passes) {

  /** One that talks, once. */
  public static InteractorCall live(ProgramCall call, CheckerCodes codes) {
    return new InteractorCall(call, codes, true, 1);
  }
}
