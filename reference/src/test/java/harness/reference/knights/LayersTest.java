package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayersTest {

  private static IntOpenHashSet boards(Layer layer) {
    IntOpenHashSet boards = new IntOpenHashSet(layer.size());
    for (int number = 0; number < layer.size(); number++) {
      assertTrue(boards.add(layer.board(number)));
    }
    return boards;
  }

  @ParameterizedTest
  @CsvSource({"14, 455522", "15, 716458", "16, 1224370", "17, 1720894", "38, 488"})
  void layersHaveTheKnownSizes(int distance, int size) {
    assertEquals(size, Layers.at(distance).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 9, 16})
  void everyBoardHasANeighbourInThePreviousLayer(int distance) {
    assertNeighboursBefore(distance);
  }

  @Tag("thorough")
  @Test
  void everyBoardOfTheLargestLayerHasANeighbourInThePreviousLayer() {
    assertNeighboursBefore(17);
  }

  private static void assertNeighboursBefore(int distance) {
    IntOpenHashSet before = boards(Layers.at(distance - 1));
    for (int board : boards(Layers.at(distance))) {
      assertTrue(
          IntStream.range(0, Board.moves(board))
              .anyMatch(move -> before.contains(Board.move(board, move))));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 9, 16, 37})
  void aLayerIsItsOwnTwin(int distance) {
    IntOpenHashSet boards = boards(Layers.at(distance));
    for (int board : boards) {
      assertTrue(boards.contains(Board.twin(board)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 40})
  void refusesADistanceThatNoBoardHas(int distance) {
    assertThrows(IllegalArgumentException.class, () -> Layers.at(distance));
  }

  @Test
  void textAndBoardAreNumberedAlike() {
    Layer layer = Layers.at(6);
    for (int number = 0; number < layer.size(); number++) {
      assertEquals(layer.board(number), Board.parse(layer.text(number)));
    }
  }
}
