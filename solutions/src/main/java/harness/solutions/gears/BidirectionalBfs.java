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
 * Bidirectional breadth-first search (Pohl 1971): one search turns knobs forwards from the start,
 * one turns them backwards from the goal, and the side with the smaller frontier expands its whole
 * layer next.
 *
 * <p>Optimal: as long as the two sides share no state, the distance is greater than the sum of the
 * two depths; so when a layer reaches the other side, the depths add up to the distance, and any
 * shared state lies on a shortest path. If a side finds nothing new, there is no solution.
 *
 * <p>Departure from the source: layers instead of single states, so that no search beyond the first
 * meeting is needed. A layer is a bit set that is expanded 64 states at a time, and the path is
 * read off the layers.
 *
 * <p>A state holds each knob's number of missing steps in two bits. A turn changes their sum by two
 * modulo 4, so all states of a layer have the same sum, and the last knob is not part of the index.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "bidirectional-bfs")
public final class BidirectionalBfs implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int NO_STATE = -1;

  /** Two bits for each knob except the last. */
  private static final int INDEX_BITS = 2 * (KNOBS - 1);

  /** The low bits of an index, those of knobs 0 to 2, select the bit within a word. */
  private static final int BITS_IN_WORD = 6;

  private static final int KNOBS_IN_WORD = BITS_IN_WORD / 2;
  private static final int WORDS = 1 << (INDEX_BITS - BITS_IN_WORD);

  /** Consecutive words that are skipped or cleared together. */
  private static final int BLOCK = 64;

  /** The bits of a word whose index has missing steps 0, 1, 2, 3 in the knobs 0, 1, 2. */
  private static final long[][] MISSING = {
    {0x1111111111111111L, 0x2222222222222222L, 0x4444444444444444L, 0x8888888888888888L},
    {0x000F000F000F000FL, 0x00F000F000F000F0L, 0x0F000F000F000F00L, 0xF000F000F000F000L},
    {0x000000000000FFFFL, 0x00000000FFFF0000L, 0x0000FFFF00000000L, 0xFFFF000000000000L}
  };

  /** The bits of a word whose index has this sum of missing steps, modulo 4, in knobs 0 to 2. */
  private static final long[] SUM = new long[4];

  static {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      SUM[sum(bit)] |= 1L << bit;
    }
  }

  /** States with the same sum of missing steps, as a bit set that tracks its empty blocks. */
  private static final class Layer {
    final long[] words = new long[WORDS];
    final boolean[] touched = new boolean[WORDS / BLOCK];
    int sum;

    void add(int word, long states) {
      words[word] |= states;
      touched[word / BLOCK] = true;
    }

    void add(int state) {
      add(wordOf(state), 1L << state);
    }

    boolean contains(int state) {
      return (words[wordOf(state)] & 1L << state) != 0;
    }

    /** The state of a bit; its last knob's missing steps follow from the sum. */
    int state(int word, int bit) {
      int index = word << BITS_IN_WORD | bit;
      return index | (sum - sum(index) & 3) << INDEX_BITS;
    }

    /**
     * Removes the states that {@code other} already has, adds the rest to it, and returns their
     * number.
     */
    int moveInto(Layer other) {
      int size = 0;
      for (int block = 0; block < touched.length; block++) {
        if (touched[block]) {
          other.touched[block] = true;
          for (int word = block * BLOCK; word < (block + 1) * BLOCK; word++) {
            words[word] &= ~other.words[word];
            other.words[word] |= words[word];
            size += Long.bitCount(words[word]);
          }
        }
      }
      return size;
    }

    void clear() {
      for (int block = 0; block < touched.length; block++) {
        if (touched[block]) {
          Arrays.fill(words, block * BLOCK, (block + 1) * BLOCK, 0);
          touched[block] = false;
        }
      }
    }
  }

  /** One of the two searches. Its layers are reused for later cases. */
  private static final class Side {

    /** The change that a turn makes to both knobs' missing steps: -1 forwards, 1 backwards. */
    final int step;

    /** The dragged knob, by the turned knob and its missing steps before the turn. */
    final int[][] dragged = new int[KNOBS][4];

    final List<Layer> layers = new ArrayList<>();

    /** The states seen, by parity of their depth. */
    final Layer[] seen = {new Layer(), new Layer()};

    int depth;
    int frontierSize;

    Side(int step) {
      this.step = step;
    }

    void open(int root) {
      seen[0].clear();
      seen[1].clear();
      depth = -1;
      Layer first = newLayer(sum(root));
      first.add(root);
      complete();
    }

    Layer frontier() {
      return layers.get(depth);
    }

    /** An empty layer, which replaces the frontier when it is complete. */
    Layer newLayer(int sum) {
      if (layers.size() == depth + 1) {
        layers.add(new Layer());
      }
      Layer layer = layers.get(depth + 1);
      layer.clear();
      layer.sum = sum;
      return layer;
    }

    /** Makes the new layer the frontier, without the states seen earlier. */
    void complete() {
      depth++;
      frontierSize = frontier().moveInto(seen[depth % 2]);
    }

    void expandFrontier(Budget budget) {
      Layer frontier = frontier();
      Layer next = newLayer(frontier.sum + 2 & 3);
      for (int word = 0; word < WORDS; word++) {
        if (!frontier.touched[word / BLOCK]) {
          word |= BLOCK - 1; // on to the next block
        } else if (frontier.words[word] != 0) {
          expand(word, frontier.words[word], frontier.sum, next, budget);
        }
      }
      complete();
    }

    private void expand(int word, long states, int sum, Layer next, Budget budget) {
      for (int state = Long.bitCount(states); state > 0; state--) {
        budget.expand();
      }
      for (int knob = 0; knob < KNOBS_IN_WORD; knob++) {
        for (int missing = 0; missing < 4; missing++) {
          long turning = states & MISSING[knob][missing];
          if (turning != 0) {
            drag(dragged[knob][missing], word, stepped(turning, knob), next);
          }
        }
      }
      for (int knob = KNOBS_IN_WORD; knob < KNOBS - 1; knob++) {
        int place = knob - KNOBS_IN_WORD;
        drag(dragged[knob][digit(word, place)], stepped(word, place), states, next);
      }
      int sumInWord = sum - sum(word);
      for (int missing = 0; missing < 4; missing++) {
        long turning = states & SUM[sumInWord - missing & 3];
        if (turning != 0) {
          drag(dragged[KNOBS - 1][missing], word, turning, next);
        }
      }
    }

    /**
     * Completes a turn with the dragged knob's step. The last knob's step does not change an index.
     */
    private void drag(int knob, int word, long states, Layer next) {
      if (knob < KNOBS_IN_WORD) {
        next.add(word, stepped(states, knob));
      } else if (knob < KNOBS - 1) {
        next.add(stepped(word, knob - KNOBS_IN_WORD), states);
      } else {
        next.add(word, states);
      }
    }

    private int stepped(int number, int place) {
      return withDigit(number, place, digit(number, place) + step);
    }

    /** Moves each bit to the index where one knob's missing steps have changed. */
    private long stepped(long states, int knob) {
      int shift = 1 << (2 * knob);
      long wrapping = states & MISSING[knob][step > 0 ? 3 : 0];
      long moving = states ^ wrapping;
      return step > 0
          ? moving << shift | wrapping >>> (3 * shift)
          : moving >>> shift | wrapping << (3 * shift);
    }

    /** The state that a turn leads to. */
    int turn(int state, int knob) {
      return stepped(stepped(state, knob), dragged[knob][digit(state, knob)]);
    }
  }

  private final Side forward = new Side(-1);
  private final Side backward = new Side(1);

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (sum(start) % 2 == 1) {
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
      Side side = forward.frontierSize <= backward.frontierSize ? forward : backward;
      side.expandFrontier(budget);
      stored += side.frontierSize;
      budget.store(stored);
      meeting = shared(forward.frontier(), backward.frontier());
    }
    return meeting;
  }

  private static int shared(Layer a, Layer b) {
    for (int word = 0; word < WORDS && a.sum == b.sum; word++) {
      if (!a.touched[word / BLOCK]) {
        word |= BLOCK - 1; // on to the next block
      } else if ((a.words[word] & b.words[word]) != 0) {
        return a.state(word, Long.numberOfTrailingZeros(a.words[word] & b.words[word]));
      }
    }
    return NO_STATE;
  }

  /** The path from the start to the meeting state and on to the goal. */
  private Answer join(int start, int meeting) {
    Deque<Integer> path = new ArrayDeque<>();
    int state = meeting;
    for (int depth = forward.depth - 1; depth >= 0; depth--) {
      int knob = knobInto(forward.layers.get(depth), backward, state);
      path.addFirst(knob + 1);
      state = backward.turn(state, knob);
    }
    assert state == start;
    state = meeting;
    for (int depth = backward.depth - 1; depth >= 0; depth--) {
      int knob = knobInto(backward.layers.get(depth), forward, state);
      path.addLast(knob + 1);
      state = forward.turn(state, knob);
    }
    assert state == GOAL;
    StringBuilder moves = new StringBuilder();
    path.forEach(knob -> moves.append(moves.isEmpty() ? "" : " ").append(knob));
    return Answer.of(path.size(), moves.toString());
  }

  /** A knob that takes a side from the state into the layer. */
  private static int knobInto(Layer layer, Side side, int state) {
    int knob = 0;
    while (!layer.contains(side.turn(state, knob))) {
      knob++;
    }
    return knob;
  }

  private static int digit(int number, int place) {
    return number >>> (2 * place) & 3;
  }

  private static int withDigit(int number, int place, int digit) {
    return (number & ~(3 << (2 * place))) | (digit & 3) << (2 * place);
  }

  /** The sum of a number's two-bit digits modulo 4. */
  private static int sum(int number) {
    return Integer.bitCount(number & 0x555555) + 2 * Integer.bitCount(number & 0xAAAAAA) & 3;
  }

  private static int wordOf(int state) {
    return state >>> BITS_IN_WORD & (WORDS - 1);
  }

  private int parse(String input) {
    int start = 0;
    try (Scanner scanner = new Scanner(input)) {
      for (int knob = 0; knob < KNOBS; knob++) {
        start = withDigit(start, knob, missing(scanner.nextInt()));
        for (int state = 1; state <= 4; state++) {
          int other = scanner.nextInt() - 1;
          forward.dragged[knob][missing(state)] = other;
          backward.dragged[knob][missing(state + 1)] = other;
        }
      }
    }
    return start;
  }

  private static int missing(int knobState) {
    return (1 - knobState) & 3;
  }
}
