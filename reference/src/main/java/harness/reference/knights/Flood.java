package harness.reference.knights;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A breadth-first search of all boards from the goal, 64 boards per operation. For each empty
 * square it keeps a map of 2^23 bits, with one bit for each mask without its top bit, which follows
 * from the others; a bit is set once its board has been reached.
 *
 * <p>There is no frontier. A move changes the colour of the empty square, so after {@code d} steps
 * the maps of one colour hold all boards within {@code d} moves and those of the other colour all
 * within {@code d - 1}; one more step sets, in the maps of the second, every neighbour of the
 * first. A move swaps two bits of the mask (see {@link Board}), so its image of a whole map is a
 * permutation of the map by an {@link Exchange}.
 *
 * <p>Takes about 40 MB. Not thread-safe; a step uses all processors.
 */
final class Flood {

  private static final int MAP_BITS = Board.MASK_BITS - 1;

  /** Words of a map. */
  static final int WORDS = (1 << MAP_BITS) / Long.SIZE;

  /**
   * Words that one task of a step fills: few enough for its part of the map to stay in the cache.
   */
  private static final int PART_WORDS = 1 << 14;

  private static final int PARTS = WORDS / PART_WORDS;

  /** The maps of the boards reached, by empty square. */
  private final long[][] reached = new long[Board.SQUARES][WORDS];

  /**
   * The maps that the last step replaced, by half the empty square's number, since they all have
   * one colour.
   */
  private final long[][] replaced = new long[Board.SQUARES / 2 + 1][WORDS];

  private int distance;
  private int boardsReached = 1;

  /** Starts with only the goal reached. */
  Flood() {
    int place = Board.GOAL & ((1 << MAP_BITS) - 1);
    reached[Board.empty(Board.GOAL)][place / Long.SIZE] = 1L << place;
  }

  /** The number of steps so far: all boards within this distance have been reached. */
  int distance() {
    return distance;
  }

  /** The number of boards reached. */
  int boardsReached() {
    return boardsReached;
  }

  /**
   * Advances by one move.
   *
   * @return the number of boards newly reached
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

  /** The empty squares of boards at the current distance; the distance has the square's parity. */
  private int[] targets() {
    return IntStream.range(0, Board.SQUARES).filter(empty -> (empty + distance) % 2 == 0).toArray();
  }

  /** Fills one part of a new map and returns the number of new bits. */
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

  /**
   * Passes each board that the last step reached to {@code board}, different squares in parallel.
   */
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
