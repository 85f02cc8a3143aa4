package harness.describe.draw;

import harness.describe.syntax.Structure;
import harness.describe.syntax.Structure.Kind;
import harness.describe.syntax.Structure.Property;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Draws trees, graphs and permutations. Nodes and numbers count from 0. A row holds the numbers of
 * one round of the loop.
 */
final class Shapes {

  /** Maximum number of node pairs to list; if there are more, pairs are tried at random. */
  private static final long MOST_PAIRS = 1 << 21;

  private static final List<Strategy> TREES =
      List.of(Strategy.PATH, Strategy.STAR, Strategy.CATERPILLAR, Strategy.BROOM, Strategy.BINARY);

  private final Strategy strategy;
  private final SplittableRandom random;

  Shapes(Strategy strategy, SplittableRandom random) {
    this.strategy = strategy;
    this.random = random;
  }

  List<int[]> rows(Structure structure, int size, int rounds) {
    if (structure.kind() == Kind.PERMUTATION) {
      return permutation(size).stream().map(each -> new int[] {each}).toList();
    }
    boolean isTree = structure.kind() == Kind.TREE;
    if (isTree && structure.reads().size() == 1) {
      return IntStream.of(parents(size, shape())).skip(1).mapToObj(up -> new int[] {up}).toList();
    }
    if (strategy == Strategy.ANTI_DIJKSTRA && !isTree) {
      List<int[]> edges = antiDijkstra(size, rounds);
      fill(edges, new int[size], structure, size, rounds);
      return edges;
    }
    List<int[]> edges = isTree ? tree(parents(size, shape())) : graph(structure, size, rounds);
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

  private List<Integer> permutation(int size) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    switch (strategy) {
      case SORTED -> {}
      case REVERSED -> Collections.reverse(all);
      case EQUAL, FEW -> Collections.rotate(all, random.nextInt(size + 1));
      case ALTERNATING -> all.replaceAll(i -> i % 2 == 0 ? i / 2 : size - 1 - i / 2);
      case BOUNDARY -> {
        for (int swaps = random.nextInt(3); swaps >= 0 && size > 0; swaps--) {
          Collections.swap(all, random.nextInt(size), random.nextInt(size));
        }
      }
      default -> shuffle(all);
    }
    return all;
  }

  /** The shape of the next tree; null if parents are random. */
  private Strategy shape() {
    if (TREES.contains(strategy)) {
      return strategy;
    }
    int any = random.nextInt(3 * TREES.size());
    return any < TREES.size() ? TREES.get(any) : null;
  }

  /** The parent of each node, which has a smaller number; the first node has none. */
  private int[] parents(int size, Strategy shape) {
    int half = Math.max(1, size / 2);
    int near = random.nextInt(4) == 0 ? 3 : Integer.MAX_VALUE;
    int[] parents = new int[size];
    for (int i = 1; i < size; i++) {
      parents[i] =
          switch (shape == null ? Strategy.UNIFORM : shape) {
            case PATH -> i - 1;
            case STAR -> 0;
            case CATERPILLAR -> i < half ? i - 1 : random.nextInt(half);
            case BROOM -> Math.min(i, half) - 1;
            case BINARY -> (i - 1) / 2;
            default -> i - 1 - random.nextInt(Math.min(i, near));
          };
    }
    return parents;
  }

  private static List<int[]> tree(int[] parents) {
    List<int[]> edges = new ArrayList<>();
    for (int i = 1; i < parents.length; i++) {
      edges.add(new int[] {parents[i], i});
    }
    return edges;
  }

  private List<int[]> graph(Structure structure, int size, int rounds) {
    boolean fits = rounds >= size - 1;
    boolean grows = structure.is(Property.CONNECTED) || strategy != Strategy.DENSE;
    boolean isBipartite = structure.is(Property.BIPARTITE) || strategy == Strategy.BIPARTITE;
    int[] parents = parents(size, shape());
    int[] sides = sides(parents, isBipartite);
    if (isBipartite && capacity(sides) < rounds) {
      parents = parents(size, Strategy.PATH);
      sides = sides(parents, true);
    }
    boolean whole = fits && grows && (structure.is(Property.CONNECTED) || random.nextBoolean());
    List<int[]> edges = whole || TREES.contains(strategy) ? tree(parents) : new ArrayList<>();
    edges = new ArrayList<>(edges.subList(0, Math.min(rounds, edges.size())));
    fill(edges, sides, structure, size, rounds);
    return edges;
  }

  /**
   * The side of each node of a bipartite graph: the parity of its depth; 0 for all nodes of other
   * graphs.
   */
  private static int[] sides(int[] parents, boolean isBipartite) {
    int[] sides = new int[parents.length];
    for (int i = 1; isBipartite && i < sides.length; i++) {
      sides[i] = 1 - sides[parents[i]];
    }
    return sides;
  }

  /** The number of node pairs that an edge may join. */
  private static long capacity(int[] sides) {
    long second = IntStream.of(sides).sum();
    long first = sides.length - second;
    return second == 0 ? first * (first - 1) / 2 : first * second;
  }

  /** Adds edges until there are enough; repeats edges only if no new ones are left. */
  private void fill(List<int[]> edges, int[] sides, Structure structure, int size, int rounds) {
    boolean isAcyclic = structure.is(Property.DAG) || strategy == Strategy.DAG;
    boolean bothWays = structure.isDirected() && !isAcyclic;
    Set<Long> used = new HashSet<>();
    if (bothWays) {
      edges.replaceAll(each -> random.nextBoolean() ? each : turned(each));
    }
    edges.forEach(each -> used.add(key(each, bothWays, size)));
    long capacity = capacity(sides) * (bothWays ? 2 : 1);
    boolean isSided = IntStream.of(sides).sum() > 0;
    List<int[]> pairs = List.of();
    if (rounds > capacity / 2 && capacity <= MOST_PAIRS) {
      pairs = pairs(sides, isSided, bothWays);
      pairs.removeIf(each -> used.contains(key(each, bothWays, size)));
      shuffle(pairs);
      int wanted = Math.max(0, Math.min(pairs.size(), rounds - edges.size()));
      edges.addAll(pairs.subList(0, wanted));
    }
    for (long tries = 20L * rounds + 100; edges.size() < rounds; tries--) {
      if (tries < 0 || (size < 2 && structure.is(Property.SIMPLE))) {
        throw new DeadEnd(
            structure.place().words() + ": no graph has the required number of edges");
      }
      int[] pair = {random.nextInt(size), random.nextInt(size)};
      boolean isSplit = pair[0] != pair[1] && (!isSided || sides[pair[0]] != sides[pair[1]]);
      isSplit |= size == 1; // only loops
      if (isAcyclic && pair[0] > pair[1]) {
        pair = turned(pair);
      }
      boolean isNew = used.add(key(pair, bothWays, size));
      if (isSplit && (isNew || !structure.is(Property.SIMPLE))) {
        edges.add(pair);
      }
    }
  }

  private static List<int[]> pairs(int[] sides, boolean isSided, boolean bothWays) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < sides.length; i++) {
      for (int j = i + 1; j < sides.length; j++) {
        if (!isSided || sides[i] != sides[j]) {
          pairs.add(new int[] {i, j});
          if (bothWays) {
            pairs.add(new int[] {j, i});
          }
        }
      }
    }
    return pairs;
  }

  private static int[] turned(int[] edge) {
    return new int[] {edge[1], edge[0]};
  }

  private static long key(int[] edge, boolean isDirected, long size) {
    return isDirected || edge[0] < edge[1] ? edge[0] * size + edge[1] : edge[1] * size + edge[0];
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
