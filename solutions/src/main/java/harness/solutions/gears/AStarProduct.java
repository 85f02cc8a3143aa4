package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

/**
 * Best-first search by f = (g + 1)·(h + 1) with h = the missing steps of all knobs, as in programs
 * that judges accept; a relative of A* (Hart, Nilsson, Raphael 1968) without its proof. The product
 * favours few missing steps over a short path: it finds legal turns to the goal, but not
 * necessarily the fewest.
 *
 * <p>An open state that is reached with a smaller g takes over that path; once expanded, it is
 * closed for good.
 *
 * <p>From a start that cannot reach the goal, the open list runs empty, budget permitting.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "a-star-product", guarantee = Guarantee.NONE, reach = 20)
public final class AStarProduct implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int UNKNOWN = Integer.MAX_VALUE;

  /** The knob dragged, by {@code knob * 4 + digit before the turn}. */
  private final int[] link = new int[KNOBS * 4];

  /**
   * The path to a state: {@code g << 5 | closed << 4 | knob}, where the knob is the last one
   * turned.
   */
  private Int2IntOpenHashMap paths;

  /** {@code f << 24 | state}; an entry is stale if its state is closed. */
  private LongHeapPriorityQueue open;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = read(input);
    if (missingSteps(start) % 2 != 0) {
      return Answer.noSolution();
    }
    paths = new Int2IntOpenHashMap();
    paths.defaultReturnValue(UNKNOWN);
    open = new LongHeapPriorityQueue();
    generate(start, 0, 0);
    while (!open.isEmpty()) {
      int state = (int) (open.dequeueLong() & 0xFFFFFF);
      if (state == GOAL) {
        return answer(start);
      }
      int path = paths.get(state);
      if (!isClosed(path)) {
        paths.put(state, path | 1 << 4);
        budget.expand();
        expand(state, path >> 5);
        budget.store(paths.size());
      }
    }
    return Answer.noSolution();
  }

  private void expand(int state, int g) {
    for (int knob = 0; knob < KNOBS; knob++) {
      int successor = turn(state, knob);
      int known = paths.get(successor);
      if (known == UNKNOWN || (!isClosed(known) && g + 1 < known >> 5)) {
        generate(successor, g + 1, knob);
      }
    }
  }

  private void generate(int state, int g, int knob) {
    paths.put(state, g << 5 | knob);
    long f = (g + 1L) * (missingSteps(state) + 1);
    open.enqueue(f << 24 | state);
  }

  private static boolean isClosed(int path) {
    return (path & 1 << 4) != 0;
  }

  private static int missingSteps(int state) {
    int missing = 0;
    for (int rest = state; rest != 0; rest >>>= 2) {
      missing += (4 - (rest & 3)) & 3;
    }
    return missing;
  }

  private int turn(int state, int knob) {
    int digit = digit(state, knob);
    int turned = withDigit(state, knob, digit + 1);
    int dragged = link[knob * 4 + digit];
    return withDigit(turned, dragged, digit(turned, dragged) + 1);
  }

  private int undo(int state, int knob) {
    int before = withDigit(state, knob, digit(state, knob) + 3);
    int dragged = link[knob * 4 + digit(before, knob)];
    return withDigit(before, dragged, digit(before, dragged) + 3);
  }

  private static int digit(int state, int knob) {
    return state >>> (2 * knob) & 3;
  }

  private static int withDigit(int state, int knob, int digit) {
    int shift = 2 * knob;
    return (state & ~(3 << shift)) | (digit & 3) << shift;
  }

  private Answer answer(int start) {
    List<String> moves = new ArrayList<>();
    for (int state = GOAL; state != start; ) {
      int knob = paths.get(state) & 15;
      moves.add(Integer.toString(knob + 1));
      state = undo(state, knob);
    }
    Collections.reverse(moves);
    return Answer.of(moves.size(), String.join(" ", moves));
  }

  /** Reads the links and returns the start; the digit of a knob is its state minus one. */
  private int read(String input) {
    Scanner scanner = new Scanner(input);
    int start = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      start |= (scanner.nextInt() - 1) << (2 * knob);
      for (int digit = 0; digit < 4; digit++) {
        link[knob * 4 + digit] = scanner.nextInt() - 1;
      }
    }
    return start;
  }
}
