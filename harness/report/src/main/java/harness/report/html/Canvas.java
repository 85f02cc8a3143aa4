package harness.report.html;

import harness.report.html.Picture.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Collects the shapes of a picture. */
final class Canvas {

  private static final int LONGEST = 14;

  private final List<Shape> shapes = new ArrayList<>();

  List<Shape> shapes() {
    return List.copyOf(shapes);
  }

  void line(double x1, double y1, double x2, double y2, String style) {
    curve("M%s %s L%s %s".formatted(number(x1), number(y1), number(x2), number(y2)), style);
  }

  void curve(String path, String style) {
    shapes.add(new Picture.Curve(path, style));
  }

  void disc(double x, double y, double radius, String style) {
    shapes.add(new Picture.Disc(rounded(x), rounded(y), rounded(radius), style));
  }

  void box(double x, double y, double width, double height, String style) {
    shapes.add(new Picture.Box(rounded(x), rounded(y), rounded(width), rounded(height), style));
  }

  /** Adds a text around a point. */
  void word(double x, double y, String text, String style) {
    shapes.add(new Picture.Word(rounded(x), rounded(y), shortened(text), style));
  }

  /** A text that fits into a picture. */
  static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…";
  }

  /** A coordinate in SVG's notation. */
  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }
}
