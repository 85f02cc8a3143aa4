package harness.reference.knights;

import harness.reference.Drawing;
import harness.reference.Picture;
import harness.reference.Picture.Cell;
import harness.reference.Picture.Tint;
import java.util.ArrayList;
import java.util.List;

/** Draws a board with row and column numbers, which moves use to name squares. */
final class KnightsDrawing {

  private KnightsDrawing() {}

  static String of(String input, Drawing drawing) {
    StringBuilder drawn = new StringBuilder(" ");
    for (int column = 1; column <= Board.SIDE; column++) {
      drawn.append(' ').append(column);
    }
    drawn.append('\n');
    int rowNumber = 0;
    for (String row : input.lines().toList()) {
      drawn.append(++rowNumber);
      row.chars().forEach(c -> drawn.append(' ').append(symbol((char) c, drawing.unicode())));
      drawn.append('\n');
    }
    return drawn.toString();
  }

  private static char symbol(char c, boolean unicode) {
    if (!unicode) {
      return c;
    }
    return switch (c) {
      case '0' -> '♘';
      case '1' -> '♞';
      default -> '·';
    };
  }

  /** The board as a grid, with row and column numbers along its left and upper edges. */
  static Picture picture(String input) {
    List<Cell> cells = new ArrayList<>();
    List<String> lines = input.lines().toList();
    for (int row = 1; row <= Board.SIDE; row++) {
      cells.add(new Cell(1, row + 1, Integer.toString(row), "", Tint.LABEL));
      cells.add(new Cell(row + 1, 1, Integer.toString(row), "", Tint.LABEL));
      for (int column = 1; column <= Board.SIDE; column++) {
        cells.add(square(column + 1, row + 1, lines.get(row - 1).charAt(column - 1)));
      }
    }
    return new Picture(Board.SIDE + 1, Board.SIDE + 1, cells);
  }

  private static Cell square(int column, int row, char c) {
    return switch (c) {
      case '0' -> new Cell(column, row, "♘", "", Tint.LIGHT);
      case '1' -> new Cell(column, row, "♞", "", Tint.DARK);
      default -> new Cell(column, row, "", "", Tint.EMPTY);
    };
  }
}
