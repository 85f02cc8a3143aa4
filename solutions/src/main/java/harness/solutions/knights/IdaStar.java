package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;

/**
 * IDA* (Korf 1985): depth-first searches with rising bounds that cut off where f = g + h exceeds
 * the bound, with h = the number of misplaced knights. The empty square is not counted. Every move
 * brings at most one knight home, so h is admissible and consistent.
 *
 * <p>Optimal. It departs from the paper as follows: the bound rises by 2, because each move changes
 * the colour of the empty square and so the distance's parity is known from the start; no bound
 * above 15 is tried; a move is never undone by the next. Instead of g, h and f, the search carries
 * the slack, bound - f. A board is a set of bits, and so are its successors: with little slack
 * left, the successors above the bound are masked out before any of them is generated.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "ida-star")
public final class IdaStar implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int SQUARES = 25;
  private static final int CENTRE = 1 << 12;
  private static final int BLACK_GROUND = blacks("11111\n01111\n00*11\n00001\n00000\n");

  /** For each square, the set of squares a knight's jump away. */
  private static final int[] JUMPS = jumps();

  /** Turns the set of black knights into the set of knights that would be at home on a square. */
  private static final int[] FLIP = new int[SQUARES];

  /** No knight is at home on the centre. */
  private static final int[] KEEP = new int[SQUARES];

  static {
    for (int square = 0; square < SQUARES; square++) {
      FLIP[square] = ((BLACK_GROUND >>> square) & 1) - 1;
      KEEP[square] = 1 << square == CENTRE ? 0 : -1;
    }
  }

  /** The empty square by g. */
  private final int[] path = new int[MAX_MOVES + 1];

  private int goalDepth;

  @Override
  public Answer solve(String input, Budget budget) {
    int blacks = blacks(input);
    int empty = input.indexOf('*');
    empty -= empty / (SIDE + 1);
    int h = Integer.bitCount(misplaced(blacks, empty));
    // The side is odd, so squares of the centre's colour have even numbers.
    int firstBound = h + ((h ^ empty) & 1);
    for (int bound = firstBound; bound <= MAX_MOVES; bound += 2) {
      budget.store(bound + 1L);
      if (search(blacks, empty, 0, 0, bound - h, budget)) {
        return Answer.of(goalDepth, moves());
      }
    }
    return Answer.noSolution();
  }

  /** Expands a state within the bound; true if the goal was found below it. */
  private boolean search(int blacks, int empty, int lastMoved, int g, int slack, Budget budget) {
    budget.expand();
    path[g] = empty;
    int misplaced = misplaced(blacks, empty);
    if (misplaced == 0) {
      goalDepth = g;
      return true;
    }
    int atHomeHere = (blacks ^ FLIP[empty]) & KEEP[empty];
    int movers = JUMPS[empty] & ~lastMoved;
    if (slack == 0) {
      movers &= misplaced & atHomeHere;
    } else if (slack == 1) {
      movers &= misplaced | atHomeHere;
    }
    int hole = 1 << empty;
    while (movers != 0) {
      int square = Integer.numberOfTrailingZeros(movers);
      movers &= movers - 1;
      int moved = -((blacks >>> square) & 1) & ((1 << square) | hole);
      // g grows by 1, and h falls by 1 (both bits set), stays, or grows by 1 (none).
      int left = slack - 2 + ((misplaced >>> square) & 1) + ((atHomeHere >>> square) & 1);
      if (search(blacks ^ moved, square, hole, g + 1, left, budget)) {
        return true;
      }
    }
    return false;
  }

  /** The set of squares with a knight that is not on its own ground. */
  static int misplaced(int blacks, int empty) {
    return ((blacks ^ BLACK_GROUND) | CENTRE) & ~(1 << empty);
  }

  private String moves() {
    StringBuilder moves = new StringBuilder();
    for (int g = 1; g <= goalDepth; g++) {
      moves.append(g == 1 ? "" : " ").append(path[g] / SIDE + 1);
      moves.append(',').append(path[g] % SIDE + 1);
    }
    return moves.toString();
  }

  static int blacks(String input) {
    int blacks = 0;
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        if (input.charAt(row * (SIDE + 1) + column) == '1') {
          blacks |= 1 << (row * SIDE + column);
        }
      }
    }
    return blacks;
  }

  private static int[] jumps() {
    int[][] steps = {{1, 2}, {2, 1}, {2, -1}, {1, -2}};
    int[] jumps = new int[SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      for (int[] step : steps) {
        int row = square / SIDE + step[0];
        int column = square % SIDE + step[1];
        if (row < SIDE && column >= 0 && column < SIDE) {
          int other = row * SIDE + column;
          jumps[square] |= 1 << other;
          jumps[other] |= 1 << square;
        }
      }
    }
    return jumps;
  }
}
