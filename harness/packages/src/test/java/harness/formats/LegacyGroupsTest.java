package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import harness.scoring.Grader;
import harness.scoring.GroupExpectation;
import harness.scoring.GroupScore;
import harness.scoring.ScoredPackage;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Groups with points in the legacy format of ICPC and Kattis. */
final class LegacyGroupsTest extends WrittenPackage {

  @BeforeEach
  void aProblem() {
    file("problem.yaml", "name: x\ntype: scoring\n");
    file("data/testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample\n");
    file("data/secret/testdata.yaml", "grader_flags: first_error accept_if_any_accepted\n");
    group("secret/g1", "on_reject: break\naccept_score: 40\ngrader_flags: min\n");
    group("secret/g2", "on_reject: break\naccept_score: 60\ngrader_flags: min\n");
    for (String each : List.of("sample/1", "secret/g1/1", "secret/g1/2", "secret/g2/1")) {
      test(each);
    }
  }

  private void group(String name, String settings) {
    file("data/" + name + "/testdata.yaml", settings);
  }

  private void test(String name) {
    file("data/" + name + ".in", "1\n");
    file("data/" + name + ".ans", "1\n");
  }

  private Scoring scoring() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored().scoring();
  }

  private static TestGroup named(String name, Scoring scoring) {
    return scoring.all().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  /** The result of a submission that fails on some tests. */
  private static GroupScore total(Scoring scoring, String... failed) {
    return scoring
        .scores(
            each ->
                TestResult.of(
                    Set.of(failed).contains(each) ? Verdict.WRONG_ANSWER : Verdict.ACCEPTED),
            Grader.NONE)
        .get("total");
  }

  @Test
  void giveThePointsThatTheirTestsAreWorth() throws IOException {
    Scoring scoring = scoring();
    assertEquals(
        List.of("sample", "secret/g1", "secret/g2"),
        scoring.shown().stream().map(TestGroup::name).toList());
    assertEquals(40, named("secret/g1", scoring).most());
    assertEquals(100, scoring.total().most());
    assertEquals(100, total(scoring).points());
    assertEquals(60, total(scoring, "secret/g1/2").points());
    assertEquals(Verdict.ACCEPTED, total(scoring, "secret/g1/2").verdict());
    assertEquals(0, total(scoring, "secret/g1/1", "secret/g2/1").points());
    assertEquals(Verdict.WRONG_ANSWER, total(scoring, "secret/g1/1", "secret/g2/1").verdict());
    assertEquals(100, total(scoring, "sample/1").points());
    assertEquals(List.of(), read().notes());
  }

  @Test
  void inheritSettings() throws IOException {
    file("data/secret/testdata.yaml", "on_reject: break\naccept_score: 7\ngrader_flags: max\n");
    file("data/secret/g1/testdata.yaml", "reject_score: 2\n");
    TestGroup group = named("secret/g1", scoring());
    assertEquals(7, group.most());
    assertEquals(
        2,
        scoring()
            .scores(each -> TestResult.of(Verdict.WRONG_ANSWER), Grader.NONE)
            .get("secret/g1")
            .points());
  }

  @ParameterizedTest
  @CsvSource({"break, 1", "continue, 100"})
  void aWrongSampleMayEndEverything(String policy, double points) throws IOException {
    file(
        "data/testdata.yaml",
        "on_reject: %s\nreject_score: 1\naccept_score: 0\n".formatted(policy));
    group("secret/g1", "accept_score: 40\nreject_score: 0\ngrader_flags: min\n");
    group("secret/g2", "accept_score: 59\nreject_score: 0\ngrader_flags: min\n");
    assertEquals(points, total(scoring(), "sample/1").points());
  }

  @Test
  void mayBeNested() throws IOException {
    test("secret/g2/inner/1");
    test("secret/g2/inner/2");
    group("secret/g2/inner", "accept_score: 30\ngrader_flags: sum\n");
    Scoring scoring = scoring();
    assertEquals(60, named("secret/g2/inner", scoring).most());
    assertEquals(40, total(scoring, "secret/g2/1").points());
  }

  @Test
  void includeFoldersWithoutSettings() throws IOException {
    test("secret/plain/1");
    file("data/secret/testdata.yaml", "grader_flags: sum\naccept_score: 5\n");
    assertEquals(105, total(scoring()).points());
  }

  private Map<String, GroupExpectation> expected(String source) throws IOException {
    ScoredPackage scored = read().scored();
    return scored.expected().entrySet().stream()
        .filter(each -> each.getKey().endsWith(source))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(Map.of());
  }

  @Test
  void areExpectedByGrades() throws IOException {
    file("submissions/other/a.py", "# @EXPECTED_GRADES@ AC TLE\n");
    Map<String, GroupExpectation> expected = expected("a.py");
    assertEquals(Set.of("secret/g1", "secret/g2"), expected.keySet());
    assertEquals(List.of(Verdict.TIME_LIMIT_EXCEEDED), expected.get("secret/g2").expected());
    assertEquals(List.of(), read().notes());
  }

  @ParameterizedTest
  @CsvSource({
    "AC WA WA, 'has 3 grades, but there are 2 secret groups'",
    "AC, 'has 1 grades, but there are 2 secret groups'",
    "AC XX, contains an unknown word: XX"
  })
  void gradesThatDoNotFitAreLeftOut(String grades, String why) throws IOException {
    file("submissions/accepted/a.py", "/* @EXPECTED_GRADES@: " + grades + " */\n");
    assertEquals(Map.of(), expected("a.py"));
    assertEquals(
        List.of("submissions/accepted/a.py: @EXPECTED_GRADES@ " + why + "; left out"),
        read().notes());
  }

  @Test
  void partialSubmissionsGetLessThanEverything() throws IOException {
    file("submissions/partially_accepted/a.py", "1\n");
    GroupExpectation total = expected("a.py").get("total");
    assertEquals(List.of(Verdict.ACCEPTED), total.expected());
    assertEquals("less than 100", total.points().text());
    file("submissions/partially_accepted/a.py", "# @EXPECTED_GRADES@ RTE RTE\n");
    assertNull(expected("a.py").get("total").expected());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "accept_score: many | accept_score: expected a number, found 'many'",
        "accept_score: -1 | accept_score: expected 0 or more points, found '-1'",
        "on_reject: stop | on_reject: expected break or continue, found 'stop'",
        "grading: best | grading: expected default or custom, found 'best'",
        "range: 9 1 | range: expected two numbers such as 0 100, the smaller one first, found '9 1'",
        "range: 1 | range: expected two numbers such as 0 100, the smaller one first, found '1'"
      })
  void badSettingsAreNamedInOneLine(String setting, String why) throws IOException {
    group("secret/g1", setting + "\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertEquals(
        List.of(
            "scores are not computed: %s/data/secret/g1/testdata.yaml:1: %s"
                .formatted(folder, why)),
        problem.notes());
  }

  @ParameterizedTest
  @CsvSource({
    "accept_score: 1e9, 'secret/g1: a test with 1000000000 points, expected at most 100000000'",
    "grading: custom, 'grading: custom, but there is no program in graders'"
  })
  void pointsThatCannotBeComputedAreNamedInOneLine(String setting, String why) throws IOException {
    group("secret/g1", setting + "\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertEquals(List.of("scores are not computed: " + why), problem.notes());
  }

  @Test
  void doubtfulSettingsAreNamed() throws IOException {
    group("secret/g1", "range: 0 30\naccept_score: 40\ngrader_flags: min most\n");
    file("data/secret/g3/testdata.yaml", "accept_score: 1\n");
    ProblemPackage problem = read();
    assertNotNull(problem.scored());
    assertEquals(
        List.of(
            "secret/g3: a group without tests; left out",
            folder + "/data/secret/g1/testdata.yaml:3: grader_flags: unknown flag 'most'; left out",
            "secret/g1: at most 30 points, but what is in it gives 40"),
        problem.notes());
  }

  @Test
  void aTestAndAGroupOfOneNameAreNamed() throws IOException {
    test("secret/g1");
    assertEquals(
        List.of("scores are not computed: secret/g1: both a test and a group"), read().notes());
  }

  @Test
  void tooManyInsideEachOtherAreNamed() throws IOException {
    test("secret" + "/g".repeat(25) + "/1");
    assertEquals(
        List.of("scores are not computed: more than 20 groups inside each other"), read().notes());
  }

  @Test
  void anOutputValidatorMayGiveAnyPoints() throws IOException {
    file("problem.yaml", "name: x\ntype: scoring\nvalidation: custom score\n");
    file("output_validators/check.py", "exit(42)\n");
    assertEquals(List.of(), read().notes());
  }

  @Test
  void theLeastPointsMayBeTheBest() throws IOException {
    file("problem.yaml", "name: x\ntype: scoring\ngrading: {objective: min}\n");
    file("data/testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample\nrange: 5 100\n");
    file("submissions/partially_accepted/a.py", "1\n");
    assertEquals(List.of(), read().notes());
    assertTrue(read().scored().fewerIsBetter());
    assertEquals("more than 5", expected("a.py").get("total").points().text());
    file("data/testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample\n");
    assertNull(expected("a.py").get("total").points());
  }

  @Test
  void anObjectiveIsAMinimumOrAMaximum() throws IOException {
    file("problem.yaml", "name: x\ntype: scoring\ngrading: {objective: best}\n");
    assertEquals(
        List.of(
            "scores are not computed: %s/problem.yaml:3: grading.objective: expected min or max,"
                    .formatted(folder)
                + " found 'best'"),
        read().notes());
  }

  @Test
  void oldSettingsAreLeftOut() throws IOException {
    file("problem.yaml", "name: x\ntype: scoring\ngrading: {objective: max, range: 0 1}\n");
    assertEquals(
        List.of(
            folder + "/problem.yaml:3: grading.range: belongs into data/testdata.yaml; left out"),
        read().notes());
  }

  /** The samples give no points, but after a failure in them nothing else is judged. */
  @Test
  void anIgnoredSampleMayEndEverything() throws IOException {
    file("data/testdata.yaml", "on_reject: break\ngrader_flags: ignore_sample\n");
    assertEquals(100, total(scoring()).points());
    assertEquals(0, total(scoring(), "sample/1").points());
    assertEquals("sample", total(scoring(), "sample/1").after());
  }

  @Test
  void areReadFromADraftOfTheNewFormat() throws IOException {
    file("problem.yaml", "problem_format_version: 2023-07-draft\nname: x\ntype: scoring\n");
    file("submissions/partially_accepted/a.py", "1\n");
    assertEquals(60, total(scoring(), "secret/g1/1").points());
    assertEquals(List.of(Verdict.ACCEPTED), expected("a.py").get("total").expected());
  }

  @Test
  void areNotReadInAProblemThatPassesOrFails() throws IOException {
    file("problem.yaml", "name: x\n");
    assertNull(read().scored());
    assertEquals(List.of(), read().notes());
  }
}
