package harness.describe.run;

import java.util.HashMap;
import java.util.Map;

/** A union-find structure over numbers. Each number starts in its own group. */
final class Groups {

  private final Map<Long, Long> parents = new HashMap<>();

  /** The representative of a number's group. */
  private long root(long number) {
    long root = number;
    for (Long up = parents.get(root); up != null; up = parents.get(root)) {
      Long further = parents.get(up);
      if (further != null) {
        parents.put(root, further);
      }
      root = up;
    }
    return root;
  }

  /** Whether two numbers are in the same group. */
  boolean areJoined(long one, long other) {
    return root(one) == root(other);
  }

  /** Joins the groups of two numbers; false if they already were in the same group. */
  boolean join(long one, long other) {
    long root = root(one);
    long second = root(other);
    if (root == second) {
      return false;
    }
    parents.put(root, second);
    return true;
  }
}
