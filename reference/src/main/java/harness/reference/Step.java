package harness.reference;

import java.util.Objects;

/**
 * One legal move of a sequence.
 *
 * @param move the move as in {@link harness.cases.Answer#moves()}: {@code 2,3}, {@code D}, {@code
 *     12}
 * @param after the case after the move, as in {@link harness.cases.Case#input()}
 */
public record Step(String move, String after) {
  public Step {
    Objects.requireNonNull(move);
    Objects.requireNonNull(after);
  }
}
