package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion;
import harness.AllPuzzles;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of report other than a run's matches its JSON Schema, and changed reports do not. */
final class ReportSchemasTest {

  private static final String ALWAYS_MINUS_ONE =
      "read n; while [ $n -gt 0 ]; do echo -1; n=$((n-1)); done\n";

  private static final String GOAL = "11111\n01111\n00*11\n00001\n00000\n";
  private static final String SEVEN = "10110\n01*11\n10111\n01001\n00000\n";

  @TempDir private Path folder;

  /**
   * The report of a command. Asserts that it matches the schema and that the schema checks every
   * field.
   */
  private JsonNode report(String kind, int code, Object... arguments) throws IOException {
    Path json = folder.resolve("report.json");
    List<Object> words = new ArrayList<>(List.of(arguments));
    words.addAll(List.of("--json", json));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(code, run.code(), run.err());
    return checked(kind, json);
  }

  private static JsonNode checked(String kind, Path json) throws IOException {
    ReportSchema schema = ReportSchema.of(kind);
    JsonNode report = schema.read(json);
    assertTrue(schema.refusesEveryChangeOf(report) >= 6, report.toString());
    return report;
  }

  private Path write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  private void saveTwo() throws IOException {
    write("knights/goals.in", "2\n" + GOAL + GOAL);
    write("knights/goals.ans", "0\n0\n");
    write("knights/seven.in", "2\n" + SEVEN + GOAL);
    write("knights/seven.ans", "7\n0\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "common",
        "run",
        "verify",
        "strength",
        "submissions",
        "explain",
        "hack",
        "bench",
        "study",
        "census",
        "list",
        "status",
        "finding"
      })
  void everySchemaIsValid(String kind) throws IOException {
    JsonSchema schemas =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(SchemaLocation.of(SchemaId.V202012));
    assertEquals("[]", schemas.validate(ReportSchema.text(kind)).toString());
  }

  @ParameterizedTest
  @CsvSource({"knights, bfs", "gears, a-star"})
  void aSlowestCase(String puzzle, String solver) throws IOException {
    JsonNode report =
        report(
            "hack",
            ExitCode.OK,
            "hack",
            "--puzzle",
            puzzle,
            "--solver",
            solver,
            "--seed",
            "1",
            "--threads",
            "2",
            "--time",
            "1ms",
            "--time-limit",
            "20s");
    assertEquals(solver, report.get("submission").asText());
  }

  @Test
  void aSearchForAWrongAnswerIsARun() throws IOException {
    JsonNode report =
        report(
            "run",
            ExitCode.FINDINGS,
            "hack",
            "--goal",
            "wrong",
            "--puzzle",
            "knights",
            "--solution",
            write("minus.sh", ALWAYS_MINUS_ONE),
            "--seed",
            "1",
            "--threads",
            "2",
            "--no-shrink");
    assertEquals(1, report.get("submissions").size());
  }

  @Test
  void aComparisonOfASolverAndAWrongProgram() throws IOException {
    JsonNode report =
        report(
            "bench",
            ExitCode.FINDINGS,
            "bench",
            "--puzzle",
            "knights",
            "--solver",
            "ida-star",
            "--solution",
            write("minus.sh", ALWAYS_MINUS_ONE),
            "--seed",
            "1",
            "--n",
            "1",
            "--rounds",
            "1",
            "--max-distance",
            "2");
    assertEquals("wrong", report.at("/submissions/1/by_distance/0/standing").asText());
  }

  @Test
  void aStudyOfWeights() throws IOException {
    JsonNode report =
        report(
            "study",
            ExitCode.OK,
            "bench",
            "--puzzle",
            "gears",
            "--study",
            "weights",
            "--seed",
            "1",
            "--n",
            "1",
            "--max-distance",
            "1");
    assertEquals(2, report.get("policies").size());
  }

  @Test
  void aCensus() throws IOException {
    JsonNode report =
        report("census", ExitCode.OK, "census", "--case", "gears/boundary@42#137", "--list", "0");
    assertEquals(report.get("max_distance").asInt() + 1, report.get("histogram").size());
  }

