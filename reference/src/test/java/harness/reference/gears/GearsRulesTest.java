package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Answer;
import harness.reference.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GearsRulesTest {

  private static Replay replay(String moves) {
    return new GearsRules().replay(Samples.SIX_TURNS, moves);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 3 4 5 6", "1 1 2 3 4 5", " 1\t1  2 3\r\n4 5 \n"})
  void bothSampleSequencesReachTheGoal(String moves) {
    assertEquals(new Replay(Replay.End.GOAL, 6, Answer.NO_NUMBER, ""), replay(moves));
  }

  @Test
  void aSequenceThatEndsElsewhereSaysWhere() {
    assertEquals(
        new Replay(
            Replay.End.ELSEWHERE,
            1,
            Answer.NO_NUMBER,
            "after 1 turn the knobs stand at 4 4 3 3 3 3 1 1 1 1 1 1, expected 1 for all"),
        replay("1"));
  }

  @Test
  void noTurnsStayAtTheStart() {
    assertEquals(
        "after 0 turns the knobs stand at 3 3 3 3 3 3 1 1 1 1 1 1, expected 1 for all",
        replay("").problem());
    assertEquals(0, replay("").steps());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "13", "-1", "999999999"})
  void theFirstKnobThatDoesNotExistIsNamed(String knob) {
    Replay replay = replay("1 2 " + knob + " 4 x");
    assertEquals(Replay.End.ILLEGAL_MOVE, replay.end());
    assertEquals(3, replay.steps());
    assertEquals(
        "move 3: there is no knob " + knob + ", knobs are numbered from 1 to 12", replay.problem());
  }

  @Test
  void theFirstTokenThatIsNotANumberIsNamed() {
    Replay replay = replay("1 x\u0007\u00e9 13");
    assertEquals(Replay.End.MALFORMED, replay.end());
    assertEquals(0, replay.steps());
    assertEquals("move 2: found 'x\\x07\\xe9', expected a knob from 1 to 12", replay.problem());
  }

  @Test
  void anOverlongNumberIsCutInTheMessage() {
    assertEquals(
        "move 1: found '11111111111111111111...', expected a knob from 1 to 12",
        replay("1".repeat(1000)).problem());
  }
}
