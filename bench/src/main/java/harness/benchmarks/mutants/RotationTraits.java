package harness.benchmarks.mutants;

import harness.cases.Answer;
import harness.reference.rotation.Boards;
import harness.reference.rotation.Patterns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Traits of rotation boards. Cells are numbered from 0; letters are 0 for A to 7 for H. */
final class RotationTraits extends Traits {

  private static final int NUMBERS = 3;
  private static final int CELLS = 24;
  private static final int NO_LETTER = -1;
  private static final int CENTRE = 0b11_1001_1001_1100_0000;

  RotationTraits() {
    super(
        List.of(
            Trait.ordered("distance"),
            Trait.named("number", Integer::toString),
            Trait.named("first letter", RotationTraits::letter),
            Trait.named("second letter", RotationTraits::letter),
            Trait.named("last letter", RotationTraits::letter),
            Trait.ordered("letters used"),
            Trait.ordered("longest run"),
            Trait.ordered("tied numbers"),
            Trait.ordered("second number farther by"),
            Trait.ordered("third number farther by"),
            Trait.ordered("good first letters"),
            Trait.ordered("most common in the centre")),
        places());
  }

  /** One trait for each cell. */
  private static List<Trait> places() {
    List<Trait> places = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      places.add(Trait.named("cell " + cell, Integer::toString));
    }
    return places;
  }

  private static String letter(int letter) {
    return letter < 0 ? "none" : Character.toString('A' + letter);
  }

  @Override
  void fill(int[] values, String input, Answer right) {
    values[1] = right.number();
    letters(values, right.moves());
    numbers(values, Boards.parse(input));
    for (int cell = 0; cell < CELLS; cell++) {
      values[whole() + cell] = input.charAt(2 * cell) - '0';
    }
  }

  private static void letters(int[] values, String moves) {
    int count = moves.length();
    values[2] = count > 0 ? moves.charAt(0) - 'A' : NO_LETTER;
    values[3] = count > 1 ? moves.charAt(1) - 'A' : NO_LETTER;
    values[4] = count > 0 ? moves.charAt(count - 1) - 'A' : NO_LETTER;
    int used = 0;
    int run = 0;
    for (int i = 0; i < count; i++) {
      used |= 1 << (moves.charAt(i) - 'A');
      run = i > 0 && moves.charAt(i) == moves.charAt(i - 1) ? run + 1 : 1;
      values[6] = Math.max(values[6], run);
    }
    values[5] = Integer.bitCount(used);
  }

  private static void numbers(int[] values, long board) {
    Patterns patterns = Patterns.get();
    int[] distances = new int[NUMBERS];
    int begin = 0;
    for (int number = 1; number <= NUMBERS; number++) {
      int mask = Boards.mask(board, number);
      distances[number - 1] = patterns.distance(mask);
      if (distances[number - 1] == values[0]) {
        values[7]++;
        begin |= values[0] == 0 ? 0 : patterns.nearerLetters(mask);
      }
      values[11] = Math.max(values[11], Integer.bitCount(mask & CENTRE));
    }
    Arrays.sort(distances);
    values[8] = distances[1] - distances[0];
    values[9] = distances[2] - distances[0];
    values[10] = Integer.bitCount(begin);
  }
}
