package harness.describe.draw;

import harness.describe.syntax.Structure;
import harness.describe.syntax.Structure.Kind;
import harness.describe.syntax.Structure.Property;
import harness.graph.PermutationShape;
import harness.graph.RandomEdges;
import harness.graph.TreeShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Draws trees, graphs and permutations. Nodes and numbers count from 0. A row holds the numbers of
 * one round of the loop.
 */
final class Shapes {

  private static final List<TreeShape> TREES =
      List.of(
          TreeShape.PATH, TreeShape.STAR, TreeShape.CATERPILLAR, TreeShape.BROOM, TreeShape.BINARY);

  private final Strategy strategy;
  private final SplittableRandom random;

  Shapes(Strategy strategy, SplittableRandom random) {
    this.strategy = strategy;
    this.random = random;
  }

  List<int[]> rows(Structure structure, int size, int rounds) {
    if (structure.kind() == Kind.PERMUTATION) {
      return order().draw(size, random).stream().map(each -> new int[] {each}).toList();
    }
    boolean isTree = structure.kind() == Kind.TREE;
    if (isTree && structure.reads().size() == 1) {
      return IntStream.of(parents(size)).skip(1).mapToObj(up -> new int[] {up}).toList();
    }
    if (strategy == Strategy.ANTI_DIJKSTRA && !isTree) {
      List<int[]> edges = antiDijkstra(size, rounds);
      fill(edges, new int[size], structure, rounds);
      return edges;
    }
    List<int[]> edges = isTree ? RandomEdges.tree(parents(size)) : graph(structure, size, rounds);
    if (random.nextBoolean()) {
      shuffle(edges);
      List<Integer> names = new ArrayList<>(IntStream.range(0, size).boxed().toList());
      shuffle(names);
      edges.replaceAll(each -> new int[] {names.get(each[0]), names.get(each[1])});
    }
    return edges;
  }

  private void shuffle(List<?> all) {
    Collections.shuffle(all, new Random(random.nextLong()));
  }

  private PermutationShape order() {
    return switch (strategy) {
      case SORTED -> PermutationShape.SORTED;
      case REVERSED -> PermutationShape.REVERSED;
      case EQUAL, FEW -> PermutationShape.ROTATED;
      case ALTERNATING -> PermutationShape.ALTERNATING;
      case BOUNDARY -> PermutationShape.SWAPPED;
      default -> PermutationShape.RANDOM;
    };
  }

  private int[] parents(int size) {
    return shape().parents(size, random);
  }

  /** The shape of the next tree. */
  private TreeShape shape() {
    if (isOfTrees()) {
      return TreeShape.valueOf(strategy.name());
    }
    int any = random.nextInt(3 * TREES.size());
    return any < TREES.size() ? TREES.get(any) : TreeShape.RANDOM;
  }

  private boolean isOfTrees() {
    return TREES.stream().anyMatch(each -> each.name().equals(strategy.name()));
  }

  private List<int[]> graph(Structure structure, int size, int rounds) {
    boolean fits = rounds >= size - 1;
    boolean grows = structure.is(Property.CONNECTED) || strategy != Strategy.DENSE;
    boolean isBipartite = structure.is(Property.BIPARTITE) || strategy == Strategy.BIPARTITE;
    int[] parents = parents(size);
    int[] sides = isBipartite ? RandomEdges.sides(parents) : new int[size];
    if (isBipartite && RandomEdges.capacity(sides) < rounds) {
      parents = TreeShape.PATH.parents(size, random);
      sides = RandomEdges.sides(parents);
    }
    boolean whole = fits && grows && (structure.is(Property.CONNECTED) || random.nextBoolean());
    List<int[]> edges = whole || isOfTrees() ? RandomEdges.tree(parents) : new ArrayList<>();
    edges = new ArrayList<>(edges.subList(0, Math.min(rounds, edges.size())));
    fill(edges, sides, structure, rounds);
    return edges;
  }

  private void fill(List<int[]> edges, int[] sides, Structure structure, int rounds) {
    boolean isAcyclic = structure.is(Property.DAG) || strategy == Strategy.DAG;
    RandomEdges.Rules rules =
        new RandomEdges.Rules(
            structure.is(Property.SIMPLE),
            structure.isDirected() && !isAcyclic,
            isAcyclic,
            Integer.MAX_VALUE);
    if (!new RandomEdges(sides, rules, random).fill(edges, rounds)) {
      throw new DeadEnd(structure.place().words() + ": no graph has the required number of edges");
    }
  }

  /**
   * A graph on which Dijkstra's algorithm takes quadratic time if it expands a node again for each
   * shorter path: the first node has many neighbours, and those nearer to it are farther from a hub
   * with many leaves.
   */
  private static List<int[]> antiDijkstra(int size, int rounds) {
    int middle = Math.max(0, Math.min((size - 2) / 2, rounds - size + 2));
    int hub = middle + 1;
    List<int[]> edges = new ArrayList<>();
    for (int i = 1; i <= middle; i++) {
      edges.add(new int[] {0, i, i});
      edges.add(new int[] {i, hub, 2 * (middle - i) + 1});
    }
    for (int i = middle == 0 ? 1 : hub + 1; i < size; i++) {
      edges.add(new int[] {middle == 0 ? 0 : hub, i, 1});
    }
    return new ArrayList<>(edges.subList(0, Math.min(edges.size(), rounds)));
  }
}
