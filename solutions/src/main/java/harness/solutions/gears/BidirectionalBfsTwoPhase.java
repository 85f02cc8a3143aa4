package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Breadth-first search in two phases, as often submitted: nine layers forwards from the start, then
 * layers backwards from the goal until one of them meets a state of the first phase. A fixed form
 * of bidirectional search (Pohl 1971), without his choice of side.
 *
 * <p>Optimal: if the goal is not in the first nine layers, the two sets stay disjoint until the
 * backward layer at distance - 9, and every state that they then share is at forward depth 9, so
 * the first one found is as good as any. If either phase finds nothing new, there is no solution.
 *
 * <p>A state holds each knob's state minus one in two bits. The parity of the sum of all knobs
 * never changes, so the lowest bit of a state is omitted from array indices.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "bidirectional-bfs-two-phase", reach = 20)
public final class BidirectionalBfsTwoPhase implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int FORWARD_LAYERS = 9;

  /** Marks in {@link #reachedBy}: n for knob n forwards, -n for knob n backwards. */
  private static final byte UNSEEN = 0;

  private static final byte START_MARK = 13;
  private static final byte GOAL_MARK = -13;

  /** The knob that a knob drags, by {@code knob * 4 + digit of the knob before the turn}. */
  private final int[] dragged = new int[KNOBS * 4];

  private final IntArrayList forwardStates = new IntArrayList();
  private final IntArrayList backwardStates = new IntArrayList();
  private byte[] reachedBy;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (sumOfDigits(start) % 2 != 0) {
      return Answer.noSolution();
    }
    if (start == GOAL) {
      return Answer.of(0, "");
    }
    forgetEarlierCase();
    reach(start, START_MARK, forwardStates);
    if (searchForward(budget)) {
      return Answer.of(turnsTo(GOAL).size(), join(turnsTo(GOAL)));
    }
    reach(GOAL, GOAL_MARK, backwardStates);
    return searchBackward(budget);
  }

  /** The first phase; returns whether it reached the goal. */
  private boolean searchForward(Budget budget) {
    int layer = 0;
    for (int depth = 0; depth < FORWARD_LAYERS; depth++) {
      int end = forwardStates.size();
      for (; layer < end; layer++) {
        budget.expand();
        expandForward(forwardStates.getInt(layer));
        budget.store(forwardStates.size());
        if (reachedBy[GOAL] != UNSEEN) {
          return true;
        }
      }
    }
    return false;
  }

  private void expandForward(int state) {
    for (int knob = 1; knob <= KNOBS; knob++) {
      int successor = turn(state, knob);
      if (reachedBy[successor >>> 1] == UNSEEN) {
        reach(successor, (byte) knob, forwardStates);
      }
    }
  }

  /** The second phase. The list of states grows while it is read, so no layers are needed. */
  private Answer searchBackward(Budget budget) {
    for (int i = 0; i < backwardStates.size(); i++) {
      int state = backwardStates.getInt(i);
      budget.expand();
      for (int knob = 1; knob <= KNOBS; knob++) {
        int predecessor = turnBack(state, knob);
        byte mark = reachedBy[predecessor >>> 1];
        if (mark > 0) {
          return answerAcross(predecessor, knob, state);
        }
        if (mark == UNSEEN) {
          reach(predecessor, (byte) -knob, backwardStates);
        }
      }
      budget.store((long) forwardStates.size() + backwardStates.size());
    }
    return Answer.noSolution();
  }

  private Answer answerAcross(int near, int knob, int far) {
    IntArrayList turns = turnsTo(near);
    turns.add(knob);
    for (int state = far; state != GOAL; state = turn(state, turns.topInt())) {
      turns.add(-reachedBy[state >>> 1]);
    }
    return Answer.of(turns.size(), join(turns));
  }

  /** The turns by which the forward phase reached a state. */
  private IntArrayList turnsTo(int state) {
    IntArrayList turns = new IntArrayList();
    int before = state;
    for (int mark = markOf(before); mark != START_MARK; mark = markOf(before)) {
      turns.add(0, mark);
      before = turnBack(before, mark);
    }
    return turns;
  }

  private int markOf(int state) {
    return reachedBy[state >>> 1];
  }

  private void reach(int state, byte mark, IntArrayList states) {
    reachedBy[state >>> 1] = mark;
    states.add(state);
  }

  private int turn(int state, int knob) {
    int shift = (knob - 1) * 2;
    int other = dragged[(knob - 1) * 4 + (state >>> shift & 3)];
    int bits = 1 << shift | 1 << (2 * other);
    // Both digits grow by one modulo 4: the low bit flips, and if it was 1, so does the high bit.
    return state ^ bits ^ ((state & bits) << 1);
  }

  private int turnBack(int state, int knob) {
    int shift = (knob - 1) * 2;
    int digitBefore = ((state >>> shift) + 3) & 3;
    int bits = 1 << shift | 1 << (2 * dragged[(knob - 1) * 4 + digitBefore]);
    int borrow = bits & ~state;
    return state ^ bits ^ (borrow << 1);
  }

  private static int sumOfDigits(int state) {
    int sum = 0;
    for (int rest = state; rest != 0; rest >>>= 2) {
      sum += rest & 3;
    }
    return sum;
  }

  private static String join(IntArrayList turns) {
    String listed = turns.toString();
    return listed.substring(1, listed.length() - 1).replace(",", "");
  }

  private void forgetEarlierCase() {
    if (reachedBy == null) {
      reachedBy = new byte[1 << (2 * KNOBS - 1)];
    }
    for (IntArrayList states : new IntArrayList[] {forwardStates, backwardStates}) {
      states.forEach((int state) -> reachedBy[state >>> 1] = UNSEEN);
      states.clear();
    }
  }

  private int parse(String input) {
    int start = 0;
    int knob = 0;
    for (String line : input.lines().toList()) {
      String[] numbers = line.split(" ", -1);
      start |= (Integer.parseInt(numbers[0]) - 1) << (2 * knob);
      for (int digit = 0; digit < 4; digit++) {
        dragged[4 * knob + digit] = Integer.parseInt(numbers[digit + 1]) - 1;
      }
      knob++;
    }
    return start;
  }
}
