package harness.describe.pattern;

import harness.describe.value.BadValue;
import harness.describe.value.Budget;

/**
 * A regular expression. Matching tracks all possibilities at once, so its cost depends on the
 * length of the text and not on the number of possible matches.
 */
public final class Pattern {

  private final Node root;

  private Pattern(Node root) {
    this.root = root;
  }

  /**
   * Parses an expression.
   *
   * @throws BadValue if it is not valid
   */
  public static Pattern of(String expression) {
    return new Pattern(PatternReader.read(expression));
  }

  /** The syntax tree. */
  public Node root() {
    return root;
  }

  /**
   * The end of the longest match that begins at a position.
   *
   * @return -1 if there is none
   */
  public int longest(String text, int from, Budget budget) {
    Places ends = new Matching(text, from, budget).ends(root, Places.of(from));
    return ends.isEmpty() ? -1 : ends.last();
  }
}
