package harness.describe.sketch;

import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Token;
import harness.describe.sketch.Sketch.Kind;
import harness.describe.syntax.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Recognises trees and graphs. */
final class NetworkRecognition {

  /** Fewer numbers that could be parents may be any array. */
  private static final int PARENTS = 4;

  /** Fewer edges may be any pairs. */
  private static final int FEW = 3;

  private final ReadItems items;
  private final boolean given;

  NetworkRecognition(ReadItems items, boolean given) {
    this.items = items;
    this.given = given;
  }

  /** The tree that a comment requires, or that samples are found to be. */
  static Sketch statedTree(LoopRows each, Structure structure, int size, long least) {
    return structure.reads().size() == 1
        ? parents(each, size, least)
        : network(Kind.TREE, each, size, least);
  }

  /** The graph that a comment requires; null if samples may as well be intervals. */
  Sketch statedGraph(LoopRows each, Structure structure, int size, long least) {
    Kind kind = structure.isDirected() ? Kind.DIRECTED_GRAPH : Kind.GRAPH;
    return given || mayBeEdges(each, size, least) ? network(kind, each, size, least) : null;
  }

  /** Whether pairs with the form of a graph are not likely to be intervals. */
  private boolean mayBeEdges(LoopRows each, int size, long least) {
    return !each.ascend() || (items.isAfterHeader(each) && isConnected(each, size, least));
  }

  private static boolean isConnected(LoopRows each, int size, long least) {
    return joined(each, least, size) == size - 1;
  }

  /** The number of edges that join nodes without closing a cycle. */
  private static int joined(LoopRows each, long least, int size) {
    int[] parents = IntStream.range(0, size).toArray();
    int joined = 0;
    for (int i = 0; i < each.size(); i++) {
      int one = root(parents, (int) (each.number(i, 0) - least));
      int other = root(parents, (int) (each.number(i, 1) - least));
      parents[one] = other;
      joined += one == other ? 0 : 1;
    }
    return joined;
  }

  private static int root(int[] parents, int node) {
    int root = node;
    while (parents[root] != root) {
      root = parents[root];
    }
    return root;
  }

  /** One pair fewer than a number before says, which join all nodes. */
  Sketch tree(LoopRows each) {
    int size = each.size() + 1;
    if (each.counterPlusOne() == null || !areEdges(each) || each.size() < 2) {
      return null;
    }
    for (long least = 1; least >= 0; least--) {
      if (each.pairsAreWithin(least, least + size - 1) && isConnected(each, size, least)) {
        return network(Kind.TREE, each, size, least);
      }
    }
    return null;
  }

  private static boolean areEdges(LoopRows each) {
    return each.structure() == null && each.numeric() && (each.width() == 2 || each.width() == 3);
  }

  /** One number fewer than a number before says, each a node with a smaller number. */
  Sketch parents(LoopRows each) {
    boolean fits =
        each.structure() == null
            && each.counterPlusOne() != null
            && each.size() >= PARENTS
            && each.width() == 1
            && each.numeric()
            && IntStream.range(0, each.size())
                .allMatch(i -> each.number(i, 0) >= 1 && each.number(i, 0) <= i + 1);
    return fits ? parents(each, each.size() + 1, 1) : null;
  }

  private static Sketch parents(LoopRows each, int size, long least) {
    List<Sketch.Edge> edges = new ArrayList<>();
    for (int i = 0; i < each.size(); i++) {
      edges.add(new Sketch.Edge((int) (each.number(i, 0) - least), i + 1, ""));
    }
    return new Sketch.Network(Kind.ROOTED_TREE, names(size, least), edges);
  }

  private static List<String> names(int size, long least) {
    return IntStream.range(0, size).mapToObj(i -> Long.toString(least + i)).toList();
  }

  private static Sketch network(Kind kind, LoopRows each, int size, long least) {
    List<Sketch.Edge> edges = new ArrayList<>();
    for (int i = 0; i < each.size(); i++) {
      String label = each.width() == 3 ? each.text(i, 2) : "";
      edges.add(
          new Sketch.Edge(
              (int) (each.number(i, 0) - least), (int) (each.number(i, 1) - least), label));
    }
    return new Sketch.Network(kind, names(size, least), edges);
  }

  /** A line with two numbers, then as many pairs as the second says, none above the first. */
  Sketch graph(LoopRows each) {
    List<Item> before = items.before(each.loop());
    int at = before.size();
    if (!areEdges(each) || each.size() < FEW || at < 2 || !items.isAfterHeader(each)) {
      return null;
    }
    boolean isPair =
        before.get(at - 2) instanceof Token nodes && nodes.line() == before.get(at - 1).line();
    long size = isPair ? LoopRows.small(((Token) before.get(at - 2)).text()) : -1;
    if (size < 2 || size > each.size() * 4L) {
      return null;
    }
    for (long least = 1; least >= 0; least--) {
      if (each.pairsAreWithin(least, least + size - 1)) {
        return mayBeEdges(each, (int) size, least)
            ? network(Kind.GRAPH, each, (int) size, least)
            : null;
      }
    }
    return null;
  }
}
