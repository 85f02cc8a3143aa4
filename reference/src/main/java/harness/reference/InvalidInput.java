package harness.reference;

/**
 * Thrown for an input that breaks the judge's format. The one-line message says where, what was
 * found and what was expected.
 */
public final class InvalidInput extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * A fault at a place.
   *
   * @param line from 1
   * @param column from 1, in characters
   * @param problem what was found and what was expected, for example {@code "found 'x', expected 0,
   *     1 or *"}
   */
  public InvalidInput(long line, long column, String problem) {
    super("line " + line + ", column " + column + ": " + problem);
  }
}
