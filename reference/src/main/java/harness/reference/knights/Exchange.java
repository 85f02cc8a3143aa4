package harness.reference.knights;

/**
 * Exchanges two bits of every mask in a map that has one bit for each mask. The six lower bits of a
 * mask count within a word of the map and the others count words; so the exchange shifts within
 * words (a delta swap; Knuth, The Art of Computer Programming 4A, 7.1.3), trades whole words, or
 * trades halves between two words.
 */
abstract class Exchange {

  private static final int WORD_BITS = 6;

  /** The positions in a word whose number has this bit set. */
  private static final long[] WITH_BIT = {
    0xAAAAAAAAAAAAAAAAL,
    0xCCCCCCCCCCCCCCCCL,
    0xF0F0F0F0F0F0F0F0L,
    0xFF00FF00FF00FF00L,
    0xFFFF0000FFFF0000L,
    0xFFFFFFFF00000000L
  };

  private Exchange() {}

  /** The exchange of two bits of the mask, in either order; of a bit with itself, no change. */
  static Exchange of(int bit, int otherBit) {
    int lower = Math.min(bit, otherBit);
    int upper = Math.max(bit, otherBit);
    if (lower == upper) {
      return new Nothing();
    }
    if (upper < WORD_BITS) {
      return new WithinWords(lower, upper);
    }
    return lower < WORD_BITS
        ? new BetweenWords(lower, upper - WORD_BITS)
        : new OfWords(lower - WORD_BITS, upper - WORD_BITS);
  }

  /** Sets in words {@code from} to {@code to} of one map what the exchanged other map has there. */
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
      int run = 1 << lower;
      int bothBits = 1 << lower | 1 << upper;
      for (int start = from; start < to; start += run) {
        boolean differ = (start >>> lower & 1) != (start >>> upper & 1);
        int source = differ ? start ^ bothBits : start;
        for (int i = 0; i < run; i++) {
          into[start + i] |= map[source + i];
        }
      }
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
      int by = shift;
      long set = withLower;
      int run = Math.min(1 << upper, to - from);
      for (int start = from; start < to; start += run) {
        int partner = start ^ 1 << upper;
        if ((start >>> upper & 1) == 0) {
          for (int i = 0; i < run; i++) {
            into[start + i] |= (map[start + i] & ~set) | (map[partner + i] & ~set) << by;
          }
        } else {
          for (int i = 0; i < run; i++) {
            into[start + i] |= (map[start + i] & set) | (map[partner + i] & set) >>> by;
          }
        }
      }
    }
  }
}
