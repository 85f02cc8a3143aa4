package harness.campaign;

/** The requested case does not exist or cannot be found. The message is one line for the user. */
public final class CannotDraw extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CannotDraw(String message) {
    super(message);
  }
}
