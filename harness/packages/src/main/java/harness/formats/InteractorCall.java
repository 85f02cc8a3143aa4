package harness.formats;

/**
 * A program that talks to submissions, or asks for another pass.
 *
 * @param codes as for checkers: testlib's, those of ICPC output validators, or DMOJ's, whose
 *     interactors are called without a file to write. A manager prints what checkers of CMS print
 * @param live whether it runs at the same time as the submission; otherwise it reads the output
 *     afterwards
 * @param passes maximum number of runs of a submission on one case
 * @param managed how submissions run, if it is a manager: a program that reads the input from its
 *     standard input, gets the names of two pipes as arguments, to read and to write, and prints
 *     what the talk is worth. Null for any other interactor
 */
public record InteractorCall(
    ProgramCall call, CheckerCodes codes, boolean live, int passes, ManagedRuns managed) {

  /** An interactor that is no manager. */
  public InteractorCall(ProgramCall call, CheckerCodes codes, boolean live, int passes) {
    this(call, codes, live, passes, null);
  }

  /** An interactor that talks to the submission in a single pass. */
  public static InteractorCall live(String program, CheckerCodes codes) {
    return new InteractorCall(ProgramCall.of(program), codes, true, 1);
  }

  /** A manager, as of CMS. */
  public static InteractorCall manager(String program, ManagedRuns managed) {
    return new InteractorCall(ProgramCall.of(program), CheckerCodes.CMS, true, 1, managed);
  }

  public boolean isManager() {
    return managed != null;
  }
}
