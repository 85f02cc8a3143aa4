package harness.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes reports as JSON: record fields in snake case, nulls kept. */
public final class Json {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private Json() {}

  /** The text of a report. */
  public static String text(Object report) {
    try {
      return MAPPER.writeValueAsString(report) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + report.getClass(), e);
    }
  }

  /**
   * Writes a report to a file, whole or not at all; what is no regular file (a terminal, a pipe) is
   * written to as it is.
   */
  public static void write(Path file, Object report) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, text(report));
      return;
    }
    Path partial = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.writeString(partial, text(report));
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }
}
