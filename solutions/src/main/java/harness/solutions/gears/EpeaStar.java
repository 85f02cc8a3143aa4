package harness.solutions.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Enhanced partial expansion A* (Goldenberg, Felner, Stern, Sharon, Sturtevant, Holte, Schaeffer
 * 2014) with h = half the missing steps of all knobs. An expansion generates only the successors
 * whose f equals the state's stored value F; then F is raised to the next larger f of a successor,
 * and the state returns to the open list. Successors with f above the distance are never generated.
 *
 * <p>The operator selection function is exact here and free: a turn raises f by 2 for each of its
 * two knobs that leaves the goal, that is by 0, 2 or 4. Three buckets hold the whole open list.
 *
 * <p>Optimal, because h is consistent: a state has its least g when it is first expanded. Departure
 * from the source: a state reached with a smaller g before that is queued again, and its older
 * entry is skipped. Each partial expansion counts as an expansion. From a start that cannot reach
 * the goal, the open list runs empty.
 */
@AutoService(Solver.class)
@Solves(puzzle = "gears", name = "epea-star", reach = 20)
public final class EpeaStar implements Solver {

  private static final int KNOBS = 12;
  private static final int GOAL = 0;
  private static final int ALL_ONES = 0x555555;
  private static final int STATE_MASK = 0xFFFFFF;
  private static final int G_SHIFT = 24;
  private static final byte NOT_GENERATED = Byte.MAX_VALUE;
  private static final int PAGE = 1 << 11;

  /** Low bits of the two digits that a turn moves: {@code [knob][missing steps before]}. */
  private final int[][] mask = new int[KNOBS][4];

  /** Open entries {@code g << 24 | state} with F equal to the current F, F + 2 and F + 4. */
  private final IntArrayList[] open = {new IntArrayList(), new IntArrayList(), new IntArrayList()};

  /**
   * The least known g by state; the index omits the state's lowest bit, which follows from the
   * others.
   */
  private byte[] gOf;

  private boolean[] dirtyPages;
  private long generated;

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (missingSteps(start) % 2 != 0) {
      return Answer.noSolution();
    }
    reset();
    generate(start, 0);
    for (int f = missingSteps(start) / 2; !allEmpty(); f += 2) {
      if (expandAll(f, budget)) {
        return answer(start);
      }
      raiseCurrentF();
    }
    return Answer.noSolution();
  }

  /** Expands the open states with F = f until none is left or the goal is found. */
  private boolean expandAll(int f, Budget budget) {
    while (!open[0].isEmpty()) {
      int entry = open[0].popInt();
      int state = entry & STATE_MASK;
      int g = entry >>> G_SHIFT;
      if (state == GOAL) {
        return true;
      }
      if (gOf[state >>> 1] == g) {
        budget.expand();
        int leaving = (f - g - missingSteps(state) / 2) / 2;
        int nextLeaving = expandPartially(state, g, leaving);
        if (nextLeaving <= 2) {
          open[nextLeaving - leaving].add(entry);
        }
        budget.store(generated);
      }
    }
    return false;
  }

  /**
   * Generates the successors by turns that move exactly {@code leaving} knobs off the goal.
   *
   * @return the next larger number of knobs that a turn moves off the goal, or 3 for none
   */
  private int expandPartially(int state, int g, int leaving) {
    int atGoal = ~(state | state >>> 1) & ALL_ONES;
    int nextLeaving = 3;
    for (int knob = 0; knob < KNOBS; knob++) {
      int bits = mask[knob][state >>> (2 * knob) & 3];
      int leavingNow = Integer.bitCount(bits & atGoal);
      if (leavingNow == leaving) {
        int borrow = bits & ~state;
        generate(state ^ bits ^ (borrow << 1), g + 1);
      } else if (leavingNow > leaving && leavingNow < nextLeaving) {
        nextLeaving = leavingNow;
      }
    }
    return nextLeaving;
  }

  private void generate(int state, int g) {
    int index = state >>> 1;
    int known = gOf[index];
    if (g < known) {
      if (known == NOT_GENERATED) {
        generated++;
        dirtyPages[index / PAGE] = true;
      }
      gOf[index] = (byte) g;
      open[0].add(g << G_SHIFT | state);
    }
  }

  private boolean allEmpty() {
    return open[0].isEmpty() && open[1].isEmpty() && open[2].isEmpty();
  }

  private void raiseCurrentF() {
    IntArrayList used = open[0];
    open[0] = open[1];
    open[1] = open[2];
    open[2] = used;
  }

  private static int missingSteps(int state) {
    return Integer.bitCount(state) + Integer.bitCount(state & ~ALL_ONES);
  }

  /** Walks back from the goal over predecessors whose g is one less, until g is 0. */
  private Answer answer(int start) {
    int[] turns = new int[gOf[GOAL]];
    int state = GOAL;
    for (int g = turns.length - 1; g >= 0; g--) {
      int knob = 0;
      while (gOf[before(state, knob) >>> 1] != g) {
        knob++;
      }
      turns[g] = knob + 1;
      state = before(state, knob);
    }
    if (state != start) {
      throw new IllegalStateException("the path does not lead back to the start");
    }
    return Answer.of(turns.length, IntArrayList.wrap(turns).toString().replaceAll("[\\[,\\]]", ""));
  }

  private int before(int state, int knob) {
    int missingBefore = ((state >>> (2 * knob)) + 1) & 3;
    int bits = mask[knob][missingBefore];
    return state ^ bits ^ ((bits & state) << 1);
  }

  private void reset() {
    if (gOf == null) {
      gOf = new byte[1 << 23];
      dirtyPages = new boolean[gOf.length / PAGE];
      Arrays.fill(gOf, NOT_GENERATED);
    }
    for (int page = 0; page < dirtyPages.length; page++) {
      if (dirtyPages[page]) {
        Arrays.fill(gOf, page * PAGE, (page + 1) * PAGE, NOT_GENERATED);
        dirtyPages[page] = false;
      }
    }
    Arrays.asList(open).forEach(IntArrayList::clear);
    generated = 0;
  }

  private int parse(String input) {
    String[] numbers = input.strip().split("\\s", -1);
    int start = 0;
    for (int knob = 0; knob < KNOBS; knob++) {
      start |= stepsToGoal(numbers[5 * knob]) << (2 * knob);
      for (int state = 1; state <= 4; state++) {
        int dragged = Integer.parseInt(numbers[5 * knob + state]) - 1;
        mask[knob][(5 - state) % 4] = 1 << (2 * knob) | 1 << (2 * dragged);
      }
    }
    return start;
  }

  private static int stepsToGoal(String knobState) {
    return (5 - Integer.parseInt(knobState)) % 4;
  }
}
