package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.generators.Generators;
import harness.mutation.Mutation;
import harness.problem.JudgeFailure;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers without moves, as programs give them, and rules that the user can relax. */
final class PuzzleCheckerTest {

  private static final Puzzle KNIGHTS = new Knights();
  private static final String FAR = input(KNIGHTS, "distance:9");
  private static final String BEYOND = "01011\n110*1\n01110\n01010\n00100\n";

  private static String input(Puzzle puzzle, String generator) {
    return Generators.named(puzzle.name(), generator).draw(1, 0).input();
  }

  private static Judgement judgeCount(String input, int count, Guarantee guarantee) {
    int distance = KNIGHTS.oracle().distance(input);
    return new PuzzleChecker(KNIGHTS, false)
        .judge(input, distance, Answer.ofCount(count), false, guarantee);
  }

  private static void assertWrong(Reason reason, String input, int count) {
    for (Guarantee guarantee : Guarantee.values()) {
      Judgement judgement = judgeCount(input, count, guarantee);
      assertEquals(Verdict.WRONG_ANSWER, judgement.verdict());
      assertEquals(reason, judgement.reason());
    }
  }

  @Test
  void theRightCountIsAccepted() {
    assertTrue(judgeCount(FAR, 9, Guarantee.OPTIMAL).isAccepted());
    assertTrue(judgeCount(BEYOND, -1, Guarantee.OPTIMAL).isAccepted());
  }

  @Test
  void aCountThatIsTooSmallIsBelowTheOptimum() {
    assertWrong(Reason.BELOW_OPTIMUM, FAR, 7);
  }

  @Test
  void aCountThatIsTooLargeIsNotOptimalAndUnprovenEvenWithoutGuarantee() {
    assertWrong(Reason.NOT_OPTIMAL, FAR, 11);
  }

  @Test
  void oneMoveSufficesAndSeveralSuffice() {
    String near = input(KNIGHTS, "distance:1");
    assertEquals("says 3; 1 move suffices", judgeCount(near, 3, Guarantee.OPTIMAL).detail());
    assertEquals("says -1; 1 move suffices", judgeCount(near, -1, Guarantee.OPTIMAL).detail());
    assertEquals("says 11; 9 moves suffice", judgeCount(FAR, 11, Guarantee.OPTIMAL).detail());
  }

  @Test
  void aCountForABoardBeyondTheBoundIsMissedUnsolvable() {
    assertWrong(Reason.MISSED_UNSOLVABLE, BEYOND, 16);
    assertWrong(Reason.MISSED_UNSOLVABLE, BEYOND, 15);
  }

  @Test
  void aCountWithoutTheMovesThatThePuzzlePrintsIsMissingOutput() {
    Judgement judgement =
        new PuzzleChecker(KNIGHTS, false).judge(FAR, 9, Answer.ofCount(9), true, Guarantee.OPTIMAL);
    assertEquals(Reason.MISSING_OUTPUT, judgement.reason());
  }

  @Test
  void anyShortestSequenceIsAcceptedOnRequest() {
    Puzzle rotation = new Rotation();
    String input = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n";
    Answer other = new Answer(4, "HHDD", 2);
    assertEquals(
        Reason.NOT_LEXICOGRAPHICALLY_SMALLEST,
        new PuzzleChecker(rotation, false)
            .judge(input, 4, other, true, Guarantee.OPTIMAL)
            .reason());
    assertTrue(
        new PuzzleChecker(rotation, true)
            .judge(input, 4, other, true, Guarantee.OPTIMAL)
            .isAccepted());
  }

  @Test
  void aSolverWithoutGuaranteeNeedNotFindTheSmallestSequence() {
    Puzzle rotation = new Rotation();
    String input = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 3 3\n";
    PuzzleChecker judge = new PuzzleChecker(rotation, false);
    Answer other = new Answer(4, "HHDD", 2);
    assertTrue(judge.judge(input, 4, other, true, Guarantee.NONE).isAccepted());
    Answer wrongNumber = new Answer(4, "HHDD", 3);
    assertEquals(
        Reason.WRONG_NUMBER, judge.judge(input, 4, wrongNumber, true, Guarantee.NONE).reason());
  }

  /** Changed texts of cases are cases, or are refused. */
  @ParameterizedTest
  @ValueSource(strings = {"knights", "rotation", "gears"})
  void aTextThatIsTriedIsReadStrictly(String name) {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    PuzzleChecker checker = new PuzzleChecker(puzzle, false);
    String input = input(puzzle, "easy");
    assertEquals(checker.truth(tried(puzzle, input)), checker.tried(tried(puzzle, input)));
    SplittableRandom random = new SplittableRandom(1);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      String changed = Mutation.of(input, random);
      try {
        checker.tried(tried(puzzle, changed));
      } catch (JudgeFailure invalid) {
        assertEquals(Reason.INVALID_INPUT, invalid.judgement().reason(), changed);
        refused++;
      }
    }
    assertTrue(refused > 100, name + ": " + refused);
  }

  private static Case tried(Puzzle puzzle, String input) {
    return new Case(new CaseName(puzzle.name(), "near", 0, 0), input);
  }
}
