package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A package whose generator prints large inputs only. The task is to print the sum of n numbers, 1
 * to 500 of them.
 */
final class SmallInputsTest {

  private static final String SUM =
      "#include <iostream>\nint main() { int n; std::cin >> n; long long s = 0;"
          + " for (int i = 0, a; i < n; i++) { std::cin >> a; s += a; }"
          + " std::cout << (%s) << std::endl; }";

  private static final String VALIDATOR =
      "import sys\nlines = sys.stdin.read().split('\\n')\ntry:\n    n = int(lines[0])\n"
          + "    a = [int(each) for each in lines[1].split(' ')]\n"
          + "    good = len(lines) == 3 and lines[2] == '' and len(a) == n <= 500"
          + " and all(1 <= each <= 1000 for each in a)\n"
          + "    good = good and ' '.join(map(str, a)) == lines[1] and str(n) == lines[0]\n"
          + "except (ValueError, IndexError):\n    good = False\nsys.exit(42 if good else 43)";

  @TempDir private Path temporary;
  private Path problem;

  @BeforeEach
  void write() throws IOException {
    problem = temporary.resolve("total");
    file("problem.yaml", "problem_format_version: 2025-09\nname: Total\nlimits: {time_limit: 1}");
    file("input_validators/validate.py", VALIDATOR);
    file(
        "generators/large.py",
        "import random, sys\nrandom.seed(int(sys.argv[1]))\nprint(500)\n"
            + "print(*[random.randint(1, 1000) for _ in range(500)])");
    file("generators/generators.yaml", "data: {secret: {data: {large: 'large.py {seed}'}}}");
    file("submissions/accepted/right.cpp", SUM.formatted("s"));
    file("data/sample/1.in", "3\n4 1 6");
    file("data/sample/1.ans", "11");
  }

  private void file(String name, String text) throws IOException {
    Path file = problem.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "\n");
  }

  private JsonNode stress(int code, String... words) throws IOException {
    Path json = temporary.resolve("report.json");
    CommandRun run =
        CommandRun.of(
            Stream.concat(
                    Stream.of("stress", "--problem", problem, "--seed", "1", "--json", json),
                    Stream.of(words))
                .toArray());
    assertEquals(code, run.code(), run.err() + run.out());
    return ReportSchema.of("run").read(json);
  }

  private static JsonNode submission(JsonNode report, String name) {
    return StreamSupport.stream(report.get("submissions").spliterator(), false)
        .filter(each -> each.get("name").asText().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> generators(JsonNode report) {
    return StreamSupport.stream(((ArrayNode) report.get("generators")).spliterator(), false)
        .map(each -> each.get("name").asText())
        .toList();
  }

  @Test
  void aMistakeOnSmallInputsOnlyIsFound() throws IOException {
    file("submissions/wrong_answer/one.cpp", SUM.formatted("n == 1 ? 0 : s"));
    file("submissions/wrong_answer/equal.cpp", SUM.formatted("n == 2 && s == 2000 ? 0 : s"));
    JsonNode report = stress(ExitCode.OK, "--n=120");
    for (String each : List.of("one", "equal")) {
      assertTrue(
          submission(report, each).get("caught").asText().matches("total/(form|mutations)@1#.*"),
          report.toString());
    }
    assertEquals(List.of("form", "large", "mutations", "near"), generators(report));
  }

  @Thorough
  @Test
  void aCaughtSubmissionGetsNoMoreCasesWhateverTheThreads() throws IOException {
    file("submissions/wrong_answer/one.cpp", SUM.formatted("n == 1 ? 0 : s"));
    JsonNode one = submission(stress(ExitCode.OK, "--n=50", "--threads=1"), "one");
    JsonNode more = submission(stress(ExitCode.OK, "--n=50", "--threads=3"), "one");
    String caught = one.get("caught").asText();
    long index = Long.parseLong(caught.substring(caught.indexOf('#') + 1));
    assertEquals(1, one.at("/verdicts/wrong-answer").asInt());
    assertEquals(50 - index - 1, one.at("/spared/after_caught").asLong());
    for (String field : List.of("caught", "verdicts", "spared")) {
      assertEquals(one.get(field), more.get(field));
    }
  }

  @Thorough
  @Test
  void theTestThatIsSavedForACaughtSubmissionIsTheSmallest() throws IOException {
    file("submissions/wrong_answer/three.cpp", SUM.formatted("n >= 3 ? 0 : s"));
    stress(ExitCode.OK, "--n=60", "--save=" + temporary.resolve("new"));
    Path saved = temporary.resolve("new/generators/manual/kills-three.in");
    assertEquals("3\n1 1 1\n", Files.readString(saved));
  }

  @Thorough
  @Test
  void aSmallCaseIsDrawnAgainByItsName() throws IOException {
    file("submissions/wrong_answer/one.cpp", SUM.formatted("n == 1 ? 0 : s"));
    String caught = submission(stress(ExitCode.OK, "--n=120"), "one").get("caught").asText();
    CommandRun run = CommandRun.of("generate", "--problem", problem, "--case", caught);
    assertTrue(run.out().startsWith("1\n"), run.out() + run.err());
  }

  @Thorough
  @Test
  void anInvalidOneIsNeverShown() throws IOException {
    file("submissions/wrong_answer/zero.cpp", SUM.formatted("s == 0 || n > 500 ? 1 / (s - s) : s"));
    JsonNode report = stress(ExitCode.OK, "--n=70");
    assertTrue(submission(report, "zero").get("caught").isNull());
    assertEquals(0, report.get("findings").size());
  }

  @Test
  void generatorsThatAreNamedAreAllThatDraws() throws IOException {
    file("submissions/wrong_answer/one.cpp", SUM.formatted("n == 1 ? 0 : s"));
    Path named = problem.resolve("generators/large.py");
    JsonNode report = stress(ExitCode.OK, "--n=20", "--generator", named.toString());
    assertEquals(List.of("large"), generators(report));
    assertFalse(report.toString().contains("lowered"));
  }

  @Test
  void withoutAValidatorNothingSmallIsDrawn() throws IOException {
    file("submissions/wrong_answer/one.cpp", SUM.formatted("n == 1 ? 0 : s"));
    Files.delete(problem.resolve("input_validators/validate.py"));
    assertEquals(List.of("large"), generators(stress(ExitCode.OK, "--n=20")));
  }
}
