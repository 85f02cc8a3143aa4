package harness.report.html;

import harness.report.Distances;
import java.util.List;
import java.util.stream.Stream;

/**
 * A line chart.
 *
 * @param title its heading
 * @param note how to read it; may be empty
 * @param views shown one at a time, the first one initially; without any, the page leaves the chart
 *     out
 * @param marks lines across the chart, such as a limit
 */
public record Chart(String title, String note, Axis x, Axis y, List<View> views, List<Mark> marks) {

  /** The unit of the numbers on an axis. */
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
   * @param logarithmic for positive values only; others are left out
   * @param labels labels to show instead of the numbers 0, 1, 2 ...; empty for the numbers
   */
  public record Axis(String title, Unit unit, boolean logarithmic, List<String> labels) {

    static final Axis CPU_TIME = new Axis("CPU time", Unit.TIME, true, List.of());

    static Axis of(String title, List<String> labels) {
      return new Axis(title, Unit.NUMBER, false, labels);
    }

    static Axis of(Distances distances) {
      return of("exact distance", distances.labels());
    }
  }

  /**
   * Lines that are shown together.
   *
   * @param graded whether colours show the order of the lines
   */
  public record View(String name, List<Line> lines, boolean graded) {

    public View(String name, List<Line> lines) {
      this(name, lines, false);
    }

    /** Those views that have lines. */
    static List<View> shown(View... views) {
      return Stream.of(views).filter(view -> !view.lines().isEmpty()).toList();
    }
  }

  /** A named line through points in ascending order of x. */
  public record Line(String name, List<Point> points) {}

  /** A point, in the units of the axes. */
  public record Point(double x, double y) {}

  /**
   * A line across the chart.
   *
   * @param vertical whether the line is vertical, at an x; else it is horizontal, at a y
   */
  public record Mark(String name, boolean vertical, double at) {}
}
