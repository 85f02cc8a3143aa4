package harness.describe.run;

import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Structure;
import harness.describe.syntax.Structure.Kind;
import harness.describe.syntax.Structure.Property;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks that the numbers of a loop form the tree, graph or permutation that a comment requires.
 */
final class StructureCheck {

  private record Edge(long from, long to, int where) {}

  private final Structure structure;
  private final long size; // number of nodes or numbers
  private final Tape tape;
  private final Groups groups = new Groups();
  private final Groups sides = new Groups();
  private final Set<List<Long>> seen = new HashSet<>();
  private final List<Edge> edges = new ArrayList<>();
  private long base;
  private long from;
  private long rounds;
  private long joined;
  private int where;

  StructureCheck(Structure structure, long size, Tape tape) {
    this.structure = structure;
    this.size = size;
    this.tape = tape;
  }

  private void refuse(int at, String what) {
    tape.refuse(at, structure.place(), what);
  }

  /**
   * Adds a number that was read in the loop.
   *
   * @param least minimum of the number
   * @param begin position of the number in the input
   */
  void take(ReadInteger at, BigInteger least, BigInteger read, int begin) {
    int end = structure.place(at);
    if (end < 0 || end > 1) {
      return;
    }
    if (end == 0) {
      base = rounds == 0 ? least.longValueExact() : base;
      rounds++;
      where = begin;
    }
    BigInteger last = BigInteger.valueOf(base).add(BigInteger.valueOf(size - 1));
    if (read.compareTo(BigInteger.valueOf(base)) < 0 || read.compareTo(last) > 0) {
      refuse(begin, read + " is not between " + base + " and " + last);
      return;
    }
    long number = read.longValueExact();
    if (structure.kind() == Kind.PERMUTATION) {
      if (!seen.add(List.of(number))) {
        refuse(begin, number + " is repeated");
      }
    } else if (structure.reads().size() == 1) {
      add(number, base + rounds); // the parent of each node but the first
    } else if (end == 0) {
      from = number;
    } else {
      add(from, number);
    }
  }

  private void add(long one, long other) {
    String edge = "the edge " + one + " " + other;
    boolean merges = groups.join(one, other);
    joined += merges ? 1 : 0;
    if (structure.kind() == Kind.TREE && !merges) {
      refuse(where, edge + " closes a cycle");
    }
    if (structure.is(Property.SIMPLE)) {
      boolean turned = !structure.isDirected() && other < one;
      if (one == other) {
        refuse(where, edge + " is a loop");
      } else if (!seen.add(turned ? List.of(other, one) : List.of(one, other))) {
        refuse(where, edge + " is repeated");
      }
    }
    if (structure.is(Property.BIPARTITE)) {
      if (one == other || sides.areJoined(2 * one, 2 * other)) {
        refuse(where, edge + " closes a cycle of odd length");
      }
      boolean unused = sides.join(2 * one, 2 * other + 1);
      unused = sides.join(2 * one + 1, 2 * other);
    }
    if (structure.is(Property.DAG)) {
      edges.add(new Edge(one, other, where));
    }
  }

  /** Checks the whole structure at the end of the loop. */
  void end() {
    if (structure.is(Property.CONNECTED) && joined < size - 1) {
      long apart = base + 1;
      while (groups.areJoined(base, apart)) {
        apart++;
      }
      refuse(tape.position(), "not connected: no path from " + base + " to " + apart);
    }
    int acyclic = acyclic();
    if (acyclic < edges.size()) {
      Edge closing = edges.get(acyclic);
      refuse(closing.where, "the edge %d %d closes a cycle".formatted(closing.from, closing.to));
    }
  }

  /** The number of edges before the first that closes a cycle. */
  private int acyclic() {
    if (hasNoCycle(edges)) {
      return edges.size();
    }
    int least = 0;
    int most = edges.size() - 1;
    while (least < most) {
      int middle = (least + most + 1) / 2;
      if (hasNoCycle(edges.subList(0, middle))) {
        least = middle;
      } else {
        most = middle - 1;
      }
    }
    return least;
  }

  /** Repeatedly removes nodes without incoming edges; there is no cycle if all are removed. */
  private static boolean hasNoCycle(List<Edge> edges) {
    Map<Long, List<Long>> next = new HashMap<>();
    Map<Long, Integer> incoming = new HashMap<>();
    for (Edge each : edges) {
      next.computeIfAbsent(each.from, node -> new ArrayList<>()).add(each.to);
      incoming.merge(each.to, 1, Integer::sum);
    }
    Deque<Long> free = new ArrayDeque<>(next.keySet());
    free.removeIf(incoming::containsKey);
    int taken = 0;
    while (!free.isEmpty()) {
      for (long each : next.getOrDefault(free.pop(), List.of())) {
        taken++;
        if (incoming.merge(each, -1, Integer::sum) == 0) {
          free.push(each);
        }
      }
    }
    return taken == edges.size();
  }

  /** A union-find structure over numbers. Each number starts in its own group. */
  private static final class Groups {
    private final Map<Long, Long> parents = new HashMap<>();

    private long root(long number) {
      long root = number;
      for (Long up = parents.get(root); up != null; up = parents.get(root)) {
        Long further = parents.get(up);
        if (further != null) {
          parents.put(root, further);
        }
        root = up;
      }
      return root;
    }

    boolean areJoined(long one, long other) {
      return root(one) == root(other);
    }

    /** Joins the groups of two numbers; false if they already were in the same group. */
    boolean join(long one, long other) {
      long root = root(one);
      long second = root(other);
      if (root != second) {
        parents.put(root, second);
      }
      return root != second;
    }
  }
}
