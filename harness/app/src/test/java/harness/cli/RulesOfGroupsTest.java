package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One group for each rule of the formats of Kattis, each with the numbers 1, 20 and 3, worth 10
 * points each. What submissions get in each is a table.
 */
final class RulesOfGroupsTest {

  @TempDir private Path folder;
  private String printed;

  private GroupedPackage problem() {
    return new GroupedPackage(folder.resolve("problem"));
  }

  private static void group(GroupedPackage problem, String name, String settings)
      throws IOException {
    problem.file("data/secret/" + name, settings);
    String group = "secret/" + name.replaceFirst("/.*", "");
    problem.test(group + "/1", 1);
    problem.test(group + "/2", 20);
    problem.test(group + "/3", 3);
  }

  /** Verifies the problem, in which nothing is wrong; keeps what was printed. */
  private JsonNode verified(String... more) throws IOException {
    Path json = folder.resolve("report.json");
    List<Object> words =
        new ArrayList<>(List.of("verify", "--problem", folder.resolve("problem"), "--json", json));
    words.addAll(List.of(more));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    printed = run.out();
    return ReportSchema.of("verify").read(json);
  }

  /** Points, verdict and skipped tests in each group: {@code 10 WA -1}. */
  private static Map<String, String> cells(String submission, JsonNode report) {
    for (JsonNode each : report.get("submissions")) {
      if (each.get("name").asText().equals(submission)) {
        Map<String, String> cells = new TreeMap<>();
        each.get("groups").forEach(group -> cells.put(name(group), cell(group)));
        cells.put("total", cell(each.get("total")));
        return cells;
      }
    }
    throw new AssertionError(submission + " in " + report);
  }

  private static String name(JsonNode group) {
    return group.get("name").asText().replace("secret/", "");
  }

  private static String cell(JsonNode group) {
    String verdict = group.get("verdict").asText().equals("accepted") ? " AC" : " WA";
    return (group.get("score").isNull() ? "?" : group.get("score").asInt() + "")
        + (group.has("after") ? " after " + group.get("after").asText() : verdict)
        + (group.has("skipped") ? " -" + group.get("skipped").asInt() : "");
  }

  @Test
  void theLegacyFormatGivesThesePoints() throws IOException {
    GroupedPackage problem = problem();
    problem.file("problem.yaml", GroupedPackage.LEGACY);
    problem.file(".timelimit", "1\n");
    problem.file("data/testdata.yaml", "on_reject: continue\naccept_score: 10\n");
    for (String flags : List.of("sum", "avg", "min", "max", "always_accept", "first_error")) {
      group(problem, flags + "/testdata.yaml", "grader_flags: " + flags + "\n");
    }
    group(problem, "any/testdata.yaml", "grader_flags: accept_if_any_accepted\n");
    group(problem, "lost/testdata.yaml", "reject_score: 4\n");
    group(problem, "stop/testdata.yaml", "on_reject: break\n");
    problem.submission("accepted/right", "", 1000);
    problem.submission("wrong_answer/small", "", 10);
    JsonNode report = verified();
    Map<String, String> right = cells("right", report);
    Map<String, String> small = cells("small", report);
    assertEquals(
        "always_accept=30 AC, any=30 AC, avg=10 AC, first_error=30 AC, lost=30 AC, max=10 AC,"
            + " min=10 AC, stop=30 AC, sum=30 AC, total=210 AC",
        sorted(right));
    assertEquals(
        "always_accept=20 AC, any=20 AC, avg=6 WA, first_error=20 WA, lost=24 WA, max=10 WA,"
            + " min=0 WA, stop=10 WA -1, sum=20 WA, total=130 WA -1",
        sorted(small));
    assertTrue(printed.contains("tests that a judge skips after a failure: small 1"), printed);
  }

  private static String sorted(Map<String, String> cells) {
    List<String> all = new ArrayList<>();
    cells.forEach((group, cell) -> all.add(group + "=" + cell));
    return String.join(", ", all);
  }

