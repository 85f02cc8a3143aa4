package harness.terminal;

/** The exit codes that scripts rely on. */
public final class ExitCode {
  /** Nothing wrong found. */
  public static final int OK = 0;

  /** At least one finding. */
  public static final int FINDINGS = 1;

  /** Bad usage or invalid input. */
  public static final int USAGE = 2;

  /** The harness itself failed. */
  public static final int DEFECT = 3;

  /** Interrupted. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}

  /** What two parts of a run exit with together: a failure of the harness before all else. */
  public static int worse(int one, int other) {
    return one == DEFECT || other == DEFECT ? DEFECT : Math.max(one, other);
  }

  /** The code when findings are what is wanted. */
  public static int whenFindingsAreExpected(int code) {
    return code == OK ? FINDINGS : code == FINDINGS ? OK : code;
  }
}
