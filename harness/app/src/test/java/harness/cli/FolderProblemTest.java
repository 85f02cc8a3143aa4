package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.machine.SearchPath;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A folder of programs whose names give their roles. The problem is to double a number. */
final class FolderProblemTest {

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void write() throws IOException {
    folder = Files.createDirectories(temporary.resolve("Twice_it"));
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; echo $((2 * n))");
    program("wrong.sh", "read n; echo $((n * n))");
    program("wa-never.sh", "read n; echo $((n << 1))");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(Object... rest) {
    List<Object> words = new ArrayList<>(List.of("stress", "--problem", folder, "--seed", "1"));
    words.addAll(Arrays.asList(rest));
    return CommandRun.of(words.toArray());
  }

  private static JsonNode json(Path file) throws IOException {
    return new JsonMapper().readTree(file.toFile());
  }

  private static JsonNode named(JsonNode submissions, String name) {
    for (JsonNode each : submissions) {
      if (each.get("name").asText().equals(name)) {
        return each;
      }
    }
    throw new AssertionError("no " + name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "problem.yml | problem.yml is almost the name that icpc needs: problem.yaml",
        "Problem.XML | Problem.XML is almost the name that polygon needs: problem.xml",
        "max/problem.yaml | its folder max is a problem (icpc)",
        "init.yaml | init.yaml is almost the name that dmoj needs: init.yml",
        "a.cpp | found 1 source (a.cpp); no source is named for a role",
        "statement.pdf | found 1 other file (statement.pdf); none is a source"
      })
  void aFolderThatIsNoProblemIsDescribedWithTheNearestMiss(String file, String said)
      throws IOException {
    Path unknown = Files.createDirectories(temporary.resolve("unknown"));
    Files.createDirectories(unknown.resolve(file).getParent());
    Files.writeString(unknown.resolve(file), "");
    CommandRun run = CommandRun.of("stress", "--problem", unknown);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(said), run.err());
    assertTrue(run.err().lines().count() <= 2, run.err());
  }

