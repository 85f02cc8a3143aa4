package harness.ready;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Points lie as they are asked to, polygons are simple, and intervals nest. */
final class ReadyPlaneTest {

  private static final int TRIES = 150;

  private static List<long[]> rest(String call, long seed) {
    List<long[]> rows = Ready.rows(call, seed);
    assertEquals(rows.get(0)[0], rows.size() - 1);
    return rows.subList(1, rows.size());
  }

  private static long turn(long[] a, long[] b, long[] c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  }

  @Property(tries = TRIES)
  void polygonsAreSimpleAndCounterclockwise(@ForAll @IntRange(max = 100_000) int seed) {
    List<long[]> corners = rest("polygon n=[3..12] x=[-9..9] y=[-7..12]", seed);
    int n = corners.size();
    long area = 0;
    for (int i = 0; i < n; i++) {
      long[] a = corners.get(i);
      long[] b = corners.get((i + 1) % n);
      area += a[0] * b[1] - a[1] * b[0];
      for (int j = i + 1; j < n; j++) {
        boolean areNeighbours = j == i + 1 || (i == 0 && j == n - 1);
        boolean meet = meet(a, b, corners.get(j), corners.get((j + 1) % n));
        assertTrue(areNeighbours || !meet, () -> "seed " + seed);
      }
      assertTrue(
          turn(a, b, corners.get((i + 2) % n)) != 0 || !isBack(a, b, corners.get((i + 2) % n)));
    }
    assertTrue(area > 0);
  }

  private static boolean isBack(long[] a, long[] b, long[] c) {
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;
  }

  private static boolean meet(long[] a, long[] b, long[] c, long[] d) {
    return isBetween(a, b, c)
        || isBetween(a, b, d)
        || isBetween(c, d, a)
        || isBetween(c, d, b)
        || (Long.signum(turn(a, b, c)) * Long.signum(turn(a, b, d)) < 0
            && Long.signum(turn(c, d, a)) * Long.signum(turn(c, d, b)) < 0);
  }

  private static boolean isBetween(long[] a, long[] b, long[] point) {
    return turn(a, b, point) == 0
        && Math.min(a[0], b[0]) <= point[0]
        && point[0] <= Math.max(a[0], b[0])
        && Math.min(a[1], b[1]) <= point[1]
        && point[1] <= Math.max(a[1], b[1]);
  }

  @Property(tries = TRIES)
  void convexPolygonsTurnLeftAtEachCorner(@ForAll @IntRange(max = 100_000) int seed) {
    List<long[]> corners = rest("polygon shape=convex n=[3..12] x=[0..12] y=[0..12]", seed);
    int n = corners.size();
    for (int i = 0; i < n; i++) {
      assertTrue(turn(corners.get(i), corners.get((i + 1) % n), corners.get((i + 2) % n)) > 0);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 200, 201, 1000, 5001})
  void convexPolygonsMayHaveManyCorners(int n) {
    List<long[]> corners =
        rest("polygon shape=convex n=" + n + " x=[0..1000000] y=[-500000..500000]", 1);
    for (int i = 0; i < n; i++) {
      assertTrue(turn(corners.get(i), corners.get((i + 1) % n), corners.get((i + 2) % n)) > 0);
    }
  }

  @Property(tries = TRIES)
  void pointsInGeneralPositionHaveNoThreeOnALine(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> points = rest("points shape=general n=[1..9] x=[0..12] y=[0..12]", seed);
    for (int i = 0; i < points.size(); i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          assertTrue(turn(points.get(i), points.get(j), points.get(k)) != 0);
        }
      }
    }
  }

  @Property(tries = TRIES)
  void collinearPointsAreOnALine(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> points = rest("points shape=collinear n=[3..8] x=[-4..4] y=[-4..4]", seed);
    for (long[] each : points) {
      assertEquals(0, turn(points.get(0), points.get(1), each));
    }
    assertTrue(areDistinct(points));
  }

  @Property(tries = TRIES)
  void pointsOnACircleHaveOneCentre(@ForAll @IntRange(max = 1000) int seed) {
    List<long[]> points = rest("points shape=circle n=[4..20] x=[-99..99] y=[-99..99]", seed);
    assertTrue(areDistinct(points));
    boolean found = false;
    for (long x = -99; x <= 99 && !found; x++) {
      for (long y = -99; y <= 99 && !found; y++) {
        Set<Long> distances = new HashSet<>();
        for (long[] each : points) {
          distances.add((each[0] - x) * (each[0] - x) + (each[1] - y) * (each[1] - y));
        }
        found = distances.size() == 1;
      }
    }
    assertTrue(found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "general", "grid", "convex", "collinear", "circle"})
  void pointsDifferAndAreInTheBox(String shape) {
    for (int seed = 0; seed < 100; seed++) {
      List<long[]> points = rest("points n=[1..8] x=[-9..9] y=[1..15] shape=" + shape, seed);
      assertTrue(areDistinct(points));
      assertTrue(Ready.areWithin(points.stream().mapToLong(each -> each[0]), -9, 9));
      assertTrue(Ready.areWithin(points.stream().mapToLong(each -> each[1]), 1, 15));
    }
  }

  private static boolean areDistinct(List<long[]> points) {
    Set<List<Long>> all = new HashSet<>();
    return points.stream().allMatch(each -> all.add(List.of(each[0], each[1])));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nested", "disjoint", "touching", "equal", "crossing", "random"})
  void intervalsLieAsTheyAreAskedTo(String shape) {
    for (int seed = 0; seed < 50; seed++) {
      List<long[]> all =
          rest("intervals n=[1..5] x=[1..12] proper shape=" + shape, seed).stream()
              .sorted((one, other) -> Long.compare(one[0], other[0]))
              .toList();
      for (int i = 0; i < all.size(); i++) {
        long[] each = all.get(i);
        long[] next = i + 1 < all.size() ? all.get(i + 1) : null;
        assertTrue(1 <= each[0] && each[0] < each[1] && each[1] <= 12);
        assertTrue(
            next == null
                || switch (shape) {
                  case "nested" -> next[1] < each[1];
                  case "disjoint" -> each[1] < next[0];
                  case "touching" -> each[1] == next[0];
                  case "equal" -> each[0] == next[0] && each[1] == next[1];
                  case "crossing" -> next[0] < each[1] && each[1] < next[1];
                  default -> true;
                });
      }
    }
  }
}
