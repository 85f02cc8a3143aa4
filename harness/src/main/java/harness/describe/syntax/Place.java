package harness.describe.syntax;

/**
 * A place in a description.
 *
 * @param line from 1
 * @param column from 1
 * @param text the text at this place
 */
public record Place(int line, int column, String text) {

  /** Line and column as shown to users. */
  public String words() {
    return "line " + line + ", column " + column;
  }
}
