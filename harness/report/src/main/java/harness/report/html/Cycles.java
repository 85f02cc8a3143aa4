package harness.report.html;

import harness.describe.sketch.Sketch;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.sketch.Sketch.Network;
import harness.describe.sketch.Sketch.Permutation;
import harness.report.html.GraphLayout.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The cycles of a permutation, each of which is drawn as a ring. */
final class Cycles {

  private static final double PITCH = 46;
  private static final double LEAST = 28;
  private static final double ROOM = 34;
  private static final double WIDEST = 540;

  private final Permutation permutation;
  private final List<List<Integer>> cycles = new ArrayList<>();

  Cycles(Permutation permutation) {
    this.permutation = permutation;
    boolean[] seen = new boolean[permutation.images().size()];
    for (int i = 0; i < seen.length; i++) {
      List<Integer> cycle = new ArrayList<>();
      for (int at = i; !seen[at]; at = permutation.images().get(at) - permutation.least()) {
        seen[at] = true;
        cycle.add(at);
      }
      if (!cycle.isEmpty()) {
        cycles.add(cycle);
      }
    }
  }

  /** In the usual notation: {@code (1 3 2)(4)}. */
  String text() {
    return cycles.stream()
        .map(
            cycle ->
                cycle.stream()
                    .map(each -> Integer.toString(each + permutation.least()))
                    .collect(Collectors.joining(" ", "(", ")")))
        .collect(Collectors.joining());
  }

  /** Each number with an arrow to the one that takes its place. */
  Network network() {
    int size = permutation.images().size();
    return new Network(
        Kind.DIRECTED_GRAPH,
        IntStream.range(0, size).mapToObj(i -> Integer.toString(i + permutation.least())).toList(),
        IntStream.range(0, size)
            .mapToObj(
                i -> new Sketch.Edge(i, permutation.images().get(i) - permutation.least(), ""))
            .toList());
  }

  /** The rings in rows. */
  GraphLayout layout() {
    List<Place> places =
        new ArrayList<>(Collections.nCopies(permutation.images().size(), new Place(0, 0)));
    double x = 0;
    double y = 0;
    double tallest = 0;
    double width = 0;
    for (List<Integer> cycle : cycles) {
      double radius = cycle.size() == 1 ? 0 : Math.max(LEAST, cycle.size() * PITCH / (2 * Math.PI));
      double side = 2 * (radius + ROOM);
      if (x > 0 && x + side > WIDEST) {
        x = 0;
        y += tallest;
        tallest = 0;
      }
      for (int i = 0; i < cycle.size(); i++) {
        double angle = 2 * Math.PI * i / cycle.size() - Math.PI / 2;
        places.set(
            cycle.get(i),
            new Place(
                x + side / 2 + radius * Math.cos(angle), y + side / 2 + radius * Math.sin(angle)));
      }
      x += side;
      width = Math.max(width, x);
      tallest = Math.max(tallest, side);
    }
    return new GraphLayout((int) Math.ceil(width), (int) Math.ceil(y + tallest), places);
  }
}
