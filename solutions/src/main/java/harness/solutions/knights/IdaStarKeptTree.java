package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * IDA* that keeps its search tree between bounds (MREC, Sen and Bagchi 1989, with memory enough for
 * the whole tree): states cut off by a bound stay in the tree as leaves, and the next bound's
 * depth-first search continues from those leaves instead of the root.
 *
 * <p>Optimal: h is the number of misplaced knights, rounded up to the distance's parity, which the
 * empty square's colour gives; it is admissible, and one move changes it by exactly one. So f = g +
 * h grows by 0 or 2 and never falls: a search under a bound visits states with f equal to the bound
 * and creates leaves with f larger by 2, from which the next bound's search continues. Leaves with
 * f above 15 are not kept. As in IDA*, a state may occur in the tree many times; only moves that
 * undo the previous one are pruned.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "ida-star-kept-tree")
public final class IdaStarKeptTree implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int ROOT = 0;
  private static final int NOT_FOUND = -1;

  /** The low bits of a state hold the set of black knights, the high bits the empty square. */
  private static final int EMPTY_UNIT = 1 << SQUARES;

  private static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");
  private static final byte[][] JUMPS = jumps();

  /** The tree: each node's state and its parent's number. A parent comes before its children. */
  private final IntArrayList states = new IntArrayList();

  private final IntArrayList parents = new IntArrayList();

  /**
   * The nodes that this bound starts from, and those that it cuts off, where the next one starts.
   */
  private IntArrayList leaves = new IntArrayList();

  private IntArrayList cutOff = new IntArrayList();

  @Override
  public Answer solve(String input, Budget budget) {
    forgetLastCase();
    int board = parse(input);
    cutOff.add(grow(board, ROOT));
    for (int bound = h(board); bound <= MAX_MOVES; bound += 2) {
      takeUpLeaves();
      for (int i = 0; i < leaves.size(); i++) {
        int leaf = leaves.getInt(i);
        int goal = search(leaf, depth(leaf), bound, budget);
        if (goal != NOT_FOUND) {
          return Answer.of(depth(goal), moves(goal));
        }
      }
    }
    return Answer.noSolution();
  }

  private void forgetLastCase() {
    states.clear();
    parents.clear();
    cutOff.clear();
  }

  private void takeUpLeaves() {
    IntArrayList taken = leaves;
    leaves = cutOff;
    cutOff = taken;
    cutOff.clear();
  }

  private int grow(int state, int parent) {
    states.add(state);
    parents.add(parent);
    return states.size() - 1;
  }

  /** Searches below a node with f equal to the bound; returns the goal's node if it is found. */
  private int search(int node, int g, int bound, Budget budget) {
    budget.expand();
    int state = states.getInt(node);
    if (state == GOAL) {
      return node;
    }
    int previous = emptySquare(states.getInt(parents.getInt(node)));
    for (int from : JUMPS[emptySquare(state)]) {
      if (from != previous) {
        int goal = generate(jump(state, from), node, g + 1, bound, budget);
        if (goal != NOT_FOUND) {
          return goal;
        }
      }
    }
    budget.store(states.size());
    return NOT_FOUND;
  }

  private int generate(int successor, int parent, int g, int bound, Budget budget) {
    int f = g + h(successor);
    if (f == bound) {
      return search(grow(successor, parent), g, bound, budget);
    }
    if (f <= MAX_MOVES) {
      cutOff.add(grow(successor, parent));
    }
    return NOT_FOUND;
  }

  /** Misplaced knights without the empty square, rounded up to the parity of the distance. */
  static int h(int state) {
    int empty = emptySquare(state);
    int misplaced = Integer.bitCount((state ^ GOAL) & (EMPTY_UNIT - 1) & ~(1 << empty));
    int centre = emptySquare(GOAL);
    if (empty != centre && ((state >>> centre) & 1) == 0) {
      misplaced++; // a white knight here looks at home because the goal has no black one on this
      // square
    }
    return misplaced + ((misplaced + empty) & 1);
  }

  private static int emptySquare(int state) {
    return state / EMPTY_UNIT;
  }

  private static int jump(int state, int from) {
    int blacks = state % EMPTY_UNIT;
    boolean black = (blacks & (1 << from)) != 0;
    int moved = black ? blacks - (1 << from) + (1 << emptySquare(state)) : blacks;
    return from * EMPTY_UNIT + moved;
  }

  private int depth(int node) {
    int depth = 0;
    for (int ancestor = node; ancestor != ROOT; ancestor = parents.getInt(ancestor)) {
      depth++;
    }
    return depth;
  }

  private String moves(int goal) {
    int[] squares = new int[depth(goal)];
    int node = goal;
    for (int i = squares.length - 1; i >= 0; i--) {
      squares[i] = emptySquare(states.getInt(node));
      node = parents.getInt(node);
    }
    StringBuilder moves = new StringBuilder();
    for (int square : squares) {
      moves.append(moves.isEmpty() ? "" : " ");
      moves.append(square / SIDE + 1).append(',').append(square % SIDE + 1);
    }
    return moves.toString();
  }

  static int parse(String input) {
    int blacks = 0;
    for (int row = SIDE - 1; row >= 0; row--) {
      for (int column = SIDE - 1; column >= 0; column--) {
        int black = input.charAt(row * (SIDE + 1) + column) == '1' ? 1 : 0;
        blacks = 2 * blacks + black;
      }
    }
    int star = input.indexOf('*');
    return (star - star / (SIDE + 1)) * EMPTY_UNIT + blacks;
  }

  private static byte[][] jumps() {
    byte[][] jumps = new byte[SQUARES][];
    for (int square = 0; square < SQUARES; square++) {
      byte[] found = new byte[8];
      int count = 0;
      for (int other = 0; other < SQUARES; other++) {
        int rows = Math.abs(other / SIDE - square / SIDE);
        int columns = Math.abs(other % SIDE - square % SIDE);
        if (rows != 0 && columns != 0 && rows + columns == 3) {
          found[count++] = (byte) other;
        }
      }
      jumps[square] = Arrays.copyOf(found, count);
    }
    return jumps;
  }
}
