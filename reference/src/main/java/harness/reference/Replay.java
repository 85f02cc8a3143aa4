package harness.reference;

import harness.cases.Answer;

/**
 * What came of replaying a move sequence.
 *
 * @param end how far it came
 * @param steps moves in the sequence; for an illegal move, its number from 1; 0 when malformed
 * @param number the number beside the moves at the end (rotation: the number in the centre), or
 *     {@link Answer#NO_NUMBER}
 * @param problem one line that says what is wrong with which step, empty when it reached the goal
 */
public record Replay(End end, int steps, int number, String problem) {

  /** How a replay ended. */
  public enum End {
    /** All moves legal, goal reached. */
    GOAL,
    /** All moves legal, goal not reached. */
    ELSEWHERE,
    /** A move that the rules forbid. */
    ILLEGAL_MOVE,
    /** A token that is no move. */
    MALFORMED
  }
}
