package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import org.junit.jupiter.api.Test;

class FloodTest {

  @Test
  void layersHaveTheSameBoardsAsASearchBoardByBoard() {
    Flood flood = new Flood();
    int reached = 1;
    for (int distance = 1; distance <= Layers.LARGEST_KEPT; distance++) {
      int found = flood.step();
      Layer layer = flood.layer();
      reached += layer.size();
      assertEquals(found, layer.size());
      assertEquals(reached, flood.boardsReached());
      assertEquals(boards(Layers.at(distance)), boards(layer), "distance " + distance);
    }
  }

  private static IntOpenHashSet boards(Layer layer) {
    IntOpenHashSet boards = new IntOpenHashSet(layer.size());
    for (int number = 0; number < layer.size(); number++) {
      boards.add(layer.board(number));
    }
    return boards;
  }
}
