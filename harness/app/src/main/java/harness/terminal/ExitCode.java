package harness.terminal;

/** The exit codes that scripts rely on. */
public final class ExitCode {
  /** Nothing wrong was found. */
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

  /** Combines the exit codes of two parts of a run: a failure of the harness comes first. */
  public static int worse(int one, int other) {
    return one == DEFECT || other == DEFECT ? DEFECT : Math.max(one, other);
  }

  /** The exit code if findings are expected. */
  public static int whenFindingsAreExpected(int code) {
    return code == OK ? FINDINGS : code == FINDINGS ? OK : code;
  }
}
