package harness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.bench.DistanceLayers.Layer;
import harness.cases.Answer;
import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import harness.report.CompareReport;
import harness.report.SolverStanding;
import harness.run.BuiltIn;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SolverComparisonTest {

  private static final Puzzle KNIGHTS = Puzzles.named("knights").orElseThrow();
  private static final Oracle ORACLE = KNIGHTS.oracle();

  private final List<Integer> given = new ArrayList<>();

  private static BuiltIn builtIn(String name, Solver solver) {
    return new BuiltIn(name, Guarantee.OPTIMAL, Solves.EVERYTHING, () -> solver);
  }

  /** A correct solver that counts one expanded state per case. */
  private final BuiltIn right =
      builtIn(
          "right",
          (input, budget) -> {
            budget.expand();
            budget.store(3);
            return ORACLE.answer(input);
          });

  private final BuiltIn hungryFromThree =
      builtIn(
          "hungry",
          (input, budget) -> {
            int distance = ORACLE.distance(input);
            given.add(distance);
            budget.store(distance < 3 ? 1 : Long.MAX_VALUE);
            return ORACLE.answer(input);
          });

  private static CompareReport run(int farthest, Limits limits, Submission... submissions) {
    return new SolverComparison(
            new SolverComparison.Settings(
                KNIGHTS, List.of(submissions), limits, 1, 20, 2, farthest),
            doing -> {})
        .run();
  }

  /** Limits with enough time for any machine. */
  private static Limits ample() {
    return KNIGHTS.limits().withTimeNanos(100_000_000_000L);
  }

  @Test
  void everyDistanceIsMeasuredOnTheSameCases() {
    CompareReport report = run(4, ample(), right, hungryFromThree);
    CompareReport.Entry first = report.submissions().get(0);
    assertEquals(5, first.byDistance().size());
    assertEquals(4, first.safeDistance());
    assertNull(first.safeUnsolvable());
    CompareReport.Row row = first.byDistance().get(4);
    assertEquals(20, row.cases());
    assertEquals(2, row.rounds());
    assertEquals(1, row.expandedPerCase());
    assertEquals(3, row.storedStates());
    assertEquals(3 * Limits.BYTES_PER_STATE, row.peakBytes());
    assertEquals(SolverStanding.SAFE, row.standing());
    assertTrue(row.lowUs() <= row.p50Us() * 2 && row.highUs() >= row.lowUs(), row.toString());
    assertTrue(row.slowestFileMs() * 1e3 >= row.lowUs(), row.toString());
  }

  @Test
  void aSolverThatExceedsALimitIsNotRunAtGreaterDistances() {
    CompareReport.Entry hungry = run(6, ample(), hungryFromThree, right).submissions().get(0);
    assertEquals(2, hungry.safeDistance());
    assertEquals(4, hungry.byDistance().size());
    CompareReport.Row last = hungry.byDistance().get(3);
    assertEquals(SolverStanding.BROKEN, last.standing());
    assertTrue(last.fault().startsWith("memory-limit-exceeded (out-of-memory): "), last.fault());
    // warm-up looks farther, measuring does not
    assertEquals(3, given.get(given.size() - 1));
  }

  @Test
  void anExceededTimeLimitIsMeasuredTwice() {
    int[] burns = {0};
    BuiltIn slow =
        builtIn(
            "slow",
            (input, budget) -> {
              if (ORACLE.distance(input) == 2) {
                burns[0]++;
                while (true) {
                  budget.expand();
                }
              }
              return ORACLE.answer(input);
            });
    CompareReport report = run(5, KNIGHTS.limits().withTimeNanos(500_000_000), slow);
    CompareReport.Row last = report.submissions().get(0).byDistance().get(2);
    assertEquals(SolverStanding.BROKEN, last.standing());
    assertEquals(3, burns[0], "once while warming up, twice when measured");
    assertEquals(3, report.submissions().get(0).byDistance().size());
  }

  @Test
  void aWrongAnswerIsReportedAndDoesNotEndTheRun() {
    BuiltIn wrong =
        builtIn(
            "wrong",
            (input, budget) ->
                ORACLE.distance(input) == 2 ? Answer.ofCount(2) : ORACLE.answer(input));
    CompareReport.Entry entry = run(4, ample(), wrong).submissions().get(0);
    assertEquals(1, entry.safeDistance());
    assertEquals(5, entry.byDistance().size());
    CompareReport.Row row = entry.byDistance().get(2);
    assertEquals(SolverStanding.WRONG, row.standing());
    assertEquals(20, row.wrong());
    assertTrue(row.fault().contains("knights/distance:2@1#0"), row.fault());
  }

  @Test
  void aSolverThatFailsIsDropped() {
    BuiltIn broken =
        builtIn(
            "broken",
            (input, budget) -> {
              throw new IllegalStateException("on purpose");
            });
    CompareReport.Entry entry = run(4, ample(), broken).submissions().get(0);
    assertNull(entry.safeDistance());
    assertEquals(1, entry.byDistance().size());
    assertEquals(SolverStanding.WRONG, entry.byDistance().get(0).standing());
    assertTrue(entry.byDistance().get(0).fault().contains("on purpose"));
  }

  @Test
  void beyondTheLargestAnswerComesMinusOneAndThenNothing() {
    DistanceLayers layers = new DistanceLayers(KNIGHTS, 1, 3, Integer.MAX_VALUE);
    List<Integer> distances = new ArrayList<>();
    for (Layer layer = layers.next(); layer != null; layer = layers.next()) {
      assertEquals(3, layer.cases().size());
      distances.add(layer.shownDistance());
    }
    assertEquals(17, distances.size());
    assertEquals(15, distances.get(15));
    assertNull(distances.get(16));
  }

  @Test
  void fewCasesComeFromOneBlock() {
    Puzzle gears = Puzzles.named("gears").orElseThrow();
    DistanceLayers layers = new DistanceLayers(gears, 1, 6, 2);
    Layer layer = layers.next();
    assertEquals(6, layer.cases().size());
    assertEquals(layer.cases().get(0).input(), layer.cases().get(1).input());
    assertFalse(layer.cases().get(4).input().equals(layer.cases().get(5).input()));
    assertEquals(1, layers.next().distance());
    assertEquals(2, layers.next().distance());
    assertNull(layers.next());
  }

  @Test
  void theLastFileMayBeSmaller() {
    Layer layer = new DistanceLayers(KNIGHTS, 1, 25, 0).next();
    assertEquals(List.of(10, 10, 5), layer.files(10).stream().map(List::size).toList());
  }
}
