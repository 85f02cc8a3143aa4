package harness.graph;

import java.util.Locale;
import java.util.SplittableRandom;

/** The shape of a rooted tree. */
public enum TreeShape {
  RANDOM("each node has any parent; in one of four trees a near one, so that the tree is deep"),
  PATH("a path"),
  STAR("one node is next to all others"),
  CATERPILLAR("a path with leaves along it"),
  BROOM("a path with leaves at its end"),
  BINARY("each node has two children");

  /** One random tree in this many is deep. */
  private static final int DEEP_ONE_IN = 4;

  /** The parents in a deep tree are among this many nodes before a node. */
  private static final int NEAR = 3;

  private final String summary;

  TreeShape(String summary) {
    this.summary = summary;
  }

  /** The name of the shape, in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String summary() {
    return summary;
  }

  /**
   * Draws a tree.
   *
   * @param size number of nodes, at least 0
   * @return the parent of each node, which is before it; node 0 has none, and 0 stands there
   */
  public int[] parents(int size, SplittableRandom random) {
    int half = Math.max(1, size / 2);
    int near = random.nextInt(DEEP_ONE_IN) == 0 ? NEAR : Integer.MAX_VALUE;
    int[] parents = new int[size];
    for (int i = 1; i < size; i++) {
      parents[i] =
          switch (this) {
            case PATH -> i - 1;
            case STAR -> 0;
            case CATERPILLAR -> i < half ? i - 1 : random.nextInt(half);
            case BROOM -> Math.min(i, half) - 1;
            case BINARY -> (i - 1) / 2;
            case RANDOM -> i - 1 - random.nextInt(Math.min(i, near));
          };
    }
    return parents;
  }
}
