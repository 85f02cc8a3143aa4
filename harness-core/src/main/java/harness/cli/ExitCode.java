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
}
