package harness.describe.syntax;

import harness.describe.syntax.Statement.ReadInteger;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a comment says of the numbers that a loop reads: {@code # harness: tree n}. The numbers are
 * as many in a row, from the least that the first one may be.
 *
 * @param size how many nodes, or numbers of the permutation
 * @param reads the two ends of an edge and maybe its weight; one number for a permutation, and for
 *     a tree that is given by parents
 */
public record Structure(
    Kind kind, Expression size, Set<Property> properties, List<ReadInteger> reads, Place place) {

  /** What the numbers are. */
  public enum Kind {
    TREE,
    GRAPH,
    PERMUTATION;

    /** As a comment has it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What a graph has to be. */
  public enum Property {
    /** Neither loops nor the same edge again. */
    SIMPLE,
    CONNECTED,
    DIRECTED,
    BIPARTITE,
    /** Directed, without cycles. */
    DAG
  }

  public Structure {
    properties = Set.copyOf(properties);
    reads = List.copyOf(reads);
  }

  /** Which number of a round a command reads; -1 for none. */
  public int place(ReadInteger read) {
    for (int i = 0; i < reads.size(); i++) {
      if (reads.get(i).place().equals(read.place())) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a graph has a property. */
  public boolean is(Property property) {
    return properties.contains(property);
  }

  /** Whether an edge leads in one direction only. */
  public boolean isDirected() {
    return is(Property.DIRECTED) || is(Property.DAG);
  }
}
