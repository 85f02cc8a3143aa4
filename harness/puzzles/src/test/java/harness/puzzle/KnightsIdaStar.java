package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

/**
 * IDA* on a knights board as written in a contest. It is correct; the methods where submissions go
 * wrong can be overridden.
 */
class KnightsIdaStar implements Solver {

  static final int SIDE = 5;
  static final int NOWHERE = -1;
  static final String GOAL = "11111" + "01111" + "00*11" + "00001" + "00000";

  private static final int[] ROWS = {-2, -2, -1, -1, 1, 1, 2, 2};
  private static final int[] COLUMNS = {-1, 1, -2, 2, -2, 2, -1, 1};

  final char[] board = new char[SIDE * SIDE];
  private final Deque<Integer> path = new ArrayDeque<>();
  private Budget budget;

  @Override
  public Answer solve(String input, Budget limits) {
    budget = limits;
    input.replace("\n", "").getChars(0, board.length, board, 0);
    int empty = input.replace("\n", "").indexOf('*');
    for (int bound = 0; bound <= mostMoves(); bound++) {
      path.clear();
      if (search(empty, cameFromAtFirst(), 0, bound)) {
        return answer(empty, path.size());
      }
    }
    return Answer.noSolution();
  }

  /** The bound of the statement. */
  int mostMoves() {
    return 15;
  }

  /** The square that the first move must not enter. */
  int cameFromAtFirst() {
    return NOWHERE;
  }

  /** The square that the next move must not enter, which is the previous one. */
  int cameFrom(int empty) {
    return empty;
  }

  /** A lower bound on the moves left: knights that are not at home. */
  int estimate() {
    int misplaced = 0;
    for (int square = 0; square < board.length; square++) {
      if (board[square] != '*' && board[square] != GOAL.charAt(square)) {
        misplaced++;
      }
    }
    return misplaced;
  }

  /** Whether the search may end here. */
  boolean isGoal(int moves) {
    return estimate() == 0;
  }

  /** The answer when a sequence was found. */
  Answer answer(int empty, int moves) {
    return Answer.of(moves, moves());
  }

  final String moves() {
    return path.stream().map(KnightsIdaStar::square).collect(Collectors.joining(" "));
  }

  static String square(int square) {
    return square / SIDE + 1 + "," + (square % SIDE + 1);
  }

  private boolean search(int empty, int forbidden, int moves, int bound) {
    budget.expand();
    if (isGoal(moves)) {
      return true;
    }
    if (moves + Math.max(1, estimate()) > bound) {
      return false;
    }
    for (int jump = 0; jump < ROWS.length; jump++) {
      int next = jump(empty, jump);
      if (next == NOWHERE || next == forbidden) {
        continue;
      }
      path.addLast(next);
      move(next, empty);
      if (search(next, cameFrom(empty), moves + 1, bound)) {
        return true;
      }
      move(empty, next);
      path.removeLast();
    }
    return false;
  }

  private void move(int from, int empty) {
    board[empty] = board[from];
    board[from] = '*';
  }

  static int jump(int square, int jump) {
    int row = square / SIDE + ROWS[jump];
    int column = square % SIDE + COLUMNS[jump];
    boolean inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    return inside ? row * SIDE + column : NOWHERE;
  }
}
