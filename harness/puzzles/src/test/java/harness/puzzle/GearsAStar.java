package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.StringTokenizer;

/**
 * A* on a gears instance as written in a contest, with the open list in buckets of equal f. It is
 * correct; the methods where submissions go wrong can be overridden. A position has two bits per
 * knob, starting with the first knob.
 */
class GearsAStar implements Solver {

  static final int KNOBS = 12;
  private static final byte UNSEEN = Byte.MAX_VALUE;

  private final byte[] least = unseen();
  private final byte[] turned = new byte[1 << (2 * KNOBS)];
  private final boolean[] closed = new boolean[1 << (2 * KNOBS)];
  private final int[][] links = new int[KNOBS][4];
  private final List<Deque<Integer>> open = new ArrayList<>();
  private final List<Integer> seen = new ArrayList<>();

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    return start == 0 ? answerSolved() : search(start, budget);
  }

  /** The answer for an instance that is solved already. */
  Answer answerSolved() {
    return Answer.of(0, "");
  }

  /** The order of expansion: g and a lower bound on the turns left. */
  int f(int g, int missing) {
    return g + (missing + 1) / 2;
  }

  /** Whether a position may be reached again with fewer turns. */
  boolean reopens() {
    return true;
  }

  /** Whether a position is pruned, given its missing steps and those of the start. */
  boolean isCutOff(int missing, int missingAtFirst) {
    return false;
  }

  private Answer search(int start, Budget budget) {
    forget();
    least[start] = 0;
    push(start, f(0, missing(start)));
    for (int f = 0; f < open.size(); f++) {
      while (f < open.size() && !open.get(f).isEmpty()) {
        int position = open.get(f).pop();
        if (position == 0) {
          return Answer.of(least[0], moves(start));
        }
        if (!closed[position]) {
          closed[position] = true;
          budget.expand();
          f = Math.min(f, expand(position, missing(start)));
        }
      }
    }
    return Answer.noSolution();
  }

  /** Opens the successors; returns the least f among them. */
  private int expand(int position, int missingAtFirst) {
    int lowest = Integer.MAX_VALUE;
    int g = least[position] + 1;
    for (int knob = 0; knob < KNOBS; knob++) {
      int next = step(step(position, knob), links[knob][position >>> (2 * knob) & 3]);
      int missing = missing(next);
      boolean isBetter = least[next] == UNSEEN || (reopens() && g < least[next]);
      if (isBetter && !isCutOff(missing, missingAtFirst)) {
        least[next] = (byte) g;
        turned[next] = (byte) knob;
        closed[next] = false;
        push(next, f(g, missing));
        lowest = Math.min(lowest, f(g, missing));
      }
    }
    return lowest;
  }

  private void push(int position, int f) {
    while (open.size() <= f) {
      open.add(new ArrayDeque<>());
    }
    open.get(f).push(position);
    seen.add(position);
  }

  private void forget() {
    for (int position : seen) {
      least[position] = UNSEEN;
      closed[position] = false;
    }
    seen.clear();
    open.clear();
  }

  private static byte[] unseen() {
    byte[] least = new byte[1 << (2 * KNOBS)];
    Arrays.fill(least, UNSEEN);
    return least;
  }

  private String moves(int start) {
    StringBuilder moves = new StringBuilder();
    for (int position = 0; position != start; ) {
      int knob = turned[position];
      moves.insert(0, (knob + 1) + " ");
      int before = stepBack(position, knob);
      position = stepBack(before, links[knob][before >>> (2 * knob) & 3]);
    }
    return moves.toString().strip();
  }

  static int missing(int position) {
    int missing = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      missing += -(position >>> (2 * knob)) & 3;
    }
    return missing;
  }

  private static int step(int position, int knob) {
    int state = position >>> (2 * knob) & 3;
    return position ^ (state ^ (state + 1 & 3)) << (2 * knob);
  }

  private static int stepBack(int position, int knob) {
    int state = position >>> (2 * knob) & 3;
    return position ^ (state ^ (state + 3 & 3)) << (2 * knob);
  }

  private int parse(String input) {
    StringTokenizer numbers = new StringTokenizer(input);
    int position = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      position |= (Integer.parseInt(numbers.nextToken()) - 1) << (2 * knob);
      for (int state = 0; state < 4; state++) {
        links[knob][state] = Integer.parseInt(numbers.nextToken()) - 1;
      }
    }
    return position;
  }
}
