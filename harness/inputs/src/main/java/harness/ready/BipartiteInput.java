package harness.ready;

import harness.draw.OpenArgument.Ends;
import harness.graph.PermutationShape;
import harness.graph.RandomEdges;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A bipartite graph whose two parts are numbered separately. */
final class BipartiteInput extends ReadyInput {

  BipartiteInput() {
    super(
        "bipartite",
        "m edges between a nodes and b others, each part with numbers of its own",
        "a,b,m",
        Parameter.size("a", "[1..4]", "nodes of the first part"),
        Parameter.size("b", "[1..4]", "nodes of the second part"),
        Parameter.size("m", "[0..8]", "number of edges"),
        Nodes.WEIGHT,
        Parameter.flag("repeats", "edges may be repeated"));
  }

  @Override
  boolean isNumbered() {
    return true;
  }

  @Override
  void draw(Values values, InputLines to) {
    int a = values.size("a", 0, MOST_ITEMS);
    int b = values.size("b", 0, MOST_ITEMS);
    boolean repeats = values.has("repeats");
    long pairs = (long) a * b;
    long most = repeats && pairs > 0 ? MOST_ITEMS : Math.min(MOST_ITEMS, pairs);
    int m = values.fitting("m", 0, most, " edges for a=" + a + ", b=" + b);
    List<int[]> edges = new ArrayList<>();
    int[] sides = new int[a + b];
    for (int i = a; i < a + b; i++) {
      sides[i] = 1;
    }
    RandomEdges.Rules rules =
        new RandomEdges.Rules(!repeats, false, true, Integer.MAX_VALUE); // from the first part
    if (m > 0 && !new RandomEdges(sides, rules, values.random()).fill(edges, m)) {
      throw values.impossible("m=" + m + ": no graph found with a=" + a + ", b=" + b);
    }
    write(edges, a, b, values, to);
  }

  private static void write(List<int[]> edges, int a, int b, Values values, InputLines to) {
    List<Integer> first = PermutationShape.RANDOM.draw(a, values.random());
    List<Integer> second = PermutationShape.RANDOM.draw(b, values.random());
    Collections.shuffle(edges, values.shuffling());
    Ends weights = values.isGiven("w") ? values.range("w") : null;
    for (int[] each : edges) {
      long from = first.get(each[0]) + (long) values.base();
      long end = second.get(each[1] - a) + (long) values.base();
      if (weights == null) {
        to.line(from, end);
      } else {
        to.line(from, end, values.number(weights));
      }
    }
  }
}
