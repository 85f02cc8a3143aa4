package harness.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests and groups that a judge does not run, because the submission failed before. */
final class SkippedGroupsTest {

  private static TestGroup group(String name, Scored... members) {
    return TestGroup.of(name, Double.POSITIVE_INFINITY, Aggregation.SUM, List.of(members));
  }

  private static ScoredTest test(String name) {
    return new ScoredTest(name, 10, 0);
  }

  private static Map<String, GroupScore> scores(TestGroup total, String... failed) {
    return new Scoring(List.of(), total)
        .scores(
            each ->
                TestResult.of(
                    Set.of(failed).contains(each) ? Verdict.WRONG_ANSWER : Verdict.ACCEPTED),
            Grader.NONE);
  }

  @Test
  void testsAfterTheFirstFailureAreCounted() {
    TestGroup stopping = group("g", test("1"), test("2"), test("3")).withStopsAtReject(true);
    assertEquals(2, scores(stopping, "1").get("g").skipped());
    assertEquals(1, scores(stopping, "2").get("g").skipped());
    assertEquals(0, scores(stopping, "3").get("g").skipped());
    assertEquals(0, scores(stopping.withStopsAtReject(false), "1").get("g").skipped());
  }

  /** The group "b" is right, but is not run after a failure in "a". */
  @Test
  void groupsAfterTheFirstFailureAreLeftOutWithThoseInThem() {
    TestGroup a = group("a", test("1"));
    TestGroup b = group("b", group("b/inner", test("2"), test("3")));
    Map<String, GroupScore> scores = scores(group("all", a, b).withStopsAtReject(true), "1");
    for (String each : List.of("b", "b/inner")) {
      assertEquals("a", scores.get(each).after(), each);
      assertEquals(0, scores.get(each).points(), each);
      assertFalse(scores.get(each).isJudged(), each);
    }
    assertEquals(2, scores.get("b/inner").skipped());
    assertEquals(0, scores.get("all").points());
    assertTrue(scores.get("a").isJudged());
  }

  @Test
  void groupsInOneThatRequiresAFailedOneAreLeftOut() {
    TestGroup a = group("a", test("1"));
    TestGroup b = group("b", group("b/inner", test("2"))).withRequires(List.of("a"));
    Map<String, GroupScore> scores = scores(group("all", a, b), "1");
    assertEquals("a", scores.get("b/inner").after());
    assertEquals(1, scores.get("b/inner").skipped());
  }

  @Test
  void whatIsExpectedOfASkippedGroupIsNotCalledFound() {
    TestGroup a = group("a", test("1"));
    TestGroup b = group("b", test("2"));
    GroupScore skipped = scores(group("all", a, b).withStopsAtReject(true), "1").get("b");
    assertEquals(
        "expected accepted, but a judge skips it after a",
        GroupExpectation.of(EnumSet.of(Verdict.ACCEPTED))
            .deviation(skipped, Map.of("2", Verdict.ACCEPTED), Set.of()));
  }
}
