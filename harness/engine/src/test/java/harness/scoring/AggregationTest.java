package harness.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules for the points of groups. */
final class AggregationTest {

  @Test
  void everyRuleIsInTheSchemaOfLists() throws IOException {
    JsonNode schema =
        new JsonMapper()
            .readTree(Aggregation.class.getResourceAsStream("/harness/report/list.schema.json"));
    Set<String> known = new TreeSet<>();
    schema.findValues("scoring").get(0).get("enum").forEach(each -> known.add(each.asText()));
    Set<String> all =
        Stream.of(Aggregation.Kind.values())
            .map(Aggregation.Kind::label)
            .collect(Collectors.toCollection(TreeSet::new));
    all.add("null"); // a grader
    assertEquals(all, known);
  }
}
