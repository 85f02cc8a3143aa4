package harness.describe.syntax;

/** A description that is wrong in itself, whatever the input. */
public final class BadDescription extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A mistake.
   *
   * @param where its place
   * @param what one line
   */
  public BadDescription(Place where, String what) {
    super(where.words() + ": " + what, null, false, false);
  }
}
