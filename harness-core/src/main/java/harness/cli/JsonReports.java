package harness.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** JSON of a command that runs over one puzzle or several. */
final class JsonReports {

  private JsonReports() {}

  /** Whether the JSON takes the place of the report for people. */
  static boolean isStandardOutput(Path json) {
    return json != null && json.toString().equals("-");
  }

  /**
   * Writes one report as it is, several as {@code {"runs": [...]}}.
   *
   * @param json the file, {@code -} for standard output, or null for none
   */
  static void write(Path json, List<?> reports) throws IOException {
    if (json != null) {
      OutputFiles.writeJson(json, reports.size() == 1 ? reports.get(0) : Map.of("runs", reports));
    }
  }
}
