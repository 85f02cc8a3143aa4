package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;

/**
 * Depth-first branch and bound (Lawler and Wood 1966; for search trees, Zhang and Korf 1995): one
 * depth-first search that keeps the best solution so far, the incumbent, and prunes states whose g
 * + h rules out a better one. Children are searched best first: those that lower h, the number of
 * misplaced knights, then those that keep it, then those that raise it.
 *
 * <p>Optimal when the search is over. The first incumbent is the limit of 15 moves, which a board
 * beyond it never beats. Two things go beyond the textbook: the empty square's colour gives the
 * parity of the distance, so a better solution is better by at least 2 moves; and no move undoes
 * the previous one. A board is two sets of squares: those of the white knights and those of the
 * black ones.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "branch-and-bound")
public final class BranchAndBound implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final String GOAL = "11111\n01111\n00*11\n00001\n00000\n";
  private static final int WHITE_GROUND = squaresWith('0', GOAL);
  private static final int BLACK_GROUND = squaresWith('1', GOAL);
  private static final int[] JUMPS = jumps();

  /** The empty square by g, on the current path and on the incumbent's. */
  private final int[] path = new int[MAX_MOVES + 1];

  private final int[] incumbent = new int[MAX_MOVES + 1];

  /** The most moves that a new solution may have: 2 less than the incumbent. */
  private int bound;

  private Budget budget;

  @Override
  public Answer solve(String input, Budget caseBudget) {
    int whites = squaresWith('0', input);
    int blacks = squaresWith('1', input);
    int empty = Integer.numberOfTrailingZeros(squaresWith('*', input));
    // The side is odd, so odd squares are an odd number of moves from the centre.
    int firstBound = MAX_MOVES - 1 + (empty & 1);
    int h = Integer.bitCount(misplaced(whites, blacks));
    bound = firstBound;
    budget = caseBudget;
    budget.store(2L * path.length);
    if (h <= bound) {
      search(whites, blacks, 1 << empty, 0, 0, h);
    }
    return bound == firstBound ? Answer.noSolution() : Answer.of(bound + 2, moves(bound + 2));
  }

  private void search(int whites, int blacks, int empty, int previous, int g, int h) {
    budget.expand();
    path[g] = Integer.numberOfTrailingZeros(empty);
    if (h == 0) {
      System.arraycopy(path, 0, incumbent, 0, g + 1);
      bound = g - 2;
      return;
    }
    int movers = JUMPS[path[g]] & ~previous;
    int homecomers = (at(empty, WHITE_GROUND) & whites) | (at(empty, BLACK_GROUND) & blacks);
    int misplaced = misplaced(whites, blacks);
    int lowering = movers & misplaced & homecomers;
    int keeping = movers & (misplaced ^ homecomers);
    int raising = movers & ~misplaced & ~homecomers;
    searchEach(lowering, whites, blacks, empty, g + 1, h - 1);
    searchEach(keeping, whites, blacks, empty, g + 1, h);
    searchEach(raising, whites, blacks, empty, g + 1, h + 1);
  }

  /** Lets each knight of a set jump to the empty square, as long as f stays within the bound. */
  private void searchEach(int movers, int whites, int blacks, int empty, int g, int h) {
    int left = movers;
    while (left != 0 && g + h <= bound) {
      int mover = Integer.lowestOneBit(left);
      left ^= mover;
      if ((whites & mover) != 0) {
        search(whites ^ mover ^ empty, blacks, mover, empty, g, h);
      } else {
        search(whites, blacks ^ mover ^ empty, mover, empty, g, h);
      }
    }
  }

  /** All squares if the square is in the set, otherwise none. */
  private static int at(int square, int set) {
    return (square & set) != 0 ? -1 : 0;
  }

  static int misplaced(int whites, int blacks) {
    return (whites & ~WHITE_GROUND) | (blacks & ~BLACK_GROUND);
  }

  private String moves(int count) {
    StringBuilder moves = new StringBuilder();
    for (int g = 1; g <= count; g++) {
      moves.append(incumbent[g] / SIDE + 1).append(',').append(incumbent[g] % SIDE + 1);
      moves.append(g == count ? "" : " ");
    }
    return moves.toString();
  }

  static int squaresWith(char wanted, String board) {
    String rows = board.replace("\n", "");
    int squares = 0;
    for (int square = rows.indexOf(wanted);
        square >= 0;
        square = rows.indexOf(wanted, square + 1)) {
      squares |= 1 << square;
    }
    return squares;
  }

  private static int[] jumps() {
    int[] jumps = new int[SQUARES];
    for (int a = 0; a < SQUARES; a++) {
      for (int b = 0; b < SQUARES; b++) {
        int longer = Math.max(Math.abs(a / SIDE - b / SIDE), Math.abs(a % SIDE - b % SIDE));
        int shorter = Math.min(Math.abs(a / SIDE - b / SIDE), Math.abs(a % SIDE - b % SIDE));
        if (longer == 2 && shorter == 1) {
          jumps[a] |= 1 << b;
        }
      }
    }
    return jumps;
  }
}
