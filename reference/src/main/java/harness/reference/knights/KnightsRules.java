package harness.reference.knights;

import harness.cases.Answer;
import harness.reference.MoveTokens;
import harness.reference.Replay;
import harness.reference.Rules;
import harness.reference.Step;
import harness.reference.StrictReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Replays the squares that the empty square visits, {@code r,c} from 1, separated by blanks. The
 * empty square moves to where the jumping knight was, so each step is a knight's jump on the board.
 */
final class KnightsRules implements Rules {

  @Override
  public Replay replay(String input, String moves) {
    return play(input, moves, (square, after) -> {});
  }

  @Override
  public List<Step> steps(String input, String moves) {
    List<Step> steps = new ArrayList<>();
    play(
        input,
        moves,
        (square, after) -> steps.add(new Step(Board.squareName(square), Board.text(after))));
    return steps;
  }

  /** Called for each legal move with the new empty square and the board after the move. */
  @FunctionalInterface
  private interface Witness {
    void moved(int square, int after);
  }

  private static Replay play(String input, String moves, Witness witness) {
    int board = Board.parse(input);
    MoveTokens tokens = new MoveTokens(moves);
    int steps = 0;
    while (tokens.next()) {
      steps++;
      int comma = tokens.find(',');
      int row = tokens.number(tokens.start(), comma);
      int column = tokens.number(comma + 1, tokens.end());
      if (row == MoveTokens.NO_NUMBER || column == MoveTokens.NO_NUMBER) {
        return malformed(steps, tokens.token());
      }
      if (!isOnBoard(row) || !isOnBoard(column)) {
        return illegal(steps, row + "," + column + " is not on the board");
      }
      int to = (row - 1) * Board.SIDE + column - 1;
      int empty = Board.empty(board);
      if (!Board.isJump(empty, to)) {
        return illegal(
            steps,
            "no knight can jump from "
                + Board.squareName(to)
                + " to the empty square "
                + Board.squareName(empty));
      }
      board = Board.moveTo(board, to);
      witness.moved(to, board);
    }
    return end(board, steps);
  }

  @Override
  public boolean withinBound(int moves) {
    return moves <= Ball.RADIUS;
  }

  private static boolean isOnBoard(int rowOrColumn) {
    return 1 <= rowOrColumn && rowOrColumn <= Board.SIDE;
  }

  private static Replay malformed(int step, String token) {
    String problem =
        "move " + step + ": found " + StrictReader.quote(token) + ", expected a square row,column";
    return new Replay(Replay.End.MALFORMED, 0, Answer.NO_NUMBER, problem);
  }

  private static Replay illegal(int step, String why) {
    String problem = "move " + step + ": " + why;
    return new Replay(Replay.End.ILLEGAL_MOVE, step, Answer.NO_NUMBER, problem);
  }

  private static Replay end(int board, int steps) {
    if (board == Board.GOAL) {
      return new Replay(Replay.End.GOAL, steps, Answer.NO_NUMBER, "");
    }
    String problem = "the board is not the goal after the last move, move " + steps;
    return new Replay(Replay.End.ELSEWHERE, steps, Answer.NO_NUMBER, problem);
  }
}
