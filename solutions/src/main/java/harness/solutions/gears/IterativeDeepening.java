package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.StringJoiner;
import java.util.StringTokenizer;

/**
 * Depth-first iterative deepening (Slate and Atkin 1977, Korf 1985), pruned: a branch ends when the
 * remaining turns cannot touch all knobs that are off the goal, and of two consecutive turns that
 * can be swapped only one order is tried. Neither cuts off all shortest solutions, and the limit is
 * raised only when everything within it has been searched, so the first solution is a shortest one.
 *
 * <p>The limit grows by 2: a turn moves the sum of all missing steps by 2 modulo 4, so the parity
 * of the number of turns is known from the start.
 *
 * <p>It stores one path and no states: if a start has an even number of missing steps but still
 * cannot reach the goal, the limit grows until the budget ends the search.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "iterative-deepening", reach = 11)
public final class IterativeDeepening implements Solver {

  private static final int KNOBS = 12;

  /** A knob's link from each state, both from 1: {@code links[knob][state]}. */
  private final int[][] links = new int[KNOBS + 1][5];

  /** The state of each knob; turns are made and undone in place. */
  private final int[] states = new int[KNOBS + 1];

  private int knobsOff;
  private int[] path;
  private Budget budget;

  @Override
  public Answer solve(String input, Budget budget) {
    read(input);
    int missing = missingSteps();
    if (missing % 2 == 1) {
      return Answer.noSolution();
    }
    this.budget = budget;
    int limit = missing / 2 % 2;
    path = new int[limit];
    while (!search(0, 0, 0)) {
      limit += 2;
      path = new int[limit];
    }
    return answer();
  }

  /** Searches below the current states, reached by turning {@code last} (0 at the root). */
  private boolean search(int depth, int last, int lastDragged) {
    if (depth == path.length) {
      return knobsOff == 0;
    }
    budget.expand();
    budget.store(depth + 1);
    for (int knob = 1; knob <= KNOBS; knob++) {
      int dragged = links[knob][states[knob]];
      boolean swappable = knob != lastDragged && dragged != last;
      if (knob < last && swappable) {
        continue;
      }
      stepOn(knob);
      stepOn(dragged);
      path[depth] = knob;
      if (canBeTouched(depth + 1) && search(depth + 1, knob, dragged)) {
        return true;
      }
      stepBack(dragged);
      stepBack(knob);
    }
    return false;
  }

  private boolean canBeTouched(int depth) {
    return knobsOff <= 2 * (path.length - depth);
  }

  private void stepOn(int knob) {
    int state = states[knob];
    if (state == 1) {
      knobsOff++;
    } else if (state == 4) {
      knobsOff--;
    }
    states[knob] = state == 4 ? 1 : state + 1;
  }

  private void stepBack(int knob) {
    int state = states[knob];
    if (state == 1) {
      knobsOff++;
    } else if (state == 2) {
      knobsOff--;
    }
    states[knob] = state == 1 ? 4 : state - 1;
  }

  private int missingSteps() {
    int missing = 0;
    for (int knob = 1; knob <= KNOBS; knob++) {
      missing += states[knob] == 1 ? 0 : 5 - states[knob];
    }
    return missing;
  }

  private Answer answer() {
    StringJoiner moves = new StringJoiner(" ");
    for (int knob : path) {
      moves.add(Integer.toString(knob));
    }
    return Answer.of(path.length, moves.toString());
  }

  private void read(String input) {
    StringTokenizer numbers = new StringTokenizer(input, " \n");
    knobsOff = 0;
    for (int knob = 1; knob <= KNOBS; knob++) {
      states[knob] = Integer.parseInt(numbers.nextToken());
      knobsOff += states[knob] == 1 ? 0 : 1;
      for (int state = 1; state <= 4; state++) {
        links[knob][state] = Integer.parseInt(numbers.nextToken());
      }
    }
  }
}
