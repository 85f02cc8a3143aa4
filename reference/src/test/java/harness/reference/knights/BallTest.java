package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BallTest {

  private static final int[] HISTOGRAM = {
    1, 8, 14, 38, 148, 368, 1001, 2440, 6468, 14116, 32825, 64782, 137262, 240404, 455522, 716458
  };

  private final Ball ball = Ball.get();

  @Test
  void layersHaveTheKnownSizes() {
    assertArrayEquals(
        HISTOGRAM, IntStream.rangeClosed(0, Ball.RADIUS).map(d -> ball.layer(d).size()).toArray());
    assertEquals(1_671_855, IntStream.of(HISTOGRAM).sum());
  }

  @Test
  void layersHaveEachBoardOfTheirDistanceOnce() {
    for (int distance = 0; distance <= Ball.RADIUS; distance++) {
      Layer layer = ball.layer(distance);
      IntOpenHashSet seen = new IntOpenHashSet();
      for (int number = 0; number < layer.size(); number++) {
        assertEquals(distance, ball.distance(layer.board(number)));
        seen.add(layer.board(number));
      }
      assertEquals(layer.size(), seen.size());
    }
  }

  @Test
  void marksNoBoardOutside() {
    int empty = 12;
    int expected = 0;
    for (int distance = 0; distance <= Ball.RADIUS; distance++) {
      Layer layer = ball.layer(distance);
      for (int number = 0; number < layer.size(); number++) {
        expected += Board.empty(layer.board(number)) == empty ? 1 : 0;
      }
    }
    assertEquals(expected, within(empty));
  }

  @Tag("thorough")
  @Test
  void marksNoBoardOutsideWhereverTheEmptySquareIs() {
    assertEquals(1_671_855, IntStream.range(0, Board.SQUARES).map(this::within).sum());
  }

  /** The number of boards with this empty square that have a distance. */
  private int within(int empty) {
    int within = 0;
    for (int mask = 0; mask <= Board.MASK; mask++) {
      if (Integer.bitCount(mask) == Board.BLACK_KNIGHTS) {
        within += ball.distance(Board.of(empty, mask)) == Ball.OUTSIDE ? 0 : 1;
      }
    }
    return within;
  }
}
