package harness.ready;

import harness.draw.OpenArgument.Ends;
import harness.graph.PermutationShape;
import java.util.Collections;
import java.util.List;

/**
 * Writes nodes and edges, with names and in an order that tell nothing, unless they are ordered.
 */
final class Nodes {

  static final Parameter ORDERED =
      Parameter.flag("ordered", "keeps the order in which nodes and edges are drawn");

  private static final String WEIGHTS = "w";

  static final Parameter WEIGHT = Parameter.range(WEIGHTS, "", "weights of edges; else none");

  private final Values values;
  private final boolean isOrdered;
  private final List<Integer> names;

  Nodes(int count, Values values) {
    this.values = values;
    this.isOrdered = values.has(ORDERED.name());
    PermutationShape shape = isOrdered ? PermutationShape.SORTED : PermutationShape.RANDOM;
    this.names = shape.draw(count, values.random());
  }

  private int name(int node) {
    return names.get(node) + values.base();
  }

  /**
   * Writes edges.
   *
   * @param edges arrays of their two ends; may be put into another order
   * @param mayTurn whether the direction of an edge means nothing
   */
  void write(List<int[]> edges, boolean mayTurn, InputLines to) {
    if (!isOrdered) {
      Collections.shuffle(edges, values.shuffling());
    }
    Ends weights = values.isGiven(WEIGHTS) ? values.range(WEIGHTS) : null;
    for (int[] each : edges) {
      boolean turn = mayTurn && !isOrdered && values.random().nextBoolean();
      int from = name(each[turn ? 1 : 0]);
      int end = name(each[turn ? 0 : 1]);
      if (weights == null) {
        to.line(from, end);
      } else {
        to.line(from, end, values.number(weights));
      }
    }
  }
}
