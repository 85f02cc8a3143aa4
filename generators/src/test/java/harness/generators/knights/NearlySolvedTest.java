package harness.generators.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.knights.Board;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawing the best of many boards at once is like drawing all of them. */
final class NearlySolvedTest {

  private static final int CASES = 40_000;
  private static final int MOST_MISPLACED = 24;

  @ParameterizedTest
  @CsvSource({"6, 1", "9, 2", "12, 24", "15, 64", "16, 7"})
  void theBestIsDistributedLikeTheBestOfBoardsDrawnOneByOne(int distance, int drawn) {
    int[] atOnce = new int[MOST_MISPLACED + 1];
    int[] oneByOne = new int[MOST_MISPLACED + 1];
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < CASES; i++) {
      atOnce[Board.misplaced(NearlySolved.at(distance).bestOf(drawn, random))]++;
      oneByOne[fewestMisplaced(Layers.at(distance), drawn, random)]++;
    }
    for (int misplaced = 0; misplaced <= MOST_MISPLACED; misplaced++) {
      double both = (atOnce[misplaced] + oneByOne[misplaced]) / (2.0 * CASES);
      double spread = Math.sqrt(2 * CASES * both * (1 - both));
      assertEquals(
          oneByOne[misplaced], atOnce[misplaced], 5 * spread + 1, misplaced + " misplaced");
    }
  }

  private static int fewestMisplaced(Layer layer, int drawn, SplittableRandom random) {
    int fewest = MOST_MISPLACED;
    for (int i = 0; i < drawn; i++) {
      fewest = Math.min(fewest, Board.misplaced(layer.board(random.nextInt(layer.size()))));
    }
    return fewest;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4})
  void everyBoardOfTheDistanceComesUp(int distance) {
    Layer layer = Layers.at(distance);
    Set<Integer> boards = new HashSet<>();
    for (int i = 0; i < layer.size(); i++) {
      boards.add(layer.board(i));
    }
    SplittableRandom random = new SplittableRandom(6);
    Set<Integer> drawn = new HashSet<>();
    for (int i = 0; i < 100 * boards.size(); i++) {
      drawn.add(NearlySolved.at(distance).bestOf(1, random));
    }
    assertTrue(drawn.equals(boards), drawn.size() + " of " + boards.size());
  }
}
