package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies packages with groups of tests. All ask to print the number that they give; wrong
 * submissions print 0 for some numbers.
 */
final class GroupsOfTestsTest {

  private static final String LEGACY = GroupedPackage.LEGACY;
  private static final String MODERN = GroupedPackage.MODERN;
  private static final String EASY = GroupedPackage.EASY;
  private static final String HARD = GroupedPackage.HARD;

  @TempDir private Path folder;
  private GroupedPackage problem;

  @BeforeEach
  void place() {
    problem = new GroupedPackage(folder.resolve("problem"));
  }

  /** The report of verify, which matches its schema. */
  private JsonNode verified(int code, String... more) throws IOException {
    Path json = folder.resolve("report.json");
    List<Object> words = new ArrayList<>(List.of("verify", "--problem", folder.resolve("problem")));
    words.addAll(List.of(more));
    words.addAll(List.of("--json", json));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    return ReportSchema.of("verify").read(json);
  }

  private static JsonNode named(String name, JsonNode list) {
    for (JsonNode each : list) {
      if (each.get("name").asText().equals(name)) {
        return each;
      }
    }
    throw new AssertionError(name + " in " + list);
  }

  /** Points and verdicts of a submission: {@code 40 accepted}, the total last. */
  private static List<String> results(String submission, JsonNode report) {
    JsonNode its = named(submission, report.get("submissions"));
    List<String> results = new ArrayList<>();
    its.get("groups").forEach(each -> results.add(result(each)));
    results.add(result(its.get("total")));
    assertEquals(its.get("score"), its.get("total").get("score"));
    return results;
  }

  private static String result(JsonNode group) {
    return group.get("score").asInt() + " " + group.get("verdict").asText();
  }

  private static List<String> deviations(JsonNode report) {
    List<String> deviations = new ArrayList<>();
    for (JsonNode each : report.get("submissions")) {
      List<JsonNode> groups = new ArrayList<>();
      each.get("groups").forEach(groups::add);
      groups.add(each.get("total"));
      groups.stream()
          .filter(group -> group.has("deviation"))
          .map(
              group ->
                  "%s %s: %s"
                      .formatted(
                          each.get("name").asText(),
                          group.get("name").asText(),
                          group.get("deviation").asText()))
          .forEach(deviations::add);
    }
    return deviations;
  }

  @Test
  void submissionsGetThePointsOfTheGroupsThatTheySolve() throws IOException {
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC WA", 10);
    problem.submission("partially_accepted/large", "@EXPECTED_GRADES@ WA AC", 5, 20);
    problem.submission("wrong_answer/zero", "@EXPECTED_GRADES@ WA WA", 0);
    problem.file(
        "submissions/partially_accepted/slow.sh",
        "# @EXPECTED_GRADES@ AC TLE\nread n; [ $n -lt 60 ] || while :; do :; done; echo $n\n");
    JsonNode report = verified(ExitCode.OK, "--time-limit=200ms");
    assertEquals(List.of(), deviations(report));
    assertEquals(
        List.of("1 accepted", "40 accepted", "60 accepted", "100 accepted"),
        results("right", report));
    assertEquals(
        List.of("1 accepted", "40 accepted", "0 wrong-answer", "40 accepted"),
        results("small", report));
    assertEquals(
        List.of("1 accepted", "0 wrong-answer", "60 accepted", "60 accepted"),
        results("large", report));
    assertEquals(
        List.of("0 wrong-answer", "0 wrong-answer", "0 wrong-answer", "0 wrong-answer"),
        results("zero", report));
    assertEquals(
        List.of("1 accepted", "40 accepted", "0 time-limit-exceeded", "40 accepted"),
        results("slow", report));
    JsonNode hard = named("secret/hard", named("slow", report.get("submissions")).get("groups"));
    assertEquals("[\"time-limit-exceeded\"]", hard.get("expected").toString());
    assertTrue(hard.get("limit_share").asDouble() > 0.9, hard.toString());
  }

