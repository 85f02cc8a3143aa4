package harness.report.html;

import harness.describe.sketch.Sketch.Pair;
import java.util.List;

/** Draws intervals below each other, in the order of the input. */
final class IntervalsPicture {

  static final int WIDTH = 520;

  private static final double LEFT = 110;
  private static final double SPAN = 310;
  private static final double ROW = 24;
  private static final double TOP = 14;

  private IntervalsPicture() {}

  static void draw(List<Pair> intervals, Canvas canvas) {
    double least = intervals.stream().mapToDouble(IntervalsPicture::start).min().orElse(0);
    double greatest =
        intervals.stream().mapToDouble(each -> Double.parseDouble(each.second())).max().orElse(1);
    double range = Math.max(greatest - least, Double.MIN_NORMAL);
    for (int i = 0; i < intervals.size(); i++) {
      Pair each = intervals.get(i);
      double from = LEFT + SPAN * (start(each) - least) / range;
      double to = LEFT + SPAN * (Double.parseDouble(each.second()) - least) / range;
      double y = TOP + i * ROW;
      canvas.word(12, y, Integer.toString(i + 1), "index");
      canvas.line(from, y, to, y, "interval");
      canvas.disc(from, y, 4, "point");
      canvas.disc(to, y, 4, "point");
      canvas.word(from - half(each.first()), y, each.first(), "value");
      canvas.word(to + half(each.second()), y, each.second(), "value");
    }
  }

  /** The distance of a text's middle from the end that it stands beside. */
  private static double half(String text) {
    return 8 + Canvas.shortened(text).length() * 3.5;
  }

  private static double start(Pair each) {
    return Double.parseDouble(each.first());
  }

  static int height(int intervals) {
    return (int) (2 * TOP + (intervals - 1) * ROW);
  }
}
