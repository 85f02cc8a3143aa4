package harness.report.html;

import harness.describe.sketch.Sketch.Brackets;

/** Draws arcs between brackets and their partners. */
final class BracketsPicture {

  private static final double PITCH = 18;
  private static final double MARGIN = 14;
  private static final double LEVEL = 9;

  private final Brackets brackets;
  private final int deepest;

  BracketsPicture(Brackets brackets) {
    this.brackets = brackets;
    int most = 0;
    int depth = 0;
    for (int i = 0; i < brackets.partners().size(); i++) {
      int partner = brackets.partners().get(i);
      depth += partner > i ? 1 : partner < 0 ? 0 : -1;
      most = Math.max(most, depth);
    }
    this.deepest = most;
  }

  void draw(Canvas canvas) {
    double line = height() - MARGIN;
    int depth = 0;
    for (int i = 0; i < brackets.text().length(); i++) {
      int partner = brackets.partners().get(i);
      if (partner > i) {
        arc(canvas, i, partner, line - 14, (deepest - depth) * LEVEL);
      }
      depth += partner > i ? 1 : partner < 0 ? 0 : -1;
      String letter = brackets.text().substring(i, i + 1);
      canvas.word(x(i), line, letter, partner < 0 ? "name alone" : "name");
      if (partner < 0) {
        canvas.line(x(i) - 6, line + 10, x(i) + 6, line + 10, "said");
      }
    }
  }

  private static void arc(Canvas canvas, int from, int to, double y, double rise) {
    canvas.curve(
        "M%s %s C%s %s %s %s %s %s"
            .formatted(
                Canvas.number(x(from)),
                Canvas.number(y),
                Canvas.number(x(from)),
                Canvas.number(y - rise * 1.33),
                Canvas.number(x(to)),
                Canvas.number(y - rise * 1.33),
                Canvas.number(x(to)),
                Canvas.number(y)),
        "edge");
  }

  private static double x(int index) {
    return MARGIN + (index + 0.5) * PITCH;
  }

  int width() {
    return (int) (2 * MARGIN + brackets.text().length() * PITCH);
  }

  int height() {
    return (int) (2 * MARGIN + 14 + deepest * LEVEL);
  }
}
