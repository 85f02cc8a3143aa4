package harness.reference.knights;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Iterates over all boards by number of misplaced knights, then in the order of their text. For
 * each number of misplaced knights, the squares are filled in reading order, and a filling is
 * abandoned as soon as it can no longer reach that number.
 */
final class MisplacedBoards implements Iterator<String> {

  private static final String CONTENTS = "*01";
  private static final int UNTRIED = -1;
  private static final int MOST_MISPLACED = 24;

  /** The content of each square filled so far, as an index into {@link #CONTENTS}. */
  private final int[] filled = new int[Board.SQUARES];

  /** How many of each content are still to be placed. */
  private final int[] left = {1, Board.BLACK_KNIGHTS, Board.BLACK_KNIGHTS};

  /** By square, then content: how many the goal has from that square onwards. */
  private final int[][] goalFrom = goalFrom();

  private int wanted;
  private int square;
  private int misplaced;
  private String next;

  /** Starts before the first board. */
  MisplacedBoards() {
    Arrays.fill(filled, UNTRIED);
    next = search();
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public String next() {
    if (next == null) {
      throw new NoSuchElementException();
    }
    String board = next;
    square--;
    take();
    next = search();
    return board;
  }

  /**
   * Resumes after the content last tried on the current square and returns the next board's text;
   * null at the end.
   */
  private String search() {
    while (square < Board.SQUARES) {
      if (++filled[square] < CONTENTS.length()) {
        if (left[filled[square]] > 0) {
          put();
        }
      } else {
        filled[square] = UNTRIED;
        if (square > 0) {
          square--;
          take();
        } else if (++wanted > MOST_MISPLACED) {
          return null;
        }
      }
    }
    return text();
  }

  /** Fills the square, and moves on to the next if the required number can still be reached. */
  private void put() {
    left[filled[square]]--;
    misplaced += isMisplaced() ? 1 : 0;
    if (mayComeTrue()) {
      square++;
    } else {
      take();
    }
  }

  private void take() {
    left[filled[square]]++;
    misplaced -= isMisplaced() ? 1 : 0;
  }

  private boolean isMisplaced() {
    return filled[square] != 0 && CONTENTS.charAt(filled[square]) != BoardOrder.goal(square);
  }

  private boolean mayComeTrue() {
    int[] goal = goalFrom[square + 1];
    int least = Math.max(0, left[1] - goal[1]) + Math.max(0, left[2] - goal[2]);
    return misplaced + least <= wanted && misplaced + left[1] + left[2] >= wanted;
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Board.SQUARES; i++) {
      text.append(CONTENTS.charAt(filled[i]));
      if (i % Board.SIDE == Board.SIDE - 1) {
        text.append('\n');
      }
    }
    return text.toString();
  }

  private static int[][] goalFrom() {
    int[][] from = new int[Board.SQUARES + 1][CONTENTS.length()];
    for (int i = Board.SQUARES - 1; i >= 0; i--) {
      from[i] = from[i + 1].clone();
      from[i][CONTENTS.indexOf(BoardOrder.goal(i))]++;
    }
    return from;
  }
}
