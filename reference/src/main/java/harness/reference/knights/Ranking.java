package harness.reference.knights;

/**
 * Ranks the 24-bit masks with twelve set bits by value, from 0. One table counts the masks with a
 * smaller upper half, another the smaller lower halves among the masks with the same upper half.
 */
final class Ranking {

  /** The number of masks, 24 over 12. */
  static final int MASKS = 2_704_156;

  private static final int HALF_BITS = 12;
  private static final int HALVES = 1 << HALF_BITS;
  private static final int[] BEFORE_UPPER = new int[HALVES];
  private static final int[] BEFORE_LOWER = new int[HALVES];

  static {
    int[] halvesWithBits = new int[HALF_BITS + 1];
    for (int half = 0; half < HALVES; half++) {
      BEFORE_LOWER[half] = halvesWithBits[Integer.bitCount(half)]++;
    }
    int masks = 0;
    for (int upper = 0; upper < HALVES; upper++) {
      BEFORE_UPPER[upper] = masks;
      masks += halvesWithBits[HALF_BITS - Integer.bitCount(upper)];
    }
  }

  private Ranking() {}

  /** The rank of a mask, 0 up to but not including {@link #MASKS}. */
  static int rank(int mask) {
    return BEFORE_UPPER[mask >>> HALF_BITS] + BEFORE_LOWER[mask & (HALVES - 1)];
  }
}
