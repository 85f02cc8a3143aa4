package harness.describe.draw;

/** Thrown if the part of the input drawn so far cannot be completed. */
final class DeadEnd extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception with a one-line message. */
  DeadEnd(String why) {
    super(why, null, false, false);
  }
}
