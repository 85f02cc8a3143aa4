package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Breadth-first search from the start with a visited set (Moore 1959), layer by layer, until the
 * goal is generated. Optimal, because the goal is first met in the layer of its distance; a start
 * that cannot reach the goal is told by an empty layer.
 *
 * <p>Departure from the textbook: there is no queue and no parent. Each layer is a bit set over all
 * states, expanded in the order of the states, whose successors lie close together in memory, and
 * freed of the states visited before when it is complete. The path is found afterwards, from the
 * goal back: a predecessor in the layer before, again and again.
 *
 * <p>A turn changes two knobs, so the parity of the sum of all knobs never changes and the lowest
 * bit of a state follows from the other 23: a bit set has no place for it.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "bfs")
public final class Bfs implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int WORDS = (1 << 23) / Long.SIZE;

  /**
   * The low bits of the digits that a turn of knob from digit moves: {@code [knob * 4 + digit]}.
   */
  private final int[] moved = new int[KNOBS * 4];

  /** Layer d holds the states at distance d from the start. The buffers outlive the case. */
  private final List<long[]> layers = new ArrayList<>();

  private long[] visited;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = read(input);
    if (lowBitsParity(start) != 0) {
      return Answer.noSolution();
    }
    int distance = search(start, budget);
    return distance < 0 ? Answer.noSolution() : Answer.of(distance, moves(distance));
  }

  /** Returns the distance of the goal, or -1 when a layer is empty before the goal is met. */
  private int search(int start, Budget budget) {
    visited = visited == null ? new long[WORDS] : cleared(visited);
    long[] frontier = emptyLayer(0);
    add(start, frontier);
    long visitedStates = 0;
    for (int depth = 0; ; depth++) {
      int size = visit(frontier);
      visitedStates += size;
      budget.store(visitedStates);
      if (size == 0 || contains(GOAL, frontier)) {
        return size == 0 ? -1 : depth;
      }
      long[] next = emptyLayer(depth + 1);
      expand(frontier, next, budget);
      frontier = next;
    }
  }

  /**
   * Takes the states visited before out of the layer, marks the others and returns their number.
   */
  private int visit(long[] layer) {
    int size = 0;
    for (int word = 0; word < WORDS; word++) {
      long fresh = layer[word] & ~visited[word];
      layer[word] = fresh;
      visited[word] |= fresh;
      size += Long.bitCount(fresh);
    }
    return size;
  }

  private void expand(long[] layer, long[] next, Budget budget) {
    for (int word = 0; word < WORDS; word++) {
      for (long rest = layer[word]; rest != 0; rest &= rest - 1) {
        budget.expand();
        expand(state(word * Long.SIZE + Long.numberOfTrailingZeros(rest)), next);
      }
    }
  }

  private void expand(int state, long[] next) {
    for (int knob = 0; knob < KNOBS; knob++) {
      add(turn(state, knob), next);
    }
  }

  /** Adds one to the turned digit and to the dragged one, each modulo 4 without a carry beyond. */
  private int turn(int state, int knob) {
    int ones = moved[knob << 2 | (state >>> (knob << 1) & 3)];
    return state ^ ones ^ ((state & ones) << 1);
  }

  /** The state before {@code knob} was turned; its link is that of the digit it had then. */
  private int undo(int state, int knob) {
    int digitBefore = ((state >>> (knob << 1)) - 1) & 3;
    int ones = moved[knob << 2 | digitBefore];
    return state ^ ones ^ ((~state & ones) << 1);
  }

  private static void add(int state, long[] set) {
    // A long shift takes its distance modulo 64, so the bit needs no mask.
    set[state >>> 7] |= 1L << (state >>> 1);
  }

  private static boolean contains(int state, long[] set) {
    return (set[state >>> 7] >>> (state >>> 1) & 1) != 0;
  }

  /** The state of even parity with these upper 23 bits. */
  private static int state(int index) {
    int upper = index << 1;
    return upper | lowBitsParity(upper);
  }

  private static int lowBitsParity(int state) {
    return Integer.bitCount(state & 0x555555) & 1;
  }

  private String moves(int distance) {
    List<String> moves = new ArrayList<>();
    int state = GOAL;
    for (int depth = distance - 1; depth >= 0; depth--) {
      int knob = 0;
      while (!contains(undo(state, knob), layers.get(depth))) {
        knob++;
      }
      moves.add(0, Integer.toString(knob + 1));
      state = undo(state, knob);
    }
    return String.join(" ", moves);
  }

  private long[] emptyLayer(int depth) {
    if (depth < layers.size()) {
      return cleared(layers.get(depth));
    }
    layers.add(new long[WORDS]);
    return layers.get(depth);
  }

  private static long[] cleared(long[] set) {
    Arrays.fill(set, 0);
    return set;
  }

  /** Reads the links and returns the start; the digit of a knob is its state less one. */
  private int read(String input) {
    StringTokenizer numbers = new StringTokenizer(input);
    int start = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      start |= (Integer.parseInt(numbers.nextToken()) - 1) << (2 * knob);
      for (int digit = 0; digit < 4; digit++) {
        int dragged = Integer.parseInt(numbers.nextToken()) - 1;
        moved[knob * 4 + digit] = 1 << (2 * knob) | 1 << (2 * dragged);
      }
    }
    return start;
  }
}
