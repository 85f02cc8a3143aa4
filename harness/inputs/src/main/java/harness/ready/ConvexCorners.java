package harness.ready;

import harness.ready.Box.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * Corners of convex polygons without angles of 180 degrees, counterclockwise. Either some corners
 * of the convex hull of random points, or a chain of different directions.
 */
final class ConvexCorners {

  private static final int TRIES = 6;

  /** Number of random points for each corner that their convex hull should have. */
  private static final int POINTS = 8;

  /** Above this number of corners, hulls of random points have too few. */
  private static final int MOST_OF_HULLS = 200;

  private static final Comparator<Point> BY_PLACE =
      Comparator.comparingLong(Point::x).thenComparingLong(Point::y);

  private final int count;
  private final Box box;
  private final SplittableRandom random;

  private ConvexCorners(int count, Box box, SplittableRandom random) {
    this.count = count;
    this.box = box;
    this.random = random;
  }

  /**
   * Draws corners.
   *
   * @param count at least 3
   * @return null if none were found
   */
  static List<Point> draw(int count, Box box, SplittableRandom random) {
    return new ConvexCorners(count, box, random).draw();
  }

  private List<Point> draw() {
    for (int tried = 0; tried < TRIES && count <= MOST_OF_HULLS; tried++) {
      List<Point> corners = hull(points(tried));
      if (corners.size() >= count) {
        return some(corners);
      }
    }
    for (int spread = 4; spread > 0; spread /= 2) {
      List<Point> chain = chain(spread);
      if (chain != null) {
        return chain;
      }
    }
    return null;
  }

  /** Points anywhere; on later tries, near the border of an ellipse that fills the box. */
  private NavigableSet<Point> points(int tried) {
    NavigableSet<Point> points = new TreeSet<>(BY_PLACE);
    double middleX = (box.x().least() + box.x().greatest()) / 2.0;
    double middleY = (box.y().least() + box.y().greatest()) / 2.0;
    for (int i = 0; i < POINTS * count; i++) {
      if (tried < TRIES / 2) {
        points.add(box.any(random));
      } else {
        double angle = random.nextDouble(2 * Math.PI);
        Point rounded =
            new Point(
                Math.round(middleX + (box.width() - 1) / 2.0 * Math.cos(angle)),
                Math.round(middleY + (box.height() - 1) / 2.0 * Math.sin(angle)));
        if (box.holds(rounded)) {
          points.add(rounded);
        }
      }
    }
    return points;
  }

  /** Some of the corners, in their order. */
  private List<Point> some(List<Point> corners) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      places.add(i);
    }
    Collections.shuffle(places, new Random(random.nextLong()));
    return places.stream().limit(count).sorted().map(corners::get).toList();
  }

  /** The corners of the convex hull (Andrew's monotone chain). */
  private static List<Point> hull(NavigableSet<Point> points) {
    List<Point> hull = half(points);
    hull.addAll(half(points.descendingSet()));
    return hull;
  }

  private static List<Point> half(Iterable<Point> points) {
    List<Point> half = new ArrayList<>();
    for (Point each : points) {
      while (half.size() > 1
          && half.get(half.size() - 2).turn(half.get(half.size() - 1), each) <= 0) {
        half.remove(half.size() - 1);
      }
      half.add(each);
    }
    half.remove(half.size() - 1); // begins the other half
    return half;
  }

  /**
   * A polygon made of sides in different directions that add up to zero: pairs of opposite sides,
   * and a triangle if their number is odd.
   *
   * @param spread how many short directions to choose from, in times of the number needed
   * @return null if it does not fit into the box
   */
  private List<Point> chain(int spread) {
    int pairs = count % 2 == 0 ? count / 2 : (count - 3) / 2;
    List<Point> sides = directions(pairs * spread, count % 2 == 1);
    Collections.shuffle(sides, new Random(random.nextLong()));
    sides = new ArrayList<>(sides.subList(0, pairs));
    for (int i = 0; i < pairs; i++) {
      sides.add(new Point(-sides.get(i).x(), -sides.get(i).y()));
    }
    if (count % 2 == 1) {
      sides.addAll(List.of(new Point(1, 0), new Point(0, 1), new Point(-1, -1)));
    }
    sides.sort(
        Comparator.comparingDouble(each -> Math.atan2((double) each.y(), (double) each.x())));
    return placed(sides);
  }

  /** The shortest directions, one of each pair of opposite ones. */
  private static List<Point> directions(int wanted, boolean hasTriangle) {
    List<Point> all = new ArrayList<>();
    for (long sum = 1; all.size() < wanted; sum++) {
      for (long x = -sum + 1; x <= sum; x++) {
        long y = sum - Math.abs(x);
        boolean isOfTriangle = hasTriangle && (y == 0 || x == 0 || (x == 1 && y == 1));
        if (gcd(Math.abs(x), y) == 1 && !isOfTriangle) {
          all.add(new Point(x, y));
        }
      }
    }
    return all;
  }

  private static long gcd(long one, long other) {
    return other == 0 ? one : gcd(other, one % other);
  }

  /** The corners between the sides, somewhere in the box; null if they do not fit. */
  private List<Point> placed(List<Point> sides) {
    List<Point> corners = new ArrayList<>();
    Point at = new Point(0, 0);
    Point least = at;
    Point most = at;
    for (Point each : sides) {
      corners.add(at);
      at = new Point(at.x() + each.x(), at.y() + each.y());
      least = new Point(Math.min(least.x(), at.x()), Math.min(least.y(), at.y()));
      most = new Point(Math.max(most.x(), at.x()), Math.max(most.y(), at.y()));
    }
    long freeX = box.width() - 1 - (most.x() - least.x());
    long freeY = box.height() - 1 - (most.y() - least.y());
    if (freeX < 0 || freeY < 0) {
      return null;
    }
    long right = box.x().least() - least.x() + random.nextLong(freeX + 1);
    long up = box.y().least() - least.y() + random.nextLong(freeY + 1);
    corners.replaceAll(each -> new Point(each.x() + right, each.y() + up));
    return corners;
  }
}
