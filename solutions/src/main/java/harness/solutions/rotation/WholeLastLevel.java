package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;

/**
 * Iterative deepening that searches the whole last level and then takes the smallest string, where
 * other solvers rely on the order of the search. Like IDA* (Korf 1985) it cuts off with h = 8 − the
 * count of the most common number in the centre, which falls by at most one per move.
 *
 * <p>Guarantee: the smallest of all shortest strings. The bound starts at h of the board and grows
 * by one, so the first bound with which a goal is found is the optimum, and each goal found has a
 * string of that length. The search with this bound runs to its end, and h never cuts off a string
 * that solves the board, so all shortest strings are compared. Letters are deliberately tried from
 * H down to A: nothing may depend on the order. A move is never undone by the next, and no shortest
 * string does that.
 *
 * <p>Departs from the source by not stopping at the first goal. The board is stored on a grid of 7
 * × 7 squares, where a line is a starting square and a step.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "whole-last-level", reach = 8)
public final class WholeLastLevel implements Solver {

  private static final int SIDE = 7;
  private static final int FIRST_LINE = 2;
  private static final int SECOND_LINE = 4;
  private static final int CENTRE_CELLS = 8;

  // The square of each letter, and the step from there along the line.
  private static final int[] START = {
    square(0, 2), square(0, 4), square(2, 6), square(4, 6), // A B C D
    square(6, 4), square(6, 2), square(4, 0), square(2, 0), // E F G H
  };
  private static final int[] STEP = {SIDE, SIDE, -1, -1, -SIDE, -SIDE, 1, 1};

  // Steps from the letter to the number that a pull takes out of the centre, and to the one that it
  // brings in.
  private static final int LEAVING = 2;
  private static final int ENTERING = 5;

  @Override
  public Answer solve(String input, Budget budget) {
    Level level = new Level(input, budget);
    while (level.smallest == null) {
      level.searchNext();
    }
    return new Answer(level.smallest.length(), level.smallest, level.number);
  }

  /** The search of each level in turn. */
  static final class Level {
    private final Budget budget;
    private final int[] grid = new int[SIDE * SIDE];
    private final int[] countInCentre = new int[4];
    private final StringBuilder moves = new StringBuilder();
    private int bound;

    /**
     * The smallest string found that solves the board within the bound, or null, and its number.
     */
    private String smallest;

    private int number;

    Level(String input, Budget budget) {
      this.budget = budget;
      parse(input);
      bound = h() - 1;
    }

    void searchNext() {
      bound++;
      budget.store(bound + 1L);
      search(-1);
    }

    private void search(int undo) {
      if (h() == 0) {
        keepIfSmaller(moves.toString());
        return;
      }
      budget.expand();
      for (int letter = START.length - 1; letter >= 0; letter--) {
        if (letter != undo) {
          trySuccessor(letter);
        }
      }
    }

    private void trySuccessor(int letter) {
      int leaving = grid[START[letter] + (LEAVING * STEP[letter])];
      int entering = grid[START[letter] + (ENTERING * STEP[letter])];
      countInCentre[leaving]--;
      countInCentre[entering]++;
      if (moves.length() + 1 + h() <= bound) {
        int undo = opposite(letter);
        pull(letter);
        moves.append((char) ('A' + letter));
        search(undo);
        moves.setLength(moves.length() - 1);
        pull(undo);
      }
      countInCentre[entering]--;
      countInCentre[leaving]++;
    }

    private void keepIfSmaller(String string) {
      if (smallest == null || string.compareTo(smallest) < 0) {
        smallest = string;
        number = grid[square(FIRST_LINE, FIRST_LINE)];
      }
    }

    int h() {
      int commonest = Math.max(countInCentre[1], Math.max(countInCentre[2], countInCentre[3]));
      return CENTRE_CELLS - commonest;
    }

    private void pull(int letter) {
      int step = STEP[letter];
      int square = START[letter];
      int pulledOut = grid[square];
      for (int i = 1; i < SIDE; i++) {
        grid[square] = grid[square + step];
        square += step;
      }
      grid[square] = pulledOut;
    }

    /** Fills the squares of the four lines in reading order. */
    private void parse(String input) {
      int next = 0;
      for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SIDE; column++) {
          if (isOnLine(row) || isOnLine(column)) {
            int value = input.charAt(next) - '0';
            next += 2;
            grid[square(row, column)] = value;
            if (isInCentre(row) && isInCentre(column)) {
              countInCentre[value]++;
            }
          }
        }
      }
    }
  }

  private static boolean isOnLine(int rowOrColumn) {
    return rowOrColumn == FIRST_LINE || rowOrColumn == SECOND_LINE;
  }

  private static boolean isInCentre(int rowOrColumn) {
    return rowOrColumn >= FIRST_LINE && rowOrColumn <= SECOND_LINE;
  }

  private static int square(int row, int column) {
    return (SIDE * row) + column;
  }

  /** The letter at the other end of the line. */
  private static int opposite(int letter) {
    return "FEHGBADC".charAt(letter) - 'A';
  }
}
