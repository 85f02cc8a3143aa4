package harness.reference.rotation;

import java.util.Arrays;

/**
 * Counts, for one pattern of the ones, all ways to split the other cells into twos and threes by
 * the distance of the nearer of the two. A split is a choice in the upper half of the board and one
 * in the lower; the index of a pattern is the sum of a number for either, so the inner loop adds
 * two columns and looks the distances up. Used by one thread at a time.
 */
final class SplitCounter {

  private static final int CELLS_OF_A_NUMBER = 8;

  /** Choices of six of the twelve cells of a half. */
  private static final int MOST_CHOICES = 924;

  private static final int LANES = 4;
  private static final int LANE = 16;

  private final Patterns patterns;
  private final PatternIndex index;

  /** By the number of cells: how many choices of so many lower cells there are. */
  private final int[] lowerCounts = new int[PatternIndex.HALF_CELLS + 1];

  /** By the number of cells: the places of the chosen lower cells, and of those left over. */
  private final int[][] chosenPlaces = new int[PatternIndex.HALF_CELLS + 1][];

  private final int[][] leftPlaces = new int[PatternIndex.HALF_CELLS + 1][];

  /** Splits by distance, in lanes so that one increment need not wait for the one before. */
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
   * @param number of the class, see {@link Patterns#representative}
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

  /** Counts the splits whose first part holds the first of the upper cells: half of all. */
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
