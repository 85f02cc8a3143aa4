package harness.bench.mutants;

import harness.cases.Answer;
import java.util.List;

/** What can be said by numbers of one puzzle's cases within the limit, and of their answers. */
interface Traits {

  /** All of them; the first is the distance. */
  List<Trait> all();

  /** How many of them, the first ones, speak of the case as a whole, not of one place in it. */
  int whole();

  /**
   * The values of a case, in the order of {@link #all}.
   *
   * @param right the right answer, which is a solution
   */
  int[] of(String input, Answer right);

  /** The place of a trait by its name. */
  default int place(String name) {
    for (int i = 0; i < all().size(); i++) {
      if (all().get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no trait '" + name + "'");
  }
}
