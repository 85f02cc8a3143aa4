package harness.reference.gears;

/**
 * Neighbouring words of a block that all fetch from equally far away and move their bits in the
 * same way; a mask for each word says which of its bits arrive.
 */
final class Strip {

  private final int offset;
  private final int rotate;
  private final long[] masks = new long[BackwardStep.BLOCK_WORDS];
  private int from = BackwardStep.BLOCK_WORDS;
  private int to;
  private boolean uniform = true;

  /**
   * An empty strip.
   *
   * @param offset number of the word fetched from, less the number of the word that receives
   * @param rotate right rotation of the fetched words
   */
  Strip(int offset, int rotate) {
    this.offset = offset;
    this.rotate = rotate;
  }

  boolean moves(int offset, int rotate) {
    return this.offset == offset && this.rotate == rotate;
  }

  /** Adds a word behind those that are there. */
  void append(int word, long mask) {
    from = Math.min(from, word);
    uniform &= from == word || (to == word && masks[from] == mask);
    to = word + 1;
    masks[word] = mask;
  }

  /**
   * Adds what arrives from the source block, whose words begin at {@code base}.
   *
   * <p>The words are first copied to where they are received: the compiler turns a loop into vector
   * instructions only when it sees one index for all arrays.
   *
   * @param fetched room for a block, whose content does not matter
   */
  void into(long[] arrived, long[] frontier, int base, long[] fetched) {
    System.arraycopy(frontier, base + from + offset, fetched, from, to - from);
    if (uniform) {
      add(arrived, fetched, from, to, rotate, masks[from]);
    } else {
      add(arrived, fetched, from, to, rotate, masks);
    }
  }

  private static void add(long[] arrived, long[] fetched, int from, int to, int rotate, long mask) {
    for (int i = from; i < to; i++) {
      arrived[i] |= Long.rotateRight(fetched[i], rotate) & mask;
    }
  }

  private static void add(
      long[] arrived, long[] fetched, int from, int to, int rotate, long[] masks) {
    for (int i = from; i < to; i++) {
      arrived[i] |= Long.rotateRight(fetched[i], rotate) & masks[i];
    }
  }
}
