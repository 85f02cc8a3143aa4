package harness.reference;

import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * An estimate of the moves that a case still needs, for display. Some are included because wrong
 * programs use them; they can exceed the exact distance.
 *
 * @param name lower case with hyphens
 * @param summary one-line description
 * @param estimate h of a case's input, in moves
 */
public record Heuristic(String name, String summary, ToIntFunction<String> estimate) {
  public Heuristic {
    Objects.requireNonNull(name);
    Objects.requireNonNull(summary);
    Objects.requireNonNull(estimate);
  }
}
