package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.AllPuzzles;
import harness.Thorough;
import harness.reference.Puzzles;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class HackCommandTest {

  @TempDir private Path folder;

  private JsonNode hack(int code, String... more) throws IOException {
    Path json = folder.resolve("h.json");
    Object[] all = new Object[more.length + 7];
    System.arraycopy(
        new Object[] {"hack", "--threads", "2", "--seed", "1", "--json", json}, 0, all, 0, 7);
    System.arraycopy(more, 0, all, 7, more.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(code, run.code(), run.err());
    return JsonMapper.builder().build().readTree(json.toFile());
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({"knights, a-star", "rotation, ida-star-exact", "gears, ida-star"})
  void theSlowestIsAtLeastAsSlowAsRandomCases(String puzzle, String solver) throws IOException {
    Path file = folder.resolve("slowest.in");
    JsonNode report =
        hack(
            ExitCode.OK,
            "--puzzle",
            puzzle,
            "--solver",
            solver,
            "--time",
            "500ms",
            "--time-limit",
            "30s",
            "--out",
            file.toString());
    JsonNode slowest = report.get("slowest");
    assertTrue(slowest.get("nodes").asLong() >= report.get("usual").get("max_nodes").asLong());
    String input = slowest.get("input").asText();
    int exact = Puzzles.named(puzzle).orElseThrow().oracle().distance(input);
    assertEquals(exact, slowest.get("distance").isNull() ? -1 : slowest.get("distance").asInt());
    assertEquals(slowest.get("file").asText(), Files.readString(file));
    CommandRun again = CommandRun.of("solve", "--puzzle", puzzle, "--solver", solver, file);
    assertEquals(ExitCode.OK, again.code(), again.err());
  }

  @Test
  void aCaseThatExceedsTheLimitIsAFinding() throws IOException {
    JsonNode report =
        hack(
            ExitCode.FINDINGS,
            "--puzzle",
            "knights",
            "--solver",
            "iterative-deepening",
            "--time",
            "1s",
            "--time-limit",
            "1ms");
    assertTrue(report.get("slowest").get("breaks_limit").asBoolean());
  }

  @Test
  void atLeastOneCaseIsMeasuredHoweverShortTheTime() throws IOException {
    JsonNode report =
        hack(ExitCode.OK, "--puzzle", "rotation", "--solver", "exact-table", "--time", "1ms");
    assertTrue(report.get("slowest").get("cpu_us").asDouble() > 0);
  }

  @Test
  void aWrongAnswerIsFound() throws IOException {
    Path solved =
        Files.writeString(
            folder.resolve("all-solved.py"), "for _ in range(int(input())): print(0)\n");
    JsonNode report =
        hack(
            ExitCode.FINDINGS,
            "--puzzle",
            "knights",
            "--solution",
            solved.toString(),
            "--goal",
            "wrong",
            "--no-shrink",
            "--time",
            "30s");
    assertTrue(report.get("findings").size() > 0);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void aRightSolverIsNotBlamed(String puzzle) throws IOException {
    int generators = 0;
    long cases = 0;
    for (int millis = 300; generators <= 3 && millis < 60_000; millis *= 4) { // slow machines
      JsonNode report =
          hack(
              ExitCode.OK,
              "--puzzle",
              puzzle,
              "--solver",
              AllPuzzles.solver(puzzle).name(),
              "--goal",
              "wrong",
              "--time",
              millis + "ms");
      assertEquals(0, report.get("findings").size());
      generators = report.get("generators").size();
      cases = report.get("n").asLong();
    }
    assertTrue(cases > 0);
    assertTrue(generators > 3, "cases of " + generators + " generators");
  }

  @Test
  void oneSubmissionAtATime() {
    CommandRun run = CommandRun.of("hack", "--puzzle", "knights", "--solver", "bfs,a-star");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("expected one --solver NAME or --solution PATH"), run.err());
  }
}
