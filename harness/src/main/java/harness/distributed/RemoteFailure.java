package harness.distributed;

/** The machines or the engine failed, not a contestant; the message is one line for a person. */
public final class RemoteFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RemoteFailure(String message) {
    super(message);
  }

  public RemoteFailure(String message, Throwable cause) {
    super(message + ": " + oneLine(cause), cause);
  }

  /** The first line of what was thrown, with its class where it does not speak for itself. */
  static String oneLine(Throwable thrown) {
    String text = thrown instanceof RemoteFailure ? thrown.getMessage() : thrown.toString();
    return text.strip().lines().findFirst().orElse("").strip();
  }
}
