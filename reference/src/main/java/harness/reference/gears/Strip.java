package harness.reference.gears;

/**
 * Adjacent words of a block that fetch from the same relative offset and rotate their bits in the
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
   * @param offset index of the word fetched minus index of the receiving word
   * @param rotate right rotation of the fetched words
   */
  Strip(int offset, int rotate) {
    this.offset = offset;
    this.rotate = rotate;
  }

  boolean moves(int offset, int rotate) {
    return this.offset == offset && this.rotate == rotate;
  }

  /** Appends a word. */
  void append(int word, long mask) {
    from = Math.min(from, word);
    uniform &= from == word || (to == word && masks[from] == mask);
    to = word + 1;
    masks[word] = mask;
  }

  /**
   * Adds the positions that arrive from the source block, whose words begin at {@code base}.
   *
   * <p>The words are first copied to the indices of their receivers, because the compiler
   * vectorises a loop only if all arrays use the same index.
   *
   * @param fetched scratch space for one block
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
