package harness.ready;

/** Disjoint parts of nodes that grow together. */
final class Parts {

  private final int[] above;

  Parts(int nodes) {
    above = new int[nodes];
    for (int i = 0; i < nodes; i++) {
      above[i] = i;
    }
  }

  private int top(int node) {
    int each = node;
    while (above[each] != each) {
      above[each] = above[above[each]];
      each = above[each];
    }
    return each;
  }

  /** Joins the parts of two nodes; false if they are one part. */
  boolean join(int one, int other) {
    int top = top(one);
    int second = top(other);
    above[top] = second;
    return top != second;
  }
}
