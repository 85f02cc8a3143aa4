package harness.terminal;

/** Bad usage or invalid input: a one-line message for people, exit code 2. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
