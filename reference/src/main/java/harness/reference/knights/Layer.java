package harness.reference.knights;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * All boards at one exact distance, in a fixed order, numbered from 0. Takes four bytes per board.
 * Immutable.
 */
public final class Layer {

  private final int[] boards;
  private final int[] startByEmpty;

  private Layer(int[] boards, int[] startByEmpty) {
    this.boards = boards;
    this.startByEmpty = startByEmpty;
  }

  /** The layer of these boards, indexed by empty square, 0 to 24; null stands for no boards. */
  static Layer of(int[][] boardsByEmpty) {
    int[] startByEmpty = new int[Board.SQUARES + 1];
    for (int empty = 0; empty < Board.SQUARES; empty++) {
      int size = boardsByEmpty[empty] == null ? 0 : boardsByEmpty[empty].length;
      startByEmpty[empty + 1] = startByEmpty[empty] + size;
    }
    int[] boards = new int[startByEmpty[Board.SQUARES]];
    for (int empty = 0; empty < Board.SQUARES; empty++) {
      int size = startByEmpty[empty + 1] - startByEmpty[empty];
      if (size > 0) {
        System.arraycopy(boardsByEmpty[empty], 0, boards, startByEmpty[empty], size);
      }
    }
    return new Layer(boards, startByEmpty);
  }

  /** The number of boards. */
  public int size() {
    return boards.length;
  }

  /**
   * A board as the judge's text.
   *
   * @param number 0 up to but not including {@link #size()}
   */
  public String text(int number) {
    return Board.text(boards[number]);
  }

  /** A board in the encoding of {@link Board}, numbered as for {@link #text}. */
  public int board(int number) {
    return boards[number];
  }

  /** The number of boards with this empty square, 0 to 24. */
  public int size(int empty) {
    return startByEmpty[empty + 1] - startByEmpty[empty];
  }

  /**
   * A board with this empty square.
   *
   * @param number 0 up to but not including {@link #size(int)}
   */
  public int board(int empty, int number) {
    return boards[startByEmpty[empty] + number];
  }

  /** Tests whether a mask is seen for the first time. Used by one thread at a time. */
  abstract static
  class FirstSight { // a class rather than an interface, so that calls are inlined while one
    // subclass is loaded

    /** Tests and records a mask, for the empty square that this object was created for. */
    abstract boolean test(int mask);
  }

  /**
   * The next layer of a breadth-first search. It searches half of the empty squares and takes the
   * {@linkplain Board#twin twins} for the other half.
   *
   * @param firstSight gives, for an empty square up to {@link Board#CENTRE}, the test of its masks
   */
  Layer next(IntFunction<FirstSight> firstSight) {
    int[][] next = new int[Board.SQUARES][];
    IntStream.rangeClosed(0, Board.CENTRE)
        .parallel()
        .filter(empty -> neighbours(empty) > 0)
        .forEach(
            empty -> {
              int[] found = next(empty, firstSight.apply(empty));
              next[empty] = found;
              if (empty < Board.CENTRE) {
                next[Board.SQUARES - 1 - empty] = twins(found);
              }
            });
    return of(next);
  }

  private static int[] twins(int[] boards) {
    int[] twins = new int[boards.length];
    for (int i = 0; i < boards.length; i++) {
      twins[i] = Board.twin(boards[i]);
    }
    return twins;
  }

  /**
   * The next layer's boards with this empty square. Works on one square at a time because the marks
   * of one square fit in a processor's cache and those of all squares do not.
   */
  private int[] next(int empty, FirstSight firstSight) {
    int[] found = new int[neighbours(empty)];
    int count = 0;
    for (int before : Board.jumpsFrom(empty)) {
      count = next(before, empty, firstSight, found, count);
    }
    return Arrays.copyOf(found, count);
  }

  /** Adds the boards reached from one empty square; returns the new number of boards. */
  private int next(int before, int empty, FirstSight firstSight, int[] found, int foundBefore) {
    int bit = Board.bit(before, empty);
    int otherBit = Board.bit(empty, before);
    int end = startByEmpty[before + 1];
    int count = foundBefore;
    for (int i = startByEmpty[before]; i < end; i++) {
      int mask = Board.exchange(boards[i] & Board.MASK, bit, otherBit);
      if (firstSight.test(mask)) {
        found[count++] = Board.of(empty, mask);
      }
    }
    return count;
  }

  /** The number of boards of this layer from which the empty square can move here. */
  private int neighbours(int empty) {
    int boardsAround = 0;
    for (int before : Board.jumpsFrom(empty)) {
      boardsAround += startByEmpty[before + 1] - startByEmpty[before];
    }
    return boardsAround;
  }
}
