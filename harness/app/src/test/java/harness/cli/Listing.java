package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The result of {@code list --problem} for a package. */
final class Listing {

  private Listing() {}

  static JsonNode of(Path problem, Path temporary) throws IOException {
    Path file = temporary.resolve("list.json");
    CommandRun run = CommandRun.of("list", "--problem", problem, "--json", file);
    assertEquals(ExitCode.OK, run.code(), run.err());
    JsonNode list = new JsonMapper().readTree(file.toFile());
    ReportSchema.of("list").accepts(list);
    return list.get("problem");
  }

  static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(each -> texts.add(each.isTextual() ? each.asText() : each.get("name").asText()));
    return texts;
  }

  static List<String> expected(JsonNode problem, String submission) {
    for (JsonNode each : problem.get("submissions")) {
      if (each.get("name").asText().equals(submission)) {
        return texts(each.get("required").isEmpty() ? each.get("expected") : each.get("required"));
      }
    }
    throw new AssertionError("no " + submission + " in " + problem.get("submissions"));
  }
}
