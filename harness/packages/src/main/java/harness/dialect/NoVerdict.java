package harness.dialect;

/** A checker ended as it should, but did not say what the output is worth. */
public final class NoVerdict extends Exception {

  private static final long serialVersionUID = 1;

  /** Says in one line what was wrong with what it said. */
  NoVerdict(String message) {
    super(message, null, false, false);
  }
}
