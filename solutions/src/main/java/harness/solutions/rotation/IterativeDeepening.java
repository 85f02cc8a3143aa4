package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;

/**
 * Depth-first iterative deepening (Korf 1985) on the whole board, without any estimate. A letter is
 * pruned after the letter that it undoes and, since parallel lines share no cell and can be pulled
 * in either order, after a larger letter of a parallel line.
 *
 * <p>Guarantee: the smallest of all shortest strings. The depth grows by one, so the first depth
 * with a goal is the optimum. Letters are tried in order, so strings of one length come up in
 * lexicographic order and the first goal has the smallest of those that are not pruned. The
 * smallest shortest string S is not pruned: if two of its letters undid each other, S could be
 * shorter, and if two adjacent letters of parallel lines were out of order, S could be smaller.
 *
 * <p>Departs from the source by pruning parallel lines.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "iterative-deepening", reach = 7)
public final class IterativeDeepening implements Solver {

  // Two bits for each cell, cell 0 lowest, which hold its number.
  private static final int CELLS = 24;
  private static final int CELL_BITS = 2;
  private static final long CENTRE = cells(6, 7, 8, 11, 12, 15, 16, 17);
  private static final long CENTRE_OF_ONES = CENTRE / 3;

  private static final long LEFT = cells(0, 2, 6, 11, 15, 20, 22);
  private static final long RIGHT = cells(1, 3, 8, 12, 17, 21, 23);
  private static final long UPPER = cells(4, 5, 6, 7, 8, 9, 10);
  private static final long LOWER = cells(13, 14, 15, 16, 17, 18, 19);

  // The cells of a vertical line that receive from 2, 4 and 5 cells further on.
  private static final long A2 = cells(0, 20);
  private static final long A4 = cells(2, 11);
  private static final long A5 = cells(6, 15);
  private static final long B2 = cells(1, 21);
  private static final long B4 = cells(8, 17);
  private static final long B5 = cells(3, 12);
  private static final long E2 = cells(23, 3);
  private static final long E4 = cells(21, 12);
  private static final long E5 = cells(17, 8);
  private static final long F2 = cells(22, 2);
  private static final long F4 = cells(15, 6);
  private static final long F5 = cells(20, 11);
  private static final long TOP = cells(0, 1);
  private static final long BOTTOM = cells(22, 23);

  private static final int LETTERS = 8;
  private static final int NO_LETTER = 8;

  /**
   * The letters that may not follow each letter, its inverse first, then those of the parallel
   * line; the last entry is for the first move.
   */
  private static final String[] PRUNED = {"F", "EA", "H", "GC", "BA", "ABE", "DC", "CDG", ""};

  /** The letters that may follow each letter, and the first letters: bit 0 for A. */
  private static final int[] FOLLOWERS = followers();

  @Override
  public Answer solve(String input, Budget budget) {
    long start = parse(input);
    char[] moves = new char[0];
    while (!search(start, 0, NO_LETTER, moves, budget)) {
      moves = new char[moves.length + 1];
      budget.store(moves.length + 1L);
    }
    return new Answer(moves.length, new String(moves), numberInCentre(start, moves));
  }

  /** Whether a goal is at the full depth below a board; if so, the moves lead to it. */
  private static boolean search(long board, int depth, int last, char[] moves, Budget budget) {
    if (depth == moves.length) {
      return isGoal(board);
    }
    budget.expand();
    for (int letters = FOLLOWERS[last]; letters != 0; letters &= letters - 1) {
      int letter = Integer.numberOfTrailingZeros(letters);
      if (search(successor(board, letter), depth + 1, letter, moves, budget)) {
        moves[depth] = (char) ('A' + letter);
        return true;
      }
    }
    return false;
  }

  private static boolean isGoal(long board) {
    long centre = board & CENTRE;
    return centre == CENTRE_OF_ONES || centre == 2 * CENTRE_OF_ONES || centre == CENTRE;
  }

  private static int numberInCentre(long start, char[] moves) {
    long board = start;
    for (char letter : moves) {
      board = successor(board, letter - 'A');
    }
    return (int) ((board & CENTRE) / CENTRE_OF_ONES);
  }

  private static long successor(long board, int letter) {
    return switch (letter) {
      case 0 -> (board & ~LEFT) | up(board & LEFT, A2, A4, A5);
      case 1 -> (board & ~RIGHT) | up(board & RIGHT, B2, B4, B5);
      case 2 -> (board & ~UPPER) | toTheRight(board & UPPER, UPPER);
      case 3 -> (board & ~LOWER) | toTheRight(board & LOWER, LOWER);
      case 4 -> (board & ~RIGHT) | down(board & RIGHT, E2, E4, E5);
      case 5 -> (board & ~LEFT) | down(board & LEFT, F2, F4, F5);
      case 6 -> (board & ~LOWER) | toTheLeft(board & LOWER, LOWER);
      default -> (board & ~UPPER) | toTheLeft(board & UPPER, UPPER);
    };
  }

  private static long up(long line, long from2, long from4, long from5) {
    return ((line >>> (2 * CELL_BITS)) & from2)
        | ((line >>> (4 * CELL_BITS)) & from4)
        | ((line >>> (5 * CELL_BITS)) & from5)
        | ((line << (22 * CELL_BITS)) & BOTTOM);
  }

  private static long down(long line, long from2, long from4, long from5) {
    return ((line << (2 * CELL_BITS)) & from2)
        | ((line << (4 * CELL_BITS)) & from4)
        | ((line << (5 * CELL_BITS)) & from5)
        | ((line >>> (22 * CELL_BITS)) & TOP);
  }

  private static long toTheRight(long line, long cells) {
    return ((line << CELL_BITS) & cells) | ((line >>> (6 * CELL_BITS)) & cells);
  }

  private static long toTheLeft(long line, long cells) {
    return ((line >>> CELL_BITS) & cells) | ((line << (6 * CELL_BITS)) & cells);
  }

  private static long parse(String input) {
    long board = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      board |= (long) Character.digit(input.charAt(2 * cell), 10) << (CELL_BITS * cell);
    }
    return board;
  }

  private static long cells(int... cells) {
    long bits = 0;
    for (int cell : cells) {
      bits |= 3L << (CELL_BITS * cell);
    }
    return bits;
  }

  private static int[] followers() {
    int[] followers = new int[PRUNED.length];
    for (int last = 0; last < followers.length; last++) {
      for (int letter = 0; letter < LETTERS; letter++) {
        if (PRUNED[last].indexOf('A' + letter) < 0) {
          followers[last] |= 1 << letter;
        }
      }
    }
    return followers;
  }
}
