package harness.reference.rotation;

/**
 * The C(16,8) = 12 870 ways to choose eight of sixteen cells, applied to any sixteen cells of a
 * board.
 */
final class Splits {

  /** The number of ways. */
  static final int COUNT = 12_870;

  private static final int CELLS = 16;
  private static final int CHOSEN = 8;
  private static final int BYTE_CELLS = 8;
  private static final int BYTES = 1 << BYTE_CELLS;

  private final char[] words = new char[COUNT];

  /** The start of each byte's spread words in {@link #spread}. */
  private final short[] starts = new short[BYTES];

  /** For each byte of cells and each word with that many bits: the bits spread over those cells. */
  private final byte[] spread = new byte[6561];

  Splits() {
    int next = 0;
    for (int word = 0; word < 1 << CELLS; word++) {
      if (Integer.bitCount(word) == CHOSEN) {
        words[next++] = (char) word;
      }
    }
    int start = 0;
    for (int cells = 0; cells < BYTES; cells++) {
      starts[cells] = (short) start;
      int size = 1 << Integer.bitCount(cells);
      for (int word = 0; word < size; word++) {
        spread[start + word] = (byte) spreadBitByBit(word, cells);
      }
      start += size;
    }
  }

  /**
   * Chooses eight of sixteen cells.
   *
   * @param split 0 to {@code COUNT - 1}
   * @param cells a mask of sixteen cells
   */
  int choose(int split, int cells) {
    int word = words[split];
    int chosen = 0;
    for (int shift = 0; shift < Lines.CELLS; shift += BYTE_CELLS) {
      int part = cells >>> shift & BYTES - 1;
      int size = Integer.bitCount(part);
      int bits = word & (1 << size) - 1;
      chosen |= (spread[starts[part] + bits] & BYTES - 1) << shift;
      word >>>= size;
    }
    return chosen;
  }

  /** Deposits the lowest bits of a word into the cells, in order. */
  private static int spreadBitByBit(int word, int cells) {
    int chosen = 0;
    int left = cells;
    for (int bit = 0; left != 0; bit++, left &= left - 1) {
      if ((word >>> bit & 1) != 0) {
        chosen |= Integer.lowestOneBit(left);
      }
    }
    return chosen;
  }
}
