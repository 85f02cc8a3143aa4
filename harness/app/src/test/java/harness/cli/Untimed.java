package harness.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A run's JSON without the fields in which two runs of the same cases may differ. Also used by
 * other modules' tests, through this module's test archive.
 */
public final class Untimed {

  private static final List<String> TIMES =
      List.of(
          "elapsed_ms",
          "harness_share",
          "threads",
          "solve_ms",
          "expanded", // a table counts once for each thread that builds it
          "cpu_us",
          "cpu_sketch",
          "p50_us",
          "max_us",
          "slowest",
          "slowest_file_ms",
          "peak_bytes",
          "fit",
          "takes_us",
          "unfit",
          "limit_share");

  private Untimed() {}

  /** Reads a report. */
  public static JsonNode read(Path json) throws IOException {
    JsonNode report = new JsonMapper().readTree(json.toFile());
    strip(report);
    return report;
  }

  private static void strip(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.remove(TIMES);
      object
          .path("by_size")
          .forEach(row -> ((ObjectNode) row).remove("bytes")); // bytes of the slowest case
    }
    if (node instanceof ObjectNode || node instanceof ArrayNode) {
      node.forEach(Untimed::strip);
    }
  }
}
