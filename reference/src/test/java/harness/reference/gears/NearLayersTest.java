package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearLayersTest {

  private static final int DEPTH = 5;

  @Test
  void hasExactlyThePositionsOfEachNearDistanceInOrder() {
    for (LinkTable links : new LinkTable[] {Samples.links(3), Samples.star()}) {
      DistanceTable table = DistanceTable.compute(links); // itself compared with a plain search
      NearLayers layers = NearLayers.of(links, DEPTH);
      for (int distance = 0; distance <= DEPTH; distance++) {
        int wanted = distance;
        int[] expected =
            IntStream.range(0, Position.COUNT).filter(p -> table.distance(p) == wanted).toArray();
        int[] found =
            IntStream.range(0, layers.size(wanted))
                .map(rank -> layers.position(wanted, rank))
                .toArray();
        assertArrayEquals(expected, found);
      }
    }
  }

  @Test
  void depthsThatWouldNeedATableAreRefused() {
    LinkTable links = Samples.links(3);
    assertEquals(1, NearLayers.of(links, 0).size(0));
    assertThrows(IllegalArgumentException.class, () -> NearLayers.of(links, 7));
    assertThrows(IllegalArgumentException.class, () -> NearLayers.of(links, -1));
  }
}
