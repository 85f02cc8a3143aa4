package harness.ready;

import harness.draw.OpenArgument.Ends;
import harness.ready.Box.Point;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Simple polygons: their sides meet only at common corners. */
final class PolygonInput extends ReadyInput {

  private static final int TRIES = 40;

  /** The fewest corners of an orthogonal polygon. */
  private static final int RECTANGLE = 4;

  PolygonInput() {
    super(
        "polygon",
        "the n corners x y of a simple polygon, counterclockwise",
        "n",
        Parameter.size("n", "[3..8]", "how many corners"),
        Box.X,
        Box.Y,
        Parameter.word(
            "shape",
            "convex: no angle of 180 degrees; star: all is seen from one point inside; monotone:"
                + " each vertical line meets two sides; orthogonal: sides are parallel to an axis",
            List.of(Parameter.ANY, "convex", "star", "monotone", "orthogonal")),
        Parameter.flag("clockwise", "corners are in clockwise order"));
  }

  @Override
  void draw(Values values, InputLines to) {
    Box box = Box.of(values);
    String shape = values.word("shape");
    List<Point> corners =
        switch (shape) {
          case "convex" ->
              ConvexCorners.draw(values.size("n", 3, MOST_ITEMS), box, values.random());
          case "star" -> star(values.size("n", 3, MOST_ITEMS), box, values.random());
          case "monotone" -> monotone(values, box);
          default -> orthogonal(values, box);
        };
    if (corners == null) {
      throw values.impossible(
          "n=%d: no %s polygon found in %s".formatted(values.known("n"), shape, box.text()));
    }
    corners = new ArrayList<>(corners);
    Collections.rotate(corners, values.random().nextInt(corners.size()));
    if (values.has("clockwise")) {
      Collections.reverse(corners);
    }
    corners.forEach(each -> to.line(each.x(), each.y()));
  }

  /** Points in different directions from a point, sorted by angle; null if none were found. */
  private static List<Point> star(int n, Box box, SplittableRandom random) {
    for (int tried = 0; tried < TRIES; tried++) {
      Point middle = box.any(random);
      List<Point> corners = directions(n, middle, box, random);
      if (corners.size() == n) {
        corners.sort((one, other) -> byAngle(middle, one, other));
        if (surround(middle, corners)) {
          return corners;
        }
      }
    }
    return null;
  }

  private static List<Point> directions(int n, Point middle, Box box, SplittableRandom random) {
    Set<Point> used = new HashSet<>();
    List<Point> corners = new ArrayList<>();
    for (long tries = (long) TRIES * n; tries > 0 && corners.size() < n; tries--) {
      Point next = box.any(random);
      long x = next.x() - middle.x();
      long y = next.y() - middle.y();
      long factor = BigInteger.valueOf(x).gcd(BigInteger.valueOf(y)).longValue();
      if (factor > 0 && used.add(new Point(x / factor, y / factor))) {
        corners.add(next);
      }
    }
    return corners;
  }

  /** Compares the angles from the negative vertical axis on. */
  private static int byAngle(Point middle, Point one, Point other) {
    boolean isLeft = isLeft(middle, one);
    return isLeft == isLeft(middle, other)
        ? -Long.signum(middle.turn(one, other))
        : isLeft ? 1 : -1;
  }

  private static boolean isLeft(Point middle, Point point) {
    return point.x() < middle.x() || (point.x() == middle.x() && point.y() > middle.y());
  }

  /** Whether the angles between neighbours are less than 180 degrees. */
  private static boolean surround(Point middle, List<Point> corners) {
    for (int i = 0; i < corners.size(); i++) {
      if (middle.turn(corners.get(i), corners.get((i + 1) % corners.size())) <= 0) {
        return false;
      }
    }
    return true;
  }

  /** Two chains from the left to the right, one above the line between its ends. */
  private static List<Point> monotone(Values values, Box box) {
    String why = " corners of a monotone polygon in " + box.text();
    int n = values.fitting("n", 3, Distinct.count(box.x()), why);
    SplittableRandom random = values.random();
    long[] places = Distinct.sorted(box.x(), n, random);
    Point first = new Point(places[0], values.number(box.y()));
    Point last = new Point(places[n - 1], values.number(box.y()));
    List<Point> corners = new ArrayList<>(List.of(first));
    List<Point> above = new ArrayList<>();
    for (int i = 1; i < n - 1; i++) {
      Point next = besides(first, last, places[i], box, random);
      if (next == null) {
        return null;
      }
      (first.turn(last, next) > 0 ? above : corners).add(next);
    }
    corners.add(last);
    Collections.reverse(above);
    corners.addAll(above);
    return corners;
  }

  private static Point besides(Point first, Point last, long x, Box box, SplittableRandom random) {
    for (int tried = 0; tried < TRIES; tried++) {
      Point next = new Point(x, random.nextLong(box.y().least(), box.y().greatest() + 1));
      if (first.turn(last, next) != 0) {
        return next;
      }
    }
    return null;
  }

  /** Columns of different heights, side by side. */
  private static List<Point> orthogonal(Values values, Box box) {
    String why = " corners of an orthogonal polygon in " + box.text();
    long most = box.height() < 2 ? 0 : box.height() < 3 ? RECTANGLE : 2 * Distinct.count(box.x());
    int n = values.even("n", RECTANGLE, Math.min(most, MOST_ITEMS), why);
    int columns = (n - 2) / 2;
    long[] places = Distinct.sorted(box.x(), columns + 1, values.random());
    long floor = box.y().least();
    Ends heights = new Ends(floor + 1, box.y().greatest(), false);
    List<Point> corners = new ArrayList<>();
    corners.add(new Point(places[0], floor));
    corners.add(new Point(places[columns], floor));
    long before = floor;
    for (int i = columns; i > 0; i--) {
      long height = values.number(heights);
      while (height == before) {
        height = values.random().nextLong(heights.least(), heights.greatest() + 1);
      }
      corners.add(new Point(places[i], height));
      corners.add(new Point(places[i - 1], height));
      before = height;
    }
    return corners;
  }
}
