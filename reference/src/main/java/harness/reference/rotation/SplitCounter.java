package harness.reference.rotation;

import java.util.Arrays;

/**
 * Counts, for one pattern of the ones, all ways to split the other cells into twos and threes by
 * the distance of the nearer of the two. A split is a choice in the upper half of the board and one
 * in the lower half. A pattern's index is the sum of one number for each half, so the inner loop
 * adds two columns and looks up the distances. Used by one thread at a time.
 */
final class SplitCounter {

  private static final int CELLS_OF_A_NUMBER = 8;

  /** The number of choices of six of a half's twelve cells. */
  private static final int MOST_CHOICES = 924;

  private static final int LANES = 4;
  private static final int LANE = 16;

  private final Patterns patterns;
  private final PatternIndex index;

  /** The number of choices of lower cells, by number of cells chosen. */
  private final int[] lowerCounts = new int[PatternIndex.HALF_CELLS + 1];

  /**
   * The places of the chosen lower cells, by number of cells chosen; likewise for the cells left
   * over.
   */
  private final int[][] chosenPlaces = new int[PatternIndex.HALF_CELLS + 1][];

  private final int[][] leftPlaces = new int[PatternIndex.HALF_CELLS + 1][];

  /**
   * Splits by distance, in several lanes so that an increment need not wait for the previous one.
   */
  private final int[] splits = new int[LANES * LANE];

  SplitCounter(Patterns patterns) {
    this.patterns = patterns;
    this.index = patterns.index();
    for (int cells = 0; cells <= PatternIndex.HALF_CELLS; cells++) {
      chosenPlaces[cells] = new int[MOST_CHOICES];
      leftPlaces[cells] = new int[MOST_CHOICES];
    }
  }

  /**
   * Adds the boards of one class to the counts by distance.
   *
   * @param number the class's number, see {@link Patterns#representative}
   */
  void addClass(int number, long[] counts) {
    int ones = patterns.representative(number);
    Arrays.fill(splits, 0);
    countSplits(Boards.ALL_CELLS & ~ones);
    int onesDistance = patterns.distance(ones);
    long boardsPerSplit = 2L * patterns.classSize(number);
    for (int i = 0; i < splits.length; i++) {
      counts[Math.min(onesDistance, i % LANE)] += boardsPerSplit * splits[i];
    }
  }

  /** Counts the splits whose first part contains the first upper cell: half of all splits. */
  private void countSplits(int cells) {
    listLowerChoices(cells & PatternIndex.HALF);
    int upperCells = cells >>> PatternIndex.HALF_CELLS;
    int anchor = Integer.lowestOneBit(upperCells);
    int others = upperCells ^ anchor;
    for (int chosen = others; ; chosen = (chosen - 1) & others) {
      int upper = chosen | anchor;
      int lowerCells = CELLS_OF_A_NUMBER - Integer.bitCount(upper);
      if (lowerCells >= 0) {
        countUpperChoice(index.start(upper), index.start(upperCells ^ upper), lowerCells);
      }
      if (chosen == 0) {
        return;
      }
    }
  }

  private void listLowerChoices(int cells) {
    Arrays.fill(lowerCounts, 0);
    for (int chosen = cells; ; chosen = (chosen - 1) & cells) {
      int size = Integer.bitCount(chosen);
      int at = lowerCounts[size]++;
      chosenPlaces[size][at] = index.place(chosen);
      leftPlaces[size][at] = index.place(cells ^ chosen);
      if (chosen == 0) {
        return;
      }
    }
  }

  private void countUpperChoice(int chosenStart, int leftStart, int lowerCells) {
    byte[] distances = patterns.distances();
    int[] chosen = chosenPlaces[lowerCells];
    int[] left = leftPlaces[lowerCells];
    int count = lowerCounts[lowerCells];
    for (int i = 0; i < count; i++) {
      int first = distances[chosenStart + chosen[i]];
      int second = distances[leftStart + left[i]];
      splits[(i & LANES - 1) * LANE + Math.min(first, second)]++;
    }
  }
}
