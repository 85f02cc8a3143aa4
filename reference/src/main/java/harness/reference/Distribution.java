package harness.reference;

import java.util.stream.Stream;

/**
 * How many cases of a puzzle, or states of one instance, there are at each exact distance. Nothing
 * is written down: the numbers come from a search of all of them.
 */
public interface Distribution {

  /** How many there are by distance, from 0 to the largest. */
  long[] histogram();

  /** How many cannot be solved at all. */
  default long unreachable() {
    return 0;
  }

  /** The inputs at the largest distance, each once, in a fixed order. */
  Stream<String> farthest();

  /** Distances one by one; may search again. */
  StateTable table();
}