  @Test
  void savedCasesOfOnePuzzleAndOfTwo() throws IOException {
    saveTwo();
    Path minus = write("minus.sh", ALWAYS_MINUS_ONE);
    JsonNode one =
        report(
            "verify",
            ExitCode.FINDINGS,
            "verify",
            "--puzzle",
            "knights",
            "--solver",
            "ida-star",
            "--solution",
            minus,
            folder);
    assertEquals("wrong-answer", one.at("/files/1/failed/minus").asText());
    write("gears/one.in", "1 2 2 2 2\n" + "1 1 1 1 1\n".repeat(11));
    write("gears/one.ans", "0\n\n");
    Path json = folder.resolve("two.json");
    assertEquals(ExitCode.OK, CommandRun.of("verify", folder, "--json", json).code());
    assertEquals(2, ReportSchema.of("verify").read(json).get("runs").size());
  }

  @Test
  void theStrengthOfSavedCases() throws IOException {
    saveTwo();
    write("wrong/zeros.sh", "echo 0; echo 0");
    write("wrong/right.sh", "read t; read b; echo $((b==10110?7:0)); echo 0");
    JsonNode report =
        report(
            "strength",
            ExitCode.FINDINGS,
            "verify",
            "--puzzle",
            "knights",
            "--strength",
            "--programs",
            folder.resolve("wrong"),
            folder);
    assertEquals(1, report.get("survivors").size());
  }

  @Test
  void programsAndTheirExpectedVerdicts() throws IOException {
    saveTwo();
    write("knights/submissions/wrong_answer/minus.sh", ALWAYS_MINUS_ONE);
    write("knights/submissions/accepted/minus-too.sh", ALWAYS_MINUS_ONE);
    JsonNode report =
        report(
            "submissions",
            ExitCode.FINDINGS,
            "verify",
            "--puzzle",
            "knights",
            "--submissions",
            "--n",
            "10",
            folder);
    assertEquals(2, report.get("submissions").size());
    assertTrue(report.toString().contains("expected accepted, found wrong-answer"));
  }

  @Test
  void aListing() throws IOException {
    ReportSchema schema = ReportSchema.of("list");
    Path json = folder.resolve("list.json");
    assertEquals(ExitCode.OK, CommandRun.of("list", "--json", json).code());
    assertEquals(AllPuzzles.names().count(), schema.read(json).get("puzzles").size());
  }

  @Test
  void aCampaignSoFarAndTheFindingsThatItSaved() throws IOException {
    Path campaign = folder.resolve("campaign");
    Path saved = folder.resolve("saved");
    CommandRun run =
        CommandRun.of(
            "stress",
            "--puzzle",
            "knights",
            "--n",
            "30",
            "--seed",
            "1",
            "--threads",
            "1",
            "--solution",
            write("minus.sh", ALWAYS_MINUS_ONE),
            "--campaign",
            campaign,
            "--save",
            saved);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    Path json = folder.resolve("status.json");
    CommandRun status = CommandRun.of("status", campaign, "--json", json);
    assertEquals(ExitCode.OK, status.code(), status.err());
    assertEquals(1, checked("status", json).get("findings").size());
    int cards = 0;
    try (var files = Files.newDirectoryStream(saved, "*.json")) {
      for (Path card : files) {
        assertTrue(checked("finding", card).get("smallest").isObject());
        cards++;
      }
    }
    assertTrue(cards > 0);
  }

  @Test
  void anInconsistentCensusIsRefused() throws IOException {
    ReportSchema schema = ReportSchema.of("census");
    JsonMapper mapper = new JsonMapper();
    String right =
        "{\"puzzle\":\"p\",\"histogram\":[1,2],\"max_distance\":1,\"farthest\":2,"
            + "\"unreachable\":0,\"elapsed_ms\":3}";
    schema.accepts(mapper.readTree(right));
    schema.refuses(mapper.readTree(right.replace("[1,2]", "[1,-2]")), "a negative count");
    schema.refuses(mapper.readTree(right.replace("[1,2]", "[]")), "no distance at all");
  }
}
