package harness.reference;

import java.util.stream.Stream;

/**
 * The number of cases of a puzzle, or of states of one instance, at each exact distance. Nothing is
 * hard-coded: the numbers come from an exhaustive search.
 */
public interface Distribution {

  /** Counts by distance, from 0 to the largest. */
  long[] histogram();

  /** The number that cannot be solved at all. */
  default long unreachable() {
    return 0;
  }

  /** The inputs at the largest distance, each once, in a fixed order. */
  Stream<String> farthest();

  /** The distance of every state; may repeat the search. */
  StateTable table();
}
