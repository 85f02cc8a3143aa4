package harness.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.JudgeFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The points and verdicts of groups, given those of tests. */
final class ScoringTest {

  private static final double NO_BOUND = Double.POSITIVE_INFINITY;

  /** Results in a short form: AC, WA, TLE, RTE, a share such as 0.5, points such as =7, or ?. */
  private static TestResult result(String text) {
    return switch (text) {
      case "?" -> null;
      case "AC" -> TestResult.of(Verdict.ACCEPTED);
      case "WA" -> TestResult.of(Verdict.WRONG_ANSWER);
      case "TLE" -> TestResult.of(Verdict.TIME_LIMIT_EXCEEDED);
      case "RTE" -> TestResult.of(Verdict.RUN_TIME_ERROR);
      default ->
          text.startsWith("=")
              ? TestResult.scoring(Verdict.ACCEPTED, Double.parseDouble(text.substring(1)))
              : TestResult.sharing(Verdict.ACCEPTED, Double.parseDouble(text));
    };
  }

  /** Tests named {@code group/1}, {@code group/2} and so on. */
  private static List<ScoredTest> tests(String group, int count, double points) {
    List<ScoredTest> tests = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      tests.add(new ScoredTest(group + "/" + i, points, 0));
    }
    return tests;
  }

  private static Map<String, TestResult> results(String group, String results) {
    Map<String, TestResult> byName = new HashMap<>();
    String[] each = results.split(" ", -1);
    for (int i = 0; i < each.length; i++) {
      byName.put(group + "/" + (i + 1), result(each[i]));
    }
    return byName;
  }

  private static GroupScore score(TestGroup group, Map<String, TestResult> results) {
    return scores(new Scoring(List.of(), group), results).get(group.name());
  }

  private static Map<String, GroupScore> scores(Scoring scoring, Map<String, TestResult> results) {
    return scoring.scores(results::get, Grader.NONE);
  }

  private static Aggregation aggregation(String name) {
    Aggregation.Kind kind = Aggregation.Kind.valueOf(name);
    return kind == Aggregation.Kind.THRESHOLD ? Aggregation.threshold(5) : new Aggregation(kind, 0);
  }

  @ParameterizedTest
  @CsvSource({
    // each test is worth 10 points, the group 30; the threshold is 5
    "SUM, AC AC AC, 30",
    "SUM, AC WA AC, 20",
    "SUM, AC 0.5 WA, 15",
    "SUM, =7 =0.5 WA, 7.5",
    "AVERAGE, AC WA AC AC, 7.5",
    "AVERAGE, 0.5 WA, 2.5",
    "MIN, AC AC, 10",
    "MIN, AC WA, 0",
    "MIN, AC 0.4 0.7, 4",
    "MAX, WA AC TLE, 10",
    "MAX, WA TLE, 0",
    "MAX, 0.2 0.6, 6",
    "PRODUCT, AC AC, 30",
    "PRODUCT, 0.5 0.5, 7.5",
    "PRODUCT, AC WA, 0",
    "PRODUCT, AC =5, 15",
    "THRESHOLD, =1 =5, 30",
    "THRESHOLD, =1 =5.1, 0",
    "THRESHOLD, =0 =5, 0",
    "THRESHOLD, WA =5, 0",
    "ALL_OR_NOTHING, AC AC AC, 30",
    "ALL_OR_NOTHING, AC AC WA, 0",
    "ALL_OR_NOTHING, AC 0.99, 0"
  })
  void aGroupGetsTheExpectedPoints(String rule, String results, double points) {
    TestGroup group =
        TestGroup.of("g", 30, aggregation(rule), tests("g", results.split(" ", -1).length, 10));
    assertEquals(points, score(group, results("g", results)).points(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({
    "WORST_ERROR, false, AC AC, ACCEPTED",
    "WORST_ERROR, false, AC WA TLE WA, TIME_LIMIT_EXCEEDED",
    "WORST_ERROR, false, RTE TLE, RUN_TIME_ERROR",
    "WORST_ERROR, true, WA AC, ACCEPTED",
    "WORST_ERROR, true, WA TLE, TIME_LIMIT_EXCEEDED",
    "FIRST_ERROR, false, AC WA TLE, WRONG_ANSWER",
    "FIRST_ERROR, false, AC AC, ACCEPTED",
    "FIRST_ERROR, true, WA TLE, WRONG_ANSWER",
    "ALWAYS_ACCEPT, false, WA TLE, ACCEPTED"
  })
  void aGroupGetsTheExpectedVerdict(
      VerdictRule.Kind kind, boolean ifAny, String results, Verdict verdict) {
    TestGroup group =
        TestGroup.of("g", 40, Aggregation.SUM, tests("g", results.split(" ", -1).length, 10))
            .withVerdicts(new VerdictRule(kind, ifAny));
    assertEquals(verdict, score(group, results("g", results)).verdict());
  }

  @ParameterizedTest
  @CsvSource({"false, 20, TIME_LIMIT_EXCEEDED", "true, 10, WRONG_ANSWER"})
  void whatFollowsTheFirstFailureCountsUnlessTheGroupStopsThere(
      boolean stops, double points, Verdict verdict) {
    TestGroup group =
        TestGroup.of("g", 50, Aggregation.SUM, tests("g", 4, 10)).withStopsAtReject(stops);
    GroupScore score = score(group, results("g", "AC WA AC TLE"));
    assertEquals(points, score.points());
    assertEquals(verdict, score.verdict());
  }

  @Test
  void aTestAfterTheFirstFailureMayBeWithoutAVerdict() {
    TestGroup group =
        TestGroup.of("g", 50, Aggregation.SUM, tests("g", 3, 10)).withStopsAtReject(true);
    assertEquals(10, score(group, results("g", "AC WA ?")).points());
    assertFalse(score(group, results("g", "AC ? WA")).isKnown());
  }

  @Test
  void aRejectedTestMayBeWorthPoints() {
    TestGroup group = TestGroup.of("g", 10, Aggregation.SUM, List.of(new ScoredTest("g/1", 10, 2)));
    assertEquals(2, score(group, results("g", "WA")).points());
    assertEquals(6, score(group, results("g", "0.5")).points());
  }

  /** Samples, a first group, one that requires it, and one that requires the second. */
  private static Scoring dependent() {
    TestGroup sample = TestGroup.of("s", 0, Aggregation.ALL_OR_NOTHING, tests("s", 1, 1));
    TestGroup first = TestGroup.of("a", 20, Aggregation.ALL_OR_NOTHING, tests("a", 2, 1));
    TestGroup second = TestGroup.of("b", 30, Aggregation.MIN, tests("b", 2, 30));
    TestGroup third = TestGroup.of("c", 50, Aggregation.SUM, tests("c", 2, 25));
    List<Scored> all =
        List.of(
            first.withRequires(List.of("s")),
            second.withRequires(List.of("a")),
            third.withRequires(List.of("b")));
    return new Scoring(
        List.of(sample), TestGroup.of("total", 100, Aggregation.SUM, List.copyOf(all)));
  }

  @ParameterizedTest
  @CsvSource({
    // samples, three groups; points of each; what left out the last; verdict of all
    "AC, AC AC, AC AC, AC AC, 20, 30, 50, , ACCEPTED",
    "WA, AC AC, AC AC, AC AC, 0, 0, 0, b, WRONG_ANSWER",
    "AC, AC TLE, AC AC, AC AC, 0, 0, 0, b, TIME_LIMIT_EXCEEDED",
    "AC, AC AC, AC WA, AC AC, 20, 0, 0, b, WRONG_ANSWER",
    "AC, AC AC, AC 0.5, AC AC, 20, 15, 0, b, WRONG_ANSWER",
    "AC, AC AC, AC AC, AC RTE, 20, 30, 25, , RUN_TIME_ERROR"
  })
  void aGroupGivesNoPointsUnlessThoseThatItRequiresArePassed(
      String sample,
      String first,
      String second,
      String third,
      double a,
      double b,
      double c,
      String after,
      Verdict verdict) {
    Map<String, TestResult> results = results("s", sample);
    results.putAll(results("a", first));
    results.putAll(results("b", second));
    results.putAll(results("c", third));
    Map<String, GroupScore> scores = scores(dependent(), results);
    assertEquals(
        List.of(a, b, c, a + b + c),
        List.of("a", "b", "c", "total").stream().map(each -> scores.get(each).points()).toList());
    assertEquals(after, scores.get("c").after());
    assertEquals(verdict, scores.get("total").verdict());
  }

  @Test
  void aGroupIsUnknownIfOneThatItRequiresIs() {
    Map<String, TestResult> results = results("s", "?");
    results.putAll(results("a", "AC AC"));
    results.putAll(results("b", "AC AC"));
    results.putAll(results("c", "AC AC"));
    Map<String, GroupScore> scores = scores(dependent(), results);
    assertNull(scores.get("a").points());
    assertNull(scores.get("total").verdict());
  }

  @Test
  void groupsInGroupsAddUpByTheirOwnRules() {
    TestGroup one = TestGroup.of("g/one", 10, Aggregation.MIN, tests("g/one", 2, 10));
    TestGroup two = TestGroup.of("g/two", 10, Aggregation.MIN, tests("g/two", 2, 10));
    TestGroup outer = TestGroup.of("g", 20, Aggregation.SUM, List.of(one, two));
    TestGroup total = TestGroup.of("total", 20, Aggregation.MAX, List.of(outer));
    Map<String, TestResult> results = results("g/one", "AC AC");
    results.putAll(results("g/two", "AC WA"));
    Scoring scoring = new Scoring(List.of(), total);
    assertEquals(10, scores(scoring, results).get("total").points());
    assertEquals(List.of("g/one", "g/two"), scoring.shown().stream().map(TestGroup::name).toList());
  }

  @ParameterizedTest
  @CsvSource({"=31, '31 points, outside 0 to 30'", "=-1, '-1 points, outside 0 to 30'"})
  void pointsOutsideTheBoundsAreAFaultOfTheJury(String result, String fault) {
    TestGroup group = TestGroup.of("g", 30, Aggregation.SUM, tests("g", 1, 10));
    GroupScore score = score(group, results("g", result));
    assertEquals(fault, score.fault());
    assertFalse(score.isKnown());
  }

  @Test
  void aGraderDecidesOnPointsAndVerdict() {
    TestGroup group =
        TestGroup.of("g", NO_BOUND, Aggregation.SUM, tests("g", 3, 10))
            .withGraderFlags(List.of("best"));
    Grader grader =
        (flags, members) -> new Graded(Verdict.ACCEPTED, flags.size() + 2.0 * members.size());
    Map<String, TestResult> results = results("g", "AC WA WA");
    GroupScore score = new Scoring(List.of(), group).scores(results::get, grader).get("g");
    assertEquals(7, score.points());
    assertTrue(score.isJudged());
  }

  @Test
  void aGraderThatFailsIsNamed() {
    TestGroup group =
        TestGroup.of("g", NO_BOUND, Aggregation.SUM, tests("g", 1, 10)).withGraderFlags(List.of());
    Grader grader =
        (flags, members) -> {
          throw new JudgeFailure("grade.py", Reason.CHECKER_FAILED, "exit code 1");
        };
    TestGroup total = TestGroup.of("total", 10, Aggregation.SUM, List.of(group));
    Map<String, GroupScore> scores =
        new Scoring(List.of(), total).scores(results("g", "AC")::get, grader);
    assertEquals("grade.py: exit code 1", scores.get("g").fault());
    assertEquals("grade.py: exit code 1", scores.get("total").fault());
  }
}
