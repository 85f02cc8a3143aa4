package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;

/**
 * A* (Hart, Nilsson and Raphael 1968): always expands the open state with the least f = g + h, and
 * among those the one with the largest g. h is based on the number of misplaced knights: every move
 * brings at most one knight home. The empty square is not counted, or h would be 1 too large.
 *
 * <p>Optimal: h is consistent, so a state's g is final when the state is first expanded, and no
 * state is reopened. The empty square's colour changes with each move and gives the distance's
 * parity; h is rounded up to that parity, which keeps it consistent and leaves fewer layers of f.
 * Departing from the paper, states with f above 15 are not opened, and instead of decreasing a key
 * inside the heap a state is opened again and its older entry is skipped.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "a-star")
public final class AStar implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int CENTRE = SQUARES / 2;
  private static final int UNSEEN = MAX_MOVES + 1;
  private static final int ROOT = 0;
  private static final int G_SHIFT = Integer.SIZE;
  private static final int F_SHIFT = G_SHIFT + Byte.SIZE;
  private static final int BLACKS = (1 << SQUARES) - 1;
  private static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");
  private static final int[][] NEIGHBOURS = neighbours();

  /** Open entries, least first: f, then 15 - g, then the node's number. */
  private final LongHeapPriorityQueue open = new LongHeapPriorityQueue();

  /** The least g found for each state. */
  private final Int2IntOpenHashMap leastG = new Int2IntOpenHashMap(1 << 14, Hash.FAST_LOAD_FACTOR);

  private final IntArrayList states = new IntArrayList();
  private final IntArrayList parents = new IntArrayList();

  @Override
  public Answer solve(String input, Budget budget) {
    forgetLastCase();
    open(parse(input), 0, ROOT);
    while (!open.isEmpty()) {
      long entry = open.dequeueLong();
      int node = (int) entry;
      int g = MAX_MOVES - (int) ((entry >>> G_SHIFT) & 0xff);
      int state = states.getInt(node);
      if (state == GOAL) {
        return Answer.of(g, moves(node));
      }
      if (g == leastG.get(state)) {
        expand(node, state, g, budget);
      }
    }
    return Answer.noSolution();
  }

  private void forgetLastCase() {
    open.clear();
    leastG.clear();
    leastG.trim(1 << 14);
    leastG.defaultReturnValue(UNSEEN);
    states.clear();
    parents.clear();
  }

  private void expand(int node, int state, int g, Budget budget) {
    budget.expand();
    int empty = state >>> SQUARES;
    for (int from : NEIGHBOURS[empty]) {
      int colour = (state >>> from) & 1;
      int blacks = (state & BLACKS & ~(1 << from)) | (colour << empty);
      open((from << SQUARES) | blacks, g + 1, node);
    }
    budget.store(states.size());
  }

  /** Opens a state, unless it is too far from the goal or was already reached in as few moves. */
  private void open(int state, int g, int parent) {
    int f = g + h(state);
    if (f > MAX_MOVES || leastG.get(state) <= g) {
      return;
    }
    leastG.put(state, g);
    open.enqueue(((long) f << F_SHIFT) | ((long) (MAX_MOVES - g) << G_SHIFT) | states.size());
    states.add(state);
    parents.add(parent);
  }

  /** Misplaced knights, rounded up to the parity of the distance. */
  static int h(int state) {
    int empty = state >>> SQUARES;
    // A knight on the centre is misplaced whatever its colour.
    int wrong = (((state ^ GOAL) & BLACKS) | (1 << CENTRE)) & ~(1 << empty);
    int misplaced = Integer.bitCount(wrong);
    // The side is odd, so all squares of one colour have numbers of the same parity.
    return misplaced + ((misplaced ^ empty) & 1);
  }

  private String moves(int last) {
    String moves = "";
    for (int node = last; node != ROOT; node = parents.getInt(node)) {
      int empty = states.getInt(node) >>> SQUARES;
      String square = (empty / SIDE + 1) + "," + (empty % SIDE + 1);
      moves = moves.isEmpty() ? square : square + " " + moves;
    }
    return moves;
  }

  /** Black knights in the low bits, then the number of the empty square. */
  static int parse(String input) {
    String squares = input.replace("\n", "");
    int state = squares.indexOf('*') << SQUARES;
    for (int square = 0; square < SQUARES; square++) {
      if (squares.charAt(square) == '1') {
        state |= 1 << square;
      }
    }
    return state;
  }

  private static int[][] neighbours() {
    int[][] neighbours = new int[SQUARES][];
    for (int a = 0; a < SQUARES; a++) {
      IntArrayList near = new IntArrayList();
      for (int b = 0; b < SQUARES; b++) {
        int rows = a / SIDE - b / SIDE;
        int columns = a % SIDE - b % SIDE;
        if (rows * rows + columns * columns == 5) {
          near.add(b);
        }
      }
      neighbours[a] = near.toIntArray();
    }
    return neighbours;
  }
}
