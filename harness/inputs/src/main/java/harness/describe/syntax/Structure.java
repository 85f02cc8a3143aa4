package harness.describe.syntax;

import harness.describe.syntax.Statement.ReadInteger;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The structure that a comment requires of the numbers read by a loop: {@code # harness: tree n}.
 * Nodes or numbers are consecutive integers; the first is the minimum of the first {@code INT}.
 *
 * @param size number of nodes, or of numbers in the permutation
 * @param reads the statements that read an edge's two ends and its weight, if any; one statement
 *     for a permutation, and for a tree given by parents
 */
public record Structure(
    Kind kind, Expression size, Set<Property> properties, List<ReadInteger> reads, Place place) {

  /** The kind of structure. */
  public enum Kind {
    TREE,
    GRAPH,
    PERMUTATION;

    /** The word for it in comments. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A property required of a graph. */
  public enum Property {
    /** No loops and no multiple edges. */
    SIMPLE,
    CONNECTED,
    DIRECTED,
    BIPARTITE,
    /** Directed, without cycles. */
    DAG
  }

  public Structure {
    properties = Set.copyOf(properties);
  }

  /** The index of a statement among those that read a round's numbers; -1 for others. */
  public int place(ReadInteger read) {
    return reads.indexOf(read);
  }

  /** Whether a property is required. */
  public boolean is(Property property) {
    return properties.contains(property);
  }

  /** Whether edges are directed. */
  public boolean isDirected() {
    return is(Property.DIRECTED) || is(Property.DAG);
  }
}
