package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BenchCommandTest {

  @TempDir private Path folder;

  private CommandRun bench(String... more) {
    Object[] all = new Object[more.length + 9];
    Object[] usual = {"bench", "--seed", "1", "--n", "10", "--rounds", "2", "--time-limit", "20s"};
    System.arraycopy(usual, 0, all, 0, 9);
    System.arraycopy(more, 0, all, 9, more.length);
    return CommandRun.of(all);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource("knights, 5, 'ida-star,a-star,bidirectional-iterative-deepening'")
  void optimalSolversAreSafeNearTheGoal(String puzzle, int farthest, String solvers)
      throws IOException {
    assertSafe(puzzle, farthest, solvers);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "rotation, 3, 'bfs,ida-star,whole-last-level'",
    "gears, 4, 'bfs,epea-star,ida-star'",
  })
  void optimalSolversOfOtherPuzzlesAreSafeNearTheGoal(String puzzle, int farthest, String solvers)
      throws IOException {
    assertSafe(puzzle, farthest, solvers);
  }

  private void assertSafe(String puzzle, int farthest, String solvers) throws IOException {
    Path json = folder.resolve("b.json");
    CommandRun run =
        bench(
            "--puzzle",
            puzzle,
            "--solver",
            solvers,
            "--max-distance",
            Integer.toString(farthest),
            "--json",
            json.toString());
    assertEquals(ExitCode.OK, run.code(), run.err());
    run.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    JsonNode report = JsonMapper.builder().build().readTree(json.toFile());
    assertEquals(puzzle, report.get("puzzle").asText());
    assertEquals(3, report.get("submissions").size());
    for (JsonNode each : report.get("submissions")) {
      assertEquals(farthest, each.get("safe_distance").asInt(), each.toString());
      assertEquals(farthest + 1, each.get("by_distance").size());
      JsonNode last = each.get("by_distance").get(farthest);
      assertEquals("safe", last.get("standing").asText());
      assertEquals(10, last.get("cases").asInt());
      assertTrue(last.get("p50_us").asDouble() > 0, last.toString());
      assertTrue(last.get("slowest_file_ms").asDouble() > 0, last.toString());
    }
  }

  @Test
  void aProgramIsMeasuredInFilesAlongsideASolver() throws IOException {
    Path program =
        Files.writeString(
            folder.resolve("all-solved.py"), "for _ in range(int(input())): print(0)\n");
    CommandRun run =
        bench(
            "--puzzle",
            "knights",
            "--max-distance",
            "1",
            "--solver",
            "ida-star",
            "--solution",
            program.toString());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    assertTrue(run.out().contains("all-solved at 1: wrong-answer"), run.out());
    assertTrue(run.out().contains("ida-star: the median case"), run.out());
    run.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
  }

  @Thorough
  @Test
  void aSolverWithoutGuaranteeMayBeTooLong() {
    CommandRun run =
        bench("--puzzle", "gears", "--max-distance", "6", "--solver", "a-star-weighted:20");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().matches("(?s).*a-star-weighted:20: \\d+ of 70 answers too long.*"));
  }

  @ParameterizedTest
  @CsvSource({
    "--n, 0, --n 0: expected 1 to 10000",
    "--rounds, 0, --rounds 0: expected 1 to 1000",
    "--max-distance, 16, --max-distance 16: expected 0 to 15",
    "--threads, 2, --threads needs --study",
    "--solver, none, no solver 'none' for knights"
  })
  void invalidOptionsAreRefusedInOneLine(String option, String value, String complaint) {
    CommandRun run = CommandRun.of("bench", "--puzzle", "knights", option, value);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(complaint), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void theStudyOfWeightsIsPrintedAndWritten() throws IOException {
    Path json = folder.resolve("w.json");
    CommandRun run =
        CommandRun.of(
            "bench",
            "--puzzle",
            "gears",
            "--study",
            "weights",
            "--n",
            "5",
            "--max-distance",
            "9",
            "--seed",
            "1",
            "--threads",
            "2",
            "--json",
            json);
    assertEquals(ExitCode.OK, run.code(), run.err());
    run.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    assertTrue(run.out().contains("states are closed on generation"), run.out());
    JsonNode report = JsonMapper.builder().build().readTree(json.toFile());
    assertEquals(45, report.get("instances").asInt());
    JsonNode weight = report.get("policies").get(1).get("weights").get(15);
    assertEquals(2.5, weight.get("weight").asDouble());
    assertEquals(9, weight.get("by_distance").size());
    assertTrue(weight.get("passes_judge").isNull());
  }

  @ParameterizedTest
  @CsvSource({
    "gears, --rounds, 3, cannot be combined with",
    "gears, --solver, a-star, cannot be combined with",
    "gears, --time-limit, 1s, cannot be combined with",
    "gears, --max-distance, 0, expected 1 to",
    "knights, --n, 5, knights has no weighted search"
  })
  void aStudyRefusesOptionsItCannotUse(
      String puzzle, String option, String value, String complaint) {
    CommandRun run =
        CommandRun.of("bench", "--puzzle", puzzle, "--study", "weights", option, value);
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains(complaint), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @Test
  void aProgramThatDoesNotCompileIsRefused() throws IOException {
    Path program = Files.writeString(folder.resolve("no.cpp"), "int main( {\n");
    CommandRun run = bench("--puzzle", "knights", "--solution", program.toString());
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("no does not compile"), run.err());
  }
}
