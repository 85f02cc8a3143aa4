package harness.ready;

import harness.draw.OpenArgument.Ends;
import harness.ready.Box.Point;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Points in the plane. */
final class PointsInput extends ReadyInput {

  private static final String REPEATS = "repeats";

  /** Up to this number, points in general position are tried at random. */
  private static final int FEW = 50;

  private static final int TRIES = 40;

  /** Squares of radii with more points than smaller ones: products of primes 4k+1. */
  private static final long[] CIRCLES = {
    1, 5, 25, 65, 325, 1105, 5525, 27625, 71825, 138125, 160225, 801125, 2082925, 4005625, 5928325,
    29641625
  };

  PointsInput() {
    super(
        "points",
        "n points x y, each in its line; they differ unless repeats is set",
        "n",
        Parameter.size("n", "[1..6]", "how many"),
        Box.X,
        Box.Y,
        Parameter.word(
            "shape",
            "how they lie; general means that no three are on a line",
            List.of(Parameter.ANY, "random", "general", "collinear", "circle", "grid", "convex")),
        Parameter.flag(REPEATS, "points may be equal, for shape=random"));
  }

  @Override
  void draw(Values values, InputLines to) {
    String shape =
        values.has(REPEATS) && !values.isGiven("shape") ? "random" : values.word("shape");
    if (values.has(REPEATS) && !shape.equals("random")) {
      throw values.impossible("repeats needs shape=random");
    }
    Box box = Box.of(values);
    List<Point> points =
        new ArrayList<>(
            switch (shape) {
              case "general" -> general(values, box);
              case "collinear" -> collinear(values, box);
              case "circle" -> circle(values, box);
              case "grid" -> grid(values, box);
              case "convex" -> convex(values, box);
              default -> random(values, box);
            });
    Collections.shuffle(points, values.shuffling());
    points.forEach(each -> to.line(each.x(), each.y()));
  }

  private static List<Point> random(Values values, Box box) {
    long cells = box.width() * box.height();
    if (values.has(REPEATS)) {
      int n = values.size("n", 0, MOST_ITEMS);
      return IntStream.range(0, n)
          .mapToObj(i -> new Point(values.number(box.x()), values.number(box.y())))
          .toList();
    }
    int n = values.fitting("n", 0, Math.min(cells, MOST_ITEMS), " different points" + in(box));
    long[] numbers = Distinct.sorted(new Ends(0, cells - 1, false), n, values.random());
    return LongStream.of(numbers).mapToObj(box::point).toList();
  }

  private static String in(Box box) {
    return " in " + box.text();
  }

  private static Impossible notFound(int n, String what, Values values, Box box) {
    return values.impossible("n=" + n + ": no " + what + " found" + in(box));
  }

  private static List<Point> general(Values values, Box box) {
    long most = 2 * Math.min(box.width(), box.height()); // two in each row or column
    String why = " points of which no three are on a line" + in(box);
    int n = values.fitting("n", 0, Math.min(MOST_ITEMS, most), why);
    List<Point> points = n <= FEW ? tried(n, box, values.random()) : List.of();
    return points.size() == n ? points : onParabola(n, values, box);
  }

  private static List<Point> tried(int n, Box box, SplittableRandom random) {
    List<Point> points = new ArrayList<>();
    for (int tries = TRIES * n; tries > 0 && points.size() < n; tries--) {
      Point next = box.any(random);
      if (isGeneral(points, next)) {
        points.add(next);
      }
    }
    return points;
  }

