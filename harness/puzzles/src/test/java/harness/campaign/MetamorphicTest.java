package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cases.Answer;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.generators.Generators;
import harness.generators.Related;
import harness.reference.Format;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.reference.Rules;
import harness.reference.Space;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks without an oracle expose a wrong oracle. */
final class MetamorphicTest {

  /**
   * A puzzle whose oracle is wrong.
   *
   * @param wrong gives the claimed distance from a case and its right distance
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
    return believed(right, "mix", right.name().equals("gears") ? 140 : 4000, wrong);
  }

  private static RunReport believed(
      Puzzle right, String generator, int cases, ToIntBiFunction<String, Integer> wrong) {
    Puzzle misled = new Misled(right, wrong);
    Related related = new Related(misled, Generators.named(right.name(), generator));
    return new Trial(misled)
        .generator(related)
        .cases(0, cases)
        .solver("mute", () -> (input, budget) -> Answer.noSolution())
        .run();
  }

  private static Puzzle puzzle(String name) {
    return Puzzles.named(name).orElseThrow();
  }

  @Test
  void anOracleThatBreaksASymmetryIsDetected() {
    RunReport report =
        believed(puzzle("knights"), (board, d) -> d > 0 && board.charAt(0) == '*' ? d + 2 : d);
    assertTrue(contradictions(report) > 0, report.toString());
  }

  @Test
  void aWrongOracleThatKeepsTheSymmetryIsDetectedByNeighbours() {
    RunReport report = believed(puzzle("knights"), (board, d) -> d == 7 ? 9 : d);
    assertTrue(contradictions(report) > 0, report.toString());
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void theRightOraclePasses(String name) {
    assertEquals(0, contradictions(believed(puzzle(name), (input, d) -> d)));
  }

  @Thorough
  @Test
  void wrongOraclesOfRotationAndGearsAreDetectedToo() {
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

  @Test
  void anOracleWithACeilingIsDetectedOnlyBySuccessors() {
    RunReport report = believed(puzzle("rotation"), (board, d) -> Math.min(d, 8));
    assertEquals(Set.of(0), blamedPlaces(report));
  }

  @Test
  void anOracleThatReportsTheBoundAsAnAnswerIsDetectedOnlyBySuccessors() {
    RunReport report =
        believed(puzzle("knights"), (board, d) -> d == Answer.NO_SOLUTION && isOdd(board) ? 15 : d);
    assertEquals(Set.of(0), blamedPlaces(report));
  }

  /** Whether the number of moves to the goal is odd. */
  private static boolean isOdd(String board) {
    int empty = board.indexOf('*');
    return (empty / "11111\n".length() + empty % "11111\n".length()) % 2 == 1;
  }

  @Thorough
  @Test
  void anOracleThatIsWrongOnAWholeGraphIsDetectedOnlyByReversals() {
    RunReport report =
        believed(puzzle("gears"), "trap", 1400, (input, d) -> linksBeginAlike(input) ? d + 2 : d);
    assertEquals(Set.of(Related.EQUAL), blamedPlaces(report));
  }

  /**
   * Whether a knob drags the same knob from states 1 and 2; renumbering and turning preserve that.
   */
  private static boolean linksBeginAlike(String input) {
    return input
        .lines()
        .map(line -> line.split(" "))
        .anyMatch(numbers -> numbers[1].equals(numbers[2]));
  }

  private static Set<Integer> blamedPlaces(RunReport report) {
    return report.findings().stream()
        .filter(finding -> finding.reason() == Reason.DISAGREES_WITH_TWIN)
        .map(finding -> CaseName.parse(finding.caseName()))
        .map(name -> (int) (name.index() % Related.group(puzzle(name.problem()).space())))
        .collect(Collectors.toSet());
  }

  private static long contradictions(RunReport report) {
    return report.submissions().get(0).reasons().getOrDefault(Reason.DISAGREES_WITH_TWIN, 0L);
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void aGroupIsACaseAnEquivalentAllSuccessorsAndAWalk(String name) {
    Space space = puzzle(name).space();
    int group = Related.group(space);
    Related related = new Related(puzzle(name), Generators.named(name, "mix"));
    for (long number = 0; number < 25; number++) {
      long first = group * number;
      String base = related.draw(1, first).input();
      assertEquals(Generators.named(name, "mix").draw(1, number).input(), base);
      String equal = related.draw(1, first + Related.EQUAL).input();
      boolean reversed = number % 2 == 1 && space.reversal(base) != null;
      assertTrue(
          reversed
              ? equal.equals(space.reversal(base))
              : space.twins(base).contains(equal) || equal.equals(base));
      List<String> successors = space.successors(base);
      long walk = first + Related.SUCCESSOR + successors.size();
      assertTrue(walk <= first + group);
      String before = successors.get(successors.size() - 1);
      for (long i = first + Related.SUCCESSOR; i < first + group; i++) {
        String next = related.draw(1, i).input();
        if (i < walk) {
          assertEquals(successors.get((int) (i - first - Related.SUCCESSOR)), next);
        } else {
          assertTrue(space.neighbours(before).contains(next));
          before = next;
        }
      }
    }
    assertEquals(
        related.draw(1, 4).input(), Generators.named(name, "related:mix").draw(1, 4).input());
  }

  @ParameterizedTest
  @ValueSource(strings = {"knights", "rotation"})
  void oneWrongDistanceAnywhereInAGroupIsDetected(String name) {
    Puzzle right = puzzle(name);
    int group = Related.group(right.space());
    for (long i = 0; i < 2L * group; i++) {
      Related drawn = new Related(right, Generators.named(name, "distance:7"));
      String wrong = drawn.draw(1, i).input();
      Puzzle misled = new Misled(right, (input, d) -> input.equals(wrong) ? d + 3 : d);
      RunReport report =
          new Trial(misled)
              .generator(new Related(misled, Generators.named(name, "distance:7")))
              .cases(i / group * group, group)
              .solver("mute", () -> (input, budget) -> Answer.noSolution())
              .solver("silent", () -> (input, budget) -> null)
              .run();
      for (SubmissionReport each : report.submissions()) {
        assertTrue(
            each.reasons().containsKey(Reason.DISAGREES_WITH_TWIN), i + ": " + each.reasons());
      }
    }
  }
}
