package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * IDA* (Korf 1985): depth-first searches with a growing bound on f = g + h, where h is half the
 * missing steps of all knobs, because a turn advances two knobs by one step each. h never
 * overestimates, and the next bound is the least f that was cut off, so the first solution found is
 * a shortest one.
 *
 * <p>Departure from the source: two consecutive turns that can be swapped without changing what
 * either drags lead to the same state, so only the order with the smaller knob first is searched.
 * This never cuts off the lexicographically smallest of the shortest solutions.
 *
 * <p>It stores one path and no states: if a start has an even number of missing steps but still
 * cannot reach the goal, the bound grows until the budget ends the search.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "ida-star", reach = 13)
public final class IdaStar implements Solver {

  private static final int KNOBS = 12;

  /** The knob that {@code knob} drags from {@code state} (0 to 3): {@code link[knob][state]}. */
  private final int[][] link = new int[KNOBS][4];

  /** The path, last turn first; filled on the way back from the goal. */
  private final IntArrayList reversedPath = new IntArrayList();

  private int bound;
  private int nextBound;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = read(input);
    int missing = missingSteps(start);
    if (missing % 2 == 1) {
      return Answer.noSolution();
    }
    reversedPath.clear();
    nextBound = missing / 2;
    do {
      bound = nextBound;
      nextBound = Integer.MAX_VALUE;
    } while (!search(start, 0, missing / 2, -1, -1, budget));
    return answer();
  }

  /**
   * Searches below {@code state}, which was reached by turning {@code last} and dragging {@code
   * lastDragged}; both are negative at the root.
   */
  private boolean search(int state, int g, int h, int last, int lastDragged, Budget budget) {
    if (h == 0) {
      return true;
    }
    budget.expand();
    budget.store(g + 1);
    for (int knob = 0; knob < KNOBS; knob++) {
      int digit = digit(state, knob);
      int dragged = link[knob][digit];
      if (knob < last && knob != lastDragged && dragged != last) {
        continue; // the two turns can be swapped
      }
      int leftGoal = (digit == 0 ? 1 : 0) + (digit(state, dragged) == 0 ? 1 : 0);
      // A knob that leaves the goal misses 3 more steps, any other knob one less; h is half the
      // sum.
      int successorH = h - 1 + 2 * leftGoal;
      int f = g + 1 + successorH;
      if (f > bound) {
        nextBound = Math.min(nextBound, f);
      } else if (search(
          moveOn(moveOn(state, knob), dragged), g + 1, successorH, knob, dragged, budget)) {
        reversedPath.add(knob + 1);
        return true;
      }
    }
    return false;
  }

  private static int digit(int state, int knob) {
    return state >>> (2 * knob) & 3;
  }

  private static int moveOn(int state, int knob) {
    int one = 1 << (2 * knob);
    // The digit's low bit flips; its high bit flips on a carry from the low one.
    return state ^ one ^ ((state & one) << 1);
  }

  private static int missingSteps(int state) {
    int missing = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      missing += (4 - digit(state, knob)) % 4;
    }
    return missing;
  }

  private Answer answer() {
    StringBuilder moves = new StringBuilder();
    for (int i = reversedPath.size() - 1; i >= 0; i--) {
      moves.append(reversedPath.getInt(i)).append(i > 0 ? " " : "");
    }
    return Answer.of(reversedPath.size(), moves.toString());
  }

  /** Reads the links and returns the start; the digit of a knob is its state minus one. */
  private int read(String input) {
    int position = 0;
    int start = 0;
    for (int number = 0; number < 5 * KNOBS; number++) {
      int value = 0;
      while (Character.isDigit(input.charAt(position))) {
        value = 10 * value + Character.digit(input.charAt(position++), 10);
      }
      position++; // the blank or the end of the line
      int knob = number / 5;
      if (number % 5 == 0) {
        start |= (value - 1) << (2 * knob);
      } else {
        link[knob][number % 5 - 1] = value - 1;
      }
    }
    return start;
  }
}
