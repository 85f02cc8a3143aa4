package harness.describe.draw;

/** What was drawn so far cannot be completed. */
final class DeadEnd extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** One line. */
  DeadEnd(String why) {
    super(why, null, false, false);
  }
}
