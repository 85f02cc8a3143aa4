package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.scoring.Grader;
import harness.scoring.GroupExpectation;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Groups with points in the format 2025-09. */
final class ModernGroupsTest extends WrittenPackage {

  @BeforeEach
  void aProblem() {
    file("problem.yaml", "problem_format_version: 2025-09\nname: x\ntype: scoring\n");
    group("g1", "max_score: 30\nrequire_pass: sample\n");
    group("g2", "max_score: 40\nscore_aggregation: sum\n");
    group("g3", "max_score: 30\nscore_aggregation: min\nrequire_pass: [secret/g1, sample]\n");
    for (String group : List.of("g1", "g2", "g3")) {
      test("secret/" + group + "/1");
      test("secret/" + group + "/inner/2");
    }
    test("sample/1");
  }

  private void group(String name, String settings) {
    file("data/secret/" + name + "/test_group.yaml", settings);
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

  private double points(String... failed) throws IOException {
    return scoring()
        .scores(
            each ->
                TestResult.of(
                    Set.of(failed).contains(each) ? Verdict.WRONG_ANSWER : Verdict.ACCEPTED),
            Grader.NONE)
        .get("secret")
        .points();
  }

  @Test
  void giveThePointsOfTheirRules() throws IOException {
    assertEquals(
        List.of("sample", "secret/g1", "secret/g2", "secret/g3"),
        scoring().shown().stream().map(TestGroup::name).toList());
    assertEquals(100, points());
    assertEquals(80, points("secret/g2/1"));
    assertEquals(40, points("secret/g1/inner/2"));
    assertEquals(40, points("sample/1"));
    assertEquals(70, points("secret/g3/1"));
    assertEquals(List.of(), read().notes());
  }

  @Test
  void mayBeTheSecretTestsThemselves() throws IOException {
    for (String group : List.of("g1", "g2", "g3")) {
      Files.delete(folder.resolve("data/secret/" + group + "/test_group.yaml"));
    }
    assertEquals(100, points());
    assertEquals(50, points("secret/g1/1", "secret/g2/1", "secret/g3/1"), 1e-9);
    file("data/secret/test_group.yaml", "max_score: 7\nscore_aggregation: min\n");
    assertEquals(7, points());
    assertEquals(0, points("secret/g1/1"));
    file("data/secret/test_group.yaml", "score_aggregation: pass-fail\nrequire_pass: sample\n");
    assertEquals(100, points());
    assertEquals(0, points("sample/1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "max_score: 1.5 | max_score: expected a non-negative integer or unbounded, found '1.5'",
        "max_score: -5 | max_score: expected a non-negative integer or unbounded, found '-5'",
        "max_score: lots | max_score: expected a number, found 'lots'",
        "score_aggregation: avg | score_aggregation: expected pass-fail, sum or min, found 'avg'"
      })
  void badSettingsAreNamedInOneLine(String setting, String why) throws IOException {
    group("g1", setting + "\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertEquals(
        List.of(
            "scores are not computed: %s/data/secret/g1/test_group.yaml:1: %s"
                .formatted(folder, why)),
        problem.notes());
  }

  @ParameterizedTest
  @CsvSource({
    "max_score: 1000000000, secret/g1: expected at most 100000000 points",
    "require_pass: sample, secret/g1: its rule needs a maximum of points",
    "'max_score: 30\nrequire_pass: [secret/g0]', 'secret/g1: requires secret/g0, which is no group'",
    "'max_score: 30\nrequire_pass: [secret/g3]',"
        + " secret/g1 requires secret/g3 requires secret/g1: a cycle"
  })
  void pointsThatCannotBeComputedAreNamedInOneLine(String settings, String why) throws IOException {
    group("g1", settings + "\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertEquals(List.of("scores are not computed: " + why), problem.notes());
  }

  @Test
  void mayBeWithoutAMaximum() throws IOException {
    group("g2", "score_aggregation: sum\n");
    group("g3", "max_score: unbounded\nscore_aggregation: min\n");
    file("data/secret/test_group.yaml", "max_score: unbounded\n");
    file("output_validator/check.py", "exit(42)\n");
    Scoring scoring = scoring();
    double points =
        scoring
            .scores(
                each ->
                    each.startsWith("secret/g1") || each.startsWith("sample")
                        ? TestResult.of(Verdict.ACCEPTED)
                        : TestResult.scoring(Verdict.ACCEPTED, each.endsWith("1") ? 1000 : 7),
                Grader.NONE)
            .get("secret")
            .points();
    assertEquals(30 + 1007 + 7, points);
    assertEquals(Double.POSITIVE_INFINITY, scoring.total().most());
    assertEquals(List.of(), read().notes());
  }

  @ParameterizedTest
  @CsvSource({
    "unbounded, no output validator gives points",
    "100, secret has at most 100; state a max_score for both or for neither"
  })
  void pointsWithoutAMaximumMustBePossible(String most, String why) throws IOException {
    group("g2", "score_aggregation: sum\n");
    file("data/secret/test_group.yaml", "max_score: " + most + "\n");
    assertEquals(
        List.of("scores are not computed: secret/g2: unbounded points, but " + why),
        read().notes());
  }

  @Test
  void whatIsOddIsNamed() throws IOException {
    group("g1", "max_score: 20\n");
    group("g4", "max_score: 10\n");
    group("g2/inner", "max_score: 10\n");
    test("secret/alone");
    assertNotNull(read().scored());
    assertEquals(
        List.of(
            "secret/g4: a group without tests; left out",
            "1 secret test has no group, secret/alone: worth no points",
            "data/secret/g2/inner/test_group.yaml: a group inside a group; left out",
            "secret: at most 100 points, but what is in it gives 90"),
        read().notes());
  }

  @Test
  void staticValidationIsLeftOut() throws IOException {
    group("g2", "max_score: 40\nscore_aggregation: sum\nstatic_validation_score: 10\n");
    assertEquals(90, points());
    assertEquals(
        List.of(
            folder
                + "/data/secret/g2/test_group.yaml:3: static_validation_score: static validation is"
                + " not supported; left out",
            "secret: at most 100 points, but what is in it gives 90"),
        read().notes());
  }

  private Map<String, GroupExpectation> expected(String table) throws IOException {
    file("submissions/other/a.py", "1\n");
    file("submissions/submissions.yaml", table);
    return read().scored().expected().values().stream().findFirst().orElse(Map.of());
  }

  @Test
  void areExpectedInATable() throws IOException {
    Map<String, GroupExpectation> expected =
        expected(
            """
            other/a.py:
              score: [10, 40]
              secret/g1: {permitted: [AC]}
              secret/g*: {score: 20}
              secret/g1/1: {permitted: [AC]}
            """);
    assertEquals("10 to 40", expected.get("secret").points().text());
    assertEquals("20", expected.get("secret/g1").points().text());
    assertEquals(List.of(Verdict.ACCEPTED), expected.get("secret/g1").expected());
    assertEquals(Set.of("secret", "secret/g1", "secret/g2", "secret/g3"), expected.keySet());
    assertEquals(
        List.of("submissions.yaml: expectations for single tests are not supported: secret/g1/1"),
        read().notes());
  }

  @ParameterizedTest
  @CsvSource({"'[1, 2, 3]'", "'[2, 1]'", "'[]'"})
  void expectedPointsMustBeOneOrTwoNumbers(String points) {
    UsageException refused =
        Assertions.assertThrows(
            UsageException.class, () -> expected("other/a.py: {score: " + points + "}\n"));
    assertEquals(
        folder
            + "/submissions/submissions.yaml:1: other/a.py.score: expected a number of points, or"
            + " the fewest and the most, found a list",
        refused.getMessage());
  }
}
