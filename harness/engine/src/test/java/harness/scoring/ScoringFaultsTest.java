package harness.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Declarations of groups that cannot be meant. */
final class ScoringFaultsTest {

  private static TestGroup group(String name, double most, Aggregation rule, Scored... members) {
    return TestGroup.of(name, most, rule, Arrays.asList(members));
  }

  private static ScoredTest test(String name, double points) {
    return new ScoredTest(name, points, 0);
  }

  private static List<String> fatal(TestGroup total) {
    return ScoringFaults.in(new Scoring(List.of(), total), true).fatal();
  }

  private static List<String> doubtful(TestGroup total) {
    ScoringFaults faults = ScoringFaults.in(new Scoring(List.of(), total), true);
    assertEquals(List.of(), faults.fatal());
    return faults.doubtful();
  }

  @Test
  void aSoundScoringHasNone() {
    TestGroup a = group("a", 40, Aggregation.MIN, test("a/1", 40), test("a/2", 40));
    TestGroup b = group("b", 60, Aggregation.SUM, test("b/1", 30), test("b/2", 30));
    assertEquals(
        List.of(), doubtful(group("total", 100, Aggregation.SUM, a, b.withRequires(List.of("a")))));
  }

  @Test
  void aCycleIsNamed() {
    TestGroup a = group("a", 1, Aggregation.SUM, test("1", 1)).withRequires(List.of("c"));
    TestGroup b = group("b", 1, Aggregation.SUM, test("2", 1)).withRequires(List.of("a"));
    TestGroup c = group("c", 1, Aggregation.SUM, test("3", 1)).withRequires(List.of("b"));
    assertEquals(
        List.of("a requires c requires b requires a: a cycle"),
        fatal(group("total", 3, Aggregation.SUM, a, b, c)));
  }

  @Test
  void aGroupThatRequiresTheOneAroundItIsACycle() {
    TestGroup a = group("a", 1, Aggregation.SUM, test("1", 1)).withRequires(List.of("total"));
    assertEquals(
        List.of("total requires a requires total: a cycle"),
        fatal(group("total", 1, Aggregation.SUM, a)));
  }

  @Test
  void anUnknownGroupIsNamed() {
    TestGroup a = group("a", 1, Aggregation.SUM, test("1", 1)).withRequires(List.of("z"));
    assertEquals(
        List.of("a: requires z, which is no group"), fatal(group("total", 1, Aggregation.SUM, a)));
  }

  @Test
  void overlappingGroupsAreNamed() {
    TestGroup a = group("a", 1, Aggregation.SUM, test("1", 1));
    TestGroup b = group("b", 1, Aggregation.SUM, test("1", 1));
    assertEquals(
        List.of("1: in two groups, a and b"), fatal(group("total", 2, Aggregation.SUM, a, b)));
    assertEquals(
        List.of("a: two groups have this name", "1: in two groups, a and a"),
        fatal(group("total", 2, Aggregation.SUM, a, a)));
  }

  @Test
  void pointsWithoutMeasureAreNamed() {
    assertEquals(
        List.of("total: a test with 1000000000 points, expected at most 100000000"),
        fatal(group("total", Double.POSITIVE_INFINITY, Aggregation.SUM, test("1", 1e9))));
    assertEquals(
        List.of("total: expected at most 100000000 points"),
        fatal(group("total", 1e9, Aggregation.ALL_OR_NOTHING, test("1", 1))));
    assertEquals(
        List.of("total: at most -5 points, but at least 0"),
        fatal(group("total", -5, Aggregation.ALL_OR_NOTHING, test("1", 1))));
    assertEquals(
        List.of("total: its rule needs a maximum of points"),
        fatal(group("total", Double.POSITIVE_INFINITY, Aggregation.PRODUCT, test("1", 1))));
  }

  @Test
  void groupsWithoutTestsAreNamed() {
    TestGroup a = group("a", 1, Aggregation.SUM, test("1", 1));
    TestGroup b = group("b", 1, Aggregation.SUM);
    assertEquals(
        List.of("b: a group without tests"), doubtful(group("total", 2, Aggregation.SUM, a, b)));
    assertEquals(List.of("total: no tests"), fatal(group("total", 2, Aggregation.SUM)));
  }

  @Test
  void pointsThatDoNotAddUpAreNamed() {
    TestGroup a = group("a", 40, Aggregation.MIN, test("1", 40));
    TestGroup b = group("b", 50, Aggregation.MIN, test("2", 50), test("3", 45));
    assertEquals(
        List.of(
            "total: at most 100 points, but what is in it gives 90",
            "b: at most 50 points, but what is in it gives 45"),
        doubtful(group("total", 100, Aggregation.SUM, a, b)));
  }

  @Test
  void pointsOfACheckerNeedNotAddUp() {
    Scoring scoring = new Scoring(List.of(), group("total", 100, Aggregation.SUM, test("1", 1)));
    assertEquals(List.of(), ScoringFaults.in(scoring, false).doubtful());
  }

  @Test
  void aLongChainIsFollowedOnce() {
    List<Scored> chain = new ArrayList<>();
    chain.add(group("g0", 1, Aggregation.SUM, test("t0", 1)));
    for (int i = 1; i < 300; i++) {
      TestGroup next = group("g" + i, 1, Aggregation.SUM, test("t" + i, 1));
      chain.add(next.withRequires(List.of("g" + (i - 1), "g" + (i / 2))));
    }
    assertEquals(List.of(), fatal(TestGroup.of("total", 300, Aggregation.SUM, chain)));
  }
}
