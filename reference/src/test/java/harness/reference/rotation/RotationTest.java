package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class RotationTest {

  /** Its rows can be pulled in any order. */
  private static final String SORTED = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n";

  private static final String SOLVED = "1 1 1 1 1 1 2 2 2 1 3 2 2 3 3 2 2 2 3 3 3 3 3 1\n";

  private final Rotation rotation = new Rotation();

  @Test
  void isFoundWithItsLimits() {
    assertTrue(
        ServiceLoader.load(Puzzle.class).stream()
            .anyMatch(provider -> provider.type() == Rotation.class));
    assertEquals("rotation", rotation.name());
    assertEquals(new Limits(3_000_000_000L, 268_435_456L, 10), rotation.limits());
  }

  @Test
  void theOraclesAnswerIsAccepted() {
    assertEquals(Judgement.accepted(), judge(SORTED, "DDHH", 2, false));
    assertEquals(Judgement.accepted(), judge(SOLVED, "", 2, false));
  }

  @Test
  void aWrongNumberIsNamed() {
    assertEquals(
        Judgement.wrong(Reason.WRONG_NUMBER, "says 3; the centre holds 2 after DDHH"),
        judge(SORTED, "DDHH", 3, false));
  }

  @Test
  void thePreviousBoardsNumberIsWrongForASolvedBoard() {
    assertEquals(
        Judgement.wrong(Reason.WRONG_NUMBER, "says 0; the centre holds 2 from the start"),
        judge(SOLVED, "", 0, false));
  }

  @Test
  void aShortestSequenceThatIsNotTheSmallestIsWrong() {
    assertEquals(
        Judgement.wrong(Reason.NOT_LEXICOGRAPHICALLY_SMALLEST, "says HHDD; DDHH comes first"),
        judge(SORTED, "HHDD", 2, false));
  }

  /** An oracle with the right distance and a sequence that is not the smallest. */
  private static final class SecondSmallest implements Oracle {
    @Override
    public int distance(String input) {
      return 4;
    }

    @Override
    public Answer answer(String input) {
      return new Answer(4, "HHDD", 2);
    }

    @Override
    public int largestDistance() {
      return 13;
    }
  }

  @Test
  void aSequenceSmallerThanTheOraclesIsTheOraclesMistake() {
    assertEquals(
        Judgement.judgeError(
            Reason.NOT_LEXICOGRAPHICALLY_SMALLEST,
            "the oracle says HHDD, but DDHH is as short and comes first"),
        new Rotation(new SecondSmallest()).judgeOwnRules(SORTED, new Answer(4, "DDHH", 2), false));
  }

  @Test
  void anyShortestSequenceIsAcceptedOnRequestButItsNumberMustFit() {
    assertEquals(Judgement.accepted(), judge(SORTED, "HHDD", 2, true));
    assertEquals(
        Judgement.wrong(Reason.WRONG_NUMBER, "says 1; the centre holds 2 after HHDD"),
        judge(SORTED, "HHDD", 1, true));
  }

  @Test
  void anAnswerWithoutMovesMustHaveTheRightNumber() {
    assertEquals(
        Judgement.accepted(), rotation.judgeOwnRules(SORTED, new Answer(4, null, 2), false));
    assertEquals(
        Reason.WRONG_NUMBER,
        rotation.judgeOwnRules(SORTED, new Answer(4, null, 1), false).reason());
  }

  private Judgement judge(String board, String moves, int number, boolean anyShortest) {
    return rotation.judgeOwnRules(board, new Answer(moves.length(), moves, number), anyShortest);
  }
}
