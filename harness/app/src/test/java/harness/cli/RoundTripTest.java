package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exported puzzles, read back as packages. */
@Thorough
final class RoundTripTest {

  private static final String LIMIT = "--time-limit=4s";

  @TempDir private Path folder;

  /** A folder of saved cases with a few of the project's cases and programs. */
  private Path cases(String puzzle, String files, String programs) throws IOException {
    Path from = Path.of("..", "cases", puzzle);
    Path to = Files.createDirectories(folder.resolve("cases").resolve(puzzle));
    for (String each : files.split(" ", -1)) {
      for (String ending : List.of(".in", ".ans")) {
        Files.copy(from.resolve(each + ending), to.resolve(each + ending));
      }
    }
    for (String each : programs.split(" ", -1)) {
      Path program = Files.createDirectories(to.resolve("submissions").resolve(each).getParent());
      Files.copy(
          from.resolve("submissions").resolve(each), program.resolve(Path.of(each).getFileName()));
    }
    return to;
  }

  /** The verdicts other than accepted, by program and file name. */
  private Map<String, String> failures(Object... words) throws IOException {
    Path file = folder.resolve("report.json");
    List<Object> all = new ArrayList<>(List.of("verify", LIMIT, "--json", file));
    all.addAll(List.of(words));
    CommandRun run = CommandRun.of(all.toArray());
    JsonNode report = new JsonMapper().readTree(file.toFile());
    Map<String, String> failures = new TreeMap<>();
    for (JsonNode each : (report.isArray() ? report.get(0) : report).get("files")) {
      String name = each.get("name").asText().replaceFirst("^secret/", "");
      each.get("failed")
          .properties()
          .forEach(
              failed -> failures.put(failed.getKey() + " on " + name, failed.getValue().asText()));
    }
    assertFalse(run.code() == ExitCode.DEFECT || failures.isEmpty(), run.err() + run.out());
    return failures;
  }

  @ParameterizedTest
  @CsvSource({
    "knights, solved-board-first exactly-14 one-move, accepted/ida-star.py"
        + " wrong_answer/solved-board-4.cpp run_time_error/index-before-bounds-check.cpp",
    "rotation, solved-first eleven one-move, accepted/perimeter.py"
        + " wrong_answer/bound-starts-at-1.cpp run_time_error/at-most-ten-moves.cpp",
    "gears, solved-already 18-turns one-knob-away, accepted/bidirectional-bfs.cpp"
        + " wrong_answer/solved-answered-1.cpp run_time_error/queue-too-small.cpp"
  })
  void anExportedPuzzleGivesTheVerdictsOfThePuzzleItself(
      String puzzle, String files, String programs) throws IOException {
    Path cases = cases(puzzle, files, programs);
    Path exported = folder.resolve(puzzle);
    CommandRun run =
        CommandRun.of(
            "export", "--puzzle", puzzle, "--cases", cases, "--n=0", LIMIT, "--out", exported);
    assertEquals(ExitCode.OK, run.code(), run.err());
    List<Object> direct = new ArrayList<>(List.of("--puzzle", puzzle));
    for (String each : programs.split(" ", -1)) {
      direct.add("--solution");
      direct.add(cases.resolve("submissions").resolve(each));
    }
    direct.add(cases);
    Map<String, String> expected = failures(direct.toArray());
    Map<String, String> found = failures("--problem", exported);
    found.keySet().removeIf(each -> each.contains(" on sample/"));
    assertEquals(expected, found);
    assertEquals(2, expected.values().stream().distinct().count(), expected.toString());
  }
}
