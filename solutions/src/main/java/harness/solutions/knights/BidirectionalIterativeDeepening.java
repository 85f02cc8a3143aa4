package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.Hash;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;

/**
 * Iterative deepening from both ends (Korf 1985, section on bidirectional search): depth-first
 * searches from the goal enter their last states into a meeting map, and depth-first searches from
 * the board look up theirs in it. For a distance of d the goal's side covers half the way, rounded
 * down, and the board's side the rest: 7 and 8 moves for 15.
 *
 * <p>Optimal: all smaller distances of the same parity have failed, and the colour of the empty
 * square gives the parity, because each move changes it. Korf stores only one side's frontier; the
 * map here also keeps the frontiers of earlier rounds, so that each state knows its next square on
 * the way to the goal. No move undoes the previous one; no heuristic is used.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "bidirectional-iterative-deepening")
public final class BidirectionalIterativeDeepening implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int NO_SQUARE = SQUARES;
  private static final int EMPTY_BITS = 5;
  private static final int EMPTY = (1 << EMPTY_BITS) - 1;

  /** A state: the number of the empty square, above it a bit for each black knight. */
  private static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  private static final int[][] JUMPS = jumps();

  /** The states up to half the way from the goal, each with the next square on a path to it. */
  private final Int2IntOpenHashMap meetings =
      new Int2IntOpenHashMap(1 << 12, Hash.FAST_LOAD_FACTOR);

  /** The empty square's path on the board's side, by depth. */
  private final int[] path = new int[MAX_MOVES + 1];

  @Override
  public Answer solve(String input, Budget budget) {
    int board = parse(input);
    int parity = colour(board & EMPTY);
    meetings.clear();
    meetings.defaultReturnValue(NO_SQUARE + 1);
    for (int distance = parity; distance <= MAX_MOVES; distance += 2) {
      int half = distance / 2;
      enter(GOAL, NO_SQUARE, half, budget);
      int meeting = meet(board, NO_SQUARE, 0, distance - half, budget);
      if (meeting != 0) {
        return Answer.of(distance, moves(meeting, distance - half));
      }
    }
    return Answer.noSolution();
  }

  /** Enters every state whose distance is exactly the given number of moves. */
  private void enter(int state, int previous, int movesLeft, Budget budget) {
    if (movesLeft == 0) {
      meetings.putIfAbsent(state, previous);
      budget.store(meetings.size());
      return;
    }
    budget.expand();
    int empty = state & EMPTY;
    for (int from : JUMPS[empty]) {
      if (from != previous) {
        enter(jump(state, from), empty, movesLeft - 1, budget);
      }
    }
  }

  /** The first state at exactly that depth that is in the map, or 0, which is not a state. */
  private int meet(int state, int previous, int depth, int lastDepth, Budget budget) {
    int empty = state & EMPTY;
    path[depth] = empty;
    if (depth == lastDepth) {
      return meetings.containsKey(state) ? state : 0;
    }
    budget.expand();
    for (int from : JUMPS[empty]) {
      if (from != previous) {
        int meeting = meet(jump(state, from), empty, depth + 1, lastDepth, budget);
        if (meeting != 0) {
          return meeting;
        }
      }
    }
    return 0;
  }

  /** Moves the knight on a square to the empty square. */
  private static int jump(int state, int from) {
    int empty = state & EMPTY;
    int black = (state >>> (EMPTY_BITS + from)) & 1;
    return state
        ^ (empty ^ from)
        ^ (black << (EMPTY_BITS + from))
        ^ (black << (EMPTY_BITS + empty));
  }

  private static int colour(int square) {
    return (square / SIDE + square % SIDE) & 1;
  }

  private String moves(int meeting, int depth) {
    StringBuilder moves = new StringBuilder();
    for (int i = 1; i <= depth; i++) {
      append(moves, path[i]);
    }
    int state = meeting;
    for (int next = meetings.get(state); next != NO_SQUARE; next = meetings.get(state)) {
      append(moves, next);
      state = jump(state, next);
    }
    return moves.toString();
  }

  private static void append(StringBuilder moves, int square) {
    if (!moves.isEmpty()) {
      moves.append(' ');
    }
    moves.append(square / SIDE + 1).append(',').append(square % SIDE + 1);
  }

  private static int parse(String input) {
    int state = 0;
    for (int i = 0; i < input.length(); i++) {
      int row = i / (SIDE + 1);
      int square = i - row;
      switch (input.charAt(i)) {
        case '1' -> state |= 1 << (EMPTY_BITS + square);
        case '*' -> state |= square;
        default -> {} // a white knight, or the end of a row
      }
    }
    return state;
  }

  private static int[][] jumps() {
    int[][] jumps = new int[SQUARES][8];
    for (int square = 0; square < SQUARES; square++) {
      int count = 0;
      for (int direction = 0; direction < 8; direction++) {
        int rows = (direction & 1) == 0 ? 1 : 2;
        int row = square / SIDE + ((direction & 2) == 0 ? rows : -rows);
        int column = square % SIDE + ((direction & 4) == 0 ? 3 - rows : rows - 3);
        if (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
          jumps[square][count++] = row * SIDE + column;
        }
      }
      jumps[square] = Arrays.copyOf(jumps[square], count);
    }
    return jumps;
  }
}
