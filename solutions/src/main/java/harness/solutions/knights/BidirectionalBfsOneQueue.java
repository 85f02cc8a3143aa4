package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Bidirectional breadth-first search (Pohl 1971) with one queue for both directions: it initially
 * holds the board and the goal, each state remembers which of the two it came from, and the search
 * ends when a state of one side generates a state of the other.
 *
 * <p>Optimal: the queue holds layer g of the board, then layer g of the goal, then layer g + 1 of
 * the board. While the board's layers up to g and the goal's up to g' share no state, the distance
 * is more than g + g', and the first edge between the two sides closes a path of g + g' + 1. The
 * search ends when a path through the state to be expanded would be longer than 15. Pohl chooses
 * the direction at each step; one queue takes turns, layer by layer.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "bidirectional-bfs-one-queue")
public final class BidirectionalBfsOneQueue implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = 25;
  private static final int UNSEEN = -1;
  private static final int BOARD_NODE = 0;
  private static final int GOAL_NODE = 1;
  private static final int USUAL_STATES = 1 << 14;

  /** For each square, the set of squares that a knight can come from. */
  private static final int[] ORIGINS = origins();

  /**
   * A state: one bit for each square with a white knight; above them, one for each square with a
   * black knight.
   */
  private static final long GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  /** The number of each state seen; states are numbered in the order of discovery. */
  private final Long2IntOpenHashMap nodes =
      new Long2IntOpenHashMap(USUAL_STATES, Hash.FAST_LOAD_FACTOR);

  private final LongArrayList states = new LongArrayList(USUAL_STATES);
  private final IntArrayList parents = new IntArrayList(USUAL_STATES);

  /** The layer: g for a state of the board's side, ~g for one of the goal's. */
  private final IntArrayList layers = new IntArrayList(USUAL_STATES);

  /** The two ends of the edge where the sides meet: the board's side, then the goal's. */
  private final int[] meeting = new int[2];

  @Override
  public Answer solve(String input, Budget budget) {
    long board = parse(input);
    if (board == GOAL) {
      return Answer.of(0, "");
    }
    forgetLastCase();
    discover(board, BOARD_NODE, 0);
    discover(GOAL, GOAL_NODE, ~0);
    for (int node = 0; node < states.size(); node++) {
      int layer = layers.getInt(node);
      // While layer g of the board is expanded, the goal's layers reach g as well; while layer g of
      // the goal is expanded, the board's layers reach g + 1.
      int shortestNow = layer >= 0 ? 2 * layer + 1 : 2 * ~layer + 2;
      if (shortestNow > MAX_MOVES) {
        break;
      }
      if (expandToMeeting(node, layer, budget)) {
        return Answer.of(shortestNow, moves());
      }
    }
    return Answer.noSolution();
  }

  private void forgetLastCase() {
    nodes.clear();
    nodes.defaultReturnValue(UNSEEN);
    states.clear();
    parents.clear();
    layers.clear();
  }

  private void discover(long state, int parent, int layer) {
    nodes.put(state, states.size());
    states.add(state);
    parents.add(parent);
    layers.add(layer);
  }

  /** Generates a node's successors; true if one of them belongs to the other side. */
  private boolean expandToMeeting(int node, int layer, Budget budget) {
    budget.expand();
    long state = states.getLong(node);
    int empty = empty(state);
    int nextLayer = layer >= 0 ? layer + 1 : layer - 1;
    for (int origins = ORIGINS[empty]; origins != 0; origins &= origins - 1) {
      long successor = jump(state, Integer.numberOfTrailingZeros(origins), empty);
      int seen = nodes.get(successor);
      if (seen == UNSEEN) {
        discover(successor, node, nextLayer);
      } else if ((layers.getInt(seen) ^ layer) < 0) {
        meeting[layer >= 0 ? 0 : 1] = node;
        meeting[layer >= 0 ? 1 : 0] = seen;
        return true;
      }
    }
    budget.store(states.size());
    return false;
  }

  private static long jump(long state, int from, int empty) {
    long bothColours = (1L << from) | (1L << (from + SQUARES));
    long knight = state & bothColours;
    long rest = state ^ knight;
    return rest | (from < empty ? knight << (empty - from) : knight >>> (from - empty));
  }

  private static int empty(long state) {
    return Long.numberOfTrailingZeros(~(state | (state >>> SQUARES)));
  }

  private String moves() {
    StringBuilder moves = new StringBuilder();
    for (int node = meeting[0]; node != BOARD_NODE; node = parents.getInt(node)) {
      moves.insert(0, square(node));
    }
    for (int node = meeting[1]; node != GOAL_NODE; node = parents.getInt(node)) {
      moves.append(square(node));
    }
    return moves.append(square(GOAL_NODE)).toString().stripTrailing();
  }

  private String square(int node) {
    int empty = empty(states.getLong(node));
    return (empty / SIDE + 1) + "," + (empty % SIDE + 1) + " ";
  }

  private static long parse(String board) {
    long state = 0;
    for (int square = 0; square < SQUARES; square++) {
      int endsOfLines = square / SIDE;
      switch (board.charAt(square + endsOfLines)) {
        case '0' -> state |= 1L << square;
        case '1' -> state |= 1L << (square + SQUARES);
        default -> {} // the empty square
      }
    }
    return state;
  }

  private static int[] origins() {
    int[] origins = new int[SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      for (int rows = -2; rows <= 2; rows++) {
        for (int columns = -2; columns <= 2; columns++) {
          int row = square / SIDE + rows;
          int column = square % SIDE + columns;
          boolean inside = 0 <= Math.min(row, column) && Math.max(row, column) < SIDE;
          if (Math.abs(rows) + Math.abs(columns) == 3 && inside) {
            origins[square] |= 1 << (row * SIDE + column);
          }
        }
      }
    }
    return origins;
  }
}
