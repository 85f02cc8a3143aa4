package harness.ready;

/** Thrown if no input has the arguments that were given; the message is one line. */
public final class Impossible extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean isTooLarge;

  Impossible(String why) {
    this(why, false);
  }

  private Impossible(String why, boolean isTooLarge) {
    super(why, null, false, false);
    this.isTooLarge = isTooLarge;
  }

  static Impossible tooLarge() {
    return new Impossible("the input would have more than 64 MiB: choose smaller sizes", true);
  }

  /** Whether other draws would take as long and hardly be smaller. */
  boolean isTooLarge() {
    return isTooLarge;
  }
}
