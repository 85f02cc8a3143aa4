package harness.reference.knights;

import harness.cases.Answer;
import harness.reference.Oracle;

/** Exact answers, looked up in the {@link Ball} around the goal. */
final class KnightsOracle implements Oracle {

  /** Characters per square in a move sequence, including the space before it. */
  private static final int SQUARE_CHARACTERS = 4;

  private static final int NONE = -1;

  @Override
  public int distance(String input) {
    int distance = Ball.get().distance(Board.parse(input));
    return distance == Ball.OUTSIDE ? Answer.NO_SOLUTION : distance;
  }

  @Override
  public Answer answer(String input) {
    Ball ball = Ball.get();
    int board = Board.parse(input);
    int distance = ball.distance(board);
    if (distance == Ball.OUTSIDE) {
      return Answer.noSolution();
    }
    StringBuilder moves = new StringBuilder(SQUARE_CHARACTERS * distance);
    for (int left = distance; left > 0; left--) {
      board = closer(ball, board, left);
      moves.append(moves.isEmpty() ? "" : " ").append(Board.squareName(Board.empty(board)));
    }
    return Answer.of(distance, moves.toString());
  }

  @Override
  public int largestDistance() {
    return Ball.RADIUS;
  }

  /** A neighbour one move nearer to the goal. */
  private static int closer(Ball ball, int board, int distance) {
    int next = closer(ball, board, distance, true); // nearly always finds one, with fewer look-ups
    next = next == NONE ? closer(ball, board, distance, false) : next;
    if (next == NONE) {
      throw new AssertionError("no way down from distance " + distance);
    }
    return next;
  }

  /** A nearer neighbour among those whose knight jumps to its own ground, or among the others. */
  private static int closer(Ball ball, int board, int distance, boolean toOwnGround) {
    for (int move = 0; move < Board.moves(board); move++) {
      if (Board.isToOwnGround(board, move) == toOwnGround) {
        int next = Board.move(board, move);
        if (ball.distance(next) == distance - 1) {
          return next;
        }
      }
    }
    return NONE;
  }
}