  private static boolean isGeneral(List<Point> points, Point next) {
    for (int i = 0; i < points.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (next.turn(points.get(i), points.get(j)) == 0) {
          return false;
        }
      }
      if (points.get(i).equals(next)) {
        return false;
      }
    }
    return true;
  }

  /** Points of a parabola modulo a prime (Erdős): no three of them are on a line. */
  private static List<Point> onParabola(int n, Values values, Box box) {
    long prime = BigInteger.valueOf(Math.max(1, n - 1)).nextProbablePrime().longValue();
    long freeX = box.width() - prime;
    long freeY = box.height() - prime;
    if (freeX < 0 || freeY < 0) {
      throw notFound(n, "points of which no three are on a line", values, box);
    }
    long left = box.x().least() + values.random().nextLong(freeX + 1);
    long low = box.y().least() + values.random().nextLong(freeY + 1);
    return LongStream.of(Distinct.sorted(new Ends(0, prime - 1, false), n, values.random()))
        .mapToObj(i -> new Point(left + i, low + i * i % prime))
        .toList();
  }

  private static List<Point> collinear(Values values, Box box) {
    long most = Math.min(MOST_ITEMS, Math.max(box.width(), box.height()));
    int n = values.fitting("n", 0, most, " points on a line" + in(box));
    SplittableRandom random = values.random();
    for (int tried = 0; tried <= TRIES; tried++) {
      boolean isLast = tried == TRIES;
      boolean isWide = box.width() >= box.height();
      Point start = box.any(random);
      long dx = isLast ? (isWide ? 1 : 0) : step(box.width(), n, random);
      long dy = isLast ? (isWide ? 0 : 1) : step(box.height(), n, random);
      if (dx != 0 || dy != 0) {
        long back = reach(start, -dx, -dy, box);
        long ahead = reach(start, dx, dy, box);
        if (back + ahead + 1 >= n) {
          return LongStream.of(Distinct.sorted(new Ends(-back, ahead, false), n, random))
              .mapToObj(i -> new Point(start.x() + i * dx, start.y() + i * dy))
              .toList();
        }
      }
    }
    throw notFound(n, "points on a line", values, box);
  }

  private static long step(long extent, int n, SplittableRandom random) {
    long most = extent / Math.max(1, n);
    return random.nextLong(-most, most + 1);
  }

  /** How many steps lead from a point to the last one in the box. */
  private static long reach(Point start, long dx, long dy, Box box) {
    return Math.min(steps(start.x(), dx, box.x()), steps(start.y(), dy, box.y()));
  }

  private static long steps(long from, long step, Ends ends) {
    if (step == 0) {
      return Long.MAX_VALUE / 4;
    }
    return step > 0 ? (ends.greatest() - from) / step : (from - ends.least()) / -step;
  }

  private static List<Point> circle(Values values, Box box) {
    int n = values.size("n", 0, MOST_ITEMS);
    long most = (Math.min(box.width(), box.height()) - 1) / 2;
    for (long square : CIRCLES) {
      long radius = (long) Math.sqrt((double) square);
      List<Point> circle = radius <= most ? circle(square, radius) : List.of();
      if (circle.size() >= Math.max(1, n)) {
        long scale = 1 + values.random().nextLong(Math.max(1, most / (radius + 1)));
        return some(n, circle, scale, radius, values, box);
      }
    }
    throw notFound(n, "points on a circle", values, box);
  }

  private static List<Point> circle(long square, long radius) {
    List<Point> points = new ArrayList<>();
    for (long x = -radius; x <= radius; x++) {
      long y = (long) Math.sqrt((double) (square - x * x));
      if (x * x + y * y == square) {
        points.add(new Point(x, y));
        if (y > 0) {
          points.add(new Point(x, -y));
        }
      }
    }
    return points;
  }

  private static List<Point> some(
      int n, List<Point> circle, long scale, long radius, Values values, Box box) {
    long reach = scale * radius;
    SplittableRandom random = values.random();
    long x = random.nextLong(box.x().least() + reach, box.x().greatest() - reach + 1);
    long y = random.nextLong(box.y().least() + reach, box.y().greatest() - reach + 1);
    List<Point> points = new ArrayList<>(circle);
    Collections.shuffle(points, values.shuffling());
    return points.stream()
        .limit(n)
        .map(each -> new Point(x + scale * each.x(), y + scale * each.y()))
        .toList();
  }

  private static List<Point> grid(Values values, Box box) {
    long cells = Math.min(MOST_ITEMS, box.width() * box.height());
    int n = values.fitting("n", 0, cells, " different points" + in(box));
    long wanted = (long) Math.ceil(Math.sqrt(n));
    long columns = Math.max(1, Math.min(box.width(), wanted));
    if (n > columns * box.height()) {
      columns = (n + box.height() - 1) / box.height();
    }
    long rows = (n + columns - 1) / columns;
    long stepX = 1 + values.random().nextLong(Math.max(1, box.width() / columns));
    long stepY = 1 + values.random().nextLong(Math.max(1, box.height() / Math.max(1, rows)));
    long[] places = {columns, stepX, stepY};
    return LongStream.range(0, n).mapToObj(i -> at(i, places, box)).toList();
  }

  private static Point at(long number, long[] places, Box box) {
    return new Point(
        box.x().least() + number % places[0] * places[1],
        box.y().least() + number / places[0] * places[2]);
  }

  private static List<Point> convex(Values values, Box box) {
    int n = values.size("n", 0, MOST_ITEMS);
    if (n < 3) {
      return random(values, box);
    }
    List<Point> corners = ConvexCorners.draw(n, box, values.random());
    if (corners == null) {
      throw notFound(n, "corners of a convex polygon", values, box);
    }
    return corners;
  }
}
