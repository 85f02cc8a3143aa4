package harness.ready;

import harness.graph.RandomEdges;
import harness.graph.TreeShape;
import java.util.ArrayList;
import java.util.List;

/** A graph. */
final class GraphInput extends ReadyInput {

  private static final String CONNECTED = "connected";
  private static final String DIRECTED = "directed";
  private static final String DAG = "dag";
  private static final String BIPARTITE = "bipartite";
  private static final String REPEATS = "repeats";
  private static final String LOOPS = "loops";

  GraphInput() {
    super(
        "graph",
        "a graph with m edges; without loops and repeated edges unless they are allowed",
        "n,m",
        Parameter.size("n", "[2..6]", "number of nodes"),
        Parameter.size("m", "[1..10]", "number of edges"),
        Nodes.WEIGHT,
        Parameter.flag(CONNECTED, "there is a path between any two nodes, ignoring directions"),
        Parameter.flag(DIRECTED, "edges have directions, so both u v and v u may occur"),
        Parameter.flag(DAG, "directed, without cycles; with ordered, from smaller to larger nodes"),
        Parameter.flag(BIPARTITE, "edges join two parts"),
        Parameter.flag(REPEATS, "edges may be repeated"),
        Parameter.flag(LOOPS, "edges may join a node with itself"),
        Parameter.size(TreeInput.DEGREE, "", "most edges at a node"),
        new Parameter(
            TreeInput.SHAPE.name(),
            Parameter.Kind.WORD,
            Parameter.ANY,
            "the shape of a tree in a connected graph",
            TreeInput.SHAPE.words()),
        Nodes.ORDERED);
  }

  @Override
  boolean isNumbered() {
    return true;
  }

  /** What is drawn, once n is known. */
  private record Plan(Values values, int n, int degree) {

    boolean has(String flag) {
      return values.has(flag);
    }

    boolean isBothWays() {
      return has(DIRECTED) && !has(DAG);
    }

    /** The largest number of edges. */
    long capacity() {
      long half = n / 2;
      long pairs = has(BIPARTITE) ? half * (n - half) : (long) n * (n - 1) / 2;
      long edges = has(REPEATS) && n > 1 ? MOST_ITEMS : pairs * (isBothWays() ? 2 : 1);
      long loops = mayLoop() ? (has(REPEATS) && n > 0 ? MOST_ITEMS : n) : 0;
      long ends = degree == Integer.MAX_VALUE ? Long.MAX_VALUE : (long) n * degree / 2;
      return Math.min(MOST_ITEMS, Math.min(edges + loops, ends));
    }

    boolean mayLoop() {
      return has(LOOPS) && !has(DAG) && !has(BIPARTITE);
    }

    /** How the graph is limited, for messages. */
    String why() {
      StringBuilder why = new StringBuilder(" edges for n=").append(n);
      for (String each : List.of(CONNECTED, DIRECTED, DAG, BIPARTITE, REPEATS, LOOPS)) {
        why.append(has(each) ? ", " + each : "");
      }
      return why.append(degree == Integer.MAX_VALUE ? "" : ", degree=" + degree).toString();
    }
  }

  @Override
  void draw(Values values, InputLines to) {
    if (values.has(LOOPS) && (values.has(DAG) || values.has(BIPARTITE))) {
      throw values.impossible("a dag or bipartite graph has no loops");
    }
    int n = values.size("n", 0, MOST_ITEMS);
    int degree =
        values.isGiven(TreeInput.DEGREE)
            ? values.size(TreeInput.DEGREE, 0, MOST_ITEMS)
            : Integer.MAX_VALUE;
    Plan plan = new Plan(values, n, degree);
    int least = values.has(CONNECTED) ? Math.max(0, n - 1) : 0;
    int m = values.fitting("m", least, plan.capacity(), plan.why());
    List<int[]> edges = edges(plan, m);
    new Nodes(n, values).write(edges, !values.has(DIRECTED) && !values.has(DAG), to);
  }

  private static List<int[]> edges(Plan plan, int m) {
    Values values = plan.values;
    int[] parents =
        values.has(CONNECTED)
            ? TreeInput.parents(plan.n, values)
            : TreeShape.RANDOM.parents(plan.n, values.random());
    int[] sides = values.has(BIPARTITE) ? RandomEdges.sides(parents) : new int[plan.n];
    if (values.has(BIPARTITE) && RandomEdges.capacity(sides) < m) {
      parents = TreeShape.PATH.parents(plan.n, values.random());
      sides = RandomEdges.sides(parents);
    }
    List<int[]> edges = values.has(CONNECTED) ? RandomEdges.tree(parents) : new ArrayList<>();
    RandomEdges.Rules rules =
        new RandomEdges.Rules(
            !values.has(REPEATS), plan.isBothWays(), values.has(DAG), plan.degree);
    int loops = loops(plan, m, edges.size(), RandomEdges.capacity(sides));
    if (!new RandomEdges(sides, rules, values.random()).fill(edges, m - loops)) {
      throw values.impossible("m=" + m + ": no graph found with" + plan.why());
    }
    addLoops(plan, loops, edges);
    return edges;
  }

  /** How many edges are loops. */
  private static int loops(Plan plan, int m, int joining, long pairs) {
    if (!plan.mayLoop()) {
      return 0;
    }
    long others = plan.has(REPEATS) && plan.n > 1 ? m : pairs * (plan.isBothWays() ? 2 : 1);
    int most = plan.has(REPEATS) ? m - joining : Math.min(plan.n, m - joining);
    int least = (int) Math.max(0, m - others);
    return most <= least ? least : least + plan.values.random().nextInt((most - least) / 2 + 1);
  }

  private static void addLoops(Plan plan, int loops, List<int[]> edges) {
    if (loops > 0) {
      for (int node : loopNodes(plan, loops)) {
        edges.add(new int[] {node, node});
      }
    }
  }

  private static int[] loopNodes(Plan plan, int loops) {
    return plan.has(REPEATS)
        ? plan.values.random().ints(loops, 0, plan.n).toArray()
        : harness.graph.PermutationShape.RANDOM.draw(plan.n, plan.values.random()).stream()
            .limit(loops)
            .mapToInt(Integer::intValue)
            .toArray();
  }
}
