package harness.reference.knights;

/**
 * Swaps two bits of every mask in a {@link Flood}'s map, which has one bit for each mask. The six
 * low bits of a mask select the bit within a word of the map, the others select the word; so a swap
 * shifts bits within words (a delta swap; Knuth, The Art of Computer Programming 4A, 7.1.3), swaps
 * whole words, or swaps halves between two words.
 *
 * <p>The top bit of a mask is not part of the map's index: masks have an even number of bits, so it
 * is the parity of the others.
 */
abstract class Exchange {

  private static final int WORD_BITS = 6;

  /** The bit that is the parity of the others. */
  private static final int PARITY_BIT = Board.MASK_BITS - 1;

  /** For each bit, the positions in a word whose index has that bit set. */
  private static final long[] WITH_BIT = {
    0xAAAAAAAAAAAAAAAAL,
    0xCCCCCCCCCCCCCCCCL,
    0xF0F0F0F0F0F0F0F0L,
    0xFF00FF00FF00FF00L,
    0xFFFF0000FFFF0000L,
    0xFFFFFFFF00000000L
  };

  /** The fewest adjacent words that are worth their own loop. */
  private static final int SHORTEST_RUN = 8;

  /** The positions in a word whose index has an even number of bits. */
  private static final long EVEN = 0x9669699669969669L;

  private Exchange() {}

  /**
   * The swap of two bits of the mask, in either order; a bit may be swapped with itself. The top
   * bit is never swapped with one of the six low ones.
   */
  static Exchange of(int bit, int otherBit) {
    int lower = Math.min(bit, otherBit);
    int upper = Math.max(bit, otherBit);
    if (lower == upper) {
      return new Nothing();
    }
    if (upper == PARITY_BIT) {
      return new WithParity(lower - WORD_BITS);
    }
    if (upper < WORD_BITS) {
      return new WithinWords(lower, upper);
    }
    return lower < WORD_BITS
        ? new BetweenWords(lower, upper - WORD_BITS)
        : new OfWords(lower - WORD_BITS, upper - WORD_BITS);
  }

  /**
   * Sets in words {@code from} to {@code to} of {@code into} the bits that {@code map} has there
   * after the swap.
   */
  abstract void or(long[] map, long[] into, int from, int to);

  private static final class Nothing extends Exchange {
    @Override
    void or(long[] map, long[] into, int from, int to) {
      for (int word = from; word < to; word++) {
        into[word] |= map[word];
      }
    }
  }

  private static final class WithinWords extends Exchange {
    private final int shift;
    private final long lowerOnly;

    WithinWords(int lower, int upper) {
      shift = (1 << upper) - (1 << lower);
      lowerOnly = WITH_BIT[lower] & ~WITH_BIT[upper];
    }

    @Override
    void or(long[] map, long[] into, int from, int to) {
      int by = shift;
      long moving = lowerOnly;
      for (int word = from; word < to; word++) {
        long bits = map[word];
        long difference = (bits >>> by ^ bits) & moving;
        into[word] |= bits ^ difference ^ difference << by;
      }
    }
  }

  private static final class OfWords extends Exchange {
    private final int lower;
    private final int upper;

    OfWords(int lower, int upper) {
      this.lower = lower;
      this.upper = upper;
    }

    @Override
    void or(long[] map, long[] into, int from, int to) {
      int run = Math.min(1 << lower, to - from);
      if (run < SHORTEST_RUN) {
        wordByWord(map, into, from, to);
        return;
      }
      for (int start = from; start < to; start += run) {
        int source = source(start);
        for (int i = 0; i < run; i++) {
          into[start + i] |= map[source + i];
        }
      }
    }

    private void wordByWord(long[] map, long[] into, int from, int to) {
      for (int word = from; word < to; word++) {
        into[word] |= map[source(word)];
      }
    }

    private int source(int word) {
      int differ = (word >>> lower ^ word >>> upper) & 1;
      return word ^ (differ << lower | differ << upper);
    }
  }

  private static final class BetweenWords extends Exchange {
    private final int shift;
    private final long withLower;
    private final int upper;

    BetweenWords(int lower, int upper) {
      shift = 1 << lower;
      withLower = WITH_BIT[lower];
      this.upper = upper;
    }

    @Override
    void or(long[] map, long[] into, int from, int to) {
      int run = Math.min(1 << upper, to - from);
      for (int start = from; start < to; start += run) {
        if ((start >>> upper & 1) == 0) {
          upperClear(map, into, start, start + run);
        } else {
          upperSet(map, into, start, start + run);
        }
      }
    }

    private void upperClear(long[] map, long[] into, int from, int to) {
      int by = shift;
      long staying = ~withLower;
      int toPartner = 1 << upper;
      for (int word = from; word < to; word++) {
        into[word] |= (map[word] & staying) | (map[word + toPartner] & staying) << by;
      }
    }

    private void upperSet(long[] map, long[] into, int from, int to) {
      int by = shift;
      long staying = withLower;
      int toPartner = -(1 << upper);
      for (int word = from; word < to; word++) {
        into[word] |= (map[word] & staying) | (map[word + toPartner] & staying) >>> by;
      }
    }
  }

  private static final class WithParity extends Exchange {
    private final int lower;

    WithParity(int lower) {
      this.lower = lower;
    }

    @Override
    void or(long[] map, long[] into, int from, int to) {
      int lowerBit = 1 << lower;
      for (int word = from; word < to; word++) {
        // the low bit comes from a mask whose own low bit is the parity of this one
        int even = (Integer.bitCount(word) & 1) == 0 ? word & ~lowerBit : word | lowerBit;
        into[word] |= (map[even] & EVEN) | (map[even ^ lowerBit] & ~EVEN);
      }
    }
  }
}
