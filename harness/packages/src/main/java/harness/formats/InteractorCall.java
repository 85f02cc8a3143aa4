package harness.formats;

/**
 * A program that talks to submissions, or asks for another pass.
 *
 * @param codes as for checkers: testlib's, those of ICPC output validators, or DMOJ's, whose
 *     interactors are called without a file to write
 * @param live whether it runs at the same time as the submission; otherwise it reads the output
 *     afterwards
 * @param passes maximum number of runs of a submission on one case
 */
public record InteractorCall(ProgramCall call, CheckerCodes codes, boolean live, int passes) {

  /** An interactor that talks to the submission in a single pass. */
  public static InteractorCall live(String program, CheckerCodes codes) {
    return new InteractorCall(ProgramCall.of(program), codes, true, 1);
  }
}
