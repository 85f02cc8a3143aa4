package harness.reference.rotation;

import harness.reference.Drawing;

/** Draws a board as the # that it is, each line's letter where it is pulled to. */
final class RotationDrawing {

  /** Every {@code .} is a cell, in reading order. */
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
}
