package harness.describe.syntax;

/** Thrown if the description itself is wrong, whatever the input. */
public final class BadDescription extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a one-line message. */
  public BadDescription(Place where, String what) {
    super(where.words() + ": " + what, null, false, false);
  }
}
