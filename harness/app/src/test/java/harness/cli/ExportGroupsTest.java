package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Packages with groups of tests, written in other formats and read again. All ask to print the
 * number that they give; a wrong submission prints 0 for some numbers.
 */
final class ExportGroupsTest {

  @TempDir private Path folder;
  private Path small;
  private Path large;

  @BeforeEach
  void submissions() throws IOException {
    small = file("small.sh", "read n; [ $n -lt 20 ] || n=0; echo $n\n");
    large = file("large.sh", "read n; [ $n -gt 5 ] || n=0; echo $n\n");
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path out() {
    return folder.resolve("written");
  }

  private String text(String name) throws IOException {
    return Files.readString(out().resolve(name));
  }

  private String export(Path problem, String format, Object... more) {
    Object[] words = {
      "export", "--problem", problem, "--format", format, "--seed=1", "--out", out()
    };
    CommandRun run = CommandRun.of(Stream.concat(Stream.of(words), Stream.of(more)).toArray());
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run.err();
  }

  /** Points and verdicts by submission and the last part of a group's name: {@code 40 accepted}. */
  private Map<String, String> results(Path problem) throws IOException {
    Path json = folder.resolve("report.json");
    CommandRun run =
        CommandRun.of(
            "verify",
            "--problem",
            problem,
            "--solution",
            small,
            "--solution",
            large,
            "--json",
            json);
    assertTrue(Files.exists(json), run.err());
    Map<String, String> results = new LinkedHashMap<>();
    for (JsonNode each : new JsonMapper().readTree(json.toFile()).get("submissions")) {
      String name = each.get("name").asText();
      each.get("groups").forEach(group -> add(name, group, results));
      add(name, each.get("total"), results);
    }
    return results;
  }

  private static void add(String submission, JsonNode group, Map<String, String> results) {
    String name = group.get("name").asText().replaceFirst(".*/", "");
    results.put(
        submission + " " + name, group.get("score").asText() + " " + group.get("verdict").asText());
  }

  /** Checks that each result is in the other package too, which may have more groups. */
  private static void assertKept(Map<String, String> before, Map<String, String> after) {
    assertFalse(before.isEmpty());
    before.forEach((name, result) -> assertEquals(result, after.get(name), name + " in " + after));
  }

  private Path polygon(String attributes) throws IOException {
    file(
        "p/problem.xml",
        """
        <problem short-name="x"><judging><testset name="tests">
        <time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
        <input-path-pattern>tests/%%02d</input-path-pattern>
        <answer-path-pattern>tests/%%02d.a</answer-path-pattern>
        <tests>
        <test method="manual" sample="true" group="sample"/>
        <test method="manual" group="one"/>
        <test method="manual" group="one"/>
        <test method="manual" group="two" points="40"/>
        <test method="manual" group="two" points="20"/>
        <test method="manual" points="10"/>
        </tests>
        <groups><group name="sample" points="0"/><group name="one" points="30"/>
        <group name="two" points-policy="each-test"%s</groups>
        </testset></judging>
        <assets><checker name="std::wcmp.cpp"/><solutions>
        <solution tag="main"><source path="solutions/right.sh"/></solution>
        <solution tag="rejected"><source path="solutions/none.sh"/></solution></solutions></assets>
        </problem>
        """
            .formatted(attributes));
    int number = 0;
    for (int each : new int[] {1, 7, 8, 9, 50, 60}) {
      number++;
      file("p/tests/0" + number, each + "\n");
      file("p/tests/0" + number + ".a", each + "\n");
    }
    file("p/solutions/right.sh", "cat\n");
    file("p/solutions/none.sh", "echo 0\n");
    return folder.resolve("p");
  }

  @Test
  void groupsOfPolygonBecomeFoldersOfKattis() throws IOException {
    Path problem = polygon("/>");
    String said = export(problem, "icpc");
    assertTrue(said.contains("no cases are drawn"), said);
    assertKept(results(problem), results(out()));
    assertTrue(text("problem.yaml").contains("type: scoring\n"));
    assertTrue(
        text("data/secret/one/testdata.yaml")
            .startsWith(
                """
                on_reject: continue
                accept_score: 30
                reject_score: 0
                range: 0 30
                grading: default
                grader_flags: "worst_error min"
                """));
    assertTrue(Files.exists(out().resolve("data/sample/001.in")));
    assertTrue(text("data/secret/two/points-40/testdata.yaml").contains("\naccept_score: 40\n"));
  }

  @Test
  void dependenciesStayInPolygonAndAreLostInKattis() throws IOException {
    Path problem = polygon("><dependencies><dependency group=\"one\"/></dependencies></group>");
    export(problem, "polygon");
    assertKept(results(problem), results(out()));
    assertTrue(text("problem.xml").contains("<dependency group=\"one\"/>"));
    Files.move(out(), folder.resolve("first"));
    String said = export(problem, "icpc");
    assertTrue(said.contains("two: no longer requires one: the legacy format icpc has no"), said);
  }

  private Path kattis() throws IOException {
    GroupedPackage written = new GroupedPackage(folder.resolve("k"));
    written.legacy();
    written.file("problem.yaml", GroupedPackage.LEGACY + "validator_flags: case_sensitive\n");
    written.file(
        "data/secret/mean/testdata.yaml",
        "on_reject: continue\naccept_score: 30\ngrader_flags: avg\nrange: 0 30\n");
    written.test("secret/mean/1", 2);
    written.test("secret/mean/2", 10);
    written.test("secret/mean/3", 30);
    written.submission("partially_accepted/few", "@EXPECTED_GRADES@ AC WA WA", 10);
    return folder.resolve("k");
  }

  @Test
  void groupsOfKattisAndTheirExpectationsStay() throws IOException {
    Path problem = kattis();
    export(problem, "icpc");
    assertKept(results(problem), results(out()));
    assertTrue(
        text("submissions/partially_accepted/few.sh").contains("@EXPECTED_GRADES@ AC WA WA"));
    CommandRun verify = CommandRun.of("verify", "--problem", out());
    assertEquals(ExitCode.OK, verify.code(), verify.out());
  }

  @Test
  void aMeanOfKattisBecomesPointsOfTestsInPolygon() throws IOException {
    Path problem = kattis();
    String said = export(problem, "polygon");
    Map<String, String> before = results(problem);
    before.keySet().removeIf(each -> each.endsWith(" sample") || each.endsWith(" secret"));
    Map<String, String> after = results(out());
    before.keySet().removeIf(each -> each.endsWith(" total"));
    assertKept(before, after);
    assertEquals("20 wrong-answer", after.get("small mean").replace(".0", ""));
    assertTrue(
        said.contains("expected to get in groups is left out, as the format polygon has only"),
        said);
  }

  /** What a submission is expected to get in groups becomes a comment of its source. */
  @Test
  void expectedPointsBecomeGradesOfKattis() throws IOException {
    Path problem = PackageCopy.of("sinol", folder);
    Files.delete(problem.resolve("prog/abcinwer.sh")); // in a language that cannot be adapted
    String said = export(problem, "icpc", "--checker=std:wcmp");
    assertTrue(
        text("submissions/partially_accepted/abcb1.sh").endsWith("# @EXPECTED_GRADES@ AC WA\n"));
    assertTrue(said.contains("0: its tests become samples, as only samples give no"), said);
    assertTrue(
        Files.exists(out().resolve("data/secret/2/003.in")), "group 2 also counts those of 1");
    assertTrue(text("data/secret/1/testdata.yaml").contains("\naccept_score: 30\n"));
  }

  @Test
  void flagsOfGroupsStayInKattis() throws IOException {
    Path problem = kattis();
    file("k/input_validators/v.sh", "read n; [ $n -le $1 ] && exit 42; exit 43\n");
    for (String each : List.of("sample 1", "secret/easy 9", "secret/hard 99", "secret/mean 30")) {
      String[] words = each.split(" ", -1);
      Path settings = problem.resolve("data/" + words[0] + "/testdata.yaml");
      String own = Files.exists(settings) ? Files.readString(settings) : "";
      file(
          "k/data/" + words[0] + "/testdata.yaml",
          own + "input_validator_flags: " + words[1] + "\n");
    }
    export(problem, "icpc");
    assertTrue(text("data/secret/easy/testdata.yaml").contains("input_validator_flags: \"9\"\n"));
    CommandRun verify = CommandRun.of("verify", "--problem", out());
    assertEquals(ExitCode.OK, verify.code(), verify.out() + verify.err());
  }
}
