package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Several solutions and no reference: they are compared with each other, and nobody is blamed. The
 * problem is to double a number from 1 to 9.
 */
final class SeveralSolutionsTest {

  private static final String DOUBLES = "read n; echo $((n + n))";

  /** Wrong from 5 on. */
  private static final String WRONG = "read n; [ $n -ge 5 ] && n=1; echo $((n + n))";

  @TempDir private Path folder;
  private Path json;

  @BeforeEach
  void write() throws IOException {
    program("gen", "echo $(($1 % 9 + 1))");
    program("a1", DOUBLES);
    program("a2", "read n; echo $((2 * n))");
    program("a3", "read n; echo \" $((2 * n)) \"");
    program("bad", WRONG);
    json = folder.resolve("run.json");
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name + ".sh"), text + "\n");
  }

  private List<Object> words(String command, String solutions) {
    List<Object> words = new ArrayList<>();
    words.add(command);
    words.add("--generator");
    words.add(folder.resolve("gen.sh"));
    for (String each : solutions.split(" ", -1)) {
      words.add("--solution");
      words.add(folder.resolve(each + ".sh"));
    }
    return words;
  }

  private CommandRun stress(String solutions, Object... more) {
    List<Object> words = words("stress", solutions);
    words.addAll(List.of("--seed", "1", "--n", "12", "--json", json));
    words.addAll(Arrays.asList(more));
    return CommandRun.of(words.toArray());
  }

  private JsonNode report() throws IOException {
    return ReportSchema.of("run").read(json);
  }

  private JsonNode finding() throws IOException {
    JsonNode findings = report().get("findings");
    assertEquals(1, findings.size(), findings::toPrettyString);
    return findings.get(0);
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
  }

  private static JsonNode standing(JsonNode report, String name) {
    return StreamSupport.stream(report.get("submissions").spliterator(), false)
        .filter(each -> each.get("name").textValue().equals(name))
        .findFirst()
        .orElseThrow()
        .get("standing");
  }

  @Test
  void theOneThatStandsAloneIsSuspectedAndNobodyIsBlamed() throws IOException {
    Path junit = folder.resolve("run.xml");
    Path html = folder.resolve("run.html");
    CommandRun run = stress("bad a1 a2 a3", "--junit", junit, "--html", html);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode finding = finding();
    assertEquals("disagreement", finding.get("verdict").textValue());
    assertTrue(finding.get("reason").isNull());
    JsonNode groups = finding.get("smallest").get("groups");
    assertEquals("10\n", groups.get(0).get("output").textValue());
    assertEquals(List.of("a1", "a2", "a3"), texts(groups.get(0).get("submissions")));
    assertEquals("2\n", groups.get(1).get("output").textValue());
    assertEquals(List.of("bad"), texts(finding.get("suspects")));
    assertEquals("5\n", finding.get("smallest").get("input").textValue());
    assertTrue(finding.get("also_from").size() > 0, finding::toPrettyString);
    assertTrue(run.out().contains("finding 1: bad: disagreement\n"), run.out());
    assertTrue(run.out().contains("3 of 4 print 10: a1, a2, a3; 1 prints 2: bad"), run.out());
    assertTrue(run.out().lines().anyMatch(line -> line.matches(" bad +8 +0 +0 +0 +4")), run.out());
    assertTrue(run.out().endsWith("\nthe programs differ on 8 of 12 cases\n"), run.out());
    assertEquals(4, standing(report(), "bad").get("majority").asInt());
    String xml = Files.readString(junit);
    assertTrue(xml.contains("failures=\"1\""), xml);
    assertTrue(Files.readString(html).contains("Compared with each other"));
    for (String each : List.of(run.out(), xml, Files.readString(json))) {
      assertFalse(each.toLowerCase(Locale.ROOT).matches("(?s).*\\b(right|expected:)\\b.*"), each);
    }
  }

  @Test
  void theOrderOfTheSolutionsChangesNothing() throws IOException {
    program("crash", "read n; [ $n -ge 7 ] && exit 3; echo $((n + n))");
    List<String> first = null;
    for (String order : List.of("bad a1 a2 a3 crash", "a1 crash a2 bad a3", "a3 a2 a1 crash bad")) {
      CommandRun run = stress(order, "--no-shrink");
      List<String> findings = new ArrayList<>();
      for (JsonNode each : report().get("findings")) {
        findings.add(each.toString());
      }
      findings.sort(null);
      first = first == null ? findings : first;
      assertEquals(first, findings);
      int table = run.out().indexOf("compared with each other");
      assertTrue(run.out().substring(table).lines().skip(2).findFirst().get().startsWith(" bad "));
    }
    assertTrue(first.size() >= 4, first::toString);
  }

  @Test
  void twoProgramsJustDiffer() throws IOException {
    CommandRun run = stress("bad a1");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode finding = finding();
    assertEquals(List.of(), texts(finding.get("suspects")));
    assertEquals("5\n", finding.get("smallest").get("input").textValue());
    assertTrue(run.out().contains("finding 1: disagreement\n"), run.out());
    assertTrue(run.out().contains("1 of 2 prints 10: a1; 1 prints 2: bad"), run.out());
  }

  @Test
  void aTieHasNoSuspects() throws IOException {
    program("worse", WRONG);
    stress("a1 bad a2 worse");
    JsonNode finding = finding();
    assertEquals(List.of(), texts(finding.get("suspects")));
    assertEquals(
        "2 of 4 print 10: a1, a2; 2 print 2: bad, worse",
        finding.get("smallest").get("detail").textValue());
    assertEquals(8, standing(report(), "a1").get("tie").asInt());
  }

  @Test
  void findingsWithTheSameGroupsAndSmallestInputAreOne() throws IOException {
    program("bad2", "read n; [ $n -ge 5 ] && n=2; echo $((n + n))");
    stress("a1 a2 bad bad2");
    JsonNode finding = finding();
    assertEquals(List.of("bad", "bad2"), texts(finding.get("suspects")));
  }

  @Test
  void aCrashIsAFindingOfItsOwn() throws IOException {
    program("crash", "read n; [ $n -ge 3 ] && exit 3; echo $((n + n))");
    CommandRun run = stress("a1 crash bad a2");
    JsonNode findings = report().get("findings");
    assertEquals(2, findings.size(), run.out());
    assertEquals("run-time-error", findings.get(0).get("verdict").textValue());
    assertEquals("crash", findings.get(0).get("submission").textValue());
    assertEquals("3\n", findings.get(0).get("smallest").get("input").textValue());
    assertEquals(List.of("bad"), texts(findings.get(1).get("suspects")));
    String detail = findings.get(1).get("smallest").get("detail").textValue();
    assertEquals(
        "2 of 4 print 10: a1, a2; 1 prints 2: bad; 1 fails with run-time-error (exit-code): crash",
        detail);
    assertTrue(standing(report(), "crash").get("failed").asInt() > 0);
    // its command needs another program, without which there is nothing to compare
    String again = findings.get(0).get("reproduce").textValue();
    assertTrue(again.matches(".*--solution \\S*crash.sh --solution \\S*a1.sh.*"), again);
  }

  @Test
  void printingNothingIsNamedAsSuch() throws IOException {
    program("silent", "read n; [ $n -ge 4 ] && exit 0; echo $((n + n))");
    CommandRun run = stress("silent a1 a2");
    JsonNode finding = finding();
    assertEquals("wrong-answer", finding.get("verdict").textValue());
    assertEquals("missing-output", finding.get("reason").textValue());
    assertEquals("4\n", finding.get("smallest").get("input").textValue(), run.out());
    assertEquals(
        "prints nothing; 2 others print something",
        finding.get("smallest").get("detail").textValue());
  }

  @Test
  void theComparisonThatWouldAcceptAllDifferencesIsNamed() throws IOException {
    program("a1", "read n; echo $n.191958");
    program("a2", "read n; echo $n.191957");
    CommandRun run = stress("a1 a2");
    assertTrue(
        run.out()
            .replaceAll("\\s+", " ")
            .contains(
                "the outputs differ only in the last places of decimals; if that is allowed, add"
                    + " --checker 'std:rcmp6'"),
        run.out());
    assertTrue(texts(report().get("compared").get("accepting")).contains("rcmp6"));
    assertEquals(ExitCode.OK, stress("a1 a2", "--checker", "std:rcmp6").code());
    program("a2", "read n; [ $n = 7 ] && n=8; echo $n.191957");
    assertFalse(stress("a1 a2").out().contains("rcmp6"));
  }

  @Thorough
  @Test
  void aCheckerComparesInBothDirections() throws IOException {
    // accepts an output that is at least the answer, and refuses to judge what is no number
    program(
        "chk",
        "read said < $2; read best < $3; case $best in ''|*[!0-9]*) echo bad answer >&2; exit 3;;"
            + " esac; case $said in ''|*[!0-9]*) echo no number >&2; exit 2;; esac;"
            + " [ $said -lt $best ] && { echo worse >&2; exit 1; }; exit 0");
    Object chk = folder.resolve("chk.sh");
    assertEquals(ExitCode.OK, stress("a1 a2 a3", "--checker", chk).code());
    stress("a1 bad a2", "--checker", chk);
    assertEquals(List.of("bad"), texts(finding().get("suspects")));
    program("word", "echo word");
    stress("a1 word a2", "--checker", chk, "--no-shrink");
    assertEquals(List.of("word"), texts(report().get("findings").get(0).get("suspects")));
    program("word2", "echo words");
    stress("word word2", "--checker", chk, "--no-shrink");
    assertEquals("judge-error", report().get("findings").get(0).get("verdict").textValue());
  }

  @Test
  void anOutputThatTheCheckerRejectsAsItsOwnAnswerIsWrong() throws IOException {
    program("chk", "read n < $1; read said < $2; [ $said = $((2 * n)) ] || exit 1");
    stress("a1 bad a2", "--checker", folder.resolve("chk.sh"));
    JsonNode finding = finding();
    assertEquals("bad", finding.get("submission").textValue());
    assertEquals("rejected-by-checker", finding.get("reason").textValue());
    assertEquals("5\n", finding.get("smallest").get("input").textValue());
  }

  @Test
  void aCheckerOfIcpcComparesToo() throws IOException {
    program("chk", "read best < $2; read said; [ $said = $best ] && exit 42; exit 43");
    Object chk = folder.resolve("chk.sh");
    stress("a1 bad a2", "--checker", chk, "--checker-codes", "icpc", "--no-shrink");
    assertEquals(List.of("bad"), texts(report().get("findings").get(0).get("suspects")));
  }

  @Test
  void aProgramThatContradictsItselfIsNondeterministic() throws IOException {
    program("random", "read n; [ $n -ge 5 ] && n=$$; echo $((n + n))");
    stress("a1 random a2", "--no-shrink");
    JsonNode finding = report().get("findings").get(0);
    assertEquals("random", finding.get("submission").textValue());
    assertEquals("nondeterministic", finding.get("reason").textValue());
  }

  /**
   * The program that comes first in every list of suspects does not use up the findings of others.
   */
  @Test
  void aProgramThatAlwaysStandsApartHidesNoOther() throws IOException {
    program("a0", "read n; echo answer $((n + n))");
    CommandRun run = stress("a1 bad a2 a0 a3", "--no-shrink");
    List<List<String>> suspects = new ArrayList<>();
    report().get("findings").forEach(each -> suspects.add(texts(each.get("suspects"))));
    assertEquals(3, suspects.stream().filter(each -> each.contains("bad")).count(), run.out());
    assertTrue(suspects.size() <= 6, suspects::toString);
    assertEquals(suspects.size(), report().get("findings").findValues("case").size());
    assertEquals(
        suspects.size(), report().get("findings").findValues("case").stream().distinct().count());
  }

  @Test
  void mergedShardsEqualOneRun() throws IOException {
    mergedShardsEqualOneRun("bad a1 a2 a3", 8);
  }

  @Thorough
  @Test
  void mergedShardsEqualOneRunWithSeveralSuspects() throws IOException {
    program("a0", "read n; echo answer $((n + n))");
    mergedShardsEqualOneRun("bad a1 a0 a2 a3", 12);
  }

  private void mergedShardsEqualOneRun(String solutions, int differing) throws IOException {
    stress(solutions, "--no-shrink", "--range", "1");
    JsonNode whole = report();
    List<Object> parts = new ArrayList<>(List.of("merge"));
    for (int i = 1; i <= 3; i++) {
      Path part = folder.resolve(i + ".json");
      List<Object> words = words("stress", solutions);
      words.addAll(List.of("--seed", "1", "--n", "12", "--range", "1", "--no-shrink"));
      words.addAll(List.of("--shard", i + "/3"));
      Object where = i == 2 ? folder.resolve("campaign") : part;
      words.addAll(List.of(i == 2 ? "--campaign" : "--json", where));
      assertEquals(ExitCode.FINDINGS, CommandRun.of(words.toArray()).code());
      parts.add(where);
    }
    parts.addAll(List.of("--json", json));
    CommandRun merged = CommandRun.of(parts.toArray());
    assertEquals(ExitCode.FINDINGS, merged.code(), merged.err());
    JsonNode report = report();
    for (JsonNode each : List.of(whole, report)) {
      each.get("findings").forEach(one -> ((ObjectNode) one).remove("reproduce"));
    }
    assertEquals(whole.get("findings"), report.get("findings"));
    assertEquals(whole.get("compared"), report.get("compared"));
    for (String name : solutions.split(" ", -1)) {
      assertEquals(standing(whole, name), standing(report, name));
    }
    String end = "\nthe programs differ on " + differing + " of 12 cases\n";
    assertTrue(merged.out().endsWith(end), merged.out());
  }

  @Test
  void aResumedCampaignEqualsOneRun() throws IOException {
    stress("bad a1 a2", "--no-shrink");
    JsonNode whole = report();
    Path campaign = folder.resolve("campaign");
    stress("bad a1 a2", "--no-shrink", "--campaign", campaign, "--range", "5");
    CommandRun again =
        stress("bad a1 a2", "--no-shrink", "--campaign", campaign, "--range", "5", "--resume");
    assertEquals(ExitCode.FINDINGS, again.code(), again.err());
    assertEquals(whole.get("compared"), report().get("compared"));
    assertEquals(whole.get("findings"), report().get("findings"));
    assertEquals(standing(whole, "bad"), standing(report(), "bad"));
  }

  @Test
  void onAllInputsNobodyIsCalledRightOrWrong() throws IOException {
    Path form = Files.writeString(folder.resolve("form.ctd"), "INT(1,9) NEWLINE\n");
    List<Object> words = words("exhaust", "bad a1 a2");
    words.subList(1, 3).clear();
    words.addAll(List.of("--input-format", form, "--size", "1", "--values", "9", "--no-shrink"));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    String out = run.out().replaceAll("\n +", " ");
    assertTrue(out.contains("\na1: with the majority on all 9 inputs"), out);
    assertTrue(out.contains("\nbad: differs or fails on 5 of all 9 inputs"), out);
    assertFalse(out.matches("(?s).*: (right|wrong) on .*"), out);
  }

  @Test
  void failFastStopsAtTheFirstDifference() throws IOException {
    stress("a1 bad a2", "--fail-fast", "--no-shrink", "--threads", "1");
    assertEquals(1, report().get("compared").get("differing").asInt());
    assertTrue(report().get("done").asInt() < 12);
  }

  @Thorough
  @Test
  void theCommandsReproduceTheDifference() throws IOException {
    stress("a1 bad a2");
    String name = finding().get("case").textValue();
    String again = finding().get("reproduce").textValue();
    assertTrue(
        again.endsWith(
            "a1.sh --solution "
                + folder.resolve("a2.sh")
                + " --solution "
                + folder.resolve("bad.sh")),
        again);
    CommandRun one = stress("a1 a2 bad", "--no-shrink");
    List<Object> words = words("stress", "a1 a2 bad");
    words.addAll(List.of("--case", name, "--no-shrink"));
    CommandRun repeated = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, repeated.code(), one.out() + repeated.err());
    List<Object> minimize = words("minimize", "a1 a2 bad");
    minimize.add("-");
    CommandRun small = CommandRun.typing("8\n", minimize.toArray());
    assertEquals(ExitCode.FINDINGS, small.code(), small.err());
    assertTrue(small.out().startsWith("bad: disagreement\n"), small.out());
    assertTrue(small.out().contains("2 of 3 print 10: a1, a2; 1 prints 2: bad"), small.out());
    CommandRun equal = CommandRun.typing("1\n", minimize.toArray());
    assertEquals(new CommandRun(ExitCode.OK, "all 3 programs print the same\n", ""), equal);
  }

  @Test
  void aSavedDifferenceHasNoAnswer() throws IOException {
    Path saved = folder.resolve("saved");
    CommandRun run = stress("a1 bad a2", "--save", saved);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    try (var files = Files.list(saved)) {
      List<String> names =
          files
              .map(each -> each.getFileName().toString().replaceFirst(".*\\.", ""))
              .sorted()
              .toList();
      assertEquals(List.of("in", "json", "out"), names);
    }
    try (var files = Files.newDirectoryStream(saved, "*.json")) {
      JsonNode card = ReportSchema.of("finding").read(files.iterator().next());
      assertEquals("[\"bad\"]", card.get("suspects").toString());
      assertFalse(card.has("expected"));
    }
  }

  @Test
  void longOutputsAreShownSideBySide() throws IOException {
    String lines = "read n; for i in 1 2 3 4 5 6 7 8; do echo line $i of $n; done; ";
    program("a1", lines + "echo $n");
    program("a2", lines + "echo $n");
    program("bad", lines + "echo $((n + 1))");
    CommandRun run = stress("a1 bad a2", "--no-shrink");
    assertTrue(run.out().contains("2 of 3 print one output: a1, a2; 1 prints another"), run.out());
    assertTrue(run.out().lines().anyMatch(line -> line.matches(".*a1 and 1 more +bad")), run.out());
  }

  @Test
  void solutionsBesideAReferenceAreStillBlamed() throws IOException {
    stress("bad a2", "--reference", folder.resolve("a1.sh"), "--no-shrink");
    JsonNode report = report();
    assertEquals("wrong-answer", report.get("findings").get(0).get("verdict").textValue());
    assertFalse(report.has("compared"));
    assertFalse(new JsonMapper().writeValueAsString(report).contains("standing"));
  }
}
