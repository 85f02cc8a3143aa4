package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Bidirectional breadth-first search (Pohl 1971): one search from the board, one from the goal,
 * each by whole layers, the smaller frontier first, until they meet.
 *
 * <p>Optimal: while the two searches, a and b layers deep, share no state, the distance is more
 * than a + b; so the first state that they share while a layer is being built lies on a shortest
 * path. The searches give up when a + b reaches 15, or 14 for a board at an even distance: each
 * move changes the colour of the empty square, so that colour gives the distance's parity. Choosing
 * the side with the smaller frontier is Pohl's cardinality rule, applied here once per layer
 * instead of once per state.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "bidirectional-bfs")
public final class BidirectionalBfs implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = 25;
  private static final int NOT_MET = -1;
  private static final int[][] JUMPS = jumpTable();

  /** A state: black knights in the low bits, then the number of the empty square. */
  private static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  /** One of the two searches, with nodes numbered in the order of discovery. */
  private static final class Search {
    final Int2IntOpenHashMap nodes = new Int2IntOpenHashMap(1 << 14, Hash.FAST_LOAD_FACTOR);
    final IntArrayList states = new IntArrayList(1 << 14);
    final IntArrayList parents = new IntArrayList(1 << 14);
    int frontierStart;
    int depth;

    Search() {
      nodes.defaultReturnValue(NOT_MET);
    }

    void restart(int state) {
      nodes.clear();
      states.clear();
      parents.clear();
      frontierStart = 0;
      depth = 0;
      discover(state, 0);
    }

    boolean discover(int state, int parent) {
      if (nodes.putIfAbsent(state, states.size()) != NOT_MET) {
        return false;
      }
      states.add(state);
      parents.add(parent);
      return true;
    }

    int frontierSize() {
      return states.size() - frontierStart;
    }
  }

  private final Search forward = new Search();
  private final Search backward = new Search();

  @Override
  public Answer solve(String input, Budget budget) {
    int start = parse(input);
    if (start == GOAL) {
      return Answer.of(0, "");
    }
    forward.restart(start);
    backward.restart(GOAL);
    int limit = oddDistance(start) ? MAX_MOVES : MAX_MOVES - 1;
    while (forward.depth + backward.depth < limit) {
      boolean ahead = forward.frontierSize() <= backward.frontierSize();
      int meeting =
          ahead ? buildLayer(forward, backward, budget) : buildLayer(backward, forward, budget);
      if (meeting != NOT_MET) {
        return Answer.of(forward.depth + backward.depth, moves(meeting));
      }
    }
    return Answer.noSolution();
  }

  private static boolean oddDistance(int state) {
    int empty = state >>> SQUARES;
    return (empty / SIDE + empty % SIDE) % 2 == 1;
  }

  /** Expands one search's frontier; returns the first state that the other search also has. */
  private static int buildLayer(Search search, Search other, Budget budget) {
    int frontierEnd = search.states.size();
    search.depth++;
    for (int node = search.frontierStart; node < frontierEnd; node++) {
      budget.expand();
      int state = search.states.getInt(node);
      int empty = state >>> SQUARES;
      for (int square : JUMPS[empty]) {
        int successor = jump(state, square, empty);
        if (search.discover(successor, node) && other.nodes.containsKey(successor)) {
          return successor;
        }
      }
      budget.store((long) search.states.size() + other.states.size());
    }
    search.frontierStart = frontierEnd;
    return NOT_MET;
  }

  /** Moves a knight to the empty square. */
  private static int jump(int state, int from, int empty) {
    int blacks = state & ((1 << SQUARES) - 1);
    if ((blacks & (1 << from)) != 0) {
      blacks ^= (1 << from) | (1 << empty);
    }
    return blacks | (from << SQUARES);
  }

  /** The empty square's path: back from the meeting state to the start, then on to the goal. */
  private String moves(int meeting) {
    StringBuilder moves = new StringBuilder();
    for (int node = forward.nodes.get(meeting); node != 0; node = forward.parents.getInt(node)) {
      moves.insert(0, square(forward.states.getInt(node)));
    }
    int node = backward.nodes.get(meeting);
    while (node != 0) {
      node = backward.parents.getInt(node);
      moves.append(square(backward.states.getInt(node)));
    }
    return moves.toString().trim();
  }

  private static String square(int state) {
    int empty = state >>> SQUARES;
    return (empty / SIDE + 1) + "," + (empty % SIDE + 1) + " ";
  }

  private static int parse(String input) {
    int blacks = 0;
    int empty = 0;
    int square = 0;
    for (int i = 0; i < input.length(); i++) {
      switch (input.charAt(i)) {
        case '0' -> square++;
        case '1' -> blacks |= 1 << square++;
        case '*' -> empty = square++;
        default -> {} // the end of a line
      }
    }
    return blacks | (empty << SQUARES);
  }

  private static int[][] jumpTable() {
    int[] rows = {-2, -2, -1, -1, 1, 1, 2, 2};
    int[] columns = {-1, 1, -2, 2, -2, 2, -1, 1};
    int[][] table = new int[SQUARES][];
    for (int square = 0; square < SQUARES; square++) {
      IntArrayList jumps = new IntArrayList();
      for (int i = 0; i < rows.length; i++) {
        int row = square / SIDE + rows[i];
        int column = square % SIDE + columns[i];
        if (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
          jumps.add(row * SIDE + column);
        }
      }
      table[square] = jumps.toIntArray();
    }
    return table;
  }
}
