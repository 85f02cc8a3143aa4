package harness.census;

/** A file that is not a table, or a damaged one. The message is one line for the user. */
public final class BadTable extends Exception {
  private static final long serialVersionUID = 1L;

  BadTable(String message) {
    super(message);
  }
}
