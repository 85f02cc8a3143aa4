package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Arrays;

/**
 * IDA* (Korf 1985) on the whole board, with h = 8 − the count of the most common number in the
 * centre. A pull takes one number out of the centre and puts one in, so h falls by at most one per
 * move: it is admissible.
 *
 * <p>Guarantee: the smallest of all shortest strings. No bound below the optimum finds a goal, and
 * the bounds never skip it, since the next one is the least f that was cut off. When the bound is
 * the optimum, every goal found has a string of that length; successors are tried in letter order,
 * so strings of one length come up in lexicographic order and the first goal has the smallest. A
 * move is never undone by the next, and no shortest string does that.
 *
 * <p>Departs from the source by estimating a successor before generating it: only the number that
 * leaves the centre and the one that enters it matter. Pulls are made and undone in place.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "ida-star", reach = 10)
public final class IdaStar implements Solver {

  private static final int CENTRE_CELLS = 8;
  private static final int[] CENTRE = {6, 7, 8, 11, 12, 15, 16, 17};

  // The cells of each line, starting at its letter. A pull takes the number in the third cell out
  // of the centre and brings the one in the sixth cell in.
  private static final int[][] LINES = {
    {0, 2, 6, 11, 15, 20, 22},
    {1, 3, 8, 12, 17, 21, 23},
    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13},
    {23, 21, 17, 12, 8, 3, 1},
    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19},
    {4, 5, 6, 7, 8, 9, 10},
  };
  private static final int LEAVES = 2;
  private static final int ENTERS = 5;

  /** The letter that undoes each letter: F for A, E for B, and so on. */
  private static final int[] UNDO = {5, 4, 7, 6, 1, 0, 3, 2};

  private static final int NO_LETTER = -1;

  @Override
  public Answer solve(String input, Budget budget) {
    return new Search(input, budget).run();
  }

  /** The board, changed in place, and the path to it. */
  static final class Search {
    private final Budget budget;
    private final int[] cells;

    /** The count of each number in the centre. */
    private final int[] count = new int[4];

    private final StringBuilder path = new StringBuilder();
    private int bound;

    /** The least f above the bound. */
    private int nextBound;

    Search(String input, Budget budget) {
      this.budget = budget;
      this.cells = Arrays.stream(input.trim().split(" ", -1)).mapToInt(Integer::parseInt).toArray();
      for (int cell : CENTRE) {
        count[cells[cell]]++;
      }
    }

    Answer run() {
      nextBound = h();
      boolean solved = nextBound == 0;
      while (!solved) {
        bound = nextBound;
        nextBound = Integer.MAX_VALUE;
        budget.store(bound + 1L);
        solved = search(0, NO_LETTER);
      }
      return new Answer(path.length(), path.toString(), numberInCentre());
    }

    /** Whether a goal is within the bound below the board; if so, the path leads to it. */
    private boolean search(int g, int undo) {
      budget.expand();
      for (int letter = 0; letter < LINES.length; letter++) {
        if (letter != undo && trySuccessor(letter, g + 1)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a goal is within the bound below a letter's successor, reached after g moves. */
    private boolean trySuccessor(int letter, int g) {
      int[] line = LINES[letter];
      int leaving = cells[line[LEAVES]];
      int entering = cells[line[ENTERS]];
      count[leaving]--;
      count[entering]++;
      int h = h();
      if (g + h > bound) {
        nextBound = Math.min(nextBound, g + h);
      } else {
        path.append((char) ('A' + letter));
        pull(line);
        if (h == 0 || search(g, UNDO[letter])) {
          return true;
        }
        pull(LINES[UNDO[letter]]);
        path.setLength(g - 1);
      }
      count[entering]--;
      count[leaving]++;
      return false;
    }

    int h() {
      return CENTRE_CELLS - Math.max(count[1], Math.max(count[2], count[3]));
    }

    private void pull(int[] line) {
      int first = cells[line[0]];
      for (int i = 1; i < line.length; i++) {
        cells[line[i - 1]] = cells[line[i]];
      }
      cells[line[line.length - 1]] = first;
    }

    private int numberInCentre() {
      return cells[CENTRE[0]];
    }
  }
}
