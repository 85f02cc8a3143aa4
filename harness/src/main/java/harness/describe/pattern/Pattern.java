package harness.describe.pattern;

import harness.describe.value.BadValue;
import harness.describe.value.Budget;

/**
 * A regular expression. Matching follows all ways at once, part by part, so its cost grows with the
 * text and not with the number of ways.
 */
public final class Pattern {

  private final Node root;

  private Pattern(Node root) {
    this.root = root;
  }

  /**
   * Reads an expression.
   *
   * @throws BadValue when it is none
   */
  public static Pattern of(String expression) {
    return new Pattern(PatternReader.read(expression));
  }

  /** What it is made of. */
  public Node root() {
    return root;
  }

  /**
   * Where the longest match of those ends that begin at a place.
   *
   * @return -1 if there is none
   */
  public int longest(String text, int from, Budget budget) {
    Places ends = new Matching(text, from, budget).ends(root, Places.of(from));
    return ends.isEmpty() ? -1 : ends.last();
  }
}