  @Test
  void theTerminalShowsAMatrix() throws IOException {
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC AC", 10);
    CommandRun run = CommandRun.of("verify", "--problem", folder.resolve("problem"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    String shown = run.out().replaceAll(" [0-9.]+%", "");
    for (String line :
        List.of(
            " points +sample \\(1\\) +secret/easy \\(40\\) +secret/hard \\(60\\) +total \\(100\\)",
            " right +1 AC +40 AC +60 AC +100 AC",
            " small +1 AC +40 AC +0 WA ! +40 AC",
            "small: secret/hard: expected accepted, found wrong-answer",
            "no wrong result in .*, but 1 result of groups not as expected")) {
      assertTrue(shown.lines().anyMatch(each -> each.matches(line)), line + "\n" + shown);
    }
  }

  @Test
  void pointsOfGroupsAreTestsOfJunit() throws IOException {
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC AC", 10);
    Path junit = folder.resolve("junit.xml");
    verified(ExitCode.FINDINGS, "--junit", junit.toString());
    String xml = Files.readString(junit);
    String failure =
        "<failure message=\"expected accepted, found wrong-answer\" type=\"not as expected\">";
    assertTrue(xml.contains("name=\"points: secret/easy\""), xml);
    assertEquals(1, xml.split(failure, -1).length - 1, xml);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--junit", "--html"})
  void reportsOfOneRunAreRefusedForSeveral(String option) throws IOException {
    for (String each : List.of("knights", "gears")) {
      Files.createDirectories(folder.resolve(each));
    }
    CommandRun run = CommandRun.of("verify", option, folder.resolve("report"), folder);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("name one --puzzle"), run.err());
  }

  /** A mistake in the tests shows in the expectations of the submissions. */
  @Test
  void aTestInTheWrongGroupIsFound() throws IOException {
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC WA", 10);
    problem.test("secret/easy/3", 70);
    assertEquals(
        List.of("small secret/easy: expected accepted, found wrong-answer"),
        deviations(verified(ExitCode.FINDINGS)));
  }

  @Test
  void aPartialSubmissionThatGetsTooMuchIsFound() throws IOException {
    problem.legacy();
    problem.submission("partially_accepted/small", "@EXPECTED_GRADES@ AC WA", 99);
    assertEquals(
        List.of(
            "small secret/hard: expected wrong-answer, found accepted",
            "small total: expected less than 100 points, found 100 of 100"),
        deviations(verified(ExitCode.FINDINGS)));
  }

  @Test
  void groupsThatRequireOthersGiveNoPointsWithoutThem() throws IOException {
    problem.modern();
    problem.submission("other/half", "", 60, 200);
    problem.submission("other/middle", "", 5, 20);
    problem.submission("other/sample", "", 0, 2);
    problem.file(
        "submissions/submissions.yaml",
        """
        other/*: {permitted: [AC, WA]}
        other/half.sh:
          score: 80
          secret/g2: {required: [WA], permitted: [AC, WA], score: [20, 20]}
        other/middle.sh: {score: [30, 40]}
        """);
    JsonNode report = verified(ExitCode.OK);
    assertEquals(List.of(), deviations(report));
    assertEquals(
        List.of("0 accepted", "30 accepted", "40 accepted", "30 accepted", "100 accepted"),
        results("right", report));
    assertEquals(
        List.of("0 accepted", "30 accepted", "20 wrong-answer", "30 accepted", "80 wrong-answer"),
        results("half", report));
    assertEquals(
        List.of("0 accepted", "0 wrong-answer", "40 accepted", "0 null", "40 wrong-answer"),
        results("middle", report));
    assertEquals(
        List.of("0 wrong-answer", "0 null", "40 accepted", "0 null", "40 wrong-answer"),
        results("sample", report));
    JsonNode last = named("secret/g3", named("sample", report.get("submissions")).get("groups"));
    assertEquals("secret/g1", last.get("after").asText());
  }

  @ParameterizedTest
  @CsvSource({
    "score: 70, 'half total: expected 70 points, found 80 of 100'",
    "'secret/g2: {permitted: [AC]}',"
        + " 'half secret/g2: expected accepted on every test, found wrong-answer on secret/g2/2'",
    "'secret/g1: {permitted: [AC, WA], required: [WA]}',"
        + " 'half secret/g1: expected wrong-answer on some test, found only accepted'"
  })
  void aTableOfExpectationsNamesTheGroup(String expected, String deviation) throws IOException {
    problem.modern();
    problem.submission("other/half", "", 60, 200);
    problem.file(
        "submissions/submissions.yaml",
        "other/half.sh:\n  permitted: [AC, WA]\n  " + expected + "\n");
    assertEquals(List.of(deviation), deviations(verified(ExitCode.FINDINGS)));
  }

  @Test
  void aFewTestsAloneGiveThePointsOfTheirGroupsOnly() throws IOException {
    problem.modern();
    JsonNode report = verified(ExitCode.OK, "--only=sample/1,secret/g1/1,secret/g1/2");
    JsonNode right = named("right", report.get("submissions"));
    assertEquals(30, named("secret/g1", right.get("groups")).get("score").asInt());
    assertTrue(named("secret/g2", right.get("groups")).get("score").isNull());
    assertTrue(right.get("total").get("score").isNull());
  }

  /** The validator gives less for outputs that are too small by one. */
  @ParameterizedTest
  @CsvSource({
    "score_multiplier.txt, 0.5, '20 accepted', '15 accepted', '65 accepted'",
    "score.txt, 7, '14 accepted', '7 accepted', '51 accepted'",
    "score.txt, 0, '0 accepted', '0 accepted', '30 accepted'"
  })
  void anOutputValidatorGivesPoints(String name, String what, String g2, String g3, String total)
      throws IOException {
    problem.modern();
    problem.file(
        "output_validator/check.sh",
        """
        read out; read right < "$2"
        [ $out = $right ] && exit 42
        [ $((out + 1)) = $right ] || exit 43
        echo %s > "$3/%s"; exit 42
        """
            .formatted(what, name));
    problem.file("submissions/other/less.sh", "read n; [ $n -gt 20 ] && n=$((n - 1)); echo $n\n");
    problem.file("submissions/submissions.yaml", "other/less.sh: {permitted: [AC, WA]}\n");
    JsonNode report = verified(ExitCode.OK);
    assertEquals(List.of("0 accepted", "30 accepted", g2, g3, total), results("less", report));
    assertEquals("100 accepted", results("right", report).get(4));
  }

  @Test
  void anOutputThatEqualsTheAnswerGetsThePointsOfTheValidatorToo() throws IOException {
    problem.file("problem.yaml", LEGACY + "validation: custom score\n");
    problem.file(".timelimit", "1\n");
    problem.file("data/testdata.yaml", "on_reject: continue\nrange: 0 100\n");
    problem.file("output_validators/check.sh", "echo 7 > \"$3/score.txt\"; exit 42\n");
    problem.test("secret/1", 1);
    problem.test("secret/2", 2);
    problem.submission("accepted/right", "", 1000);
    JsonNode its = named("right", verified(ExitCode.OK).get("submissions"));
    assertEquals(14, its.get("score").asInt(), its::toString);
  }

  /** Two groups that the same programs fail, and one that nobody fails. */
  @Test
  void strengthIsToldByGroup() throws IOException {
    problem.modern();
    problem.test("secret/g3/1", 99);
    problem.submission("wrong_answer/small", "", 10);
    problem.submission("wrong_answer/medium", "", 60);
    Path json = folder.resolve("strength.json");
    CommandRun run =
        CommandRun.of(
            "verify", "--problem", folder.resolve("problem"), "--strength", "--json", json);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    String shown = run.out().replaceAll(" +", " ");
    for (String line :
        List.of(
            " secret/g1 . . 0 2",
            " secret/g2 # # 2 2",
            "no wrong program fails sample, secret/g1",
            "no wrong program tells apart secret/g2, secret/g3",
            "rank of this matrix: 1 (4 groups, 2 wrong programs)")) {
      assertTrue(shown.contains(line + "\n"), line + "\n" + shown);
    }
    JsonNode groups = ReportSchema.of("strength").read(json).get("by_group");
    assertEquals(2, groups.at("/groups/2/kills").size());
    assertEquals("[\"sample\",\"secret/g1\"]", groups.get("idle").toString());
    assertEquals(
        "[[\"sample\",\"secret/g1\"],[\"secret/g2\",\"secret/g3\"]]",
        groups.get("alike").toString());
    assertEquals(1, groups.get("rank").asInt());
  }

  private void grader(String script) throws IOException {
    problem.legacy();
    problem.file("data/secret/testdata.yaml", "grading: custom\ngrader_flags: best of\n");
    problem.file("data/secret/easy/testdata.yaml", "grading: default\n" + EASY);
    problem.file("data/secret/hard/testdata.yaml", "grading: default\n" + HARD);
    problem.file("graders/grade.sh", script);
  }

  @Test
  void aGraderOfThePackageGradesItsGroups() throws IOException {
    grader("[ $2 = of ] || exit 1; echo AC $(tail -n 1 | cut -d ' ' -f 2)\n");
    problem.submission("partially_accepted/small", "", 10);
    JsonNode report = verified(ExitCode.OK); // expected accepted, and nobody knows the most points
    assertEquals("60 accepted", result(named("right", report.get("submissions")).get("total")));
    assertEquals("0 accepted", result(named("small", report.get("submissions")).get("total")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "exit 3 | exit code 3",
        "echo AC NaN | prints 'AC NaN'",
        "echo AC 999999999 | prints 'AC 999999999'",
        "true | prints nothing"
      })
  void aGraderThatFailsIsAJudgeError(String script, String why) throws IOException {
    grader(script + "\n");
    JsonNode right = named("right", verified(ExitCode.FINDINGS).get("submissions"));
    assertFalse(right.has("score"));
    String expected =
        why.startsWith("exit")
            ? ""
            : ", expected one line with a verdict and at most 100000000 points, such as AC 1";
    assertEquals("grade: " + why + expected, right.get("total").get("judge_error").asText());
  }

  @Test
  void listShowsGroupsAndTheirPoints() throws IOException {
    problem.modern();
    CommandRun run = CommandRun.of("list", "--problem", folder.resolve("problem"));
    assertTrue(
        run.out()
            .contains(
                """
                  groups       100 points in total
                    sample                 no points, 1 test
                    secret/g1              30 points, all-or-nothing, 2 tests, requires sample
                    secret/g2              40 points, sum, 2 tests
                    secret/g3              30 points, min, 1 test, requires secret/g1
                """
                    .indent(0)),
        run.out());
    Path json = folder.resolve("list.json");
    CommandRun.of("list", "--problem", folder.resolve("problem"), "--json", json);
    JsonNode problem = ReportSchema.of("list").read(json).get("problem");
    assertEquals(100, problem.get("max_score").asInt());
    assertEquals("min", named("secret/g3", problem.get("groups")).get("scoring").asText());
  }

  @Test
  void aProblemWithoutPointsShowsNone() throws IOException {
    problem.modern();
    problem.file("problem.yaml", MODERN.replace("type: scoring\n", ""));
    JsonNode report = verified(ExitCode.OK);
    assertFalse(report.get("submissions").get(0).has("groups"));
    CommandRun run = CommandRun.of("list", "--problem", folder.resolve("problem"));
    assertTrue(run.out().lines().noneMatch(each -> each.contains("groups")), run.out());
  }
}
