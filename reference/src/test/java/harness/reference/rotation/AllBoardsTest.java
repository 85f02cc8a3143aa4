package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.reference.StateTable;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AllBoardsTest {

  private final AllBoards all = new AllBoards();

  @Test
  void aBoardsDistanceIsTheLeastOfItsThreePatternsDistances() {
    StateTable table = all.table();
    Map<Integer, Integer> ranks = ranks();
    assertEquals(table.size(), ranks.size());
    SplittableRandom random = new SplittableRandom(3);
    for (int distance = 0; distance <= Boards.LARGEST_DISTANCE; distance++) {
      for (int i = 0; i < 50; i++) {
        long board = Strata.get().draw(distance, random);
        int least = Integer.MAX_VALUE;
        for (int number = 1; number <= 3; number++) {
          least = Math.min(least, table.entry(ranks.get(Boards.mask(board, number))));
        }
        assertEquals(distance, least);
      }
    }
  }

  @Test
  void theFarthestBoardsAreAsFarAsTheHistogramSays() {
    int largest = all.histogram().length - 1;
    assertEquals(all.histogram()[largest], all.farthest().distinct().count());
    all.farthest()
        .forEach(board -> assertEquals(largest, RotationOracle.distance(Boards.parse(board))));
  }

  /** Ranks by counting masks in ascending order, as in the format's description. */
  private static Map<Integer, Integer> ranks() {
    Map<Integer, Integer> ranks = new HashMap<>();
    for (int mask = 0; mask < 1 << Lines.CELLS; mask++) {
      if (Integer.bitCount(mask) == 8) {
        ranks.put(mask, ranks.size());
      }
    }
    return ranks;
  }
}
