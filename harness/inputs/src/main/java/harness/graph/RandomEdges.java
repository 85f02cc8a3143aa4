package harness.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Adds random edges to a graph, within rules. An edge is an array of its two ends. */
public final class RandomEdges {

  /** Maximum number of node pairs to list; if there are more, pairs are tried at random. */
  private static final long MOST_PAIRS = 1 << 21;

  /** If fewer than one pair in this many may be joined, pairs are listed. */
  private static final int SPARSE = 8;

  /**
   * What edges there may be.
   *
   * @param isSimple whether loops and repeated edges are forbidden
   * @param bothWays whether edges are directed, in any direction
   * @param isAcyclic whether edges lead from smaller to larger nodes
   * @param degree most edges at a node, counted in both directions
   */
  public record Rules(boolean isSimple, boolean bothWays, boolean isAcyclic, int degree) {}

  private final int[] sides;
  private final boolean isSided;
  private final Rules rules;
  private final SplittableRandom random;
  private final Set<Long> used = new HashSet<>();
  private final int[] degrees;

  /**
   * Prepares to add edges.
   *
   * @param sides the side of each node, 0 or 1; if both occur, edges join nodes of different sides
   */
  public RandomEdges(int[] sides, Rules rules, SplittableRandom random) {
    this.sides = sides;
    this.isSided = IntStream.of(sides).sum() > 0;
    this.rules = rules;
    this.random = random;
    this.degrees = new int[sides.length];
  }

  /**
   * The side of each node of a bipartite graph: the parity of its depth in a tree.
   *
   * @param parents as {@link TreeShape#parents} gives them
   */
  public static int[] sides(int[] parents) {
    int[] sides = new int[parents.length];
    for (int i = 1; i < sides.length; i++) {
      sides[i] = 1 - sides[parents[i]];
    }
    return sides;
  }

  /** The edges of a tree, from parent to child. */
  public static List<int[]> tree(int[] parents) {
    List<int[]> edges = new ArrayList<>();
    for (int i = 1; i < parents.length; i++) {
      edges.add(new int[] {parents[i], i});
    }
    return edges;
  }

  /** The number of node pairs that an edge may join, regardless of directions. */
  public static long capacity(int[] sides) {
    long second = IntStream.of(sides).sum();
    long first = sides.length - second;
    return second == 0 ? first * (first - 1) / 2 : first * second;
  }

  /**
   * Adds edges until there are enough; repeats edges only if no new ones are left.
   *
   * @param edges the present ones, which may be turned if edges are directed
   * @return false if there are not enough
   */
  public boolean fill(List<int[]> edges, int count) {
    if (rules.bothWays) {
      edges.replaceAll(each -> random.nextBoolean() ? each : turned(each));
    }
    edges.forEach(each -> used.add(key(each)));
    edges.forEach(this::count);
    long pairs = capacity(sides);
    long capacity = pairs * (rules.bothWays ? 2 : 1);
    boolean isSparse = pairs < (long) sides.length * sides.length / SPARSE;
    if (capacity <= MOST_PAIRS && (count > capacity / 2 || isSparse || isDegreeTight(count))) {
      addListed(edges, count);
    }
    for (long tries = 20L * count + 100; edges.size() < count; tries--) {
      if (tries < 0 || sides.length < (rules.isSimple ? 2 : 1)) {
        return false;
      }
      addAny(edges);
    }
    return true;
  }

  private boolean isDegreeTight(long count) {
    return rules.degree < sides.length && 4 * count > (long) rules.degree * sides.length;
  }

  private void addListed(List<int[]> edges, int count) {
    List<int[]> pairs = pairs();
    pairs.removeIf(each -> used.contains(key(each)));
    Collections.shuffle(pairs, new Random(random.nextLong()));
    for (int i = 0; i < pairs.size() && edges.size() < count; i++) {
      if (fits(pairs.get(i))) {
        edges.add(pairs.get(i));
        count(pairs.get(i));
        used.add(key(pairs.get(i)));
      }
    }
  }

  private void addAny(List<int[]> edges) {
    int size = sides.length;
    int[] pair = {random.nextInt(size), random.nextInt(size)};
    boolean isSplit = pair[0] != pair[1] && (!isSided || sides[pair[0]] != sides[pair[1]]);
    isSplit |= size == 1; // only loops
    if (rules.isAcyclic && pair[0] > pair[1]) {
      pair = turned(pair);
    }
    if (isSplit && fits(pair)) {
      boolean isNew = used.add(key(pair));
      if (isNew || !rules.isSimple) {
        edges.add(pair);
        count(pair);
      }
    }
  }

  private boolean fits(int[] edge) {
    return degrees[edge[0]] < rules.degree && degrees[edge[1]] < rules.degree;
  }

  private void count(int[] edge) {
    degrees[edge[0]]++;
    degrees[edge[1]]++;
  }

  private List<int[]> pairs() {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < sides.length; i++) {
      for (int j = i + 1; j < sides.length; j++) {
        if (!isSided || sides[i] != sides[j]) {
          pairs.add(new int[] {i, j});
          if (rules.bothWays) {
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

  private long key(int[] edge) {
    long size = sides.length;
    return rules.bothWays || edge[0] < edge[1]
        ? edge[0] * size + edge[1]
        : edge[1] * size + edge[0];
  }
}
