package harness.report.text;

import harness.cases.Printable;
import harness.report.Distances;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Lines with one small column per exact distance, above a scale that labels some distances. */
final class DistanceChart {

  private static final int LABELLED = 4;

  private final List<Integer> distances;
  private final int nameWidth;
  private final List<String> lines = new ArrayList<>();

  /** An empty chart with room for the longest name. */
  DistanceChart(Distances distances, int nameWidth) {
    this.distances = distances.inOrder();
    this.nameWidth = nameWidth;
  }

  /** Adds a line; the mark of a distance is one character, possibly coloured. */
  void add(String name, Function<Integer, String> mark) {
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
      Integer distance = distances.get(i);
      boolean labelled = distance == null || distance % LABELLED == 0;
      if (labelled && (i == 0 || scale.length() < 2 * i)) {
        scale.append(" ".repeat(2 * i - scale.length())).append(Distances.label(distance));
      }
    }
    return scale.toString();
  }
}
