package harness.reference;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * All cases of one puzzle as a space to move in: what is next to a case, what is equal to it, what
 * is simpler, and where it can be done all cases in order. Text in, text out, each a valid case as
 * in {@link harness.cases.Case#input()}. Thread-safe. Every order here is fixed: the same question
 * has the same answer on any machine.
 *
 * <p>The order of all cases is: smaller exact distance, with those that have no solution after all
 * others; smaller {@link #simplicity}; then the text.
 *
 * <p>A puzzle that implements less of this is shrunk less, and not wrongly.
 */
public interface Space {

  /** The cases one move away; where moves are directed, in either direction. Without doubles. */
  default List<String> neighbours(String input) {
    return List.of();
  }

  /** The cases that one move leads to. Without doubles. */
  default List<String> successors(String input) {
    return neighbours(input);
  }

  /** The most {@link #successors} that a case has; what is less leaves some checks out. */
  default int mostSuccessors() {
    return 0;
  }

  /**
   * Why two claims cannot both be right, one of a case and one of a neighbour of it, whatever the
   * exact answers are; knows nothing of the oracle.
   *
   * @param claimed moves for {@code input}, or {@link harness.cases.Answer#NO_SOLUTION}
   * @param neighbour one of {@link #neighbours} of {@code input}
   * @param neighbourClaimed moves for it, likewise
   * @return in a few words, or null where they can be right
   */
  default String contradiction(String input, int claimed, String neighbour, int neighbourClaimed) {
    return null;
  }

  /**
   * Other cases that have the same exact distance by a symmetry of the puzzle: all of them, or a
   * few that generate them. Without the case itself and without doubles.
   */
  default List<String> twins(String input) {
    return List.of();
  }

  /**
   * One of the {@link #twins}, at random.
   *
   * @return null if there are none
   */
  default String twin(String input, RandomGenerator random) {
    List<String> twins = twins(input);
    return twins.isEmpty() ? null : twins.get(random.nextInt(twins.size()));
  }

  /**
   * The case that is solved by exactly the move sequences that solve this one, each played from its
   * end to its beginning; so it has the same exact distance. Moves have the same names there,
   * states may have others.
   *
   * @return null where the puzzle has no such cases
   */
  default String reversal(String input) {
    return null;
  }

  /**
   * A sample of the cases that lie nearer to the goal and have this one's graph in common, where
   * graphs differ from case to case: a few of every smaller distance. Empty for a case without a
   * solution.
   */
  default List<String> nearer(String input) {
    return List.of();
  }

  /** Cases like this one with something made simpler, at whatever distance. */
  default List<String> simpler(String input) {
    return List.of();
  }

  /**
   * A case like this one with something changed at random, at whatever distance; for puzzles whose
   * cases differ in more than moves can change, or whose moves change much at once.
   *
   * @return null where there is no other change than a move
   */
  default String variation(String input, RandomGenerator random) {
    return null;
  }

  /**
   * What marks a case apart from others, beyond its exact answer, in a few words each: where
   * mistakes like to be. May be empty.
   */
  default List<String> features(String input) {
    return List.of();
  }

  /** How simple a case is among those of its distance: the smaller, the simpler. */
  default long simplicity(String input) {
    return 0;
  }

  /** Whether {@link #count} and {@link #at} are to be had. */
  default boolean enumerable() {
    return false;
  }

  /**
   * How many cases have an exact distance.
   *
   * @param distance 0 or more, or {@link harness.cases.Answer#NO_SOLUTION}
   * @throws UnsupportedOperationException when the space is not enumerable
   */
  default long count(int distance) {
    throw new UnsupportedOperationException("these cases cannot be enumerated");
  }

  /**
   * All cases of an exact distance, the simpler first, equally simple ones in the order of their
   * text. Found bit by bit as the stream is read; never is a huge layer in memory as a whole.
   *
   * @param distance 0 or more, or {@link harness.cases.Answer#NO_SOLUTION}
   * @throws UnsupportedOperationException when the space is not enumerable
   */
  default Stream<String> at(int distance) {
    throw new UnsupportedOperationException("these cases cannot be enumerated");
  }

  /**
   * One case of each class of cases of an exact distance that the symmetries of {@link #twins} make
   * equal, in the order of {@link #at}. Which of a class is the same at every call.
   *
   * @throws UnsupportedOperationException when the space is not enumerable
   */
  default Stream<String> classesAt(int distance) {
    return at(distance);
  }

  /**
   * A text with two of its characters exchanged that differ and are both among those given: the
   * change of a board that keeps its pieces. Null where 100 pairs drawn are all alike.
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
