package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Guarantee;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * Weighted A* (Pohl 1970): f = g + w·h with h = half the missing steps of all knobs. Up to w = 1
 * the answer is a shortest one; above, it is at most w times as long, and often longer than
 * necessary. So there is no guarantee, though judges accept it: weights up to 2.3 have been
 * reported, and w = 2.4 corresponds to the submitted "missing steps times 1.2".
 *
 * <p>The argument is the weight, above 0 and up to 100; the default is 1.2. A state is closed on
 * expansion and reopened when it is reached with a smaller g. With {@code ,generation} after the
 * weight it is closed when it is first generated, as such programs often do, and then not even w =
 * 1 is guaranteed to be optimal.
 *
 * <p>From a start that cannot reach the goal, the open list runs empty, budget permitting.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "a-star-weighted", guarantee = Guarantee.NONE, reach = 17)
public final class AStarWeighted implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final double LARGEST_WEIGHT = 100;
  private static final Pattern ARGUMENT = Pattern.compile("(\\d+(?:\\.\\d+)?)(,generation)?");

  /** When a state stops accepting better paths. */
  private enum Closing {
    ON_EXPANSION,
    ON_GENERATION
  }

  /** The knob dragged, by knob and its missing steps before the turn. */
  private final int[][] link = new int[KNOBS][4];

  private final double weight;
  private final Closing closing;

  /**
   * {@code g << 4 | knob} by state: the least known g and the knob (1 to 12) turned to reach it.
   */
  private Int2IntOpenHashMap reached;

  /** {@code f << 29 | h << 24 | state}: least f first, then least h. f is in fixed point. */
  private LongHeapPriorityQueue open;

  /** Weight 1.2, closing on expansion. */
  public AStarWeighted() {
    this(1.2, Closing.ON_EXPANSION);
  }

  private AStarWeighted(double weight, Closing closing) {
    this.weight = weight;
    this.closing = closing;
  }

  @Override
  public Solver with(String argument) {
    var matcher = ARGUMENT.matcher(argument);
    double asked = matcher.matches() ? Double.parseDouble(matcher.group(1)) : 0;
    if (!(asked > 0 && asked <= LARGEST_WEIGHT)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a-star-weighted takes a weight above 0 and up to %.0f, as in 1.2 or 1.2,generation:"
                  + " not \"%s\"",
              LARGEST_WEIGHT,
              argument));
    }
    boolean onGeneration = matcher.group(2) != null;
    return new AStarWeighted(asked, onGeneration ? Closing.ON_GENERATION : Closing.ON_EXPANSION);
  }

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (missingSteps(start) % 2 == 1) {
      return Answer.noSolution();
    }
    reached = new Int2IntOpenHashMap();
    reached.defaultReturnValue(Integer.MAX_VALUE);
    open = new LongHeapPriorityQueue();
    generate(start, 0, 0);
    return search(budget) ? answer(start) : Answer.noSolution();
  }

  private boolean search(Budget budget) {
    while (!open.isEmpty()) {
      long entry = open.dequeueLong();
      int state = (int) entry & 0xFFFFFF;
      if (state == GOAL) {
        return true;
      }
      int g = reached.get(state) >> 4;
      if (entry == entry(state, g)) { // otherwise reached since with a smaller g
        budget.expand();
        expand(state, g);
        budget.store(reached.size());
      }
    }
    return false;
  }

  private void expand(int state, int g) {
    for (int knob = 1; knob <= KNOBS; knob++) {
      int successor = turn(state, knob);
      int known = reached.get(successor);
      boolean unknown = known == reached.defaultReturnValue();
      if (unknown || (closing == Closing.ON_EXPANSION && g + 1 < known >> 4)) {
        generate(successor, g + 1, knob);
      }
    }
  }

  private void generate(int state, int g, int knob) {
    reached.put(state, g << 4 | knob);
    open.enqueue(entry(state, g));
  }

  private long entry(int state, int g) {
    int h = missingSteps(state) / 2;
    long f = Math.round((g + weight * h) * (1 << 20));
    return f << 29 | (long) h << 24 | state;
  }

  private static int missingSteps(int state) {
    return Integer.bitCount(state & 0x555555) + 2 * Integer.bitCount(state & 0xAAAAAA);
  }

  private int turn(int state, int knob) {
    int missing = state >>> (2 * (knob - 1)) & 3;
    return less(less(state, knob - 1), link[knob - 1][missing]);
  }

  private int turnBack(int state, int knob) {
    int before = more(state, knob - 1);
    return more(before, link[knob - 1][before >>> (2 * (knob - 1)) & 3]);
  }

  /** The state with one step less missing at a knob, modulo 4. */
  private static int less(int state, int knob) {
    int one = 1 << (2 * knob);
    return (state & 3 * one) == 0 ? state + 3 * one : state - one;
  }

  private static int more(int state, int knob) {
    int one = 1 << (2 * knob);
    return (state & 3 * one) == 3 * one ? state - 3 * one : state + one;
  }

  /** Follows the knobs back. Reopened states may make the path shorter than g says. */
  private Answer answer(int start) {
    StringBuilder reversed = new StringBuilder();
    StringJoiner moves = new StringJoiner(" ");
    int count = 0;
    for (int state = GOAL; state != start; count++) {
      int knob = reached.get(state) & 15;
      reversed.append((char) knob);
      state = turnBack(state, knob);
    }
    reversed.reverse().chars().forEach(knob -> moves.add(Integer.toString(knob)));
    return Answer.of(count, moves.toString());
  }

  private int parse(String input) {
    String[] numbers = input.split("[ \n]", -1);
    int start = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      start |= ((1 - Integer.parseInt(numbers[5 * knob])) & 3) << (2 * knob);
      for (int missing = 0; missing < 4; missing++) {
        int state = missing == 0 ? 1 : 5 - missing;
        link[knob][missing] = Integer.parseInt(numbers[5 * knob + state]) - 1;
      }
    }
    return start;
  }
}
