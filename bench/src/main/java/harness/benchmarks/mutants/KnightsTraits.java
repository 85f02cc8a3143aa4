package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.reference.knights.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * Traits of knights boards. Squares are numbered 0 to 24 in reading order and shown as row,column.
 */
final class KnightsTraits extends Traits {

  private static final int SIDE = 5;
  private static final int CENTRE = 12;
  private static final int LINE = SIDE + 1;
  private static final int MOVE = "1,2 ".length();
  private static final int NOWHERE = -1;
  private static final int EMPTY = 2;

  KnightsTraits() {
    super(
        List.of(
            Trait.ordered("distance"),
            Trait.named("empty square", KnightsTraits::square),
            Trait.ordered("misplaced knights"),
            Trait.ordered("distance minus the misplaced knights"),
            Trait.named("first square entered", KnightsTraits::square),
            Trait.named("second square entered", KnightsTraits::square),
            Trait.named("last square left", KnightsTraits::square),
            Trait.ordered("corners entered"),
            Trait.ordered("times through the centre")),
        places());
  }

  /** One trait for each square, then for each row and each column. */
  private static List<Trait> places() {
    List<Trait> places = new ArrayList<>();
    for (int square = 0; square < Board.SQUARES; square++) {
      places.add(Trait.named("on " + square(square), value -> value == EMPTY ? "*" : "" + value));
    }
    for (int line = 1; line <= SIDE; line++) {
      places.add(Trait.ordered("black in row " + line));
    }
    for (int line = 1; line <= SIDE; line++) {
      places.add(Trait.ordered("black in column " + line));
    }
    return places;
  }

  private static String square(int square) {
    return square < 0 ? "none" : (square / SIDE + 1) + "," + (square % SIDE + 1);
  }

  @Override
  void fill(int[] values, String input, Answer right) {
    int board = Board.parse(input);
    values[1] = Board.empty(board);
    values[2] = Board.misplaced(board);
    values[3] = values[0] - values[2];
    path(values, right.moves());
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        char on = input.charAt(row * LINE + column);
        values[whole() + row * SIDE + column] = on == '*' ? EMPTY : on - '0';
        int black = on == '1' ? 1 : 0;
        values[whole() + Board.SQUARES + row] += black;
        values[whole() + Board.SQUARES + SIDE + column] += black;
      }
    }
  }

  private static void path(int[] values, String moves) {
    int count = (moves.length() + 1) / MOVE;
    values[4] = count > 0 ? entered(moves, 0) : NOWHERE;
    values[5] = count > 1 ? entered(moves, 1) : NOWHERE;
    values[6] = count == 0 ? NOWHERE : count == 1 ? values[1] : entered(moves, count - 2);
    for (int move = 0; move < count; move++) {
      int square = entered(moves, move);
      boolean corner =
          (square / SIDE == 0 || square / SIDE == SIDE - 1)
              && (square % SIDE == 0 || square % SIDE == SIDE - 1);
      values[7] += corner ? 1 : 0;
      values[8] += square == CENTRE ? 1 : 0;
    }
  }

  private static int entered(String moves, int move) {
    return (moves.charAt(MOVE * move) - '1') * SIDE + moves.charAt(MOVE * move + 2) - '1';
  }
}
