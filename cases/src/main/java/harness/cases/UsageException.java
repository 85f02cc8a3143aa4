package harness.cases;

import java.util.List;

/** Bad usage or invalid input: a one-line message for people, exit code 2. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }

  /**
   * Refuses a request if a condition holds.
   *
   * @param arguments replace each {@code %s} of the message
   */
  @SuppressWarnings("AnnotateFormatMethod") // its annotation is not on the class path
  public static void when(boolean refused, String message, Object... arguments) {
    if (refused) {
      throw new UsageException(message.formatted(arguments));
    }
  }

  /** Something that the user named does not exist. */
  public static UsageException unknown(String what, String name, String where, List<String> all) {
    String available = all.isEmpty() ? "none" : String.join(", ", all);
    return new UsageException(
        "no %s '%s'%s; available: %s".formatted(what, name, where, available));
  }
}
