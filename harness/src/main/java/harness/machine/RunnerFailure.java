package harness.machine;

/** Running a program failed through a fault of the harness or the machine, not of the program. */
public final class RunnerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RunnerFailure(String message) {
    super(message);
  }

  public RunnerFailure(String message, Throwable cause) {
    super(message + ": " + cause.getMessage(), cause);
  }
}
