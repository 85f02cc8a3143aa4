package harness.report.html;

import harness.describe.sketch.Sketch.Pair;
import java.util.List;
import java.util.function.Function;

/** Draws points in a plane, numbered as in the input, with the bounds of their coordinates. */
final class PlanePicture {

  static final int WIDTH = 460;
  static final int HEIGHT = 360;

  private static final double LEFT = 70;
  private static final double TOP = 24;
  private static final double SPAN_X = 350;
  private static final double SPAN_Y = 290;
  private static final double RADIUS = 4;

  /** Axes of more different lengths have scales of their own. */
  private static final double ALIKE = 8;

  /** The extent of one coordinate. */
  private record Axis(String least, String greatest, double low, double range) {

    static Axis of(List<Pair> points, Function<Pair, String> coordinate) {
      List<String> sorted =
          points.stream()
              .map(coordinate)
              .sorted((a, b) -> Double.compare(Double.parseDouble(a), Double.parseDouble(b)))
              .toList();
      String least = sorted.get(0);
      String greatest = sorted.get(sorted.size() - 1);
      double low = Double.parseDouble(least);
      return new Axis(least, greatest, low, Double.parseDouble(greatest) - low);
    }

    double share(String value, double range) {
      return range == 0 ? 0.5 : (Double.parseDouble(value) - low) / range;
    }
  }

  private PlanePicture() {}

  static void draw(List<Pair> points, Canvas canvas) {
    Axis across = Axis.of(points, Pair::first);
    Axis up = Axis.of(points, Pair::second);
    double perX = across.range / SPAN_X;
    double perY = up.range / SPAN_Y;
    boolean alike = perX <= ALIKE * perY && perY <= ALIKE * perX;
    double scale = Math.max(perX, perY);
    double rangeX = alike ? scale * SPAN_X : across.range;
    double rangeY = alike ? scale * SPAN_Y : up.range;
    double bottom = TOP + SPAN_Y;
    canvas.line(LEFT - 12, bottom + 12, LEFT + SPAN_X + 12, bottom + 12, "axis");
    canvas.line(LEFT - 12, TOP - 12, LEFT - 12, bottom + 12, "axis");
    tick(canvas, LEFT + SPAN_X * across.share(across.least, rangeX), bottom + 26, across.least);
    if (across.range > 0) {
      double end = LEFT + SPAN_X * across.share(across.greatest, rangeX);
      tick(canvas, end, bottom + 26, across.greatest);
    }
    tick(canvas, LEFT / 2 - 6, bottom - SPAN_Y * up.share(up.least, rangeY), up.least);
    if (up.range > 0) {
      tick(canvas, LEFT / 2 - 6, bottom - SPAN_Y * up.share(up.greatest, rangeY), up.greatest);
    }
    for (int i = 0; i < points.size(); i++) {
      double x = LEFT + SPAN_X * across.share(points.get(i).first(), rangeX);
      double y = bottom - SPAN_Y * up.share(points.get(i).second(), rangeY);
      canvas.disc(x, y, RADIUS, "point");
      canvas.word(x + 11, y - 9, Integer.toString(i + 1), "index");
    }
  }

  private static void tick(Canvas canvas, double x, double y, String text) {
    canvas.word(x, y, text, "value");
  }
}
