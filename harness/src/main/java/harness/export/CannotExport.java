package harness.export;

/** A package cannot be written as asked. The message is one line for a person. */
public final class CannotExport extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CannotExport(String message) {
    super(message);
  }
}
