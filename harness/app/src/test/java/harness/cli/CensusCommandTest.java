package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CensusCommandTest {

  private static final String CASE = "gears/uniform@1#0";

  @TempDir private Path folder;
  @RegisterExtension private final Console console = new Console();

  private static JsonNode json(Path file) throws IOException {
    return JsonMapper.builder().build().readTree(file.toFile());
  }

  @Thorough
  @Test
  void rotationListsAllItsFarthestBoardsOnRequest() throws IOException {
    assertEquals(ExitCode.OK, console.run("census --puzzle rotation --list 1000"));
    assertEquals(192, listedBoards());
    assertTrue(console.printed().contains("192 at that distance:"), console.printed());
  }

  private long listedBoards() {
    return console
        .printed()
        .lines()
        .filter(line -> line.matches("([123] ?){24}"))
        .distinct()
        .count();
  }

  @Thorough
  @Test
  void rotationListsTenOfItsFarthestBoards() throws IOException {
    Path json = folder.resolve("r.json");
    assertEquals(
        ExitCode.OK, Main.run("census", "--puzzle", "rotation", "--json", json.toString()));
    assertEquals(10, listedBoards());
    JsonNode report = json(json);
    assertEquals("rotation", report.get("puzzle").asText());
    assertEquals(13, report.get("max_distance").asInt());
    assertEquals(192, report.get("farthest").asLong());
    long boardsInAll = 0;
    for (JsonNode count : report.get("histogram")) {
      boardsInAll += count.asLong();
    }
    assertEquals(9_465_511_770L, boardsInAll);
    assertTrue(report.get("elapsed_ms").isIntegralNumber());
  }

  @Test
  void knightsShowsTheFirstOfItsFarthestBoards() {
    assertEquals(ExitCode.OK, Main.run("census", "--puzzle", "knights"));
    assertTrue(console.printed().contains("      15        716458\n"), console.printed());
    assertTrue(console.printed().contains("62 at that distance, the first 3:"), console.printed());
    assertEquals(15, console.printed().lines().filter(line -> line.matches("[01*]{5}")).count());
  }

  @Test
  void gearsCountsTheStatesOfOneInstanceAndListsItsFarthest() throws IOException {
    assertEquals(ExitCode.OK, Main.run("census", "--case", CASE, "--list", "1"));
    String text = console.printed();
    String distance = text.replaceAll("(?s).*largest distance (\\d+)\n.*", "$1");
    List<String> knobs = text.lines().filter(line -> line.matches("\\d( \\d+){4}")).toList();
    assertEquals(12, knobs.size());
    Path input = Files.write(folder.resolve("far.in"), knobs);
    console.clear();
    assertEquals(
        ExitCode.OK,
        Main.run("solve", "--puzzle", "gears", "--solver", "bidirectional-bfs", input.toString()));
    assertEquals(distance, console.printed().lines().findFirst().orElseThrow());
  }

  @Test
  void aTableIsWrittenAndReadAndRefusedIfDamaged() throws IOException {
    Path table = folder.resolve("g.table");
    assertEquals(ExitCode.OK, Main.run("census", "--case", CASE, "--out", table.toString()));
    String counted =
        console.printed().replaceAll("(?s).*(distance +count\n.*largest distance.*?\n).*", "$1");
    console.clear();
    assertEquals(ExitCode.OK, Main.run("census", "--check", table.toString()));
    assertTrue(console.printed().contains(counted), console.printed());
    console.clear();

    byte[] bytes = Files.readAllBytes(table);
    bytes[bytes.length / 2] ^= 1;
    Files.write(table, bytes);
    assertEquals(ExitCode.USAGE, Main.run("census", "--check", table.toString()));
    assertEquals(1, console.complained().lines().count());
    assertTrue(console.complained().contains("damaged"), console.complained());
  }

  @ParameterizedTest
  @CsvSource({
    "census, missing --puzzle",
    "census --puzzle chess, no puzzle 'chess'",
    "census --puzzle gears, counts one instance",
    "census --puzzle knights --case knights/mix@1#0, counts all cases",
    "census --puzzle knights --list -1, expected 0 or more",
    "census --puzzle knights --out /nowhere/at/all, no such folder",
    "census --check /nowhere/at/all, no such file",
    "census --check a --puzzle knights, takes no other option"
  })
  void badUsageIsOneLineAndExitCode2(String line, String problem) {
    assertEquals(ExitCode.USAGE, Main.run(line.split(" ")));
    assertTrue(console.complained().contains(problem), console.complained());
    assertEquals(1, console.complained().lines().count(), console.complained());
    assertFalse(console.complained().contains("Exception"), console.complained());
  }
}
