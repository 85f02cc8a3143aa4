package harness.toolchain;

/** Something that the user named cannot be used; the message is one line for people. */
public final class BadSubmission extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public BadSubmission(String message) {
    super(message);
  }
}
