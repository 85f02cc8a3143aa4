package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Scanner;

/**
 * IDA* (Korf 1985) with h = the largest number of missing steps of any single knob, for comparison:
 * admissible, because a turn advances a knob by at most one step, but never above 3. Optimal,
 * because the bound grows to the least f that was cut off.
 *
 * <p>Departure from the source: two consecutive turns that do not touch each other's knob can be
 * swapped and are searched in one order only.
 *
 * <p>It stores one path and no states: if a start has an even number of missing steps but still
 * cannot reach the goal, the bound grows until the budget ends the search.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "ida-star-max-knob", reach = 10)
public final class IdaStarMaxKnob implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int LOW = 0x555555;
  private static final int FOUND = -1;
  private static final int NONE = KNOBS;

  /** {@code [missing steps before][knob]}: the knob dragged. */
  private final int[][] link = new int[4][KNOBS];

  private int[] path;
  private int pathLength;
  private Budget budget;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (Integer.bitCount(start & LOW) % 2 != 0) {
      return Answer.noSolution();
    }
    this.budget = budget;
    int bound = h(start);
    while (true) {
      path = new int[bound];
      int leastCut = search(start, 0, bound, NONE, NONE);
      if (leastCut == FOUND) {
        return answer();
      }
      bound = leastCut;
    }
  }

  /** Returns {@link #FOUND}, or the least f above the bound that was cut off below this state. */
  private int search(int state, int g, int bound, int last, int lastDragged) {
    if (state == GOAL) {
      pathLength = g;
      return FOUND;
    }
    budget.expand();
    budget.store(g + 1);
    int leastCut = Integer.MAX_VALUE;
    for (int knob = 0; knob < KNOBS; knob++) {
      int dragged = link[state >>> (2 * knob) & 3][knob];
      if (last != NONE && knob < last && knob != lastDragged && dragged != last) {
        continue;
      }
      int successor = stepped(stepped(state, knob), dragged);
      int f = g + 1 + h(successor);
      if (f <= bound) {
        path[g] = knob + 1;
        f = search(successor, g + 1, bound, knob, dragged);
        if (f == FOUND) {
          return FOUND;
        }
      }
      leastCut = Math.min(leastCut, f);
    }
    return leastCut;
  }

  private static int h(int state) {
    int high = state >>> 1 & LOW;
    int low = state & LOW;
    if (high == 0) {
      return low == 0 ? 0 : 1;
    }
    return (high & low) == 0 ? 2 : 3;
  }

  /** The state with one knob missing one step less, or 3 if it missed none. */
  private static int stepped(int state, int knob) {
    int shift = 2 * knob;
    int missing = state >>> shift & 3;
    return state - (missing << shift) + (((missing - 1) & 3) << shift);
  }

  private Answer answer() {
    StringBuilder moves = new StringBuilder();
    for (int g = 0; g < pathLength; g++) {
      moves.append(g == 0 ? "" : " ").append(path[g]);
    }
    return Answer.of(pathLength, moves.toString());
  }

  private int parse(String input) {
    int start = 0;
    try (Scanner numbers = new Scanner(input)) {
      for (int knob = 0; knob < KNOBS; knob++) {
        start += missing(numbers.nextInt()) << (2 * knob);
        for (int state = 1; state <= 4; state++) {
          link[missing(state)][knob] = numbers.nextInt() - 1;
        }
      }
    }
    return start;
  }

  private static int missing(int knobState) {
    return knobState == 1 ? 0 : 5 - knobState;
  }
}
