package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Answer;
import harness.cases.Limits;
import harness.generators.Generators;
import harness.generators.Related;
import harness.reference.Format;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.reference.Rules;
import harness.reference.Space;
import harness.report.RunReport;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that need no oracle see one that is wrong. */
final class MetamorphicTest {

  /**
   * A puzzle whose oracle is wrong.
   *
   * @param wrong the distance it says, from a case and the right one
   */
  private record Misled(Puzzle right, ToIntBiFunction<String, Integer> wrong)
      implements Puzzle, Oracle {
    @Override
    public String name() {
      return right.name();
    }

    @Override
    public String summary() {
      return right.summary();
    }

    @Override
    public Limits limits() {
      return right.limits();
    }

    @Override
    public Format format() {
      return right.format();
    }

    @Override
    public Rules rules() {
      return right.rules();
    }

    @Override
    public Space space() {
      return right.space();
    }

    @Override
    public Oracle oracle() {
      return this;
    }

    @Override
    public int distance(String input) {
      return wrong.applyAsInt(input, right.oracle().distance(input));
    }

    @Override
    public Answer answer(String input) {
      Answer exact = right.oracle().answer(input);
      return new Answer(distance(input), exact.moves(), exact.number());
    }

    @Override
    public int largestDistance() {
      return right.oracle().largestDistance();
    }
  }

  private static RunReport believed(Puzzle right, ToIntBiFunction<String, Integer> wrong) {
    Puzzle misled = new Misled(right, wrong);
    Related related = new Related(misled, Generators.named(right.name(), "mix"));
    return new Trial(misled)
        .generator(related)
        .cases(0, right.name().equals("gears") ? 150 : 3000)
        .solver("mute", () -> (input, budget) -> Answer.noSolution())
        .run();
  }

  private static Puzzle puzzle(String name) {
    return Puzzles.named(name).orElseThrow();
  }

  @Test
  void anOracleThatBreaksASymmetryIsSeen() {
    RunReport report =
        believed(puzzle("knights"), (board, d) -> d > 0 && board.charAt(0) == '*' ? d + 2 : d);
    assertTrue(contradictions(report) > 0, report.toString());
  }

  @Test
  void anOracleThatKeepsTheSymmetryIsSeenByTheNeighbours() {
    RunReport report = believed(puzzle("knights"), (board, d) -> d == 7 ? 9 : d);
    assertTrue(contradictions(report) > 0, report.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"knights", "rotation", "gears"})
  void nothingIsWrongWithTheRightOne(String name) {
    assertEquals(0, contradictions(believed(puzzle(name), (input, d) -> d)));
  }

  @Test
  void rotationAndGearsAreSeenToo() {
    assertTrue(
        contradictions(
                believed(
                    puzzle("rotation"), (board, d) -> d > 1 && board.charAt(0) == '1' ? d - 1 : d))
            > 0);
    assertTrue(
        contradictions(
                believed(
                    puzzle("gears"), (input, d) -> d > 3 && input.charAt(0) == '1' ? d - 1 : d))
            > 0);
  }

  private static long contradictions(RunReport report) {
    return report.submissions().get(0).reasons().getOrDefault("disagrees-with-twin", 0L);
  }

  @Test
  void aGroupIsACaseItsTwinAndItsNeighbour() {
    Puzzle knights = puzzle("knights");
    Related related = new Related(knights, Generators.named("knights", "spread"));
    for (long group = 0; group < 50; group++) {
      String base = related.draw(1, 3 * group).input();
      assertEquals(Generators.named("knights", "spread").draw(1, group).input(), base);
      List<String> twins = knights.space().twins(base);
      String twin = related.draw(1, 3 * group + 1).input();
      assertTrue(twins.isEmpty() ? twin.equals(base) : twins.contains(twin));
      assertTrue(knights.space().neighbours(base).contains(related.draw(1, 3 * group + 2).input()));
    }
    assertEquals(
        related.draw(1, 4).input(),
        Generators.named("knights", "related:spread").draw(1, 4).input());
  }
}
