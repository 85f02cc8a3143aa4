package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;

/**
 * A* (Hart, Nilsson and Raphael 1968) on the search tree: without the paper's test for states seen
 * before, so that a state is opened once for each path that leads to it. Memory is the limit. The
 * heap is ordered by f = g + h, then by larger g; h counts the misplaced knights.
 *
 * <p>Optimal: h is admissible, because one move brings at most one knight home, and the empty
 * square is not counted. The goal is recognized when it is taken out of the heap, not when it is
 * put in. Only moves that undo the last one and states with f above 15 are pruned. The parity of
 * the distance is not used.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "a-star-tree")
public final class AStarTree implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int ROOT = 0;

  /** A state has two bits for each square: 01 a white knight, 10 a black one, 00 no knight. */
  private static final long KNIGHT = 0b11;

  private static final long LOW_BITS = 0x1_5555_5555_5555L;
  private static final long GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  private static final int[][] JUMPS = jumps();

  /** Open nodes, least first: f, then 15 - g, then the node's number. */
  private final LongHeapPriorityQueue open = new LongHeapPriorityQueue();

  /** The tree: each node's state and its parent's number. */
  private final LongArrayList states = new LongArrayList();

  private final IntArrayList parents = new IntArrayList();

  @Override
  public Answer solve(String input, Budget budget) {
    forgetLastCase();
    open(parse(input), 0, ROOT);
    while (!open.isEmpty()) {
      long best = open.dequeueLong();
      int node = (int) best;
      int g = MAX_MOVES - (int) ((best >>> Integer.SIZE) & 0xff);
      if (states.getLong(node) == GOAL) {
        return Answer.of(g, moves(node, g));
      }
      expand(node, g, budget);
    }
    return Answer.noSolution();
  }

  private void forgetLastCase() {
    open.clear();
    states.clear();
    parents.clear();
  }

  private void expand(int node, int g, Budget budget) {
    budget.expand();
    long state = states.getLong(node);
    int empty = emptySquare(state);
    int previous = emptySquare(states.getLong(parents.getInt(node)));
    for (int from : JUMPS[empty]) {
      if (from != previous) {
        long knight = (state >>> (2 * from)) & KNIGHT;
        open(state ^ (knight << (2 * from)) ^ (knight << (2 * empty)), g + 1, node);
      }
    }
    budget.store(states.size());
  }

  private void open(long state, int g, int parent) {
    int f = g + h(state);
    if (f <= MAX_MOVES) {
      long priority = ((long) f << Byte.SIZE) | (MAX_MOVES - g);
      open.enqueue((priority << Integer.SIZE) | states.size());
      states.add(state);
      parents.add(parent);
    }
  }

  /** The number of knights that differ from the goal. */
  static int h(long state) {
    long different = state ^ GOAL;
    return Long.bitCount((different | (different >>> 1)) & occupied(state));
  }

  /** The low bit of each square with a knight. */
  private static long occupied(long state) {
    return (state | (state >>> 1)) & LOW_BITS;
  }

  private static int emptySquare(long state) {
    return Long.numberOfTrailingZeros(occupied(state) ^ LOW_BITS) / 2;
  }

  private String moves(int goal, int count) {
    String[] squares = new String[count];
    int node = goal;
    for (int i = count - 1; i >= 0; i--) {
      int square = emptySquare(states.getLong(node));
      squares[i] = (square / SIDE + 1) + "," + (square % SIDE + 1);
      node = parents.getInt(node);
    }
    return String.join(" ", squares);
  }

  static long parse(String input) {
    long state = 0;
    for (int square = SQUARES - 1; square >= 0; square--) {
      int knight = "*01".indexOf(input.charAt(square / SIDE * (SIDE + 1) + square % SIDE));
      state = (state << 2) | knight;
    }
    return state;
  }

  private static int[][] jumps() {
    int[][] jumps = new int[SQUARES][];
    for (int square = 0; square < SQUARES; square++) {
      IntArrayList near = new IntArrayList();
      for (int row = 0; row < SIDE; row++) {
        for (int column = 0; column < SIDE; column++) {
          int rows = row - square / SIDE;
          int columns = column - square % SIDE;
          if (rows * columns == 2 || rows * columns == -2) {
            near.add(row * SIDE + column);
          }
        }
      }
      jumps[square] = near.toIntArray();
    }
    return jumps;
  }
}
