package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions along a move sequence, and their estimates. */
final class StepsTest {

  @ParameterizedTest
  @MethodSource("harness.reference.PuzzleSamples#ofEachPuzzle")
  void theDistanceFallsByOneAtEveryStepOfTheOraclesAnswer(Puzzle puzzle, String input) {
    Answer answer = puzzle.oracle().answer(input);
    List<Step> steps = puzzle.rules().steps(input, answer.moves());
    int left = answer.claimed();
    assertEquals(left, steps.size());
    for (Step step : steps) {
      assertEquals(--left, puzzle.oracle().distance(step.after()));
    }
  }

  @ParameterizedTest
  @MethodSource("harness.reference.PuzzleSamples#ofEachPuzzle")
  void everyPositionIsACaseOfTheFormat(Puzzle puzzle, String input) throws IOException {
    for (Step step : puzzle.rules().steps(input, puzzle.oracle().answer(input).moves())) {
      String file = puzzle.format().file(List.of(step.after()));
      InputStream bytes = new ByteArrayInputStream(file.getBytes(StandardCharsets.ISO_8859_1));
      assertEquals(List.of(step.after()), PuzzleSamples.cases(puzzle, bytes));
    }
  }

  @ParameterizedTest
  @MethodSource("harness.reference.PuzzleSamples#ofEachPuzzle")
  void theUsualEstimateIsZeroAtTheGoalAndNeverTooLarge(Puzzle puzzle, String input) {
    Heuristic usual = puzzle.heuristics().get(0);
    Answer answer = puzzle.oracle().answer(input);
    List<Step> steps = puzzle.rules().steps(input, answer.moves());
    assertTrue(usual.estimate().applyAsInt(input) <= answer.claimed());
    for (Step step : steps) {
      int h = usual.estimate().applyAsInt(step.after());
      assertTrue(h <= puzzle.oracle().distance(step.after()), step.toString());
    }
    for (Heuristic each : puzzle.heuristics()) {
      assertEquals(0, each.estimate().applyAsInt(steps.get(steps.size() - 1).after()));
    }
  }

  @Test
  void stopsBeforeTheFirstIllegalMove() {
    List<Step> knights = new Knights().rules().steps(PuzzleSamples.KNIGHTS, "4,2 2,2 1,1");
    assertEquals(List.of("4,2"), knights.stream().map(Step::move).toList());
    List<Step> rotation = new Rotation().rules().steps(PuzzleSamples.ROTATION, "ACXB");
    assertEquals(List.of("A", "C"), rotation.stream().map(Step::move).toList());
    List<Step> gears = new Gears().rules().steps(PuzzleSamples.GEARS, "12 1 13 4");
    assertEquals(List.of("12", "1"), gears.stream().map(Step::move).toList());
  }

  @Test
  void namesTheMovesAndKeepsTheRestOfTheCase() {
    Step pulled = new Rotation().rules().steps(PuzzleSamples.ROTATION, "A").get(0);
    assertEquals(new Step("A", "1 1 3 1 3 2 2 2 3 1 3 2 2 3 1 2 2 2 3 1 3 1 1 3\n"), pulled);
    Step turned = new Gears().rules().steps(PuzzleSamples.GEARS, "7").get(0);
    String after =
        PuzzleSamples.GEARS.replace("1 1 2 3 4\n", "2 1 2 3 4\n").replaceFirst("3 3 7", "4 3 7");
    assertEquals(new Step("7", after), turned);
    Step jumped = new Knights().rules().steps(PuzzleSamples.KNIGHTS, "4,2").get(0);
    assertEquals(new Step("4,2", "10110\n01111\n10111\n0*001\n00000\n"), jumped);
  }

  @Test
  void countsTheEmptySquareOnlyInTheMistakenEstimate() {
    Puzzle knights = new Knights();
    String swapped = "11111\n01111\n0*011\n00001\n00000\n";
    assertEquals(1, knights.heuristics().get(0).estimate().applyAsInt(swapped));
    assertEquals(2, knights.heuristics().get(1).estimate().applyAsInt(swapped));
  }
}
