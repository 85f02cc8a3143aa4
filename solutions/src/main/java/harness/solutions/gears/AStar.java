package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * A* (Hart, Nilsson, Raphael 1968) with h = half the missing steps of all knobs, because a turn
 * advances two knobs. Optimal: a turn lowers h by at most 1, so h is consistent, and a state has
 * its least g when it is expanded. A state is closed on expansion, not on generation; if an open
 * state is reached again with a smaller g, it is queued again and its old entry is skipped.
 *
 * <p>The open list is a bucket queue (Dial 1969), last in first out within a bucket, which prefers
 * large g. A turn changes h by -1 if neither knob is at the goal, by +1 if one is and by +3 if both
 * are, so f grows by 0, 2 or 4 and three rotating buckets are enough.
 *
 * <p>Departure from the source: no parent pointers. The path is read off the g values backwards.
 * From a start that cannot reach the goal, the open list runs empty.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "a-star", reach = 20)
public final class AStar implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int LOW_BITS = 0x555555;
  private static final byte UNREACHED = Byte.MAX_VALUE;
  private static final int BLOCK_BITS = 12;

  /** Low bits of the turned and the dragged digit, by {@code knob << 2 | digit before the turn}. */
  private final int[] pair = new int[KNOBS << 2];

  private final IntArrayList[] open = {new IntArrayList(), new IntArrayList(), new IntArrayList()};

  /**
   * Least known g of each state. All states of a search have the same parity, so bit 0 is omitted
   * from the index.
   */
  private byte[] best;

  /**
   * The blocks of {@link #best} that were written to, so that clearing costs no more than a search.
   */
  private boolean[] written;

  private long generated;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = read(input);
    if ((missingSteps(start) & 1) == 1) {
      return Answer.noSolution();
    }
    clear();
    return search(start, budget) ? path(start) : Answer.noSolution();
  }

  private boolean search(int start, Budget budget) {
    reach(start, 0, 0);
    int f = h(start);
    while (!openIsEmpty()) {
      if (expandBucket(f, budget)) {
        return true;
      }
      rotateBuckets();
      f += 2;
    }
    return false;
  }

  /** Expands the states with the least f, including those added meanwhile. */
  private boolean expandBucket(int f, Budget budget) {
    IntArrayList bucket = open[0];
    while (!bucket.isEmpty()) {
      int state = bucket.popInt();
      int g = f - h(state);
      if (best[state >>> 1] != g) {
        continue; // reached since with a smaller g
      }
      if (state == GOAL) {
        return true;
      }
      budget.expand();
      expand(state, g);
      budget.store(generated);
    }
    return false;
  }

  private void expand(int state, int g) {
    int atGoal = ~(state | state >>> 1) & LOW_BITS;
    for (int knob = 0; knob < KNOBS; knob++) {
      int ones = pair[knob << 2 | (state >>> (knob << 1) & 3)];
      int successor = state ^ ones ^ ((~state & ones) << 1);
      if (g + 1 < best[successor >>> 1]) {
        // Each of the two knobs that leaves the goal adds 2 to f.
        reach(successor, g + 1, Integer.bitCount(ones & atGoal));
      }
    }
  }

  private void reach(int state, int g, int bucket) {
    int index = state >>> 1;
    if (best[index] == UNREACHED) {
      generated++;
      written[index >>> BLOCK_BITS] = true;
    }
    best[index] = (byte) g;
    open[bucket].add(state);
  }

  /** Half the missing steps. The division is exact because a start with an odd sum is rejected. */
  private static int h(int state) {
    return missingSteps(state) >>> 1;
  }

  private static int missingSteps(int state) {
    return Integer.bitCount(state & LOW_BITS) + 2 * Integer.bitCount(state >>> 1 & LOW_BITS);
  }

  private boolean openIsEmpty() {
    return open[0].isEmpty() && open[1].isEmpty() && open[2].isEmpty();
  }

  private void rotateBuckets() {
    IntArrayList emptied = open[0];
    open[0] = open[1];
    open[1] = open[2];
    open[2] = emptied;
  }

  /**
   * Walks back from the goal over predecessors whose g is one less. There always is one, because
   * with a consistent h the g of an expanded state never changes.
   */
  private Answer path(int start) {
    Deque<String> moves = new ArrayDeque<>();
    int state = GOAL;
    while (state != start) {
      int knob = 0;
      while (best[undo(state, knob) >>> 1] != best[state >>> 1] - 1) {
        knob++;
      }
      moves.addFirst(Integer.toString(knob + 1));
      state = undo(state, knob);
    }
    return Answer.of(moves.size(), String.join(" ", moves));
  }

  private int undo(int state, int knob) {
    int digitBefore = ((state >>> (knob << 1)) + 1) & 3;
    int ones = pair[knob << 2 | digitBefore];
    return state ^ ones ^ ((state & ones) << 1);
  }

  private void clear() {
    if (best == null) {
      best = new byte[1 << 23];
      written = new boolean[best.length >>> BLOCK_BITS];
      Arrays.fill(written, true);
    }
    for (int block = 0; block < written.length; block++) {
      if (written[block]) {
        Arrays.fill(best, block << BLOCK_BITS, (block + 1) << BLOCK_BITS, UNREACHED);
        written[block] = false;
      }
    }
    for (IntArrayList bucket : open) {
      bucket.clear();
    }
    generated = 0;
  }

  /** Reads the links and returns the start; the digit of a knob is its number of missing steps. */
  private int read(String input) {
    String[] lines = input.split("\n", -1);
    int start = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      String[] numbers = lines[knob].split(" ", -1);
      start |= missing(Integer.parseInt(numbers[0])) << (2 * knob);
      for (int s = 1; s <= 4; s++) {
        int dragged = Integer.parseInt(numbers[s]) - 1;
        pair[knob << 2 | missing(s)] = 1 << (2 * knob) | 1 << (2 * dragged);
      }
    }
    return start;
  }

  private static int missing(int knobState) {
    return (1 - knobState) & 3;
  }
}
