package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Answer;
import harness.reference.PuzzleSamples;
import harness.reference.Replay;
import harness.reference.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnightsRulesTest {

  private static final String SAMPLE = PuzzleSamples.KNIGHTS;

  private final Rules rules = new Knights().rules();

  @Test
  void reachesTheGoalOfTheSample() {
    Replay replay = rules.replay(SAMPLE, "1,5 3,4 4,2 2,3 3,1 1,2 3,3");
    assertEquals(new Replay(Replay.End.GOAL, 7, Answer.NO_NUMBER, ""), replay);
  }

  @Test
  void aSolvedBoardNeedsNoMoves() {
    Replay replay = rules.replay(PlainBoards.GOAL, "");
    assertEquals(new Replay(Replay.End.GOAL, 0, Answer.NO_NUMBER, ""), replay);
  }

  @Test
  void movesMayLeaveTheSolvedBoardAndReturn() {
    assertEquals(Replay.End.GOAL, rules.replay(PlainBoards.GOAL, "1,2 3,3").end());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''            | ELSEWHERE    | 0 | the board is not the goal after the last move, move 0",
        "1,5 3,4       | ELSEWHERE    | 2 | the board is not the goal after the last move, move 2",
        "2,3           | ILLEGAL_MOVE | 1 | move 1: no knight can jump from 2,3 to the empty square 2,3",
        "1,5 1,4       | ILLEGAL_MOVE | 2 | move 2: no knight can jump from 1,4 to the empty square 1,5",
        "1,5 2,7       | ILLEGAL_MOVE | 2 | move 2: 2,7 is not on the board",
        "0,2           | ILLEGAL_MOVE | 1 | move 1: 0,2 is not on the board",
        "4,6           | ILLEGAL_MOVE | 1 | move 1: 4,6 is not on the board",
        "1,5 0,999999999 x | ILLEGAL_MOVE | 2 | move 2: 0,999999999 is not on the board",
        "1,5 x         | MALFORMED    | 0 | move 2: found 'x', expected a square row,column",
        "1,5 3,-4      | MALFORMED    | 0 | move 2: found '3,-4', expected a square row,column",
        "1,5 3         | MALFORMED    | 0 | move 2: found '3', expected a square row,column",
        "1,5, 3,4      | MALFORMED    | 0 | move 1: found '1,5,', expected a square row,column",
        "1,9999999999  | MALFORMED    | 0 | move 1: found '1,9999999999', expected a square row,column",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaa | MALFORMED | 0 | move 1: found 'aaaaaaaaaaaaaaaaaaaa...', expected a square row,column",
      })
  void namesTheFirstWrongStep(String moves, Replay.End end, int steps, String problem) {
    assertEquals(new Replay(end, steps, Answer.NO_NUMBER, problem), rules.replay(SAMPLE, moves));
  }

  @Test
  void escapesHostileText() {
    assertEquals(
        "move 1: found '\\x1b[2J\\u202e', expected a square row,column",
        rules.replay(SAMPLE, "\u001b[2J\u202e").problem());
  }

  @Test
  void replaysALongSequence() {
    String there = "1,2 3,3 ".repeat(1_000_000);
    assertEquals(2_000_000, rules.replay(PlainBoards.GOAL, there).steps());
  }
}
