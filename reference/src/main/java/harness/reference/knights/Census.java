package harness.reference.knights;

import java.util.Arrays;

/**
 * The number of boards at each exact distance, and the farthest boards, from a separate search of
 * all boards that shares no table with the oracle. Immutable.
 */
public final class Census {

  private final int[] histogram;
  private final Layer farthest;

  private Census(int[] histogram, Layer farthest) {
    this.histogram = histogram;
    this.farthest = farthest;
  }

  /** Runs the search, which takes about 40 MB. */
  public static Census take() {
    int[] histogram = {1};
    Flood flood = new Flood();
    while (flood.boardsReached() < Board.COUNT) {
      int found = flood.step();
      if (found == 0) {
        throw new AssertionError("boards out of reach: " + (Board.COUNT - flood.boardsReached()));
      }
      histogram = Arrays.copyOf(histogram, histogram.length + 1);
      histogram[flood.distance()] = found;
    }
    return new Census(histogram, flood.layer());
  }

  /** Boards by exact distance, from 0. */
  public int[] histogram() {
    return histogram.clone();
  }

  /** All boards at the largest distance. */
  public Layer farthest() {
    return farthest;
  }
}
