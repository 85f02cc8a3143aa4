package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Bidirectional breadth-first search (Pohl 1971), one colour at a time: a forward search from the
 * pattern of each of the three colours, and one backward search from the centre's pattern, which
 * serves all three. By Pohl's cardinality rule, the side with the smaller frontier advances, one
 * whole layer at a time.
 *
 * <p>Guarantee: the smallest of all shortest strings. With forward layers to depth f and a backward
 * layer at depth b, a colour at distance f + b has a state in both frontiers, and none nearer was
 * missed because f + b grows by one. Every shortest string passes through such a meeting state
 * after f letters. Forward successors are generated in letter order, so a frontier is in the order
 * of its states' smallest strings, and the smallest prefix is that of the first meeting state. From
 * there the smallest letter that lowers the backward depth is taken until the goal. Finally the
 * smallest of the three colours' strings is taken; they differ, since a string leaves a single
 * number in the centre.
 *
 * <p>Departs from the source by advancing the three forward searches together.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "bidirectional-bfs")
public final class BidirectionalBfs implements Solver {

  private static final int LETTERS = 8;
  private static final int NONE = -1;

  // A bit for each cell, cell 0 lowest.
  private static final int GOAL = cells(6, 7, 8, 11, 12, 15, 16, 17);
  private static final int LEFT = cells(0, 2, 6, 11, 15, 20, 22);
  private static final int RIGHT = cells(1, 3, 8, 12, 17, 21, 23);
  private static final int UPPER = cells(4, 5, 6, 7, 8, 9, 10);
  private static final int LOWER = cells(13, 14, 15, 16, 17, 18, 19);

  // The cells to which a pull brings numbers from 2, 4 or 5 cells further on; the last one wraps
  // around.
  private static final int A2 = cells(0, 20);
  private static final int A4 = cells(2, 11);
  private static final int A5 = cells(6, 15);
  private static final int B2 = cells(1, 21);
  private static final int B4 = cells(8, 17);
  private static final int B5 = cells(3, 12);
  private static final int E2 = cells(3, 23);
  private static final int E4 = cells(12, 21);
  private static final int E5 = cells(8, 17);
  private static final int F2 = cells(2, 22);
  private static final int F4 = cells(6, 15);
  private static final int F5 = cells(11, 20);
  private static final int LAST = cells(22, 23);

  /** The search in one direction: its layers so far, in the order found. */
  private static final class Side {
    final IntArrayList states = new IntArrayList();
    final Int2IntOpenHashMap depths = new Int2IntOpenHashMap();

    /** How each state was found: {@code index of its parent * 8 + letter}. */
    final IntArrayList steps = new IntArrayList();

    int depth;
    int frontierBegin;

    Side() {
      depths.defaultReturnValue(NONE);
    }

    void start(int state) {
      states.clear();
      steps.clear();
      depths.clear();
      depth = 0;
      frontierBegin = 0;
      visit(state, NONE);
    }

    int frontierSize() {
      return states.size() - frontierBegin;
    }

    void advance(Budget budget) {
      int end = states.size();
      depth++;
      for (int parent = frontierBegin; parent < end; parent++) {
        budget.expand();
        int state = states.getInt(parent);
        for (int letter = 0; letter < LETTERS; letter++) {
          visit(successor(state, letter), (parent * LETTERS) + letter);
        }
      }
      frontierBegin = end;
    }

    private void visit(int state, int step) {
      if (depths.putIfAbsent(state, depth) == NONE) {
        states.add(state);
        steps.add(step);
      }
    }
  }

  private final Side[] forward = {new Side(), new Side(), new Side()};
  private final Side backward = new Side();

  @Override
  public Answer solve(String input, Budget budget) {
    String[] numbers = input.trim().split(" ", -1);
    for (int i = 0; i < forward.length; i++) {
      forward[i].start(pattern(numbers, Integer.toString(i + 1)));
    }
    backward.start(GOAL);
    while (true) {
      budget.store(storedStates());
      Answer answer = smallestMeeting();
      if (answer != null) {
        return answer;
      }
      advanceSmallerFrontier(budget);
    }
  }

