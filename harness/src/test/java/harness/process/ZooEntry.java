package harness.process;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A line of {@code zoo.json}: a misbehaving program and what the harness must say of it.
 *
 * @param file the program
 * @param puzzle what it claims to solve
 * @param verdict of the harness as a whole
 * @param reason of the harness as a whole, or null
 * @param here what can be said before the answers are judged, where that is something else
 * @param leftOver how many processes it leaves behind
 * @param confined whether it is only run inside bubblewrap
 */
record ZooEntry(
    @JsonProperty("file") String file,
    @JsonProperty("puzzle") String puzzle,
    @JsonProperty("verdict") String verdict,
    @JsonProperty("reason") String reason,
    @JsonProperty("here") Expectation here,
    @JsonProperty("leftOver") int leftOver,
    @JsonProperty("confined") boolean confined) {

  static final Path FOLDER = Path.of("src/test/resources/zoo").toAbsolutePath();

  /** A verdict with its reason, as labels. */
  record Expectation(
      @JsonProperty("verdict") String verdict, @JsonProperty("reason") String reason) {}

  static List<ZooEntry> all() throws IOException {
    byte[] table = Files.readAllBytes(FOLDER.resolve("zoo.json"));
    return new ObjectMapper().readValue(table, new TypeReference<>() {});
  }

  Expectation expectedHere() {
    return here == null ? new Expectation(verdict, reason) : here;
  }

  @Override
  public String toString() {
    return file;
  }
}
