package harness.census;

/** A file that is no table, or a damaged one; the message is one line for a person. */
public final class BadTable extends Exception {
  private static final long serialVersionUID = 1L;

  BadTable(String message) {
    super(message);
  }
}
