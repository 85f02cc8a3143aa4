package harness.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;

/** Writes reports as JSON: record fields in snake case, nulls kept. */
public final class Json {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private Json() {}

  /**
   * Reads a report back; fields that are not known are passed over.
   *
   * @throws JsonProcessingException when it is none
   */
  public static RunReport runReport(Path file) throws IOException {
    return MAPPER
        .readerFor(RunReport.class)
        .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .readValue(file.toFile());
  }

  /** The text of a report. */
  public static String text(Object report) {
    try {
      return MAPPER.writeValueAsString(report) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + report.getClass(), e);
    }
  }
}
