package harness.export;

/** A package cannot be written as requested. The message is one line for the user. */
public final class CannotExport extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CannotExport(String message) {
    super(message);
  }
}
