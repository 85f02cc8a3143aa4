package harness.report;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reports as JSON: record fields in snake case, nulls kept. */
public final class Json {

  private static final ObjectMapper MAPPER =
      strict()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private Json() {}

  /**
   * A mapper to be built that refuses null and what is missing, but for numbers in boxes and what
   * {@link JsonSetter} excepts.
   */
  public static JsonMapper.Builder strict() {
    JsonSetter.Value refused = JsonSetter.Value.forValueNulls(Nulls.FAIL, Nulls.FAIL);
    JsonMapper.Builder strict = JsonMapper.builder().defaultSetterInfo(refused);
    for (Class<?> number : List.of(Integer.class, Long.class, Double.class)) {
      strict.withConfigOverride(
          number, override -> override.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SET)));
    }
    return strict;
  }

  /** What is wrong with a JSON that could not be read, in a line. */
  public static String problem(IOException thrown) {
    String problem =
        thrown instanceof JsonProcessingException json
            ? json.getOriginalMessage()
            : thrown.getMessage();
    return String.valueOf(problem).lines().findFirst().orElse("not JSON");
  }

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
