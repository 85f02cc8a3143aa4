package harness.problem;

import java.util.Objects;

/**
 * What a report says of an output beside the right one.
 *
 * @param claimed the number of moves that a puzzle's answer claims; null for none, and for problems
 *     that are no puzzles
 * @param expected the least number of moves; null if there is no solution, and as above
 * @param said the output as text, empty for none
 * @param moves the moves that it gave, null for none
 * @param right one right output, as text
 * @param rightMoves one right sequence of moves, null for none
 */
public record Account(
    Integer claimed, Integer expected, String said, String moves, String right, String rightMoves) {
  public Account {
    Objects.requireNonNull(said);
    Objects.requireNonNull(right);
  }

  /** Of outputs that are text and nothing more. */
  public static Account ofText(String said, String right) {
    return new Account(null, null, said, null, right, null);
  }
}
