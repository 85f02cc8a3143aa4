package harness.solutions.knights;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Arrays;

/**
 * Depth-first iterative deepening (Slate and Atkin 1977; Korf 1985): a search to depth 0, then to
 * 1, and so on to 15, until one of them finds the goal.
 *
 * <p>Optimal, because every smaller depth was searched in full except for branches that cannot lead
 * to the goal: a branch is pruned if more knights are off their ground than moves are left, because
 * a move brings at most one home; and no move undoes the previous one. Unlike in IDA*, the depth
 * grows by one from 0, whatever is pruned. The board has a margin two squares wide, as in chess
 * programs: a jump off the board lands there and finds no knight.
 */
@AutoService(Solver.class)
@Solves(puzzle = "knights", name = "iterative-deepening")
public final class IterativeDeepening implements Solver {

  private static final int MAX_MOVES = 15;
  private static final int SIDE = 5;
  private static final int MARGIN = 2;

  /** The length of a row, margins included. */
  private static final int ROW = SIDE + 2 * MARGIN;

  private static final int[] JUMPS = {
    -2 * ROW - 1, -2 * ROW + 1, -ROW - 2, -ROW + 2, ROW - 2, ROW + 2, 2 * ROW - 1, 2 * ROW + 1
  };
  private static final char OUTSIDE = '#';
  private static final char[] GOAL = setUp("11111\n01111\n00*11\n00001\n00000\n");

  /** The empty square by depth. */
  private final int[] path = new int[MAX_MOVES + 1];

  @Override
  public Answer solve(String input, Budget budget) {
    char[] board = setUp(input);
    int empty = new String(board).indexOf('*');
    int misplaced = misplaced(board);
    for (int depth = 0; depth <= MAX_MOVES; depth++) {
      budget.store(depth + 1L);
      path[0] = empty;
      if (misplaced <= depth && search(board, 0, depth, misplaced, budget)) {
        return Answer.of(depth, moves(depth));
      }
    }
    return Answer.noSolution();
  }

  /** Tries every jump to the empty square except the one that undoes the last move. */
  private boolean search(char[] board, int moved, int depth, int misplaced, Budget budget) {
    budget.expand();
    if (misplaced == 0) {
      return true;
    }
    int empty = path[moved];
    int previous = moved == 0 ? empty : path[moved - 1];
    for (int jump : JUMPS) {
      int from = empty + jump;
      char knight = board[from];
      if (knight == OUTSIDE || from == previous) {
        continue;
      }
      int stillMisplaced = misplaced - offGround(knight, from) + offGround(knight, empty);
      if (stillMisplaced > depth - moved - 1) {
        continue;
      }
      board[empty] = knight;
      board[from] = '*';
      path[moved + 1] = from;
      if (search(board, moved + 1, depth, stillMisplaced, budget)) {
        return true;
      }
      board[from] = knight;
      board[empty] = '*';
    }
    return false;
  }

  private static int offGround(char knight, int square) {
    return knight == GOAL[square] ? 0 : 1;
  }

  static int misplaced(char[] board) {
    int misplaced = 0;
    for (int square = 0; square < board.length; square++) {
      if (board[square] != '*') {
        misplaced += offGround(board[square], square);
      }
    }
    return misplaced;
  }

  private String moves(int count) {
    StringBuilder moves = new StringBuilder();
    for (int i = 1; i <= count; i++) {
      moves.append(path[i] / ROW - MARGIN + 1).append(',');
      moves.append(path[i] % ROW - MARGIN + 1).append(' ');
    }
    return moves.toString().strip();
  }

  static char[] setUp(String input) {
    char[] board = new char[ROW * ROW];
    Arrays.fill(board, OUTSIDE);
    for (int row = 0; row < SIDE; row++) {
      int start = row * (SIDE + 1);
      input.getChars(start, start + SIDE, board, (row + MARGIN) * ROW + MARGIN);
    }
    return board;
  }
}
