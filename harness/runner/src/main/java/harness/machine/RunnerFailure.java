package harness.machine;

import org.jspecify.annotations.Nullable;

/** Running a program failed through a fault of the harness or the machine, not of the program. */
public final class RunnerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RunnerFailure(String message) {
    super(message);
  }

  public RunnerFailure(String message, @Nullable Throwable cause) {
    super(cause == null ? message : message + ": " + cause.getMessage(), cause);
  }
}
