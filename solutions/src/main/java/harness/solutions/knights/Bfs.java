package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;

/**
 * Plain breadth-first search from the board to the goal (Moore 1959): states leave a queue in the
 * order of their discovery, so the first path to any state is a shortest one.
 *
 * <p>Optimal. It departs from the textbook in two small ways: the goal is recognized when it is
 * generated rather than when it is expanded, which saves most of the last layer; and layer 15 is
 * not expanded, because the puzzle allows no more moves.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "bfs", reach = 11)
public final class Bfs implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int NO_PARENT = -1;

  /** The position of the empty square's number in a state; the bits below are black knights. */
  private static final int EMPTY_SHIFT = SQUARES;

  private static final int KNIGHTS = (1 << SQUARES) - 1;
  private static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  /** For each square, the squares from which a knight can jump to it. */
  private static final int[][] JUMPS = jumps();

  private static final int USUAL_STATES = 1 << 16;

  private final IntOpenHashSet seen = new IntOpenHashSet(USUAL_STATES, Hash.FAST_LOAD_FACTOR);

  /** All states in the order of discovery; those after the one being expanded are the queue. */
  private final IntArrayList states = new IntArrayList(USUAL_STATES);

  /** For each state, the index of the state that it was generated from. */
  private final IntArrayList parents = new IntArrayList(USUAL_STATES);

  @Override
  public Answer solve(String input, Budget budget) {
    forgetLastCase();
    discover(parse(input), NO_PARENT);
    if (states.getInt(0) == GOAL) {
      return Answer.of(0, "");
    }
    int layerStart = 0;
    for (int depth = 0; depth < MAX_MOVES; depth++) {
      int layerEnd = states.size();
      for (int node = layerStart; node < layerEnd; node++) {
        if (expandToGoal(node, budget)) {
          return Answer.of(depth + 1, moves(states.size() - 1));
        }
      }
      layerStart = layerEnd;
    }
    return Answer.noSolution();
  }

  private void forgetLastCase() {
    seen.clear();
    seen.trim(USUAL_STATES);
    states.clear();
    parents.clear();
  }

  /** Generates the successors of a node; true if the last one discovered is the goal. */
  private boolean expandToGoal(int node, Budget budget) {
    budget.expand();
    int state = states.getInt(node);
    for (int square : JUMPS[state >>> EMPTY_SHIFT]) {
      int successor = successor(state, square);
      if (discover(successor, node) && successor == GOAL) {
        return true;
      }
    }
    budget.store(states.size());
    return false;
  }

  private boolean discover(int state, int parent) {
    if (!seen.add(state)) {
      return false;
    }
    states.add(state);
    parents.add(parent);
    return true;
  }

  /** The state after the knight on a square jumps to the empty square. */
  private static int successor(int state, int square) {
    int colour = (state >>> square) & 1;
    int others = state & KNIGHTS & ~(1 << square);
    return (square << EMPTY_SHIFT) | others | (colour << (state >>> EMPTY_SHIFT));
  }

  private String moves(int goalNode) {
    StringBuilder moves = new StringBuilder();
    for (int node = goalNode; parents.getInt(node) != NO_PARENT; node = parents.getInt(node)) {
      int square = states.getInt(node) >>> EMPTY_SHIFT;
      moves.insert(0, " " + (square / SIDE + 1) + "," + (square % SIDE + 1));
    }
    return moves.substring(1);
  }

  private static int parse(String board) {
    int state = 0;
    for (int square = 0; square < SQUARES; square++) {
      char c = board.charAt(square / SIDE * (SIDE + 1) + square % SIDE);
      if (c == '1') {
        state |= 1 << square;
      } else if (c == '*') {
        state |= square << EMPTY_SHIFT;
      }
    }
    return state;
  }

  private static int[][] jumps() {
    int[][] jumps = new int[SQUARES][];
    for (int to = 0; to < SQUARES; to++) {
      IntArrayList from = new IntArrayList();
      for (int square = 0; square < SQUARES; square++) {
        int rows = Math.abs(square / SIDE - to / SIDE);
        int columns = Math.abs(square % SIDE - to % SIDE);
        if (rows * columns == 2) {
          from.add(square);
        }
      }
      jumps[to] = from.toIntArray();
    }
    return jumps;
  }
}
