package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;

/**
 * Breadth-first search from each board into a ball around the goal: the states up to 9 moves from
 * it, found once, on the first case, and used for all. Six forward layers then reach 15. A
 * perimeter search (Dillenburg and Nelson 1994; Manzini 1995) without a heuristic, which keeps the
 * perimeter and everything inside it.
 *
 * <p>Optimal: a board inside follows the ball's own shortest path. From outside, every path to the
 * goal enters through the ball's surface, 9 moves from the goal, so the first layer that touches
 * the ball touches it on a shortest path. The case that builds the ball is charged for it; its
 * states count as stored in every case.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "goal-ball")
public final class GoalBall implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int RADIUS = 9;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int NO_NODE = -1;
  private static final int OUTSIDE = -1;
  private static final int AT_GOAL = SQUARES;
  private static final int[] ROW_STEPS = {1, 2, 2, 1, -1, -2, -2, -1};
  private static final int[] COLUMN_STEPS = {2, 1, -1, -2, -2, -1, 1, 2};
  private static final int[][] JUMPS = jumps();

  /** A state: one bit for each white knight; above them, the number of the empty square. */
  private static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  /**
   * For each state of the ball, the next square on a shortest path to the goal; null before first
   * use.
   */
  private Int2IntOpenHashMap ball;

  private final IntOpenHashSet seen = new IntOpenHashSet(1 << 12, Hash.FAST_LOAD_FACTOR);
  private final IntArrayList states = new IntArrayList(1 << 12);
  private final IntArrayList parents = new IntArrayList(1 << 12);

  @Override
  public Answer solve(String input, Budget budget) {
    if (ball == null) {
      ball = ballAroundGoal(budget);
    }
    budget.store(ball.size());
    forgetLastCase();
    int board = parse(input);
    if (ball.containsKey(board)) {
      return answer(NO_NODE, board);
    }
    discover(board, NO_NODE);
    int layerStart = 0;
    for (int depth = 0; depth < MAX_MOVES - RADIUS; depth++) {
      int layerEnd = states.size();
      for (int node = layerStart; node < layerEnd; node++) {
        int entrance = expandToBall(node, budget);
        if (entrance != OUTSIDE) {
          return answer(node, entrance);
        }
      }
      layerStart = layerEnd;
    }
    return Answer.noSolution();
  }

  private static Int2IntOpenHashMap ballAroundGoal(Budget budget) {
    Int2IntOpenHashMap ball = new Int2IntOpenHashMap(1 << 15, Hash.FAST_LOAD_FACTOR);
    ball.defaultReturnValue(OUTSIDE);
    ball.put(GOAL, AT_GOAL);
    IntArrayList layer = IntArrayList.of(GOAL);
    for (int depth = 0; depth < RADIUS; depth++) {
      IntArrayList nextLayer = new IntArrayList();
      for (int i = 0; i < layer.size(); i++) {
        budget.expand();
        int state = layer.getInt(i);
        for (int from : JUMPS[emptySquare(state)]) {
          int successor = jump(state, from);
          if (ball.putIfAbsent(successor, emptySquare(state)) == OUTSIDE) {
            nextLayer.add(successor);
          }
        }
        budget.store(ball.size());
      }
      layer = nextLayer;
    }
    return ball;
  }

  private void forgetLastCase() {
    seen.clear();
    states.clear();
    parents.clear();
  }

  private boolean discover(int state, int parent) {
    if (!seen.add(state)) {
      return false;
    }
    states.add(state);
    parents.add(parent);
    return true;
  }

  /** Generates a node's successors; returns the first one inside the ball, or {@link #OUTSIDE}. */
  private int expandToBall(int node, Budget budget) {
    budget.expand();
    int state = states.getInt(node);
    for (int from : JUMPS[emptySquare(state)]) {
      int successor = jump(state, from);
      if (discover(successor, node) && ball.containsKey(successor)) {
        return successor;
      }
    }
    budget.store((long) ball.size() + states.size());
    return OUTSIDE;
  }

  private static int emptySquare(int state) {
    return state >>> SQUARES;
  }

  private static int jump(int state, int from) {
    int empty = emptySquare(state);
    int white = (state >>> from) & 1;
    // The empty square has no knight, so its bit is 0 and adding and subtracting do not carry.
    return state + ((from - empty) << SQUARES) + (white << empty) - (white << from);
  }

  /** The path to a node outside, then to the ball's entrance, then inside to the goal. */
  private Answer answer(int lastOutside, int entrance) {
    IntArrayList squares = new IntArrayList();
    if (lastOutside != NO_NODE) {
      squares.add(emptySquare(entrance));
      for (int node = lastOutside; parents.getInt(node) != NO_NODE; node = parents.getInt(node)) {
        squares.add(0, emptySquare(states.getInt(node)));
      }
    }
    int state = entrance;
    for (int next = ball.get(state); next != AT_GOAL; next = ball.get(state)) {
      squares.add(next);
      state = jump(state, next);
    }
    return Answer.of(squares.size(), moves(squares));
  }

  private static String moves(IntArrayList squares) {
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < squares.size(); i++) {
      int square = squares.getInt(i);
      moves.append(i == 0 ? "" : " ").append(square / SIDE + 1);
      moves.append(',').append(square % SIDE + 1);
    }
    return moves.toString();
  }

  private static int parse(String input) {
    int whites = 0;
    int empty = 0;
    for (int square = 0; square < SQUARES; square++) {
      char c = input.charAt(square + square / SIDE);
      whites |= c == '0' ? 1 << square : 0;
      empty = c == '*' ? square : empty;
    }
    return (empty << SQUARES) | whites;
  }

  private static int[][] jumps() {
    int[][] jumps = new int[SQUARES][];
    for (int square = 0; square < SQUARES; square++) {
      IntArrayList from = new IntArrayList();
      for (int i = 0; i < ROW_STEPS.length; i++) {
        int row = square / SIDE + ROW_STEPS[i];
        int column = square % SIDE + COLUMN_STEPS[i];
        boolean offBoard = row < 0 || row >= SIDE || column < 0 || column >= SIDE;
        if (!offBoard) {
          from.add(row * SIDE + column);
        }
      }
      jumps[square] = from.toIntArray();
    }
    return jumps;
  }
}
