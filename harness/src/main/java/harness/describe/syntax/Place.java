package harness.describe.syntax;

/**
 * Where something stands in a description.
 *
 * @param line from 1
 * @param column from 1
 * @param text what stands there
 */
public record Place(int line, int column, String text) {

  /** For people. */
  public String words() {
    return "line " + line + ", column " + column;
  }
}
