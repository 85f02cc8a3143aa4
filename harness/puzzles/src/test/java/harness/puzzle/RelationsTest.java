package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.AllPuzzles;
import harness.cases.Answer;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class RelationsTest {

  private static final String KNIGHTS = "11111\n01111\n00*11\n00001\n00000\n";
  private static final String GEARS = "1 2 2 2 2\n" + "1 1 1 1 1\n".repeat(11);

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void onlyTheGoalMayHaveDistanceZero(String name) {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    Relations relations = new Relations(puzzle);
    String goal = AllPuzzles.goal(name);
    assertNull(relations.descent(goal, 0, IntStream.of(1, 1)));
    for (String next : puzzle.space().successors(goal)) {
      assertNotNull(relations.descent(next, 0, IntStream.of(1, 1)));
    }
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void aDistanceNeedsAFirstMove(String name) {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    Relations relations = new Relations(puzzle);
    String input = puzzle.space().successors(AllPuzzles.goal(name)).get(0);
    assertNull(relations.descent(input, 5, IntStream.of(6, 4, 6)));
    assertNotNull(relations.descent(input, 5, IntStream.of(6, 6, 5)));
    assertNotNull(relations.descent(input, 5, IntStream.of(3, Answer.NO_SOLUTION)));
    assertNull(relations.descent(input, Answer.NO_SOLUTION, IntStream.of(Answer.NO_SOLUTION)));
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void twoCopiesOfACaseMustHaveTheSameDistance(String name) {
    Puzzle puzzle = Puzzles.named(name).orElseThrow();
    Relations relations = new Relations(puzzle);
    String input = puzzle.space().successors(AllPuzzles.goal(name)).get(0);
    for (int claimed : new int[] {Answer.NO_SOLUTION, 0, 1, 5}) {
      assertNull(relations.neighbours(input, claimed, input, claimed));
      assertNotNull(relations.neighbours(input, claimed, input, claimed + 1));
      assertNull(relations.equal(claimed, claimed));
      assertNotNull(relations.equal(claimed, claimed + 1));
    }
  }

  /** Whether a case and one of its neighbours can be at these distances. */
  private static boolean canBe(Puzzle puzzle, String input, int claimed, String beside, int other) {
    return new Relations(puzzle).neighbours(input, claimed, beside, other) == null;
  }

  @Test
  void knightsBoardsOneMoveApartDifferByOneAndNeighboursOfTooFarBoardsAreAtFifteenOrMore() {
    Puzzle puzzle = Puzzles.named("knights").orElseThrow();
    String beside = puzzle.space().neighbours(KNIGHTS).get(0);
    for (int claimed = Answer.NO_SOLUTION; claimed <= 15; claimed++) {
      for (int other = Answer.NO_SOLUTION; other <= 15; other++) {
        boolean bothHave = claimed != Answer.NO_SOLUTION && other != Answer.NO_SOLUTION;
        boolean possible =
            bothHave
                ? Math.abs(claimed - other) == 1
                : claimed == other || Math.max(claimed, other) == 15;
        assertEquals(
            possible, canBe(puzzle, KNIGHTS, claimed, beside, other), claimed + " and " + other);
      }
    }
  }

  @Test
  void gearsPositionsOneTurnApartAreConstrainedInTheDirectionOfTheTurn() {
    Puzzle puzzle = Puzzles.named("gears").orElseThrow();
    String next = puzzle.space().successors(GEARS).get(0);
    for (int claimed = Answer.NO_SOLUTION; claimed <= 8; claimed++) {
      for (int other = Answer.NO_SOLUTION; other <= 8; other++) {
        boolean bothHave = claimed != Answer.NO_SOLUTION && other != Answer.NO_SOLUTION;
        boolean possible =
            bothHave ? (claimed + other) % 2 == 1 && claimed <= other + 1 : claimed == other;
        String what = claimed + " and then " + other;
        assertEquals(possible, canBe(puzzle, GEARS, claimed, next, other), what);
        assertEquals(possible, canBe(puzzle, next, other, GEARS, claimed), what);
      }
    }
  }
}
