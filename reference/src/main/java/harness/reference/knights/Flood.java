package harness.reference.knights;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A breadth-first search of all boards from the goal, 64 boards an operation. For each empty square
 * it keeps one map of 2^23 bits, a bit for each mask without its uppermost bit, which follows from
 * the others; it is set when that board has been reached.
 *
 * <p>There is no frontier. A move changes the colour of the empty square, so after {@code d} steps
 * the maps of one colour hold all boards within {@code d} moves and those of the other colour all
 * within {@code d - 1}; one more step sets, in the maps of the second, every neighbour of the
 * first. A move exchanges two bits of the mask (see {@link Board}), so its image of a whole map is
 * a permutation of the map by an {@link Exchange}.
 *
 * <p>About 40 MB. For one thread at a time; a step uses all processors.
 */
final class Flood {

  private static final int MAP_BITS = Board.MASK_BITS - 1;

  /** Words of a map. */
  static final int WORDS = (1 << MAP_BITS) / Long.SIZE;

  /** Words that one task of a step fills, so that its part of the map stays in the cache. */
  private static final int PART_WORDS = 1 << 14;

  private static final int PARTS = WORDS / PART_WORDS;

  /** By empty square. */
  private final long[][] reached = new long[Board.SQUARES][WORDS];

  /** The maps that the last step replaced, by empty square halved: they share one colour. */
  private final long[][] replaced = new long[Board.SQUARES / 2 + 1][WORDS];

  private int distance;
  private int boardsReached = 1;

  /** Only the goal is reached. */
  Flood() {
    int place = Board.GOAL & ((1 << MAP_BITS) - 1);
    reached[Board.empty(Board.GOAL)][place / Long.SIZE] = 1L << place;
  }

  /** Steps made: all boards within this distance are reached. */
  int distance() {
    return distance;
  }

  /** How many boards are reached. */
  int boardsReached() {
    return boardsReached;
  }

  /**
   * Reaches the boards one move farther.
   *
   * @return how many there are
   */
  int step() {
    distance++;
    int[] targets = targets();
    for (int empty : targets) {
      long[] old = reached[empty];
      reached[empty] = replaced[empty / 2];
      replaced[empty / 2] = old;
    }
    int found =
        IntStream.range(0, targets.length * PARTS)
            .parallel()
            .map(task -> fill(targets[task / PARTS], task % PARTS * PART_WORDS))
            .sum();
    boardsReached += found;
    return found;
  }

  /** The boards that the last step reached. */
  Layer layer() {
    int[][] boards = new int[Board.SQUARES][];
    for (int empty : targets()) {
      boards[empty] = found(empty);
    }
    return Layer.of(boards);
  }

  /** The empty squares of boards at the current distance, whose parity is that of the square. */
  private int[] targets() {
    return IntStream.range(0, Board.SQUARES).filter(empty -> (empty + distance) % 2 == 0).toArray();
  }

  /** Fills one part of a new map; the number of bits that are new. */
  private int fill(int empty, int from) {
    int to = from + PART_WORDS;
    long[] before = replaced[empty / 2];
    long[] after = reached[empty];
    System.arraycopy(before, from, after, from, PART_WORDS);
    for (int other : Board.jumpsFrom(empty)) {
      Exchange exchange = Exchange.of(Board.bit(other, empty), Board.bit(empty, other));
      exchange.or(reached[other], after, from, to);
    }
    int found = 0;
    for (int word = from; word < to; word++) {
      found += Long.bitCount(after[word] ^ before[word]);
    }
    return found;
  }

  /** Passes on the boards that the last step reached; squares in parallel. */
  void forEachFound(IntConsumer board) {
    IntStream.of(targets()).parallel().forEach(empty -> forEachFound(empty, board));
  }

  private int[] found(int empty) {
    IntArrayList boards = new IntArrayList();
    forEachFound(empty, boards::add);
    return boards.toIntArray();
  }

  private void forEachFound(int empty, IntConsumer board) {
    long[] before = replaced[empty / 2];
    long[] after = reached[empty];
    for (int word = 0; word < WORDS; word++) {
      for (long bits = after[word] ^ before[word]; bits != 0; bits &= bits - 1) {
        int place = word * Long.SIZE + Long.numberOfTrailingZeros(bits);
        int uppermost = Integer.bitCount(place) & 1;
        board.accept(Board.of(empty, uppermost << MAP_BITS | place));
      }
    }
  }
}
