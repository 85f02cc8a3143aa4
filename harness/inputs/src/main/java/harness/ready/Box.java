package harness.ready;

import harness.draw.OpenArgument.Ends;
import java.util.SplittableRandom;

/**
 * A rectangle of points with integer coordinates, borders included. Coordinates are small enough
 * for the products of two differences.
 */
record Box(Ends x, Ends y) {

  private static final long FARTHEST = 1_000_000_000;

  /** A point. */
  record Point(long x, long y) {

    /**
     * Twice the area to the left of the way over this point, one and another; 0 if it is straight.
     */
    long turn(Point one, Point other) {
      return (one.x - x) * (other.y - y) - (one.y - y) * (other.x - x);
    }
  }

  static final Parameter X = Parameter.range("x", "[0..10]", "horizontal coordinates");
  static final Parameter Y = Parameter.range("y", "[0..10]", "vertical coordinates");

  static Box of(Values values) {
    return new Box(coordinates("x", values), coordinates("y", values));
  }

  private static Ends coordinates(String name, Values values) {
    Ends ends = values.range(name);
    if (ends.least() < -FARTHEST || ends.greatest() > FARTHEST) {
      throw values.impossible(name + ": expected coordinates from -10^9 to 10^9");
    }
    return ends;
  }

  long width() {
    return x.greatest() - x.least() + 1;
  }

  long height() {
    return y.greatest() - y.least() + 1;
  }

  boolean holds(Point point) {
    return x.least() <= point.x
        && point.x <= x.greatest()
        && y.least() <= point.y
        && point.y <= y.greatest();
  }

  /** The point with a number, from 0 to the product of width and height. */
  Point point(long number) {
    return new Point(x.least() + number % width(), y.least() + number / width());
  }

  Point any(SplittableRandom random) {
    return new Point(
        random.nextLong(x.least(), x.greatest() + 1), random.nextLong(y.least(), y.greatest() + 1));
  }

  String text() {
    return "x=[%d..%d] y=[%d..%d]".formatted(x.least(), x.greatest(), y.least(), y.greatest());
  }
}
