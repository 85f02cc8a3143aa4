package harness.report;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import harness.cases.Guarantee;
import harness.machine.RepeatedKeys;
import harness.shrink.Smallest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads and writes reports as JSON: field names in snake case, nulls written. */
public final class Json {

  private static final ObjectMapper MAPPER =
      strict()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .addMixIn(ReportedFinding.class, ReportedFinding.InReport.class)
          .addMixIn(Smallest.class, DifferenceFilter.Applied.class)
          .filterProvider(
              new SimpleFilterProvider().addFilter(DifferenceFilter.NAME, new DifferenceFilter()))
          .build();

  private Json() {}

  /**
   * A builder of a mapper that rejects null and missing values, except boxed numbers and fields
   * with {@link JsonSetter}, and does not accept strings as numbers.
   */
  public static JsonMapper.Builder strict() {
    JsonSetter.Value refused = JsonSetter.Value.forValueNulls(Nulls.FAIL, Nulls.FAIL);
    JsonMapper.Builder strict =
        JsonMapper.builder()
            .defaultSetterInfo(refused)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS);
    for (Class<?> number : List.of(Integer.class, Long.class, Double.class)) {
      strict.withConfigOverride(
          number, override -> override.setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SET)));
    }
    return strict;
  }

  /** One line about what is wrong with a JSON that could not be read. */
  public static String problem(IOException thrown) {
    if (thrown instanceof InvalidFormatException strange && strange.getTargetType().isEnum()) {
      return "'" + strange.getValue() + "' is not a word of a report";
    }
    String problem =
        thrown instanceof JsonProcessingException json
            ? json.getOriginalMessage()
            : thrown.getMessage();
    return String.valueOf(problem).lines().findFirst().orElse("not JSON");
  }

  /**
   * Reads a report; unknown fields are ignored.
   *
   * @throws JsonProcessingException if the file is not a report
   */
  public static RunReport runReport(Path file) throws IOException {
    ObjectReader reader =
        MAPPER
            .readerFor(RunReport.class)
            .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    RunReport report;
    if (Files.isRegularFile(file)) { // which may be too large to keep
      RepeatedKeys.refuse(Files.newInputStream(file));
      report = reader.readValue(file.toFile());
    } else { // a pipe is read once
      byte[] written = Files.readAllBytes(file);
      RepeatedKeys.refuse(written);
      report = reader.readValue(written);
    }
    if (report == null) {
      throw MismatchedInputException.from(null, RunReport.class, "null instead of a report");
    }
    return report.guaranteeingOfPrograms(Guarantee.OPTIMAL);
  }

  /** A report as JSON text. */
  public static String text(Object report) {
    Object written = report instanceof RunReport run ? run.guaranteeingOfPrograms(null) : report;
    try {
      return MAPPER.writeValueAsString(written) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + report.getClass(), e);
    }
  }
}
