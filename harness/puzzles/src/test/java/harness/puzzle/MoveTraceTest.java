package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Countdown;
import harness.generators.Generators;
import harness.reference.Drawing;
import harness.reference.Heuristic;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each fault of a sequence is shown at the step where it happens. */
final class MoveTraceTest {

  private static final Heuristic DOUBLE =
      new Heuristic("double", "twice the number", input -> 2 * Countdown.number(input));

  private static MoveTrace of(String input, String moves, Heuristic heuristic) {
    return MoveTrace.of(new Countdown(), input, moves, heuristic, Drawing.ASCII);
  }

  private static List<String> remarks(MoveTrace film) {
    return film.frames().stream().map(MoveTrace.Frame::remark).toList();
  }

  private static List<String> headings(MoveTrace film) {
    return film.frames().stream().map(MoveTrace.Frame::heading).toList();
  }

  @Test
  void aShortestSequenceIsFlawless() {
    MoveTrace film = of("2\n", "--", null);
    assertTrue(film.flawless());
    assertEquals(
        List.of("start: 2 left", "move 1 (-): 1 left", "move 2 (-): 0 left"), headings(film));
    assertEquals("the goal", film.frames().get(2).note());
    assertEquals("1\n", film.frames().get(1).board());
  }

  @Test
  void marksEveryStepThatDoesNotGetNearerToTheGoal() {
    MoveTrace film = of("1\n", "+--", null);
    assertFalse(film.flawless());
    assertEquals(List.of("", "a wasted move: 1 left before it", "", ""), remarks(film));
  }

  @Test
  void marksTheIllegalMoveAndEndsThere() {
    MoveTrace film = of("1\n", "--+", null);
    assertEquals(List.of("", "", "below 0"), remarks(film));
    assertEquals("move 2", film.frames().get(2).heading());
    assertEquals(List.of("no step: x"), remarks(of("1\n", "x", null)));
  }

  @Test
  void showsWhereASequenceThatMissesTheGoalEnds() {
    assertEquals(List.of("", "at 2"), remarks(of("3\n", "-", null)));
    assertEquals(List.of("at 3"), remarks(of("3\n", "", null)));
  }

  @Test
  void marksNoWastedStepsIfTheDistanceIsUnknown() {
    MoveTrace film = of("15\n", "++-", null);
    assertEquals(List.of("", "a wasted move: 15 left before it", "", "at 16"), remarks(film));
    assertEquals("move 1 (+): more than 15 left", film.frames().get(1).heading());
  }

  @Test
  void showsWhereTheEstimateIsTooLarge() {
    MoveTrace film = of("1\n", "-", DOUBLE);
    assertEquals("start: 1 left, h 2", film.frames().get(0).heading());
    assertEquals("h is too large", film.frames().get(0).note());
    assertEquals("the goal", film.frames().get(1).note());
  }

  @Test
  void aCaseWithoutMovesShowsOnlyItsStart() {
    assertEquals(List.of("start: more than 15 left"), headings(of("16\n", null, null)));
    assertTrue(of("16\n", null, null).flawless());
  }

  @Test
  void everyDrawnCaseCanBeTraced() {
    for (Puzzle puzzle : Puzzles.all()) {
      for (long index = 0; index < 60; index++) {
        String input =
            Generators.named(puzzle.name(), "distance:" + index % 5).draw(7, index).input();
        for (boolean unicode : new boolean[] {false, true}) {
          Drawing drawing = new Drawing(unicode, true);
          String moves = puzzle.oracle().answer(input).moves();
          MoveTrace film = MoveTrace.of(puzzle, input, moves, puzzle.heuristics().get(0), drawing);
          assertTrue(film.flawless(), input);
          film.frames().forEach(frame -> assertTrue(frame.board().endsWith("\n")));
        }
      }
    }
  }
}
