package harness.benchmarks.mutants;

import harness.cases.Answer;
import java.util.ArrayList;
import java.util.List;

/** What can be said by numbers of one puzzle's cases within the limit, and of their answers. */
abstract class Traits {

  private final List<Trait> all = new ArrayList<>();
  private final int whole;

  /**
   * Traits of one puzzle.
   *
   * @param ofTheWhole those that speak of the case as a whole; the first is the distance
   * @param ofPlaces those that speak of one place in it
   */
  Traits(List<Trait> ofTheWhole, List<Trait> ofPlaces) {
    all.addAll(ofTheWhole);
    all.addAll(ofPlaces);
    whole = ofTheWhole.size();
  }

  /** All of them; the first is the distance. */
  final List<Trait> all() {
    return all;
  }

  /** How many of them, the first ones, speak of the case as a whole, not of one place in it. */
  final int whole() {
    return whole;
  }

  /**
   * The values of a case, in the order of {@link #all}.
   *
   * @param right the right answer, which is a solution
   */
  final int[] of(String input, Answer right) {
    int[] values = new int[all.size()];
    values[0] = right.claimed();
    fill(values, input, right);
    return values;
  }

  /** Says the values other than the distance; all others are 0 so far. */
  abstract void fill(int[] values, String input, Answer right);

  /** The place of a trait by its name. */
  final int place(String name) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no trait '" + name + "'");
  }
}
