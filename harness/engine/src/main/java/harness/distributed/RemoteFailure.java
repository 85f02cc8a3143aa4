package harness.distributed;

/** The machines or the engine failed, not a contestant. The message is one line for the user. */
public final class RemoteFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RemoteFailure(String message) {
    super(message);
  }

  public RemoteFailure(String message, Throwable cause) {
    super(message + ": " + oneLine(cause), cause);
  }

  /** The first line of an exception's message, with its class if the message alone is unclear. */
  static String oneLine(Throwable thrown) {
    String text = thrown instanceof RemoteFailure ? thrown.getMessage() : thrown.toString();
    return text.strip().lines().findFirst().orElse("").strip();
  }
}
