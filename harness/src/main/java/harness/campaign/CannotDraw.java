package harness.campaign;

/** What the generator is asked for does not exist, or cannot be found; one line for a person. */
public final class CannotDraw extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CannotDraw(String message) {
    super(message);
  }
}
