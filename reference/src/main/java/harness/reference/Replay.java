package harness.reference;

import harness.cases.Answer;

/**
 * The result of replaying a move sequence.
 *
 * @param end how the replay ended
 * @param steps number of moves in the sequence; for an illegal move, its number from 1; 0 if
 *     malformed
 * @param number the number that goes with the moves (rotation: the one in the centre at the end),
 *     or {@link Answer#NO_NUMBER}
 * @param problem one line that says what is wrong with which step; empty if the goal was reached
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
    /** A token that is not a move. */
    MALFORMED
  }
}
