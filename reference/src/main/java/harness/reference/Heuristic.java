package harness.reference;

import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * An estimate of the moves that a case still needs, for showing. Some are here because wrong
 * programs use them: they can exceed the exact distance.
 *
 * @param name lower case with hyphens
 * @param summary one line for a person
 * @param estimate h of a case, in moves
 */
public record Heuristic(String name, String summary, ToIntFunction<String> estimate) {
  public Heuristic {
    Objects.requireNonNull(name);
    Objects.requireNonNull(summary);
    Objects.requireNonNull(estimate);
  }
}
