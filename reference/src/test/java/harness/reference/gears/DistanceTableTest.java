package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DistanceTableTest {

  @Test
  void agreesWithAPlainSearchOnEveryPositionOfARandomTable() {
    assertSameAsPlain(Samples.links(1));
  }

  @Tag("thorough")
  @Test
  void agreesWithAPlainSearchIfNotAllEvenPositionsAreConnected() {
    DistanceTable table = assertSameAsPlain(Samples.star());
    assertTrue(table.reachable() < Position.COUNT / 2, "reachable: " + table.reachable());
  }

  private static DistanceTable assertSameAsPlain(LinkTable links) {
    byte[] plain = PlainSearch.distances(links);
    DistanceTable table = DistanceTable.compute(links);
    long[] histogram = new long[table.largest() + 1];
    for (int position = 0; position < Position.COUNT; position++) {
      if (table.distance(position) != plain[position]) {
        assertEquals(plain[position], table.distance(position), "position " + position);
      }
      if (plain[position] >= 0) {
        histogram[plain[position]]++;
      }
    }
    assertArrayEquals(histogram, table.histogram());
    assertEquals(Arrays.stream(histogram).sum(), table.reachable());
    return table;
  }

  @Test
  void ranksOfALayerGiveEachPositionOnce() {
    DistanceTable table = DistanceTable.compute(Samples.links(2));
    for (int distance : new int[] {0, 1, 2, 5, 6, table.largest() - 1, table.largest()}) {
      IntOpenHashSet seen = new IntOpenHashSet();
      for (int rank = 0; rank < table.size(distance); rank++) {
        int position = table.position(distance, rank);
        assertEquals(distance, table.distance(position));
        assertTrue(seen.add(position), "twice: " + position);
      }
    }
  }

  @Test
  void largeLayersAreNumberedFromTheirFirstPositionToTheirLast() {
    DistanceTable table = DistanceTable.compute(Samples.links(2));
    int size = table.size(12);
    int step = size / 10_000;
    int last = -1;
    for (int rank = 0; rank < size; rank += step) {
      int position = table.position(12, rank);
      assertEquals(12, table.distance(position));
      int index = position & ((1 << 22) - 1);
      assertTrue(index > last, "ranks are in order of the index");
      last = index;
    }
    assertEquals(12, table.distance(table.position(12, size - 1)));
  }

  @Test
  void ranksOutsideALayerAreRefused() {
    DistanceTable table = DistanceTable.of(Samples.links(2));
    assertEquals(0, table.size(-1));
    assertEquals(0, table.size(table.largest() + 1));
    assertThrows(IndexOutOfBoundsException.class, () -> table.position(1, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> table.position(1, table.size(1)));
    assertThrows(IndexOutOfBoundsException.class, () -> table.position(table.largest() + 1, 0));
  }

  @Test
  void pathsLeadToTheGoalInTheLeastNumberOfTurns() {
    DistanceTable table = DistanceTable.compute(Samples.links(3));
    SplittableRandom random = new SplittableRandom(3);
    for (int distance = 0; distance <= table.largest(); distance++) {
      for (int i = 0; i < 20; i++) {
        int position = table.position(distance, random.nextInt(table.size(distance)));
        int[] path = table.path(position);
        assertEquals(distance, path.length);
        for (int knob : path) {
          position = table.links().turn(position, knob);
        }
        assertEquals(Position.GOAL, position);
      }
    }
  }

  @Test
  void thereIsNoPathFromAnOddSum() {
    DistanceTable table = DistanceTable.of(Samples.links(3));
    assertEquals(-1, table.distance(1));
    assertThrows(IllegalArgumentException.class, () -> table.path(1));
  }

  @Test
  void largestDistancesOfRandomLinksAreAboutNineteen() {
    assertAboutNineteen(10, 12);
  }

  @Tag("thorough")
  @Test
  void largestDistancesOfMoreRandomLinksAreAboutNineteen() {
    assertAboutNineteen(12, 20);
  }

  private static void assertAboutNineteen(int firstSeed, int pastTheLast) {
    for (int seed = firstSeed; seed < pastTheLast; seed++) {
      DistanceTable table = DistanceTable.compute(Samples.links(seed));
      assertEquals(Position.COUNT / 2, table.reachable(), "links of seed " + seed);
      assertTrue(17 <= table.largest() && table.largest() <= 22, "largest: " + table.largest());
    }
  }

  @Test
  void linksThatDoNotDependOnTheStateGiveLargeDistances() {
    DistanceTable table = DistanceTable.compute(Samples.star());
    assertTrue(table.largest() > 22, "largest: " + table.largest());
  }
}
