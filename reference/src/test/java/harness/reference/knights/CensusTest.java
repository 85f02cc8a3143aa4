package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CensusTest {

  private static final int[] HISTOGRAM = {
    1, 8, 14, 38, 148, 368, 1001, 2440, 6468, 14116, 32825, 64782, 137262, 240404, 455522, 716458,
    1224370, 1720894, 2645274, 3327210, 4594399, 5148132, 6372557, 6345924, 6997217, 6160052,
    6002337, 4635014, 3942462, 2634392, 1921476, 1086234, 658300, 300838, 144842, 49078, 17065,
    3428, 488, 62
  };

  private final Census census = Census.take();

  @Test
  void countsTheKnownNumberOfBoardsAtEachDistance() {
    assertArrayEquals(HISTOGRAM, census.histogram());
    assertEquals(67_603_900, IntStream.of(census.histogram()).sum());
    assertEquals(39, Layers.LARGEST_DISTANCE);
  }

  @Test
  void theFarthestBoardsAreTheirOwnTwinsAndHaveNeighboursInThePreviousLayer() {
    IntOpenHashSet farthest = boards(census.farthest());
    IntOpenHashSet before = boards(Layers.at(Layers.LARGEST_DISTANCE - 1));
    assertEquals(62, farthest.size());
    for (int board : farthest) {
      assertTrue(farthest.contains(Board.twin(board)));
      for (int move = 0; move < Board.moves(board); move++) {
        assertTrue(before.contains(Board.move(board, move)));
      }
    }
  }

  private static IntOpenHashSet boards(Layer layer) {
    return new IntOpenHashSet(IntStream.range(0, layer.size()).map(layer::board).toArray());
  }
}
