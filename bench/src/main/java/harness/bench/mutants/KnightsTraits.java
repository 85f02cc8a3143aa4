package harness.bench.mutants;

import harness.cases.Answer;
import harness.reference.knights.Board;
import java.util.ArrayList;
import java.util.List;

/** Of knights boards. Squares are numbered 0 to 24 in reading order and shown as row,column. */
final class KnightsTraits implements Traits {

  private static final int SIDE = 5;
  private static final int CENTRE = 12;
  private static final int LINE = SIDE + 1;
  private static final int MOVE = "1,2 ".length();
  private static final int NOWHERE = -1;
  private static final int EMPTY = 2;

  /** Of path and board as a whole; after them a trait for each square, row and column. */
  private static final int WHOLE = 9;

  private final List<Trait> all = new ArrayList<>();

  KnightsTraits() {
    all.add(Trait.ordered("distance"));
    all.add(Trait.named("empty square", KnightsTraits::square));
    all.add(Trait.ordered("misplaced knights"));
    all.add(Trait.ordered("distance above the misplaced"));
    all.add(Trait.named("first square entered", KnightsTraits::square));
    all.add(Trait.named("second square entered", KnightsTraits::square));
    all.add(Trait.named("last square left", KnightsTraits::square));
    all.add(Trait.ordered("corners entered"));
    all.add(Trait.ordered("times through the centre"));
    for (int square = 0; square < Board.SQUARES; square++) {
      all.add(Trait.named("on " + square(square), value -> value == EMPTY ? "*" : "" + value));
    }
    for (int line = 1; line <= SIDE; line++) {
      all.add(Trait.ordered("black in row " + line));
    }
    for (int line = 1; line <= SIDE; line++) {
      all.add(Trait.ordered("black in column " + line));
    }
  }

  private static String square(int square) {
    return square < 0 ? "none" : (square / SIDE + 1) + "," + (square % SIDE + 1);
  }

  @Override
  public List<Trait> all() {
    return all;
  }

  @Override
  public int whole() {
    return WHOLE;
  }

  @Override
  public int[] of(String input, Answer right) {
    int[] values = new int[all.size()];
    int board = Board.parse(input);
    values[0] = right.claimed();
    values[1] = Board.empty(board);
    values[2] = Board.misplaced(board);
    values[3] = values[0] - values[2];
    path(values, right.moves());
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        char on = input.charAt(row * LINE + column);
        values[WHOLE + row * SIDE + column] = on == '*' ? EMPTY : on - '0';
        int black = on == '1' ? 1 : 0;
        values[WHOLE + Board.SQUARES + row] += black;
        values[WHOLE + Board.SQUARES + SIDE + column] += black;
      }
    }
    return values;
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
