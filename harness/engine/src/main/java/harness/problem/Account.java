package harness.problem;

import java.util.Objects;

/**
 * The details of an output for a report, next to a right one.
 *
 * @param claimed the number of moves that a puzzle's answer claims; null if it claims none, or the
 *     problem is not a puzzle
 * @param expected the least number of moves; null if there is no solution, or the problem is not a
 *     puzzle
 * @param said the output as text; empty if there is none
 * @param moves the moves in the output; null if there are none
 * @param right a right output, as text
 * @param rightMoves a right sequence of moves; null if there is none
 */
public record Account(
    Integer claimed, Integer expected, String said, String moves, String right, String rightMoves) {
  public Account {
    Objects.requireNonNull(said);
    Objects.requireNonNull(right);
  }

  /** For outputs that are just text. */
  public static Account ofText(String said, String right) {
    return new Account(null, null, said, null, right, null);
  }
}
