package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import org.junit.jupiter.api.Test;

/** Exact drawings of every puzzle. */
final class DrawingTest {

  private static final String ROTATION = "1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3\n";

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
        new Knights().draw(PuzzleSamples.KNIGHTS, Drawing.ASCII));
    String board = new Knights().draw(PuzzleSamples.KNIGHTS, new Drawing(true, false));
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
  void drawsKnobsWithTheKnobsTheyDragAndOnRequestAllLinks() {
    String drawn =
        """
        knob    1  2  3  4  5  6  7  8  9 10 11 12
        state   3  3  3  3  3  3  1  1  1  1  1  1
        drags   2  5  6  3  3  2  1  3  8  9 12  7
        """;
    assertEquals(drawn, new Gears().draw(PuzzleSamples.GEARS, Drawing.ASCII));
    String withLinks =
        drawn
            + """
            from 1  3  1  1  1  2  7  1  3  8  9 12  7
            from 2  7  4  2 10  8  9  2 11  6  9 10  8
            from 3  2  5  6  3  3  2  3 10  7  8 12  9
            from 4  6  3  4  5  6  1  4 12  4  8 12 10
            """;
    assertEquals(withLinks, new Gears().draw(PuzzleSamples.GEARS, new Drawing(false, true)));
  }
}
