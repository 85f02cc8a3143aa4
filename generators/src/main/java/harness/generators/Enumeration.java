package harness.generators;

/**
 * A generator that leaves nothing out: its cases are all there are, by exact distance from 0 on,
 * those without a solution last. An index says which case; where it says so, the seed says which
 * instance the cases are of.
 */
public interface Enumeration {

  /** The name under which a puzzle's enumeration is found. */
  String NAME = "all";

  /** What the cases are, for a proof: {@code boards}. */
  String noun();

  /** The largest exact distance, beyond which only cases without a solution come. */
  int largestDistance(long seed);

  /**
   * How many cases the enumeration has at an exact distance.
   *
   * @param distance 0 or more, or {@link harness.cases.Answer#NO_SOLUTION}
   */
  long count(long seed, int distance);

  /**
   * Whether these are all cases of a distance; else they are one of each class that the puzzle's
   * symmetries make equal.
   */
  boolean isWhole(int distance);

  /** The distance to go to unless told otherwise: what can be run through in minutes. */
  int usualDistance(long seed);

  /**
   * The enumeration of a case's own instance, which needs no seed.
   *
   * @throws IllegalArgumentException in one line, when all cases are one instance
   */
  default Generator ofInstance(String input) {
    throw new IllegalArgumentException("there are no instances of this puzzle");
  }
}
