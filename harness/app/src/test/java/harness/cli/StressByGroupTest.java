package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.cases.CaseName;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Stresses a package with an easy group of numbers up to 100, and a hard one of larger numbers. The
 * task is to print the number; wrong submissions print 0 for some numbers.
 */
final class StressByGroupTest {

  private static final String EASY = "secret/easy";
  private static final String HARD = "secret/hard";

  /** Accepts one number between those of its flag. */
  private static final String VALIDATE =
      """
      read n; read more && exit 43
      [ $n -ge ${1%%..*} ] && [ $n -le ${1##*..} ] && exit 42; exit 43
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("problem.yaml", "name: x\ntype: scoring\n");
    file(".timelimit", "1\n");
    file("data/testdata.yaml", "on_reject: continue\n");
    file("data/secret/easy/testdata.yaml", group("1..100"));
    file("data/secret/hard/testdata.yaml", group("101..999999"));
    file("input_validators/validate.sh", VALIDATE);
    file("generators/gen.sh", "echo $(($1 + $3 % $2))\n");
    rules("gen.sh 1 100 {seed}", "gen.sh 1000 90000 {seed}");
    file("submissions/accepted/right.sh", "cat\n");
  }

  private static String group(String limits) {
    return "accept_score: 50\ngrader_flags: min\ninput_validator_flags: " + limits + "\n";
  }

  private void rules(String easy, String hard) throws IOException {
    file(
        "generators/generators.yaml",
        """
        solution: /submissions/accepted/right.sh
        data:
          secret:
            data:
              easy: {data: {'1': '%s'}}
              hard: {data: {'1': '%s'}}
        """
            .formatted(easy, hard));
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve("x").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** A submission that prints 0 for numbers that a test of the shell describes. */
  private void wrongIf(String test, String name, String grades) throws IOException {
    file(
        "submissions/" + name + ".sh",
        "# @EXPECTED_GRADES@ %s\nread n; [ %s ] && n=0; echo $n\n".formatted(grades, test));
  }

  private CommandRun stress(int code, String... more) {
    List<Object> words = new ArrayList<>(List.of("stress", "--problem", folder.resolve("x")));
    words.addAll(List.of("--seed", "1"));
    words.addAll(List.of(more));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    return run;
  }

  /** The report, which matches its schema. */
  private JsonNode report(int code, String... more) throws IOException {
    Path json = folder.resolve("report.json");
    List<String> words = new ArrayList<>(List.of(more));
    words.addAll(List.of("--json", json.toString()));
    stress(code, words.toArray(String[]::new));
    return ReportSchema.of("run").read(json);
  }

  private static JsonNode named(String name, JsonNode list) {
    for (JsonNode each : list) {
      if (each.get("name").asText().equals(name)) {
        return each;
      }
    }
    throw new AssertionError(name + " in " + list);
  }

  private static JsonNode group(String name, String submission, JsonNode report) {
    return named(name, named(submission, report.get("submissions")).get("by_group"));
  }

  @Test
  void aFailureInAGroupToPassIsAFindingAndOneInAGroupToFailIsNot() throws IOException {
    wrongIf("$n -ge 50", "partially_accepted/planted", "AC WA");
    JsonNode report = report(ExitCode.FINDINGS, "--n", "12");
    Set<String> groups = new TreeSet<>();
    for (JsonNode each : report.get("findings")) {
      groups.add(each.get("group").asText());
      assertEquals("[\"accepted\"]", each.get("expected_in_group").toString());
      int smallest = Integer.parseInt(each.get("smallest").get("input").asText().strip());
      assertTrue(smallest >= 50 && smallest <= 100, smallest + " is not in the easy group");
    }
    assertEquals(Set.of(EASY), groups);
    assertFalse(group(EASY, "planted", report).has("caught"));
    CaseName caught = CaseName.parse(group(HARD, "planted", report).get("caught").asText());
    assertEquals("gen-2", caught.generator());
  }

  @Test
  void aFailureInAGroupToFailIsCaughtThere() throws IOException {
    wrongIf("$n -gt 100", "partially_accepted/partial", "AC WA");
    CommandRun run = stress(ExitCode.OK, "--n", "12", "--require-caught");
    assertTrue(run.out().contains("partial, expected to fail in " + HARD + ": caught on "));
  }

  @Test
  void aCaseIsSavedInEachGroupInWhichASubmissionFails() throws IOException {
    wrongIf("$n -ge 50", "partially_accepted/planted", "AC WA");
    CommandRun run = stress(ExitCode.FINDINGS, "--n", "12", "--save");
    for (String group : List.of(EASY, HARD)) {
      String name = group.equals(EASY) ? "kills-planted.in" : "kills-planted-2.in";
      String test = "data/" + group + "/" + name;
      assertTrue(run.err().contains(test + ", which kills planted in " + group), run.err());
      int input = Integer.parseInt(Files.readString(folder.resolve("x").resolve(test)).strip());
      assertEquals(group.equals(HARD), input > 100, test + ": " + input);
    }
  }

  @Test
  void aSubmissionThatNeverFailsInItsGroupSurvivesThere() throws IOException {
    wrongIf("$n -lt 50", "wrong_answer/reversed", "WA WA");
    Path junit = folder.resolve("junit.xml");
    CommandRun run =
        stress(
            ExitCode.FINDINGS,
            "--n",
            "12",
            "--require-caught",
            "--no-shrink",
            "--junit",
            junit.toString());
    assertTrue(Files.readString(junit).contains("expected to fail in secret/hard"));
    assertTrue(
        run.out()
            .contains("reversed, expected to fail in " + HARD + ": survived 6 cases of the group"),
        run.out());
    assertTrue(run.out().contains("reversed, expected to fail in " + EASY + ": caught on "));
  }

  @Test
  void wherePointsAloneAreExpectedNobodyIsBlamedInAGroup() throws IOException {
    file("submissions/partially_accepted/unsaid.sh", "read n; [ $n -ge 50 ] && n=0; echo $n\n");
    JsonNode report = report(ExitCode.OK, "--n", "12");
    assertFalse(group(EASY, "unsaid", report).has("expected"));
  }

  @Test
  void onlyTheChosenGroupIsDrawnAndItsCasesKeepTheirNames() throws IOException {
    wrongIf("$n -le 100", "wrong_answer/easily", "WA AC");
    JsonNode report = report(ExitCode.OK, "--n", "10", "--group", "hard", "--require-caught");
    assertEquals("[{\"name\":\"gen-2\",\"cases\":10}]", report.get("generators").toString());
    JsonNode inHard = group(HARD, "easily", report);
    assertEquals("{\"accepted\":10}", inHard.get("verdicts").toString());
  }

  @Test
  void smallInputsOfTheChosenGroupAreValidInIt() throws IOException {
    file("data/secret/easy/2.in", "7\n");
    file("data/secret/easy/2.ans", "7\n");
    file("data/secret/hard/2.in", "500\n");
    file("data/secret/hard/2.ans", "500\n");
    Path solution = folder.resolve("mine.sh");
    Files.writeString(solution, "read n; [ $n -gt 100 ] && n=0; echo $n\n");
    JsonNode report =
        report(ExitCode.OK, "--n", "25", "--group", "easy", "--solution", solution.toString());
    assertEquals(25, group(EASY, "mine", report).get("verdicts").get("accepted").asInt());
    assertTrue(report.get("generators").size() > 1, report.get("generators").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nosuch | --group nosuch: there is no such group; the groups are secret, secret/easy,",
        "ard | --group ard: there is no such group; the groups are secret, secret/easy,"
      })
  void anUnknownGroupIsRefusedWithTheKnownOnes(String wanted, String message) {
    CommandRun run = stress(ExitCode.USAGE, "--group", wanted);
    assertTrue(run.err().contains(message), run.err());
    assertEquals(1, run.err().lines().filter(each -> each.contains("--group")).count());
  }

  @Test
  void aPackageWithoutGroupsRefusesTheOption() throws IOException {
    file("problem.yaml", "name: x\n");
    CommandRun run = stress(ExitCode.USAGE, "--group", "easy");
    assertTrue(run.err().contains("--group: this problem has no groups of tests"), run.err());
  }

  @Test
  void aRuleInTheWrongGroupIsAJudgeErrorThatNamesBothGroups() throws IOException {
    file("submissions/accepted/also.sh", "read n; echo $n\n");
    rules("gen.sh 1000 500 {seed}", "gen.sh 1000 90000 {seed}");
    JsonNode report = report(ExitCode.FINDINGS, "--n", "4");
    JsonNode finding = report.get("findings").get(0);
    assertEquals("invalid-input", finding.get("reason").asText());
    assertEquals("validate", finding.get("submission").asText());
    assertEquals(EASY, finding.get("group").asText());
    assertTrue(finding.get("drawn_by").asText().startsWith("gen 1000 500 "));
    assertTrue(
        finding
            .get("detail")
            .asText()
            .endsWith("(an input drawn for secret/easy; it is valid in secret/hard)"),
        finding.toString());
  }

  @ParameterizedTest
  @CsvSource({"exit 42, 1", "'', 0"})
  void validatorsThatDoNotTellGroupsApartGiveANote(String first, int notes) throws IOException {
    file("submissions/accepted/also.sh", "read n; echo $n\n");
    file("input_validators/validate.sh", first + "\n" + VALIDATE);
    JsonNode report = report(ExitCode.OK, "--n", "20");
    int found = 0;
    for (JsonNode each : report.path("notes")) {
      found += each.get("text").asText().contains("20 inputs of secret/easy as inputs of") ? 1 : 0;
    }
    assertEquals(notes, found, report.path("notes").toString());
  }

  /** A planted mistake: the validator of the easy group accepts numbers of the hard one. */
  @Test
  void aValidatorThatLetsInputsOfAHarderGroupPassIsAJudgeErrorThatNamesBoth() throws IOException {
    wrongIf("$n -gt 100", "partially_accepted/partial", "AC WA");
    file("data/secret/easy/testdata.yaml", group("1..99999"));
    JsonNode report = report(ExitCode.FINDINGS, "--n", "12");
    assertEquals(1, report.get("findings").size(), report.get("findings").toString());
    JsonNode finding = report.get("findings").get(0);
    assertEquals("judge-error", finding.get("verdict").asText());
    assertEquals("validate", finding.get("submission").asText());
    assertEquals(EASY, finding.get("group").asText());
    assertEquals(
        "drawn for secret/hard, but also valid in secret/easy, where partial is expected to be"
            + " accepted, and fails with wrong-answer: the validator of secret/easy is too lax, or"
            + " partial is wrong there",
        finding.get("detail").asText());
    assertTrue(finding.get("reproduce").asText().contains("--solution"), finding.toString());
  }

  @Test
  void partsOfACampaignCountAsTheWhole() throws IOException {
    wrongIf("$n -ge 50", "partially_accepted/planted", "AC WA");
    JsonNode whole = report(ExitCode.FINDINGS, "--n", "20", "--range", "5", "--no-shrink");
    for (String part : List.of("1", "2")) {
      stress(
          ExitCode.FINDINGS,
          "--n",
          "20",
          "--range",
          "5",
          "--no-shrink",
          "--threads",
          part,
          "--shard",
          part + "/2",
          "--json",
          folder.resolve(part).toString());
    }
    Path json = folder.resolve("merged.json");
    CommandRun merged =
        CommandRun.of("merge", folder.resolve("1"), folder.resolve("2"), "--json", json);
    assertEquals(ExitCode.FINDINGS, merged.code(), merged.err());
    JsonNode sum = ReportSchema.of("run").read(json);
    assertEquals(counts(whole), counts(sum));
    assertTrue(merged.out().contains("expected accepted in secret/easy, found wrong-answer"));
  }

  private static List<String> counts(JsonNode report) {
    List<String> counts = new ArrayList<>();
    report
        .get("submissions")
        .forEach(each -> counts.add(each.get("name") + " " + each.get("by_group")));
    report.get("findings").forEach(each -> counts.add(each.get("case") + " " + each.get("group")));
    return counts;
  }
}