  @Test
  void inputsInUtf8AreShownAsText() throws IOException {
    program("gen.sh", "echo é$1");
    program("brute.sh", "cat");
    program("sol.sh", "echo no");
    Path page = temporary.resolve("report.html");
    CommandRun run = stress("--n", "1", "--solution", folder.resolve("sol.sh"), "--html", page);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().matches("(?s).*input     [é\\d]*é[é\\d]*\n.*"), run.out());
    assertTrue(!run.out().contains("Ã"), run.out());
    String html = Files.readString(page);
    assertTrue(html.contains("é977295651") && !html.contains("Ã©"), html);
  }

  @Test
  void aFileWithAFindingHasNoDistanceInItsName() throws IOException {
    Path saved = temporary.resolve("saved");
    stress("--n", "1", "--no-shrink", "--save", saved, "--solution", folder.resolve("wrong.sh"));
    stress("--n", "1", "--no-shrink", "--save", saved, "--solution", folder.resolve("wrong.sh"));
    try (Stream<Path> files = Files.list(saved)) {
      List<String> names =
          files.map(each -> each.getFileName().toString().replaceAll("[0-9a-f]{10}", "H")).toList();
      assertEquals(
          Set.of(
              "wrong-answer-differs-from-reference-H.ans",
              "wrong-answer-differs-from-reference-H.in",
              "wrong-answer-differs-from-reference-H.json",
              "wrong-answer-differs-from-reference-H.out"),
          Set.copyOf(names));
      assertEquals(4, names.size());
    }
  }

  @Test
  void thePageHasNoColumnsThatOnlyPuzzlesFill() throws IOException {
    Path page = temporary.resolve("report.html");
    stress("--n", "3", "--solution", folder.resolve("sol.sh"), "--html", page);
    String html = Files.readString(page);
    assertTrue(html.contains("of limit") && !html.contains("slowest file of"), html);
    assertTrue(!html.contains("nodes/case"), html);
  }

  /** A case's name begins with the problem's. */
  @Test
  void aCaseIsLookedForInTheCurrentFolder() throws Exception {
    List<String> words =
        Child.words("stress", "--case", "twice-it/gen@1#0", "--solution", "sol.sh");
    CommandRun run =
        Child.run(temporary, Child.inShell("cd '" + folder + "' && exec \"$@\"", words));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("nothing wrong found: 1 case"), run.out());
  }

  @Test
  void rolesAreFoundByNameAndReported() {
    CommandRun run = stress("--n", "20");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(
        run.err()
            .contains(
                "generator gen.sh; reference brute.sh; solution sol.sh;"
                    + " expected to fail wrong.sh, wa-never.sh"),
        run.err());
    assertTrue(run.out().startsWith("twice-it  seed 1  20 of 20 cases"), run.out());
  }

  @Test
  void submissionsExpectedToFailAreCaughtOrSurvive() throws IOException {
    Path report = temporary.resolve("report.json");
    CommandRun run = stress("--n", "20", "--json", report);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("wrong, expected to fail: caught on twice-it/gen@1#"), run.out());
    assertTrue(run.out().contains("wa-never, expected to fail: survived 20 cases"), run.out());
    assertTrue(run.out().contains(", but 1 submission expected to fail survived"), run.out());
    JsonNode submissions = json(report).get("submissions");
    assertEquals("accepted", named(submissions, "sol").get("expected").get(0).asText());
    assertTrue(named(submissions, "sol").get("caught").isNull());
    assertTrue(named(submissions, "wrong").get("caught").asText().startsWith("twice-it/gen@1#"));
    assertTrue(named(submissions, "wa-never").get("caught").isNull());
    assertEquals(0, json(report).get("findings").size());
    ReportSchema.of("run").accepts(json(report));
  }

  @Test
  void survivorsAreFindingsOnlyOnRequest() throws IOException {
    Path file = temporary.resolve("report.xml");
    CommandRun survived = stress("--n", "20", "--require-caught", "--junit", file);
    assertEquals(ExitCode.FINDINGS, survived.code());
    String xml = Files.readString(file);
    assertTrue(xml.contains("failures=\"1\"") && xml.contains("skipped=\"0\""), xml);
    assertTrue(xml.contains("<failure message=\"survived 20 cases\""), xml);
    Files.delete(folder.resolve("wa-never.sh"));
    assertEquals(ExitCode.OK, stress("--n", "20", "--require-caught").code());
  }

  @Test
  void aSolutionThatFailsIsAFindingWhoseCommandNamesTheFolder() throws IOException {
    program("sol.sh", "read n; echo $((n * n))");
    CommandRun run = stress("--n", "20");
    assertEquals(ExitCode.FINDINGS, run.code());
    String again = "bin/harness stress --problem " + folder + " --case twice-it/gen@1#";
    assertTrue(run.out().contains(again), run.out());
  }

  @Thorough
  @Test
  void theFirstCaseThatCaughtIsTheSameForAnyNumberOfThreads() throws IOException {
    Path one = temporary.resolve("1.json");
    Path two = temporary.resolve("2.json");
    stress("--n", "30", "--threads", "1", "--json", one);
    stress("--n", "30", "--threads", "2", "--json", two);
    assertEquals(
        named(json(one).get("submissions"), "wrong").get("caught"),
        named(json(two).get("submissions"), "wrong").get("caught"));
  }

  @Thorough
  @Test
  void shardsMergeToTheSameCaughtCase() throws IOException {
    Path whole = temporary.resolve("whole.json");
    stress("--n", "30", "--json", whole);
    stress("--n", "30", "--shard", "1/2", "--json", temporary.resolve("1.json"));
    stress("--n", "30", "--shard", "2/2", "--json", temporary.resolve("2.json"));
    Path merged = temporary.resolve("merged.json");
    CommandRun run =
        CommandRun.of(
            "merge", temporary.resolve("2.json"), temporary.resolve("1.json"), "--json", merged);
    assertEquals(ExitCode.OK, run.code(), run.err());
    for (String name : List.of("sol", "wrong", "wa-never")) {
      JsonNode expected = named(json(whole).get("submissions"), name);
      JsonNode actual = named(json(merged).get("submissions"), name);
      assertEquals(expected.get("caught"), actual.get("caught"), name);
      assertEquals(expected.get("expected"), actual.get("expected"), name);
    }
  }

  @Test
  void junitCountsACaughtProgramAsPassed() throws IOException {
    Path file = temporary.resolve("report.xml");
    stress("--n", "20", "--junit", file);
    String xml = Files.readString(file);
    assertTrue(xml.contains("failures=\"0\""), xml);
    assertTrue(xml.contains("caught on twice-it/gen@1#"), xml);
    assertTrue(xml.contains("survived 20 cases"), xml);
  }

  @Thorough
  @Test
  void aSecondBruteForceMayBeSlowButNotWrong() throws IOException {
    program("slow.sh", "while :; do :; done");
    CommandRun slow = stress("--n", "3", "--time-limit", "100ms");
    assertEquals(ExitCode.OK, slow.code(), slow.out());
    assertTrue(slow.err().contains("brute.sh is the reference"), slow.err());
    program("slow.sh", "echo 1");
    assertEquals(ExitCode.FINDINGS, stress("--n", "3").code());
  }

  @Test
  void onlyTheNamedSolutionRuns() throws IOException {
    CommandRun run = stress("--n", "20", "--solution", folder.resolve("wrong.sh"));
    assertEquals(ExitCode.FINDINGS, run.code());
    assertTrue(!run.out().contains("wa-never"), run.out());
  }

  @Test
  void twoSolutionsWithTheSameNameAreDistinguishedByExtension() throws IOException {
    program("sol.py", "print(2 * int(input()))");
    CommandRun run = stress("--n", "3");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains(" sol.py "), run.out());
    assertTrue(run.out().contains(" sol.sh "), run.out());
  }

  @Test
  void withoutAReferenceWrongProgramsAreCaughtByComparison() throws IOException {
    Files.delete(folder.resolve("brute.sh"));
    CommandRun run = stress("--n", "20");
    assertEquals(ExitCode.OK, run.code(), run.out());
    assertTrue(run.out().contains("wrong, expected to fail: caught on"), run.out());
  }

  @Test
  void theMessageForAFolderWithoutProgramsSaysWhatIsExpected() throws IOException {
    Path empty = Files.createDirectories(temporary.resolve("empty"));
    CommandRun run = CommandRun.of("stress", "--problem", empty);
    assertEquals(ExitCode.USAGE, run.code());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().contains("the folder is empty; add a solution and a sample"), run.err());
    CommandRun missing = CommandRun.of("stress", "--problem", empty.resolve("x"));
    assertTrue(missing.err().contains("there is no such folder"), missing.err());
  }

  @Test
  void anInteractorIsFoundByNameAndTalks() throws IOException {
    program(
        "interactor.sh",
        "n=$(cat $1); echo $n; read twice; [ \"$twice\" = $((2 * n)) ] || { echo no >&2; exit 1; }");
    CommandRun run = stress("--n", "9");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.err().contains("interactor interactor.sh"), run.err());
    assertTrue(run.out().contains("wrong, expected to fail: caught on twice-it/gen@1#"), run.out());
    assertTrue(run.out().contains("wa-never, expected to fail: survived 9 cases"), run.out());
  }

  @Test
  void noCaseIsRunIfNothingCompiles() throws IOException {
    assumeTrue(SearchPath.find("g++").isPresent(), "no g++ here");
    CommandRun run = stress("--n", "20", "--solution", program("broken.cpp", "int main( {"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("broken: compile-error"), run.out());
    assertTrue(run.out().endsWith("1 wrong result; no case was run\n"), run.out());
  }

  @Test
  void listShowsWhatWasUnderstood() throws IOException {
    program("chk.py", "");
    program("val.py", "");
    CommandRun run = CommandRun.of("list", "--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().startsWith("twice-it  a problem in the format loose"), run.out());
    Path file = temporary.resolve("list.json");
    CommandRun.of("list", "--problem", folder, "--json", file);
    JsonNode problem = json(file).get("problem");
    assertEquals("twice-it", problem.get("name").asText());
    assertEquals(folder.resolve("chk.py").toString(), problem.get("checker").asText());
    assertEquals(
        "wrong-answer", named(problem.get("submissions"), "wrong").get("expected").get(0).asText());
    ReportSchema.of("list").accepts(json(file));
  }
}
