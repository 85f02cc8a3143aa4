package harness.reference.rotation;

/**
 * Numbers the C(24,8) = 735 471 masks of eight cells without gaps, by two look-ups: the upper
 * twelve cells select a run of consecutive indices, the lower twelve the place within it.
 */
final class PatternIndex {

  /** Number of masks of eight cells. */
  static final int COUNT = 735_471;

  /** Cells in each half of a mask. */
  static final int HALF_CELLS = 12;

  /** All cells of a half. */
  static final int HALF = (1 << HALF_CELLS) - 1;

  private static final int CELLS_OF_A_NUMBER = 8;

  private final int[] start = new int[HALF + 1];
  private final short[] place = new short[HALF + 1];

  PatternIndex() {
    int[] halves = new int[HALF_CELLS + 1];
    for (int half = 0; half <= HALF; half++) {
      place[half] = (short) halves[Integer.bitCount(half)]++;
    }
    int next = 0;
    for (int upper = 0; upper <= HALF; upper++) {
      start[upper] = next;
      int lowerCells = CELLS_OF_A_NUMBER - Integer.bitCount(upper);
      next += lowerCells < 0 ? 0 : halves[lowerCells];
    }
    if (next != COUNT) {
      throw new AssertionError(next + " patterns");
    }
  }

  /** The index of a mask of eight cells. */
  int of(int mask) {
    return start[mask >>> HALF_CELLS] + place[mask & HALF];
  }

  /** The first index of the masks with this upper half. */
  int start(int upper) {
    return start[upper];
  }

  /** The place of a lower half among those with the same number of cells. */
  int place(int lower) {
    return place[lower];
  }
}
