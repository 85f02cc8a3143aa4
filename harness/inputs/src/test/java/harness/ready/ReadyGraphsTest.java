package harness.ready;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trees are trees, and graphs have the properties that are asked for. */
final class ReadyGraphsTest {

  private static final int TRIES = 60;

  private static List<long[]> edges(List<long[]> rows) {
    return rows.subList(1, rows.size());
  }

  @Property(tries = TRIES)
  void aTreeConnectsItsNodesWithOneEdgeFewer(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 40) int n) {
    List<long[]> rows = Ready.rows("tree w=[5..7] n=" + n, Math.abs(seed / 8));
    assertEquals(n, rows.get(0)[0]);
    assertEquals(n, rows.size());
    assertTrue(Ready.connects(n, edges(rows)));
    assertTrue(Ready.areWithin(edges(rows).stream().mapToLong(each -> each[2]), 5, 7));
  }

  @Property(tries = TRIES)
  void aTreeHasTheDegreeThatIsAsked(
      @ForAll @IntRange(max = 1000) int seed, @ForAll @IntRange(min = 2, max = 4) int degree) {
    List<long[]> rows = Ready.rows("tree n=[1..30] degree=" + degree, seed);
    int n = (int) rows.get(0)[0];
    assertTrue(Ready.connects(n, edges(rows)));
    assertTrue(LongStream.of(degrees(n, edges(rows))).max().orElse(0) <= degree);
  }

  private static long[] degrees(int n, List<long[]> edges) {
    long[] degrees = new long[n];
    for (long[] each : edges) {
      degrees[(int) each[0] - 1]++;
      degrees[(int) each[1] - 1]++;
    }
    return degrees;
  }

  @Property(tries = TRIES)
  void parentsAreBeforeTheirChildren(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows = Ready.rows("tree n=[1..20] form=parents base=0", seed);
    assertEquals(2, rows.size());
    assertEquals(rows.get(0)[0] - 1, rows.get(1).length);
    for (int i = 0; i < rows.get(1).length; i++) {
      assertTrue(0 <= rows.get(1)[i] && rows.get(1)[i] <= i);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"path", "star", "caterpillar", "broom", "binary"})
  void theShapeOfATreeIsTheOneThatIsAsked(String shape) {
    long[] degrees = degrees(9, edges(Ready.rows("tree n=9 shape=" + shape, 3)));
    long[] expected =
        switch (shape) {
          case "path" -> new long[] {2, 7, 0, 0};
          case "star" -> new long[] {8, 0, 0, 0};
          case "broom" -> new long[] {6, 2, 0, 0};
          case "binary" -> new long[] {5, 1, 3, 0};
          default -> new long[0];
        };
    long leaves = LongStream.of(degrees).filter(each -> each == 1).count();
    if (expected.length > 0) {
      assertEquals(expected[0], leaves);
    } else {
      assertTrue(leaves >= 5);
    }
    if (expected.length > 0 && !shape.equals("star")) {
      assertEquals(expected[1], LongStream.of(degrees).filter(each -> each == 2).count());
    }
  }

  @Property(tries = 5 * TRIES)
  void aGraphHasTheProperties(
      @ForAll @IntRange(max = 100_000) int seed, @ForAll @IntRange(max = 63) int flags) {
    boolean isDirected = (flags & 1) > 0;
    boolean isDag = (flags & 2) > 0;
    boolean isBipartite = (flags & 4) > 0;
    boolean isConnected = (flags & 8) > 0;
    boolean repeats = (flags & 16) > 0;
    boolean loops = (flags & 32) > 0 && !isDag && !isBipartite;
    String call =
        "graph n=[0..8] m=[0..40]"
            + (isDirected ? " directed" : "")
            + (isDag ? " dag" : "")
            + (isBipartite ? " bipartite" : "")
            + (isConnected ? " connected" : "")
            + (repeats ? " repeats" : "")
            + (loops ? " loops" : "");
    List<long[]> rows = Ready.rows(call, seed);
    int n = (int) rows.get(0)[0];
    List<long[]> edges = edges(rows);
    assertEquals(rows.get(0)[1], edges.size());
    assertTrue(Ready.areWithin(edges.stream().flatMapToLong(LongStream::of), 1, n));
    if (isConnected) {
      assertTrue(Ready.connects(n, edges));
    }
    if (!repeats) {
      assertTrue(areDistinct(edges, isDirected || isDag));
    }
    if (!loops) {
      assertTrue(edges.stream().allMatch(each -> each[0] != each[1]));
    }
    assertTrue(!isBipartite || isTwoColorable(n, edges));
    assertTrue(!isDag || isAcyclic(n, edges));
  }

  private static boolean areDistinct(List<long[]> edges, boolean isDirected) {
    Set<List<Long>> all = new HashSet<>();
    return edges.stream()
        .allMatch(
            each ->
                all.add(
                    isDirected || each[0] < each[1]
                        ? List.of(each[0], each[1])
                        : List.of(each[1], each[0])));
  }

  private static boolean isTwoColorable(int n, List<long[]> edges) {
    for (int colors = 0; colors < 1 << n; colors++) {
      int all = colors;
      if (edges.stream().allMatch(e -> (all >> (e[0] - 1) & 1) != (all >> (e[1] - 1) & 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAcyclic(int n, List<long[]> edges) {
    List<long[]> left = new ArrayList<>(edges);
    for (int round = 0; round < n; round++) {
      Set<Long> targets = new HashSet<>();
      left.forEach(each -> targets.add(each[1]));
      left.removeIf(each -> !targets.contains(each[0]));
    }
    return left.isEmpty();
  }

  @Property(tries = TRIES)
  void aGraphHasTheDegreeThatIsAsked(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows = Ready.rows("graph n=[4..10] m=[1..15] degree=3", seed);
    int n = (int) rows.get(0)[0];
    assertTrue(LongStream.of(degrees(n, edges(rows))).max().orElse(0) <= 3);
  }

  @Property(tries = TRIES)
  void theEdgesOfADagLeadUpwardsIfItIsOrdered(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows = Ready.rows("graph n=[2..8] m=[1..12] dag ordered", seed);
    assertTrue(edges(rows).stream().allMatch(each -> each[0] < each[1]));
  }

  @Property(tries = TRIES)
  void theTwoPartsOfABipartiteGraphHaveTheirOwnNumbers(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows = Ready.rows("bipartite a=[1..5] b=[1..5] m=[0..30] base=0", seed);
    long[] head = rows.get(0);
    assertEquals(head[2], rows.size() - 1);
    assertTrue(areDistinct(edges(rows), true));
    assertTrue(Ready.areWithin(edges(rows).stream().mapToLong(each -> each[0]), 0, head[0] - 1));
    assertTrue(Ready.areWithin(edges(rows).stream().mapToLong(each -> each[1]), 0, head[1] - 1));
  }

  @Property(tries = TRIES)
  void aGridGraphHasEdgesBetweenNeighbours(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> rows =
        Ready.rows("grid-graph rows=[1..5] columns=4 missing=[0..100] ordered connected", seed);
    int n = (int) rows.get(0)[0];
    assertTrue(Ready.connects(n, edges(rows)));
    for (long[] each : edges(rows)) {
      assertTrue(each[1] - each[0] == 4 || (each[1] - each[0] == 1 && each[0] % 4 != 0));
    }
  }
}
