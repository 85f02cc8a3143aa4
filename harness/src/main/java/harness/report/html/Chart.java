package harness.report.html;

import java.util.List;

/**
 * A diagram of lines.
 *
 * @param title its heading
 * @param note how to read it; may be empty
 * @param views what can be shown in it, one at a time, the first at once
 * @param marks lines across it, such as a limit
 */
public record Chart(String title, String note, Axis x, Axis y, List<View> views, List<Mark> marks) {
  public Chart {
    views = List.copyOf(views);
    marks = List.copyOf(marks);
    if (views.isEmpty()) {
      throw new IllegalArgumentException("a chart of nothing: " + title);
    }
  }

  /** How numbers on an axis are to be read. */
  public enum Unit {
    NUMBER,
    /** Microseconds. */
    TIME,
    /** From 0 to 1. */
    SHARE
  }

  /**
   * An axis.
   *
   * @param logarithmic for values above 0 only; others are left out
   * @param labels what to write at 0, 1, 2 ... in place of the number; empty for the numbers
   */
  public record Axis(String title, Unit unit, boolean logarithmic, List<String> labels) {
    public Axis {
      labels = List.copyOf(labels);
    }
  }

  /**
   * Lines that are shown together.
   *
   * @param graded whether the lines are in an order that their colours are to show
   */
  public record View(String name, List<Line> lines, boolean graded) {
    public View {
      lines = List.copyOf(lines);
    }

    /** Lines in no order. */
    public View(String name, List<Line> lines) {
      this(name, lines, false);
    }
  }

  /** A named line through points in the order of x. */
  public record Line(String name, List<Point> points) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /** A point in the units of the axes. */
  public record Point(double x, double y) {}

  /**
   * A line across the chart.
   *
   * @param vertical at an x, from the bottom to the top; else at a y, from side to side
   */
  public record Mark(String name, boolean vertical, double at) {}
}
