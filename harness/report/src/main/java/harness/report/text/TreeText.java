package harness.report.text;

import harness.describe.sketch.Drawable;
import harness.describe.sketch.Sketch.Edge;
import harness.describe.sketch.Sketch.Network;
import java.util.ArrayList;
import java.util.List;

/** Shows a small tree in lines: each node below its parent, with the weight of the edge to it. */
final class TreeText {

  private static final int MOST_LINES = 14;
  private static final int FEWEST_NODES = 3;

  private final Network tree;
  private final List<String> lines = new ArrayList<>();

  private TreeText(Network tree) {
    this.tree = tree;
  }

  /** The lines; null if there is no tree, or if it is too large or too small to show anything. */
  static String of(Drawable input) {
    if (input == null
        || !(input.sketch() instanceof Network tree)
        || !tree.isTree()
        || tree.nodes().size() > MOST_LINES
        || tree.nodes().size() < FEWEST_NODES) {
      return null;
    }
    TreeText text = new TreeText(tree);
    text.add(0, -1, "", "", tree.nodes().get(0));
    if (Text.longest(text.lines.stream()) > Text.WIDTH - Text.INDENT) {
      return null;
    }
    return String.join("\n", text.lines);
  }

  private void add(int node, int parent, String indent, String branch, String text) {
    lines.add(indent + branch + text);
    String inner = indent + (branch.isEmpty() ? "" : branch.startsWith("`") ? "   " : "|  ");
    List<Edge> down =
        tree.edges().stream()
            .filter(each -> each.from() == node ? each.to() != parent : isTo(each, node, parent))
            .toList();
    for (int i = 0; i < down.size(); i++) {
      Edge edge = down.get(i);
      int child = edge.from() == node ? edge.to() : edge.from();
      String weight = edge.label().isEmpty() ? "" : "  (" + edge.label() + ")";
      add(
          child,
          node,
          inner,
          i < down.size() - 1 ? "|- " : "`- ",
          tree.nodes().get(child) + weight);
    }
  }

  private static boolean isTo(Edge edge, int node, int parent) {
    return edge.to() == node && edge.from() != parent;
  }
}
