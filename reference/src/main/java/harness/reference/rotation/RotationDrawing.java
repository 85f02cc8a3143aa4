package harness.reference.rotation;

import harness.reference.Drawing;
import harness.reference.Picture;
import harness.reference.Picture.Cell;
import harness.reference.Picture.Tint;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a board in the shape of its #, with each line's letter at the end that it is pulled
 * towards.
 */
final class RotationDrawing {

  /** Each {@code .} is a cell, in reading order. */
  private static final String FORM =
      """
            A   B
            .   .
            .   .
      H . . . . . . . C
            .   .
      G . . . . . . . D
            .   .
            .   .
            F   E
      """;

  private RotationDrawing() {}

  static String of(String input, Drawing drawing) {
    StringBuilder drawn = new StringBuilder(FORM);
    int cell = 0;
    for (int i = 0; i < drawn.length(); i++) {
      if (drawn.charAt(i) == '.') {
        drawn.setCharAt(i, input.charAt(2 * cell++));
      }
    }
    return drawn.toString();
  }

  /** The same shape as a grid: two characters make a column, a line makes a row. */
  static Picture picture(String input) {
    List<Cell> cells = new ArrayList<>();
    List<String> lines = FORM.lines().toList();
    int place = 0;
    for (int row = 0; row < lines.size(); row++) {
      String line = lines.get(row);
      for (int at = 0; at < line.length(); at += 2) {
        char c = line.charAt(at);
        if (c == '.') {
          cells.add(cell(at / 2 + 1, row + 1, input.charAt(2 * place++)));
        } else if (c != ' ') {
          cells.add(new Cell(at / 2 + 1, row + 1, Character.toString(c), "", Tint.LABEL));
        }
      }
    }
    return new Picture(9, lines.size(), cells);
  }

  private static Cell cell(int column, int row, char number) {
    Tint tint =
        switch (number) {
          case '1' -> Tint.ONE;
          case '2' -> Tint.TWO;
          default -> Tint.THREE;
        };
    return new Cell(column, row, Character.toString(number), "", tint);
  }
}
