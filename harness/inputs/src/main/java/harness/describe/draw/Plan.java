package harness.describe.draw;

import harness.describe.syntax.Structure;
import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;

/** The tree, graph or permutation planned for the rounds of a loop. */
final class Plan {

  private final Structure structure;
  private final List<int[]> rows;
  private final SplittableRandom random;
  private BigInteger base;
  private boolean isTurned;

  Plan(Structure structure, List<int[]> rows, SplittableRandom random) {
    this.structure = structure;
    this.rows = rows;
    this.random = random;
  }

  /**
   * A number of a row; null if it is free. The ends of undirected edges are swapped at random, so
   * that a rejected edge may fit on the next attempt.
   *
   * @param place index in the row
   * @param range range of the number
   */
  BigInteger number(int row, int place, Interval range) {
    if (place == 0) {
      base = row == 0 ? range.least() : base;
      isTurned = structure.reads().size() > 1 && !structure.isDirected() && random.nextBoolean();
    }
    int[] all = rows.get(row);
    if (place > 1) {
      return all.length > 2 ? range.nearest(BigInteger.valueOf(all[place])) : null;
    }
    return base.add(BigInteger.valueOf(all[isTurned ? 1 - place : place]));
  }
}
