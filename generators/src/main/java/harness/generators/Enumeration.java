package harness.generators;

import harness.cases.Generator;

/**
 * A generator that leaves nothing out: it draws every case there is, by exact distance from 0 up,
 * then the unsolvable ones. The index selects the case; for puzzles with instances, the seed
 * selects the instance.
 */
public interface Enumeration {

  /** The name of every puzzle's enumeration. */
  String NAME = "all";

  /** The plural noun for the cases, used in the wording of a proof: {@code boards}. */
  String noun();

  /** The largest exact distance; only unsolvable cases follow. */
  int largestDistance(long seed);

  /**
   * The number of cases that the enumeration has at an exact distance.
   *
   * @param distance 0 or more, or {@link harness.cases.Answer#NO_SOLUTION}
   */
  long count(long seed, int distance);

  /**
   * Whether the enumeration has all cases of a distance, rather than one of each class that the
   * puzzle's symmetries make equal.
   */
  boolean isWhole(int distance);

  /** The default distance to stop at, which takes minutes to reach. */
  int usualDistance(long seed);

  /**
   * The enumeration of the instance that a case belongs to; it needs no seed.
   *
   * @throws IllegalArgumentException with a one-line message if the puzzle has no instances
   */
  default Generator ofInstance(String input) {
    throw new IllegalArgumentException("this puzzle has no instances");
  }
}
