package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import harness.report.RunReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The JSON Schema of a kind of report, with the schemas that it refers to. */
final class ReportSchema {

  private static final String FOLDER = "harness/report/";

  /** Fields that a report may omit. */
  private static final Set<String> OPTIONAL =
      Set.of(
          "also_as",
          "certainty",
          "number",
          "by_distance",
          "by_size",
          "growth",
          "fit",
          "takes_us",
          "unfit",
          "expectation",
          "puzzle",
          "proofs",
          "asked",
          "ranges");

  /** Objects used as maps. */
  private static final Set<String> MAPS =
      Set.of("verdicts", "reasons", "failed", "saved", "stress");

  private final JsonSchema schema;

  private ReportSchema(JsonSchema schema) {
    this.schema = schema;
  }

  /**
   * The schema of a kind of report.
   *
   * @param kind as in the file {@code kind.schema.json}
   */
  static ReportSchema of(String kind) {
    return new ReportSchema(
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(SchemaLocation.of("classpath:" + FOLDER + kind + ".schema.json")));
  }

  /** The text of a schema. */
  static JsonNode text(String kind) throws IOException {
    try (InputStream in = RunReport.class.getResourceAsStream(kind + ".schema.json")) {
      return new JsonMapper().readTree(in);
    }
  }

  /** Reads a report from a file and validates it. */
  JsonNode read(Path file) throws IOException {
    JsonNode report = new JsonMapper().readTree(file.toFile());
    accepts(report);
    return report;
  }

  void accepts(JsonNode report) {
    assertEquals("[]", schema.validate(report).toString());
  }

  void refuses(JsonNode report, String change) {
    assertFalse(schema.validate(report).isEmpty(), change);
  }

  /**
   * Removes each field of a valid report, changes its type, and adds an unknown field to each
   * object (in arrays, to the first and last); asserts that all these changes are refused.
   *
   * @return the number of fields
   */
  int refusesEveryChangeOf(JsonNode right) {
    JsonNode report = right.deepCopy();
    int[] fields = new int[1];
    forEachObject(
        report,
        object -> {
          for (String field : names(object)) {
            JsonNode value = object.get(field);
            if (!OPTIONAL.contains(field)) {
              object.remove(field);
              refuses(report, "without " + field);
            }
            object.putArray(field).addArray();
            refuses(report, "with another " + field);
            object.set(field, value);
            fields[0]++;
          }
          object.put("unknown", 1);
          refuses(report, "with one more than " + names(object));
          object.remove("unknown");
        });
    accepts(report);
    return fields[0];
  }

  private static List<String> names(ObjectNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static void forEachObject(JsonNode node, Consumer<ObjectNode> action) {
    if (node instanceof ObjectNode object) {
      action.accept(object);
      for (String field : names(object)) {
        if (!MAPS.contains(field)) {
          forEachObject(object.get(field), action);
        }
      }
    } else if (!node.isEmpty()) { // the other elements of an array are like the first and last
      forEachObject(node.get(0), action);
      forEachObject(node.get(node.size() - 1), action);
    }
  }
}
