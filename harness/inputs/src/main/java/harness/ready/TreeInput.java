package harness.ready;

import harness.draw.OpenArgument.Ends;
import harness.graph.RandomEdges;
import harness.graph.TreeShape;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A tree. */
final class TreeInput extends ReadyInput {

  static final Parameter SHAPE =
      Parameter.word(
          "shape",
          "the shape of the tree",
          Stream.concat(
                  Stream.of(Parameter.ANY), Stream.of(TreeShape.values()).map(TreeShape::label))
              .toList());

  static final String DEGREE = "degree";
  private static final String VALUES = "a";

  TreeInput() {
    super(
        "tree",
        "a tree: n-1 edges, or the parents",
        "n",
        Parameter.size("n", "[2..8]", "number of nodes"),
        SHAPE,
        Nodes.WEIGHT,
        Parameter.range(VALUES, "", "values of nodes, in a line before the edges; else none"),
        Parameter.size(DEGREE, "", "most edges at a node, for shape=random"),
        Parameter.word(
            "form",
            "edges, or one line with the parent of each node but the first, which is before it",
            List.of("edges", "parents")),
        Nodes.ORDERED);
  }

  @Override
  boolean isNumbered() {
    return true;
  }

  @Override
  void draw(Values values, InputLines to) {
    int n = values.size("n", 1, MOST_ITEMS);
    int[] parents = parents(n, values);
    if (values.isGiven(VALUES)) {
      Ends range = values.range(VALUES);
      to.line(LongStream.range(0, n).map(each -> values.number(range)).toArray());
    }
    if (values.word("form").equals("parents")) {
      to.line(LongStream.range(1, n).map(each -> parents[(int) each] + values.base()).toArray());
    } else {
      new Nodes(n, values).write(RandomEdges.tree(parents), true, to);
    }
  }

  /** The parents of a tree of the shape, or with the largest degree, that the values require. */
  static int[] parents(int n, Values values) {
    if (values.isGiven(DEGREE)) {
      String shape = values.isGiven(SHAPE.name()) ? values.word(SHAPE.name()) : "random";
      if (!shape.equals("random")) {
        throw values.impossible("degree needs shape=random");
      }
      int least = n < 3 ? 0 : 2;
      return limited(
          n, values.size(DEGREE, Math.max(least, Math.min(1, n - 1)), MOST_ITEMS), values.random());
    }
    return TreeShape.valueOf(values.word(SHAPE.name()).toUpperCase(Locale.ROOT))
        .parents(n, values.random());
  }

  /** Parents of which none gets too many children. */
  private static int[] limited(int n, int degree, SplittableRandom random) {
    int[] parents = new int[n];
    int[] degrees = new int[n];
    int[] free = new int[n];
    int frees = 1;
    for (int i = 1; i < n; i++) {
      int which = random.nextInt(frees);
      int parent = free[which];
      parents[i] = parent;
      degrees[i] = 1;
      degrees[parent]++;
      if (degrees[parent] == degree) {
        free[which] = free[--frees];
      }
      if (degree > 1) {
        free[frees++] = i;
      }
    }
    return parents;
  }
}
