package harness.report.html;

import harness.describe.sketch.Sketch.Sequence;
import java.util.List;

/** Draws an array as bars, each with its value and index. */
final class BarsPicture {

  private static final double TALLEST = 150;
  private static final double LEAST = 1.5;
  private static final double LETTER = 7;
  private static final double MARGIN = 22;

  private final List<String> values;
  private final double[] numbers;
  private final double up;
  private final double down;
  private final double pitch;

  BarsPicture(Sequence array) {
    values = array.values();
    numbers = values.stream().mapToDouble(Double::parseDouble).toArray();
    double greatest = 0;
    double least = 0;
    for (double each : numbers) {
      greatest = Math.max(greatest, each);
      least = Math.min(least, each);
    }
    double range = greatest - least;
    up = range == 0 ? 0 : TALLEST * greatest / range;
    down = range == 0 ? 0 : TALLEST * -least / range;
    int longest = values.stream().mapToInt(each -> Canvas.shortened(each).length()).max().orElse(1);
    pitch = Math.max(22, longest * LETTER + 6);
  }

  void draw(Canvas canvas) {
    double base = MARGIN + up;
    for (int i = 0; i < numbers.length; i++) {
      double x = MARGIN / 2 + i * pitch;
      double size = numbers[i] == 0 ? 0 : length(numbers[i]);
      boolean isBelow = numbers[i] < 0;
      canvas.box(x + 2, isBelow ? base : base - size, pitch - 4, size, "bar");
      double end = isBelow ? base + size + 9 : base - size - 9;
      canvas.word(x + pitch / 2, end, values.get(i), "value");
      canvas.word(x + pitch / 2, height() - 8, Integer.toString(i + 1), "index");
    }
    canvas.line(MARGIN / 2, base, width() - MARGIN / 2, base, "axis");
  }

  private double length(double number) {
    double most = number < 0 ? down : up;
    double extreme = 0;
    for (double each : numbers) {
      extreme = Math.max(extreme, number < 0 ? -each : each);
    }
    return Math.max(LEAST, most * Math.abs(number) / extreme);
  }

  int width() {
    return (int) Math.ceil(MARGIN + numbers.length * pitch);
  }

  int height() {
    return (int) Math.ceil(MARGIN + up + down + (down > 0 ? MARGIN : 0) + MARGIN);
  }
}
