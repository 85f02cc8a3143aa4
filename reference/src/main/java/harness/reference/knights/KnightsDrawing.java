package harness.reference.knights;

import harness.reference.Drawing;

/** Draws a board with the numbers of its rows and columns, as moves name its squares. */
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
}
