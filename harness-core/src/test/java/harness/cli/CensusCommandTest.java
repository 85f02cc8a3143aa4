package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The counts that people and scripts see. */
class CensusCommandTest {

  @TempDir private Path folder;

  @Test
  void knightsAreCountedWithTheirFarthestBoards() throws IOException {
    JsonNode written = census("--puzzle", "knights", "--show", "62");
    assertEquals("knights", written.get("puzzle").asText());
    assertEquals(40, written.get("histogram").size());
    assertEquals(38, written.get("histogram").get(3).asInt());
    assertEquals(39, written.get("max_distance").asInt());
    assertEquals(62, written.get("farthest").asInt());
    assertEquals(62, written.get("farthest_inputs").size());
    assertTrue(written.get("elapsed_ms").asDouble() > 0);
  }

  @Test
  void rotationIsCountedWithItsFarthestBoards() throws IOException {
    JsonNode written = census("--puzzle", "rotation", "--show", "1000");
    assertEquals(14, written.get("histogram").size());
    assertEquals(3_172_593_156L, written.get("histogram").get(9).asLong());
    assertEquals(13, written.get("max_distance").asInt());
    assertEquals(192, written.get("farthest").asInt());
    assertEquals(192, written.get("farthest_inputs").size());
  }

  @Test
  void gearsAreCountedInTheGraphOfOneCase() throws IOException {
    JsonNode written = census("--case", "gears/uniform@1#0");
    long positions = written.get("unsolvable").asLong();
    for (JsonNode cases : written.get("histogram")) {
      positions += cases.asLong();
    }
    assertEquals(1 << 24, positions);
    assertEquals(
        written.get("histogram").get(written.get("max_distance").asInt()).asLong(),
        written.get("farthest").asLong());
    assertEquals(
        Math.min(3, written.get("farthest").asInt()), written.get("farthest_inputs").size());
  }

  private JsonNode census(String... options) throws IOException {
    Path json = folder.resolve("census.json");
    Object[] words = new Object[options.length + 3];
    words[0] = "census";
    System.arraycopy(options, 0, words, 1, options.length);
    words[options.length + 1] = "--json";
    words[options.length + 2] = json;
    CommandRun run = CommandRun.of(words);
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("", run.err());
    JsonNode written = new ObjectMapper().readTree(json.toFile());
    assertTrue(
        run.out().contains("largest distance " + written.get("max_distance").asInt() + ","),
        run.out());
    return written;
  }
}
