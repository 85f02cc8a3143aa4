package harness.cli;

/** Bad usage or invalid input: one clear line for a person, exit code 2. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