  private void advanceSmallerFrontier(Budget budget) {
    int forwardFrontier = 0;
    for (Side side : forward) {
      forwardFrontier += side.frontierSize();
    }
    if (backward.frontierSize() <= forwardFrontier) {
      backward.advance(budget);
    } else {
      for (Side side : forward) {
        side.advance(budget);
      }
    }
  }

  private long storedStates() {
    long stored = backward.states.size();
    for (Side side : forward) {
      stored += side.states.size();
    }
    return stored;
  }

  private Answer smallestMeeting() {
    Answer smallest = null;
    for (int i = 0; i < forward.length; i++) {
      int meeting = firstMeeting(forward[i]);
      if (meeting != NONE) {
        String moves = prefix(forward[i], meeting) + suffix(forward[i].states.getInt(meeting));
        if (smallest == null || moves.compareTo(smallest.moves()) < 0) {
          smallest = new Answer(moves.length(), moves, i + 1);
        }
      }
    }
    return smallest;
  }

  /** The index of the first state of a frontier that the backward search has reached, or NONE. */
  private int firstMeeting(Side side) {
    for (int i = side.frontierBegin; i < side.states.size(); i++) {
      if (backward.depths.get(side.states.getInt(i)) != NONE) {
        return i;
      }
    }
    return NONE;
  }

  private static String prefix(Side side, int meeting) {
    StringBuilder reversed = new StringBuilder();
    for (int step = side.steps.getInt(meeting);
        step != NONE;
        step = side.steps.getInt(step / LETTERS)) {
      reversed.append((char) ('A' + (step % LETTERS)));
    }
    return reversed.reverse().toString();
  }

  private String suffix(int meeting) {
    StringBuilder moves = new StringBuilder();
    int state = meeting;
    for (int depth = backward.depths.get(state); depth > 0; depth--) {
      int letter = 0;
      while (backward.depths.get(successor(state, letter)) != depth - 1) {
        letter++;
      }
      moves.append((char) ('A' + letter));
      state = successor(state, letter);
    }
    return moves.toString();
  }

  private static int successor(int state, int letter) {
    return switch (letter) {
      case 0 -> (state & ~LEFT) | up(state & LEFT, A2, A4, A5);
      case 1 -> (state & ~RIGHT) | up(state & RIGHT, B2, B4, B5);
      case 2 -> (state & ~UPPER) | toTheRight(state & UPPER, UPPER);
      case 3 -> (state & ~LOWER) | toTheRight(state & LOWER, LOWER);
      case 4 -> (state & ~RIGHT) | down(state & RIGHT, E2, E4, E5);
      case 5 -> (state & ~LEFT) | down(state & LEFT, F2, F4, F5);
      case 6 -> (state & ~LOWER) | toTheLeft(state & LOWER, LOWER);
      default -> (state & ~UPPER) | toTheLeft(state & UPPER, UPPER);
    };
  }

  private static int up(int line, int by2, int by4, int by5) {
    return ((line >>> 2) & by2)
        | ((line >>> 4) & by4)
        | ((line >>> 5) & by5)
        | ((line << 22) & LAST);
  }

  private static int down(int line, int by2, int by4, int by5) {
    return ((line << 2) & by2) | ((line << 4) & by4) | ((line << 5) & by5) | (line >>> 22);
  }

  private static int toTheRight(int line, int cells) {
    return ((line << 1) & cells) | ((line >>> 6) & cells);
  }

  private static int toTheLeft(int line, int cells) {
    return ((line >>> 1) & cells) | ((line << 6) & cells);
  }

  private static int pattern(String[] numbers, String number) {
    int pattern = 0;
    for (int cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell].equals(number)) {
        pattern |= 1 << cell;
      }
    }
    return pattern;
  }

  private static int cells(int... cells) {
    int pattern = 0;
    for (int cell : cells) {
      pattern |= 1 << cell;
    }
    return pattern;
  }
}
