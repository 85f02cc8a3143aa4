package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import org.junit.jupiter.api.Test;

/** Drawings of every puzzle, to the letter. */
final class DrawingTest {

  private static final String KNIGHTS = "10110\n01*11\n10111\n01001\n00000\n";
  private static final String ROTATION = "1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3\n";
  private static final String GEARS =
      """
      3 3 7 2 6
      3 1 4 5 3
      3 1 2 6 4
      3 1 10 3 5
      3 2 8 3 6
      3 7 9 2 1
      1 1 2 3 4
      1 3 11 10 12
      1 8 6 7 4
      1 9 9 8 8
      1 12 10 12 12
      1 7 8 9 10
      """;

  @Test
  void drawsKnightsWithRowsAndColumns() {
    assertEquals(
        """
          1 2 3 4 5
        1 1 0 1 1 0
        2 0 1 * 1 1
        3 1 0 1 1 1
        4 0 1 0 0 1
        5 0 0 0 0 0
        """,
        new Knights().draw(KNIGHTS, Drawing.ASCII));
    String board = new Knights().draw(KNIGHTS, new Drawing(true, false));
    assertTrue(board.contains("1 ♞ ♘ ♞ ♞ ♘\n2 ♘ ♞ · ♞ ♞\n"), board);
  }

  @Test
  void drawsTheRotationBoardInItsShape() {
    assertEquals(
        """
              A   B
              1   2
              3   1
        H 2 3 1 2 3 1 2 C
              3   1
        G 2 3 1 2 3 1 2 D
              3   1
              2   3
              F   E
        """,
        new Rotation().draw(ROTATION, Drawing.ASCII));
  }

  @Test
  void drawsKnobsWithWhatTheyDragAndOnRequestAllLinks() {
    String drawn =
        """
        knob    1  2  3  4  5  6  7  8  9 10 11 12
        state   3  3  3  3  3  3  1  1  1  1  1  1
        drags   2  5  6  3  3  2  1  3  8  9 12  7
        """;
    assertEquals(drawn, new Gears().draw(GEARS, Drawing.ASCII));
    String withLinks =
        drawn
            + """
            from 1  3  1  1  1  2  7  1  3  8  9 12  7
            from 2  7  4  2 10  8  9  2 11  6  9 10  8
            from 3  2  5  6  3  3  2  3 10  7  8 12  9
            from 4  6  3  4  5  6  1  4 12  4  8 12 10
            """;
    assertEquals(withLinks, new Gears().draw(GEARS, new Drawing(false, true)));
  }
}
