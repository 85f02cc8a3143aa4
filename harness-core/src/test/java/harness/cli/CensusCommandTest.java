package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CensusCommandTest {

  private static final String CASE = "gears/uniform@1#0";

  @TempDir private Path folder;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final ByteArrayOutputStream complained = new ByteArrayOutputStream();

  @BeforeEach
  void capture() {
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void restore() {
    System.setOut(out);
    System.setErr(err);
  }

  private String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  private String complained() {
    return complained.toString(StandardCharsets.UTF_8);
  }

  private static JsonNode json(Path file) throws IOException {
    return JsonMapper.builder().build().readTree(file.toFile());
  }

  @Test
  void rotationListsAllItsFarthestBoards() throws IOException {
    Path json = folder.resolve("r.json");
    assertEquals(
        ExitCode.OK, Main.run("census", "--puzzle", "rotation", "--json", json.toString()));
    List<String> boards = printed().lines().filter(line -> line.matches("([123] ?){24}")).toList();
    assertEquals(192, boards.stream().distinct().count());
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
    assertTrue(printed().contains("      15        716458\n"), printed());
    assertTrue(printed().contains("62 at that distance, the first 3:"), printed());
    assertEquals(15, printed().lines().filter(line -> line.matches("[01*]{5}")).count());
  }

  @Test
  void gearsCountsTheStatesOfOneInstanceAndItsFarthestOnesHaveThatDistance() throws IOException {
    assertEquals(ExitCode.OK, Main.run("census", "--case", CASE, "--list", "1"));
    String text = printed();
    String distance = text.replaceAll("(?s).*largest distance (\\d+)\n.*", "$1");
    List<String> knobs = text.lines().filter(line -> line.matches("\\d( \\d+){4}")).toList();
    assertEquals(12, knobs.size());
    Path input = Files.write(folder.resolve("far.in"), knobs);
    printed.reset();
    assertEquals(
        ExitCode.OK,
        Main.run("solve", "--puzzle", "gears", "--solver", "bidirectional-bfs", input.toString()));
    assertEquals(distance, printed().lines().findFirst().orElseThrow());
  }

  @Test
  void aTableIsWrittenAndReadAndRefusedOnceDamaged() throws IOException {
    Path table = folder.resolve("g.table");
    assertEquals(ExitCode.OK, Main.run("census", "--case", CASE, "--out", table.toString()));
    String counted =
        printed().replaceAll("(?s).*(distance +count\n.*largest distance.*?\n).*", "$1");
    printed.reset();
    assertEquals(ExitCode.OK, Main.run("census", "--check", table.toString()));
    assertTrue(printed().contains(counted), printed());
    complained.reset();

    byte[] bytes = Files.readAllBytes(table);
    bytes[bytes.length / 2] ^= 1;
    Files.write(table, bytes);
    assertEquals(ExitCode.USAGE, Main.run("census", "--check", table.toString()));
    assertEquals(1, complained().lines().count());
    assertTrue(complained().contains("damaged"), complained());
  }

  @ParameterizedTest
  @CsvSource({
    "census, missing --puzzle",
    "census --puzzle chess, no puzzle 'chess'",
    "census --puzzle gears, is of one instance",
    "census --puzzle knights --case knights/mix@1#0, is of all cases",
    "census --puzzle knights --list -1, expected 0 or more",
    "census --puzzle knights --out /nowhere/at/all, there is no folder",
    "census --check /nowhere/at/all, no such file",
    "census --check a --puzzle knights, stands alone"
  })
  void badUsageIsOneLineAndExitCode2(String line, String problem) {
    assertEquals(ExitCode.USAGE, Main.run(line.split(" ")));
    assertTrue(complained().contains(problem), complained());
    assertEquals(1, complained().lines().count(), complained());
    assertFalse(complained().contains("Exception"), complained());
  }
}
