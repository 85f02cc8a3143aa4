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
 * goal is generated. Optimal, because the goal first appears in the layer of its distance; for a
 * start that cannot reach the goal, a layer is empty.
 *
 * <p>Departure from the textbook: there is no queue and there are no parents. Each layer is a bit
 * set over all states. When it is complete, states visited earlier are removed, and it is expanded
 * a word at a time: the 64 states of a word agree in all knobs except 0 to 2, so a turn takes all
 * of them, or those with the turned knob in one digit, to one other word. The path is found
 * afterwards, from the goal backwards, by looking for a predecessor in each earlier layer.
 *
 * <p>A turn changes two knobs by one, so the sum of all knobs modulo 4 is known from the depth, and
 * the last knob's digit follows from the others. It is therefore not part of the index.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "bfs")
public final class Bfs implements Solver {

  private static final int KNOBS = 12;
  private static final int DIGITS = 4;
  private static final int GOAL = 0;

  /** The knob that is not part of the index of a bit set. */
  private static final int LAST = KNOBS - 1;

  /** The number of knobs whose digits select the bit in a word; the next eight select the word. */
  private static final int BIT_KNOBS = 3;

  private static final int WORDS = 1 << (2 * (LAST - BIT_KNOBS));

  /** The states of a word that have a given digit in a knob: {@code [knob * 4 + digit]}. */
  private static final long[] WITH_DIGIT = new long[BIT_KNOBS * DIGITS];

  /** The states of a word whose digits of knobs 0 to 2 have this sum modulo 4. */
  private static final long[] WITH_SUM = new long[DIGITS];

