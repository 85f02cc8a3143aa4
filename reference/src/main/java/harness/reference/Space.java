package harness.reference;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * All cases of one puzzle as a space to move in: a case's neighbours, its equivalents, simpler
 * cases and, if possible, all cases in order. Cases are passed and returned as valid text, as in
 * {@link harness.cases.Case#input()}. Thread-safe. Every order is fixed: the same call gives the
 * same result on any machine.
 *
 * <p>Cases are ordered by exact distance, with unsolvable ones last; then by {@link #simplicity};
 * then by text.
 *
 * <p>A puzzle that implements less of this gets less shrinking, but not wrong shrinking.
 */
public interface Space {

  /** The cases one move away, in either direction if moves are directed. No duplicates. */
  default List<String> neighbours(String input) {
    return List.of();
  }

  /** The cases that one move leads to. No duplicates. */
  default List<String> successors(String input) {
    return neighbours(input);
  }

  /**
   * The largest number of {@link #successors} of any case. A smaller value only skips some checks.
   */
  default int mostSuccessors() {
    return 0;
  }

  /**
   * Why the claims for a case and one of its neighbours cannot both be right, whatever the exact
   * answers are. Does not use the oracle.
   *
   * @param claimed moves for {@code input}, or {@link harness.cases.Answer#NO_SOLUTION}
   * @param neighbour one of {@link #neighbours} of {@code input}
   * @param neighbourClaimed the same for {@code neighbour}
   * @return the reason in a few words, or null if both can be right
   */
  default String contradiction(String input, int claimed, String neighbour, int neighbourClaimed) {
    return null;
  }

  /**
   * Other cases that have the same exact distance by a symmetry of the puzzle: all of them, or a
   * few that generate them. Excludes the case itself; no duplicates.
   */
  default List<String> twins(String input) {
    return List.of();
  }

  /**
   * A random one of the {@link #twins}.
   *
   * @return null if there are none
   */
  default String twin(String input, RandomGenerator random) {
    List<String> twins = twins(input);
    return twins.isEmpty() ? null : twins.get(random.nextInt(twins.size()));
  }

  /**
   * The case whose solutions are exactly this case's solutions played in reverse order, so that it
   * has the same exact distance. Moves keep their names; states may be renamed.
   *
   * @return null if the puzzle has no such cases
   */
  default String reversal(String input) {
    return null;
  }

  /**
   * A sample of cases nearer to the goal in the same graph, for puzzles whose graph differs from
   * case to case: a few of every smaller distance. Empty for an unsolvable case.
   */
  default List<String> nearer(String input) {
    return List.of();
  }

  /** Simplified versions of this case, at any distance. */
  default List<String> simpler(String input) {
    return List.of();
  }

  /**
   * This case with a random change, at any distance; for puzzles whose cases differ in more than
   * moves can change, or whose moves change much at once.
   *
   * @return null if moves are the only changes
   */
  default String variation(String input, RandomGenerator random) {
    return null;
  }

  /**
   * Features of a case, beyond its exact answer, on which mistakes tend to depend, in a few words
   * each. May be empty.
   */
  default List<String> features(String input) {
    return List.of();
  }

  /** A case's simplicity among the cases of its distance: smaller is simpler. */
  default long simplicity(String input) {
    return 0;
  }

  /** Whether {@link #count} and {@link #at} are supported. */
  default boolean enumerable() {
    return false;
  }

  /**
   * The number of cases at an exact distance.
   *
   * @param distance 0 or more, or {@link harness.cases.Answer#NO_SOLUTION}
   * @throws UnsupportedOperationException when the space is not enumerable
   */
  default long count(int distance) {
    throw new UnsupportedOperationException("these cases cannot be enumerated");
  }

  /**
   * All cases at an exact distance, simplest first, equally simple ones in the order of their text.
   * They are found as the stream is read; a huge layer is never in memory as a whole.
   *
   * @param distance 0 or more, or {@link harness.cases.Answer#NO_SOLUTION}
   * @throws UnsupportedOperationException when the space is not enumerable
   */
  default Stream<String> at(int distance) {
    throw new UnsupportedOperationException("these cases cannot be enumerated");
  }

  /**
   * At least one case from each class of cases at an exact distance that the symmetries of {@link
   * #twins} make equal, in the order of {@link #at}. Every call chooses the same cases. By default
   * all cases; a space with huge distances chooses one case of each class.
   *
   * @throws UnsupportedOperationException when the space is not enumerable
   */
  default Stream<String> classesAt(int distance) {
    return at(distance);
  }

  /**
   * A text with two different characters swapped, both of them among {@code pieces}: a change of a
   * board that keeps its pieces. Null if none of 100 random pairs differs.
   */
  static String exchanged(String text, String pieces, RandomGenerator random) {
    for (int tries = 0; tries < 100; tries++) {
      int i = random.nextInt(text.length());
      int j = random.nextInt(text.length());
      char a = text.charAt(i);
      char b = text.charAt(j);
      if (a != b && pieces.indexOf(a) >= 0 && pieces.indexOf(b) >= 0) {
        StringBuilder changed = new StringBuilder(text);
        changed.setCharAt(i, b);
        changed.setCharAt(j, a);
        return changed.toString();
      }
    }
    return null;
  }
}