  /** Once a group fails, the judge leaves out those after it, though they would be right. */
  @Test
  void groupsAfterAFailureAreSkippedAndNotPassed() throws IOException {
    GroupedPackage problem = problem();
    problem.legacy();
    problem.file("data/secret/testdata.yaml", "on_reject: break\ngrader_flags: first_error\n");
    problem.submission("partially_accepted/large", "@EXPECTED_GRADES@ WA WA", 5, 20);
    Path junit = folder.resolve("junit.xml");
    Map<String, String> large = cells("large", verified("--junit", junit.toString()));
    assertEquals("0 WA", large.get("easy"));
    assertEquals("0 after secret/easy -2", large.get("hard"));
    String xml = Files.readString(junit);
    int at = xml.indexOf("points: secret/hard", xml.indexOf("\"large\""));
    assertTrue(
        xml.substring(at, at + 200).contains("<skipped message=\"left out after secret/easy\""),
        xml);
  }

  /** The output validator gives the number itself as points. */
  @Test
  void theNewFormatMayBeWithoutAMaximum() throws IOException {
    GroupedPackage problem = problem();
    problem.file("problem.yaml", GroupedPackage.MODERN);
    problem.file("data/secret/test_group.yaml", "max_score: unbounded\n");
    group(problem, "free/test_group.yaml", "score_aggregation: sum\n");
    group(problem, "least/test_group.yaml", "score_aggregation: min\n");
    group(problem, "part/test_group.yaml", "score_aggregation: sum\nmax_score: 90\n");
    problem.file(
        "output_validator/check.sh",
        """
        read out; read right < "$2"; [ $out = $right ] || exit 43
        echo $out > "$3/score.txt"; exit 42
        """);
    problem.submission("accepted/right", "", 1000);
    problem.submission("wrong_answer/small", "", 10);
    JsonNode report = verified();
    assertEquals("free=24 AC, least=1 AC, part=24 AC, total=49 AC", sorted(cells("right", report)));
    assertEquals("free=4 WA, least=0 WA, part=4 WA, total=8 WA", sorted(cells("small", report)));
    assertTrue(report.at("/submissions/0/total/max_score").isNull());
  }

  @Test
  void fewerPointsMayBeBetter() throws IOException {
    GroupedPackage problem = problem();
    problem.legacy();
    problem.file(
        "problem.yaml",
        GroupedPackage.LEGACY + "validation: custom score\ngrading: {objective: min}\n");
    problem.file("data/testdata.yaml", "on_reject: continue\nrange: 10 1000\n");
    problem.file("data/secret/testdata.yaml", "grader_flags: sum\n");
    for (String each : List.of("sample", "secret/easy", "secret/hard")) {
      problem.file("data/" + each + "/testdata.yaml", "range: 0 1000\n");
    }
    problem.file("output_validators/check.sh", "read out; echo $out > \"$3/score.txt\"; exit 42\n");
    problem.file("submissions/accepted/right.sh", "echo 2\n");
    problem.file("submissions/partially_accepted/dear.sh", "echo 3\n");
    JsonNode report = verified();
    assertEquals("10 AC", cells("right", report).get("total"));
    assertEquals("15 AC", cells("dear", report).get("total"));
    JsonNode dear = report.get("submissions").get(1).get("total");
    assertTrue(dear.get("expected_score_above").asBoolean(), dear::toString);
    problem.file("submissions/partially_accepted/dear.sh", "echo 2\n");
    CommandRun run = CommandRun.of("verify", "--problem", folder.resolve("problem"));
    assertTrue(
        run.out().contains("dear: total: expected more than 10 points, found 10 of 1000"),
        run.out());
    CommandRun list = CommandRun.of("list", "--problem", folder.resolve("problem"));
    assertTrue(list.out().contains("1000 points in total, fewer points are better"), list.out());
  }
}
