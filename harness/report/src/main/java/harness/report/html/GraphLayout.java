package harness.report.html;

import harness.describe.sketch.Sketch.Edge;
import harness.describe.sketch.Sketch.Network;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.elk.alg.force.options.StressMetaDataProvider;
import org.eclipse.elk.alg.force.options.StressOptions;
import org.eclipse.elk.alg.mrtree.options.MrTreeMetaDataProvider;
import org.eclipse.elk.alg.mrtree.options.MrTreeOptions;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * The middles of the nodes of a tree or graph, as the Eclipse Layout Kernel places them: trees by
 * levels, graphs by stress.
 */
record GraphLayout(int width, int height, List<Place> places) {

  /** A point. */
  record Place(double x, double y) {}

  private static final double NODE = 30;
  private static final double EDGE = 78;
  private static final int SEED = 1;

  /** A network with its nodes placed. The root of a tree is its first node. */
  static GraphLayout of(Network network) {
    LayoutMetaDataService.getInstance()
        .registerLayoutMetaDataProviders(
            new MrTreeMetaDataProvider(), new StressMetaDataProvider());
    ElkNode graph = ElkGraphUtil.createGraph();
    graph.setProperty(
        CoreOptions.ALGORITHM,
        network.isTree() ? MrTreeOptions.ALGORITHM_ID : StressOptions.ALGORITHM_ID);
    graph.setProperty(CoreOptions.RANDOM_SEED, SEED);
    double room = room(network);
    graph.setProperty(CoreOptions.SPACING_NODE_NODE, network.isTree() ? 20 + room : 30);
    graph.setProperty(StressOptions.DESIRED_EDGE_LENGTH, EDGE + room);
    List<ElkNode> nodes = new ArrayList<>();
    for (int i = 0; i < network.nodes().size(); i++) {
      ElkNode node = ElkGraphUtil.createNode(graph);
      node.setDimensions(NODE, NODE);
      nodes.add(node);
    }
    for (Edge each : network.isTree() ? downwards(network) : different(network.edges())) {
      ElkGraphUtil.createSimpleEdge(nodes.get(each.from()), nodes.get(each.to()));
    }
    new RecursiveGraphLayoutEngine().layout(graph, new BasicProgressMonitor());
    return new GraphLayout(
        (int) Math.ceil(graph.getWidth()),
        (int) Math.ceil(graph.getHeight()),
        nodes.stream()
            .map(each -> new Place(each.getX() + NODE / 2, each.getY() + NODE / 2))
            .toList());
  }

  /** What the longest weight needs between two nodes. */
  private static double room(Network network) {
    int longest =
        network.edges().stream()
            .mapToInt(each -> Canvas.shortened(each.label()).length())
            .max()
            .orElse(0);
    return longest == 0 ? 0 : 16 + 4 * longest;
  }

  /** Edges between different nodes, one for each pair. */
  private static List<Edge> different(List<Edge> edges) {
    Set<Set<Integer>> seen = new HashSet<>();
    return edges.stream()
        .filter(each -> each.from() != each.to() && seen.add(Set.of(each.from(), each.to())))
        .toList();
  }

  /** The edges of a tree, each from the node nearer to the root. */
  private static List<Edge> downwards(Network tree) {
    List<Edge> left = new ArrayList<>(tree.edges());
    List<Edge> found = new ArrayList<>();
    Deque<Integer> next = new ArrayDeque<>(List.of(0));
    while (!next.isEmpty()) {
      int node = next.remove();
      for (Edge each : List.copyOf(left)) {
        if (each.from() == node || each.to() == node) {
          left.remove(each);
          int child = each.from() == node ? each.to() : each.from();
          found.add(new Edge(node, child, ""));
          next.add(child);
        }
      }
    }
    return found;
  }
}
