package harness.report.text;

import harness.machine.Printable;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Lines with one small column per exact distance, above a scale that labels some distances. */
final class DistanceChart {

  /** Stands for the cases whose answer is -1, which come last. */
  static final int UNSOLVABLE = Integer.MAX_VALUE;

  private static final int LABELLED = 4;

  private final List<Integer> distances;
  private final int nameWidth;
  private final List<String> lines = new ArrayList<>();

  /**
   * An empty chart.
   *
   * @param distances ascending, {@link #UNSOLVABLE} last
   * @param nameWidth of the longest name
   */
  DistanceChart(List<Integer> distances, int nameWidth) {
    this.distances = List.copyOf(distances);
    this.nameWidth = nameWidth;
  }

  /**
   * Adds a line.
   *
   * @param mark one character for a distance, possibly coloured
   */
  void add(String name, IntFunction<String> mark) {
    StringBuilder line = new StringBuilder(named(Printable.inLine(name)));
    distances.forEach(distance -> line.append(mark.apply(distance)).append(' '));
    lines.add(line.toString().stripTrailing());
  }

  void print(PrintStream out) {
    lines.forEach(out::println);
    out.println(named("") + scale());
  }

  private String named(String name) {
    return " " + name + " ".repeat(Math.max(0, nameWidth - name.length())) + "  ";
  }

  private String scale() {
    StringBuilder scale = new StringBuilder();
    for (int i = 0; i < distances.size(); i++) {
      int distance = distances.get(i);
      boolean last = distance == UNSOLVABLE;
      if ((last || distance % LABELLED == 0) && (i == 0 || scale.length() < 2 * i)) {
        scale.append(" ".repeat(2 * i - scale.length())).append(last ? "-1" : distance);
      }
    }
    return scale.toString();
  }
}
