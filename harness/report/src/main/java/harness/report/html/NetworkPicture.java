package harness.report.html;

import harness.describe.sketch.Marks;
import harness.describe.sketch.Sketch.Edge;
import harness.describe.sketch.Sketch.Network;
import harness.report.html.GraphLayout.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Draws nodes at their places, and edges between them. */
final class NetworkPicture {

  private static final double RADIUS = 15;
  private static final double LETTER = 7.5;
  private static final double APART = 30;
  private static final double HEAD = 8;

  private final Network network;
  private final GraphLayout layout;
  private final Canvas canvas;

  /** How many edges between two nodes have been drawn. */
  private final Map<Set<Integer>, Integer> drawn = new HashMap<>();

  private final List<Runnable> labels = new ArrayList<>();

  NetworkPicture(Network network, GraphLayout layout, Canvas canvas) {
    this.network = network;
    this.layout = layout;
    this.canvas = canvas;
  }

  /** Draws edges, then nodes, then weights. */
  void draw(Marks marks) {
    network.edges().forEach(this::edge);
    for (int i = 0; i < network.nodes().size(); i++) {
      node(i, marks);
    }
    labels.forEach(Runnable::run);
  }

  private void node(int node, Marks marks) {
    Place place = layout.places().get(node);
    if (marks.said().contains(node)) {
      canvas.disc(place.x(), place.y(), RADIUS + 5, "said");
    }
    String style = marks.right().contains(node) ? "node right" : "node";
    canvas.disc(place.x(), place.y(), RADIUS, style);
    canvas.word(place.x(), place.y(), network.nodes().get(node), "name");
  }

  private static Set<Integer> ends(Edge edge) {
    return edge.from() == edge.to() ? Set.of(edge.from()) : Set.of(edge.from(), edge.to());
  }

  private void edge(Edge edge) {
    Set<Integer> ends = ends(edge);
    int before = drawn.merge(ends, 1, Integer::sum) - 1;
    Place from = layout.places().get(edge.from());
    if (ends.size() == 1) {
      loop(from, before, edge.label());
      return;
    }
    long all = network.edges().stream().filter(each -> ends(each).equals(ends)).count();
    Place to = layout.places().get(edge.to());
    double length = Math.max(1, Math.hypot(to.x() - from.x(), to.y() - from.y()));
    double acrossX = (to.y() - from.y()) / length;
    double acrossY = (from.x() - to.x()) / length;
    // measured from the same side, whichever way the edge goes
    double side = edge.from() < edge.to() ? 1 : -1;
    double bend = side * (before - (all - 1) / 2.0) * APART;
    double middleX = (from.x() + to.x()) / 2 + acrossX * bend;
    double middleY = (from.y() + to.y()) / 2 + acrossY * bend;
    canvas.curve(
        "M%s %s Q%s %s %s %s"
            .formatted(
                Canvas.number(from.x()),
                Canvas.number(from.y()),
                Canvas.number(middleX),
                Canvas.number(middleY),
                Canvas.number(to.x()),
                Canvas.number(to.y())),
        "edge");
    if (network.isDirected()) {
      head(new Place(middleX, middleY), to);
    }
    label(
        (from.x() + 2 * middleX + to.x()) / 4, (from.y() + 2 * middleY + to.y()) / 4, edge.label());
  }

  /** Draws the head of an arrow that comes from a point and ends at a node's border. */
  private void head(Place from, Place node) {
    double length = Math.max(1, Math.hypot(node.x() - from.x(), node.y() - from.y()));
    double x = (node.x() - from.x()) / length;
    double y = (node.y() - from.y()) / length;
    double tipX = node.x() - x * (RADIUS + 1);
    double tipY = node.y() - y * (RADIUS + 1);
    canvas.curve(
        "M%s %s L%s %s L%s %s Z"
            .formatted(
                Canvas.number(tipX),
                Canvas.number(tipY),
                Canvas.number(tipX - x * HEAD - y * HEAD / 2),
                Canvas.number(tipY - y * HEAD + x * HEAD / 2),
                Canvas.number(tipX - x * HEAD + y * HEAD / 2),
                Canvas.number(tipY - y * HEAD - x * HEAD / 2)),
        "head");
  }

  private void loop(Place node, int before, String text) {
    double reach = RADIUS + 24 + 12 * before;
    canvas.curve(
        "M%s %s C%s %s %s %s %s %s"
            .formatted(
                Canvas.number(node.x() - 6),
                Canvas.number(node.y() - RADIUS + 2),
                Canvas.number(node.x() - reach * 0.7),
                Canvas.number(node.y() - reach),
                Canvas.number(node.x() + reach * 0.7),
                Canvas.number(node.y() - reach),
                Canvas.number(node.x() + 6),
                Canvas.number(node.y() - RADIUS + 2)),
        "edge");
    if (network.isDirected()) {
      head(new Place(node.x() + RADIUS * 0.9, node.y() - RADIUS * 1.8), node);
    }
    label(node.x(), node.y() - (RADIUS + reach * 3) / 4, text);
  }

  private void label(double x, double y, String text) {
    if (!text.isEmpty()) {
      String shown = Canvas.shortened(text);
      double width = shown.length() * LETTER + 4;
      labels.add(() -> canvas.box(x - width / 2, y - 8, width, 16, "paper"));
      labels.add(() -> canvas.word(x, y, shown, "weight"));
    }
  }
}
