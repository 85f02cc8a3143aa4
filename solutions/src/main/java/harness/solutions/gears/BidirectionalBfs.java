package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Scanner;

/**
 * Bidirectional breadth-first search (Pohl 1971): one search turns knobs forward from the start,
 * one turns them backward from the goal, and the side with the smaller frontier expands its whole
 * layer next.
 *
 * <p>Optimal: as long as the two sides share no state, the distance is greater than the two depths
 * together; so when a layer has reached the other side, the depths add up to the distance, and any
 * shared state lies on a shortest path. When a side finds nothing new, there is no solution.
 *
 * <p>Departure from the source: layers instead of single states, so that no search beyond the first
 * meeting is needed. A layer is a bit set over all states, and the path is read off the layers.
 *
 * <p>A state holds for each knob, in two bits, the steps that it still misses to the goal. The sum
 * of these has the same parity in all states of a search, so bit 0 of a state is not indexed.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "bidirectional-bfs")
public final class BidirectionalBfs implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int WORDS = 1 << 17;
  private static final int NO_STATE = -1;

  /**
   * The digits that a turn of a knob moves, one bit each, by the turned knob and its missing steps
   * before the turn.
   */
  private final int[][] ones = new int[KNOBS][4];

  private final Side forward = new Side();
  private final Side backward = new Side();

  /** One of the two searches. Its buffers outlive the case. */
  private static final class Side {
    final List<long[]> layers = new ArrayList<>();
    long[] seen;
    int depth;
    int frontierSize;

    void open(int root) {
      seen = seen == null ? new long[WORDS] : seen;
      Arrays.fill(seen, 0);
      depth = -1;
      set(newLayer(), root);
      complete();
    }

    long[] frontier() {
      return layers.get(depth);
    }

    /** The empty layer after the frontier, which it replaces when it is complete. */
    long[] newLayer() {
      if (layers.size() == depth + 1) {
        layers.add(new long[WORDS]);
      } else {
        Arrays.fill(layers.get(depth + 1), 0);
      }
      return layers.get(depth + 1);
    }

    /** Makes the new layer the frontier, without the states that were seen before. */
    void complete() {
      depth++;
      frontierSize = 0;
      long[] layer = frontier();
      for (int word = 0; word < WORDS; word++) {
        layer[word] &= ~seen[word];
        seen[word] |= layer[word];
        frontierSize += Long.bitCount(layer[word]);
      }
    }
  }

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (Integer.bitCount(start & 0x555555) % 2 == 1) {
      return Answer.noSolution();
    }
    forward.open(start);
    backward.open(GOAL);
    int meeting = search(budget);
    return meeting == NO_STATE ? Answer.noSolution() : join(start, meeting);
  }

  /** Returns a state that both sides reach, or {@link #NO_STATE}. */
  private int search(Budget budget) {
    int meeting = shared(forward.frontier(), backward.frontier());
    long stored = 2;
    while (meeting == NO_STATE && forward.frontierSize > 0 && backward.frontierSize > 0) {
      boolean forwardNext = forward.frontierSize <= backward.frontierSize;
      Side side = forwardNext ? forward : backward;
      expandFrontier(side, forwardNext, budget);
      stored += side.frontierSize;
      budget.store(stored);
      meeting = shared(forward.frontier(), backward.frontier());
    }
    return meeting;
  }

  private void expandFrontier(Side side, boolean turnForward, Budget budget) {
    long[] frontier = side.frontier();
    long[] next = side.newLayer();
    for (int word = 0; word < WORDS; word++) {
      for (long rest = frontier[word]; rest != 0; rest ^= Long.lowestOneBit(rest)) {
        int state = stateAt(word << 6 | Long.numberOfTrailingZeros(rest));
        budget.expand();
        for (int knob = 0; knob < KNOBS; knob++) {
          set(next, turnForward ? turn(state, knob) : turnBack(state, knob));
        }
      }
    }
    side.complete();
  }

  private static int shared(long[] a, long[] b) {
    for (int word = 0; word < WORDS; word++) {
      if ((a[word] & b[word]) != 0) {
        return stateAt(word << 6 | Long.numberOfTrailingZeros(a[word] & b[word]));
      }
    }
    return NO_STATE;
  }

  /** The turned knob and the one it drags each miss one step less; from 0 they go to 3. */
  private int turn(int state, int knob) {
    int missing = state >>> (2 * knob) & 3;
    int digits = ones[knob][missing];
    return state ^ digits ^ ((~state & digits) << 1);
  }

  /** Undoes a turn. Which knob was dragged depends on the turned knob as it was before. */
  private int turnBack(int state, int knob) {
    int missingBefore = ((state >>> (2 * knob)) + 1) & 3;
    int digits = ones[knob][missingBefore];
    return state ^ digits ^ ((state & digits) << 1);
  }

  /** The path from the start to the meeting state and on to the goal. */
  private Answer join(int start, int meeting) {
    Deque<Integer> path = new ArrayDeque<>();
    int state = meeting;
    for (int depth = forward.depth - 1; depth >= 0; depth--) {
      int knob = 0;
      while (!isSet(forward.layers.get(depth), turnBack(state, knob))) {
        knob++;
      }
      path.addFirst(knob + 1);
      state = turnBack(state, knob);
    }
    assert state == start;
    state = meeting;
    for (int depth = backward.depth - 1; depth >= 0; depth--) {
      int knob = 0;
      while (!isSet(backward.layers.get(depth), turn(state, knob))) {
        knob++;
      }
      path.addLast(knob + 1);
      state = turn(state, knob);
    }
    assert state == GOAL;
    StringBuilder moves = new StringBuilder();
    path.forEach(knob -> moves.append(moves.isEmpty() ? "" : " ").append(knob));
    return Answer.of(path.size(), moves.toString());
  }

  private static void set(long[] layer, int state) {
    int index = state >>> 1;
    layer[index >>> 6] |= 1L << (index & 63);
  }

  private static boolean isSet(long[] layer, int state) {
    int index = state >>> 1;
    return (layer[index >>> 6] & 1L << (index & 63)) != 0;
  }

  /** Gives the upper 23 bits of a state the lowest bit that makes the sum of missing steps even. */
  private static int stateAt(int index) {
    int state = index << 1;
    return state | Integer.bitCount(state & 0x555555) % 2;
  }

  private int parse(String input) {
    int start = 0;
    try (Scanner scanner = new Scanner(input)) {
      for (int knob = 0; knob < KNOBS; knob++) {
        start |= missing(scanner.nextInt()) << (2 * knob);
        for (int state = 1; state <= 4; state++) {
          int dragged = scanner.nextInt() - 1;
          ones[knob][missing(state)] = 1 << (2 * knob) | 1 << (2 * dragged);
        }
      }
    }
    return start;
  }

  private static int missing(int knobState) {
    return (1 - knobState) & 3;
  }
}
