package harness.cli;

/** The exit codes that scripts rely on. */
final class ExitCode {
  /** Nothing wrong found. */
  static final int OK = 0;

  /** At least one finding. */
  static final int FINDINGS = 1;

  /** Bad usage or invalid input. */
  static final int USAGE = 2;

  /** The harness itself failed. */
  static final int DEFECT = 3;

  /** Interrupted. */
  static final int INTERRUPTED = 130;

  private ExitCode() {}

  /** What two parts of a run exit with together: a failure of the harness before all else. */
  static int worse(int one, int other) {
    return one == DEFECT || other == DEFECT ? DEFECT : Math.max(one, other);
  }

  /** The code when findings are what is wanted. */
  static int whenFindingsAreExpected(int code) {
    return code == OK ? FINDINGS : code == FINDINGS ? OK : code;
  }
}
