package harness.reference.rotation;

import java.util.List;

/**
 * The eight lines of the board. A move pulls a line by one cell towards its letter: the cell at the
 * letter leaves and re-enters at the other end.
 */
final class Lines {

  /** Number of letters, from A. */
  static final int COUNT = 8;

  /** Cells of a board. */
  static final int CELLS = 24;

  /** The centre's cells. At the goal they all hold the same number. */
  static final List<Integer> CENTRE = List.of(6, 7, 8, 11, 12, 15, 16, 17);

  private static final List<List<Integer>> LINES =
      List.of(
          List.of(0, 2, 6, 11, 15, 20, 22),
          List.of(1, 3, 8, 12, 17, 21, 23),
          List.of(10, 9, 8, 7, 6, 5, 4),
          List.of(19, 18, 17, 16, 15, 14, 13),
          List.of(23, 21, 17, 12, 8, 3, 1),
          List.of(22, 20, 15, 11, 6, 2, 0),
          List.of(13, 14, 15, 16, 17, 18, 19),
          List.of(4, 5, 6, 7, 8, 9, 10));

  private Lines() {}

  /** The seven cells of a line, in order from its letter (0 for A). */
  static List<Integer> cells(int letter) {
    return LINES.get(letter);
  }

  /** The letter whose line consists of these cells in this order. */
  static int letterOf(List<Integer> cells) {
    int letter = LINES.indexOf(cells);
    if (letter < 0) {
      throw new IllegalArgumentException("no line has the cells " + cells);
    }
    return letter;
  }
}
