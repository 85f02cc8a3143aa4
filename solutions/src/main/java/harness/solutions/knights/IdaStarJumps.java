package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Arrays;

/**
 * IDA* (Korf 1985) with a stronger h: the sum, over all knights, of the jumps that each would need,
 * alone on the board, to reach ground of its colour. A knight at home counts 0; a white one in the
 * upper right corner counts more than the 1 of the "misplaced" estimate.
 *
 * <p>Optimal. One move moves one knight by one jump, so one term of the sum changes, by at most
 * one: h is consistent, and since it is 0 at the goal, it is admissible. The empty square is not a
 * knight and does not count, and the centre belongs to neither colour. Moves are made and undone on
 * one board. Departing from the paper, no move is undone by the next, and no bound above 15 is
 * tried. The next bound is the least f that was cut off, as in the paper; parity is not used.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "ida-star-jumps")
public final class IdaStarJumps implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = SIDE * SIDE;
  private static final int NOWHERE = -1;
  private static final int FOUND = 0;
  private static final String GROUND = "1111101111" + "00*11" + "0000100000";
  private static final int[][] JUMPS = jumps();

  /** For each colour and square, the number of jumps to the nearest ground of that colour. */
  private static final int[][] JUMPS_HOME = {jumpsHome('0'), jumpsHome('1')};

  /** The colour of the knight on each square; the empty square's value is meaningless. */
  private int[] board;

  /** The empty square by g. */
  private final int[] path = new int[MAX_MOVES + 1];

  private int goalDepth;

  @Override
  public Answer solve(String input, Budget budget) {
    board = knights(input);
    int empty = input.replace("\n", "").indexOf('*');
    int h = h(board, empty);
    int bound = h;
    while (bound <= MAX_MOVES) {
      budget.store(bound + 1L);
      int next = search(empty, NOWHERE, 0, h, bound, budget);
      if (next == FOUND) {
        return Answer.of(goalDepth, moves());
      }
      bound = next;
    }
    return Answer.noSolution();
  }

  /** Returns {@link #FOUND}, or the least f above the bound in this subtree. */
  private int search(int empty, int previous, int g, int h, int bound, Budget budget) {
    budget.expand();
    path[g] = empty;
    if (h == 0) {
      goalDepth = g;
      return FOUND;
    }
    int leastCutOff = Integer.MAX_VALUE;
    for (int from : JUMPS[empty]) {
      if (from == previous) {
        continue;
      }
      int knight = board[from];
      int successorH = h - JUMPS_HOME[knight][from] + JUMPS_HOME[knight][empty];
      int f = g + 1 + successorH;
      if (f <= bound) {
        board[empty] = knight;
        f = search(from, empty, g + 1, successorH, bound, budget);
        if (f == FOUND) {
          return FOUND;
        }
        board[from] = knight;
      }
      leastCutOff = Math.min(leastCutOff, f);
    }
    return leastCutOff;
  }

  static int h(int[] board, int empty) {
    int sum = 0;
    for (int square = 0; square < SQUARES; square++) {
      if (square != empty) {
        sum += JUMPS_HOME[board[square]][square];
      }
    }
    return sum;
  }

  static int[] knights(String input) {
    return input.chars().filter(c -> c != '\n').map(c -> c == '1' ? 1 : 0).toArray();
  }

  private String moves() {
    StringBuilder moves = new StringBuilder(4 * goalDepth);
    for (int g = 1; g <= goalDepth; g++) {
      moves.append((char) ('1' + path[g] / SIDE)).append(',');
      moves.append((char) ('1' + path[g] % SIDE)).append(g < goalDepth ? " " : "");
    }
    return moves.toString();
  }

  /** Spreads jumps breadth-first from all squares of one colour's ground at once. */
  private static int[] jumpsHome(char colour) {
    int[] distance = new int[SQUARES];
    Arrays.fill(distance, SQUARES);
    for (int square = 0; square < SQUARES; square++) {
      if (GROUND.charAt(square) == colour) {
        distance[square] = 0;
      }
    }
    for (int round = 0; round < SQUARES; round++) {
      for (int square = 0; square < SQUARES; square++) {
        for (int neighbour : JUMPS[square]) {
          distance[square] = Math.min(distance[square], distance[neighbour] + 1);
        }
      }
    }
    return distance;
  }

  private static int[][] jumps() {
    int[][] jumps = new int[SQUARES][0];
    for (int square = 0; square < SQUARES; square++) {
      for (int row = 0; row < SIDE; row++) {
        // A jump goes one row and two columns, or two rows and one column.
        int columns = 3 - Math.abs(row - square / SIDE);
        if (columns == 1 || columns == 2) {
          jumps[square] = withColumn(jumps[square], row, square % SIDE - columns);
          jumps[square] = withColumn(jumps[square], row, square % SIDE + columns);
        }
      }
    }
    return jumps;
  }

  private static int[] withColumn(int[] squares, int row, int column) {
    if (column < 0 || column >= SIDE) {
      return squares;
    }
    int[] more = Arrays.copyOf(squares, squares.length + 1);
    more[squares.length] = row * SIDE + column;
    return more;
  }
}
