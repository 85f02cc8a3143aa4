package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.ArrayList;
import java.util.List;

/** The numeric properties of one puzzle's cases within the limit, and of their answers. */
abstract class Traits {

  private final List<Trait> all = new ArrayList<>();
  private final int whole;

  /**
   * Creates the traits of a puzzle.
   *
   * @param ofTheWhole traits of the case as a whole; the first is the distance
   * @param ofPlaces traits of one place in the case
   */
  Traits(List<Trait> ofTheWhole, List<Trait> ofPlaces) {
    all.addAll(ofTheWhole);
    all.addAll(ofPlaces);
    whole = ofTheWhole.size();
  }

  /** All traits; the first is the distance. */
  final List<Trait> all() {
    return all;
  }

  /** The number of traits of the case as a whole, which come before those of a place. */
  final int whole() {
    return whole;
  }

  /**
   * The values of a case, in the order of {@link #all}.
   *
   * @param right the right answer, which must be a solution
   */
  final int[] of(String input, Answer right) {
    int[] values = new int[all.size()];
    values[0] = right.claimed();
    fill(values, input, right);
    return values;
  }

  /** Sets the values other than the distance; they are 0 initially. */
  abstract void fill(int[] values, String input, Answer right);

  /** The index of a trait by its name. */
  final int place(String name) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no trait '" + name + "'");
  }
}