  static {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      for (int knob = 0; knob < BIT_KNOBS; knob++) {
        WITH_DIGIT[knob * DIGITS + digit(bit, knob)] |= 1L << bit;
      }
      WITH_SUM[sum(bit)] |= 1L << bit;
    }
  }

  /** The knob that a turn drags: {@code [knob * 4 + digit before the turn]}. */
  private final int[] links = new int[KNOBS * DIGITS];

  /**
   * Layer d holds the states at distance d from the start. The buffers are reused for later cases.
   */
  private final List<long[]> layers = new ArrayList<>();

  /** The states visited at even and at odd depths. */
  private final long[][] visited = new long[2][WORDS];

  @Override
  public Answer solve(String input, Budget budget) {
    int start = read(input);
    if (sum(start) % 2 != 0) {
      return Answer.noSolution();
    }
    int distance = search(start, budget);
    return distance < 0 ? Answer.noSolution() : Answer.of(distance, moves(distance));
  }

  /** Returns the distance of the goal, or -1 if a layer is empty before the goal is found. */
  private int search(int start, Budget budget) {
    Arrays.fill(visited[0], 0);
    Arrays.fill(visited[1], 0);
    long[] frontier = emptyLayer(0);
    frontier[word(start)] = 1L << start;
    long visitedStates = 0;
    for (int depth = 0; ; depth++) {
      int size = visit(frontier, visited[depth % 2]);
      visitedStates += size;
      budget.store(visitedStates);
      int sum = (sum(start) + 2 * depth) % DIGITS;
      if (size == 0 || (sum == sum(GOAL) && contains(frontier, GOAL))) {
        return size == 0 ? -1 : depth;
      }
      long[] next = emptyLayer(depth + 1);
      expand(frontier, sum, next, budget);
      frontier = next;
    }
  }

  /**
   * Removes the states visited earlier from the layer, marks the others as visited and returns
   * their number.
   */
  private static int visit(long[] layer, long[] visited) {
    int size = 0;
    for (int word = 0; word < WORDS; word++) {
      long fresh = layer[word] & ~visited[word];
      layer[word] = fresh;
      visited[word] |= fresh;
      size += Long.bitCount(fresh);
    }
    return size;
  }

  /**
   * Adds all successors of a layer to the next.
   *
   * @param sum the sum of all knobs, modulo 4, in each state of the layer
   */
  private void expand(long[] layer, int sum, long[] next, Budget budget) {
    for (int word = 0; word < WORDS; word++) {
      long states = layer[word];
      if (states != 0) {
        for (int state = Long.bitCount(states); state > 0; state--) {
          budget.expand();
        }
        turnBitKnobs(word, states, next);
        turnWordKnobs(word, states, next);
        turnLast(word, states, sum - sum(word), next);
      }
    }
  }

  private void turnBitKnobs(int word, long states, long[] next) {
    for (int knob = 0; knob < BIT_KNOBS; knob++) {
      for (int digit = 0; digit < DIGITS; digit++) {
        long turning = states & WITH_DIGIT[knob * DIGITS + digit];
        if (turning != 0) {
          add(next, links[knob * DIGITS + digit], word, increment(turning, knob));
        }
      }
    }
  }

  private void turnWordKnobs(int word, long states, long[] next) {
    for (int knob = BIT_KNOBS; knob < LAST; knob++) {
      int dragged = links[knob * DIGITS + digit(word, knob - BIT_KNOBS)];
      add(next, dragged, increment(word, knob - BIT_KNOBS), states);
    }
  }

  /**
   * Turns the last knob. In the index only the dragged knob changes.
   *
   * @param sum the sum of the last knob and knobs 0 to 2
   */
  private void turnLast(int word, long states, int sum, long[] next) {
    for (int digit = 0; digit < DIGITS; digit++) {
      long turning = states & WITH_SUM[(sum - digit) & 3];
      if (turning != 0) {
        add(next, links[LAST * DIGITS + digit], word, turning);
      }
    }
  }

  /** Adds states after the dragged knob has moved as well. */
  private static void add(long[] next, int dragged, int word, long states) {
    if (dragged < BIT_KNOBS) {
      next[word] |= increment(states, dragged);
    } else if (dragged < LAST) {
      next[increment(word, dragged - BIT_KNOBS)] |= states;
    } else {
      next[word] |= states;
    }
  }

  /** Adds one to a digit modulo 4, without carrying. */
  private static int increment(int number, int place) {
    int one = 1 << (2 * place);
    return number ^ one ^ (number & one) << 1;
  }

  /** Adds one, modulo 4, to a digit of each bit's number. */
  private static long increment(long states, int knob) {
    int step = 1 << (2 * knob);
    long threes = WITH_DIGIT[knob * DIGITS + 3];
    return (states & ~threes) << step | (states & threes) >>> (3 * step);
  }

  private static int digit(int number, int place) {
    return number >>> (2 * place) & 3;
  }

  /** The sum of a number's digits modulo 4. */
  private static int sum(int number) {
    return (Integer.bitCount(number & 0x555555) + 2 * Integer.bitCount(number & 0xAAAAAA)) & 3;
  }

  private static int word(int state) {
    return state >>> (2 * BIT_KNOBS) & (WORDS - 1);
  }

  private static boolean contains(long[] set, int state) {
    // A shift of a long uses its distance modulo 64, so the bit needs no mask.
    return (set[word(state)] >>> state & 1) != 0;
  }

  private String moves(int distance) {
    String[] moves = new String[distance];
    int state = GOAL;
    for (int depth = distance - 1; depth >= 0; depth--) {
      int knob = 0;
      while (!contains(layers.get(depth), undo(state, knob))) {
        knob++;
      }
      moves[depth] = Integer.toString(knob + 1);
      state = undo(state, knob);
    }
    return String.join(" ", moves);
  }

  /** The state before {@code knob} was turned; its link is the one for the digit it had then. */
  private int undo(int state, int knob) {
    int before = decrement(state, knob);
    return decrement(before, links[knob * DIGITS + digit(before, knob)]);
  }

  private static int decrement(int state, int knob) {
    int one = 1 << (2 * knob);
    return state ^ one ^ (~state & one) << 1;
  }

  private long[] emptyLayer(int depth) {
    if (depth == layers.size()) {
      layers.add(new long[WORDS]);
    }
    long[] layer = layers.get(depth);
    Arrays.fill(layer, 0);
    return layer;
  }

  /** Reads the links and returns the start; the digit of a knob is its state minus one. */
  private int read(String input) {
    StringTokenizer numbers = new StringTokenizer(input);
    int start = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      start |= (Integer.parseInt(numbers.nextToken()) - 1) << (2 * knob);
      for (int digit = 0; digit < DIGITS; digit++) {
        links[knob * DIGITS + digit] = Integer.parseInt(numbers.nextToken()) - 1;
      }
    }
    return start;
  }
}
