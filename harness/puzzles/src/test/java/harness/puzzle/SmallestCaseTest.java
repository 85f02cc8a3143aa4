package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.campaign.Campaign;
import harness.campaign.Countdown;
import harness.campaign.Engine;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.reference.Puzzle;
import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import harness.shrink.Finding;
import harness.shrink.Shrinking;
import harness.shrink.Smallest;
import harness.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The smallest cases of typical mistakes. */
@Timeout(120) // a test that hangs fails instead of running forever
final class SmallestCaseTest {

  private static final String SOLVED = "11111\n01111\n00*11\n00001\n00000\n";
  private static final long SECONDS = TimeUnit.SECONDS.toNanos(1);

  /** For searches that end by themselves, however slow the machine. */
  private static final long AMPLE = 60 * SECONDS;

  private static Trial trial(Puzzle puzzle, Supplier<Solver> mistake) {
    return new Trial(puzzle).cases(300).threads(2).solver("mistake", mistake);
  }

  private static Trial knights(Supplier<Solver> mistake) {
    return trial(new Knights(), mistake);
  }

  /** The smallest case for the findings of one reason. */
  private static Smallest smallest(Trial trial, Reason reason, long nanos) {
    Campaign campaign = trial.campaign();
    Tally tally = new Tally(campaign, List.of());
    new Engine(campaign, tally).run();
    List<Finding> alike =
        tally.toShrink().stream().filter(each -> each.reason() == reason).toList();
    assertFalse(alike.isEmpty(), "nothing to shrink");
    List<Smallest> smallest = Shrinking.of(campaign, nanos, doing -> {}).run(alike);
    assertEquals(alike.size(), smallest.size());
    return smallest.get(0);
  }

  @Test
  void aSolvedBoardAnsweredWithMinusOneIsTheGoalAlone() {
    Smallest smallest =
        smallest(knights(KnightsMistakes.ZeroMeansNotFound::new), Reason.FALSE_UNSOLVABLE, AMPLE);
    assertEquals(SOLVED, smallest.input());
    assertEquals("1\n" + SOLVED, smallest.file());
    assertEquals(1, smallest.cases());
    assertEquals(-1, smallest.claimed());
    assertEquals(0, smallest.expected());
    assertEquals(0, smallest.distance());
    assertTrue(smallest.proven());
    assertNull(smallest.triedTo());
    assertEquals("says -1; 0 moves suffice", smallest.detail());
  }

  @Test
  void aRunThatEndsAfterASolvedBoardIsAFileOfTwoSolvedBoards() {
    Smallest smallest =
        smallest(knights(KnightsMistakes.EndsAfterASolvedBoard::new), Reason.MISSING_OUTPUT, AMPLE);
    assertEquals(2, smallest.cases());
    assertEquals(SOLVED + SOLVED, smallest.input());
    assertEquals(2, smallest.wrong());
    assertTrue(smallest.proven());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void aForbiddenCornerIsTheSameBoardForEverySeed(long seed) {
    assertForbiddenCorner(seed);
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(longs = {3, 4, 5, 6, 7, 8, 9, 10})
  void aForbiddenCornerIsTheSameBoardForOtherSeeds(long seed) {
    assertForbiddenCorner(seed);
  }

  private static void assertForbiddenCorner(long seed) {
    Smallest smallest =
        smallest(
            knights(KnightsMistakes.CameFromTheCorner::new).generator("distance:9").seed(seed),
            Reason.NOT_OPTIMAL,
            AMPLE);
    assertEquals("01111\n01111\n0*111\n00001\n00000\n", smallest.input());
    assertEquals(5, smallest.distance());
    assertTrue(smallest.proven());
  }

  @Test
  void withoutTimeForAProofTheDistanceTriedIsReported() {
    Smallest smallest =
        smallest(
            knights(KnightsMistakes.CountsTheEmptySquare::new),
            Reason.FALSE_UNSOLVABLE,
            SECONDS / 2);
    assertEquals(15, smallest.distance());
    assertFalse(smallest.proven());
    assertTrue(smallest.triedTo() == null || smallest.triedTo() < 15);
  }

  @Thorough
  @Test
  void anAnswerBeyondTheBoundShrinksAmongTheUnsolvable() {
    Smallest smallest =
        smallest(
            knights(KnightsMistakes.KnowsNoBound::new).generator("boundary"),
            Reason.MISSED_UNSOLVABLE,
            SECONDS / 4);
    assertNull(smallest.distance());
    assertNull(smallest.expected());
    assertTrue(smallest.claimed() > 15);
  }

  @Test
  void aMissingNumberIsTheSmallestSolvedBoard() {
    Smallest smallest =
        smallest(
            trial(new Rotation(), RotationMistakes.NoNumberWithoutMoves::new)
                .generator("distance:0")
                .cases(20),
            Reason.WRONG_NUMBER,
            AMPLE);
    assertEquals(0, smallest.distance());
    assertEquals(new Rotation().space().at(0).findFirst().orElseThrow(), smallest.input());
    assertTrue(smallest.proven());
  }

  @Test
  void anotherOrderOfMovesShrinksToFewMoves() {
    Smallest smallest =
        smallest(
            trial(new Rotation(), RotationMistakes.TriesHFirst::new)
                .generator("distance:4")
                .cases(30),
            Reason.NOT_LEXICOGRAPHICALLY_SMALLEST,
            AMPLE);
    assertTrue(smallest.distance() <= 3, smallest.input());
  }

  @Thorough
  @Test
  void aGearsInstanceShrinksToSimplerLinks() {
    Smallest smallest =
        smallest(
            trial(new Gears(), GearsMistakes.SolvedTakesOne::new).generator("easy").cases(40),
            Reason.COUNT_MISMATCH,
            AMPLE);
    assertEquals(0, smallest.distance());
    assertEquals("1 2 2 2 2\n" + "1 1 1 1 1\n".repeat(11), smallest.input());
    assertFalse(smallest.proven());
    assertNull(smallest.triedTo());
  }

  @Test
  void aPuzzleWithoutASpaceKeepsItsCase() {
    Solver wrongAtSeven =
        (input, budget) ->
            Countdown.number(input) == 7 ? Answer.noSolution() : Countdown.right(input);
    Smallest smallest =
        smallest(
            trial(new Countdown(), () -> wrongAtSeven)
                .generator(Countdown.numbers(index -> (int) index % 9)),
            Reason.FALSE_UNSOLVABLE,
            SECONDS);
    assertEquals("7\n", smallest.input());
    assertFalse(smallest.proven());
  }

  @Test
  void aCancelledShrinkReturnsAtOnce() {
    Campaign campaign = knights(KnightsMistakes.CountsTheEmptySquare::new).campaign();
    Tally tally = new Tally(campaign, List.of());
    new Engine(campaign, tally).run();
    List<Shrinking> running = new ArrayList<>();
    Shrinking shrinking = Shrinking.of(campaign, 100 * SECONDS, doing -> running.get(0).cancel());
    running.add(shrinking);
    List<Smallest> smallest = shrinking.run(tally.toShrink());
    assertNotNull(smallest);
    assertNull(smallest.get(0));
  }
}
