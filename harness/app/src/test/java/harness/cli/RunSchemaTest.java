package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.Thorough;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.report.SolverStanding;
import harness.run.Submission;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports of real runs match the JSON Schema, and the schema covers everything in them. */
final class RunSchemaTest {

  private static final Map<String, String> WRONG_PROGRAMS =
      Map.of(
          "knights",
          "read n; while [ $n -gt 0 ]; do echo -1; n=$((n-1)); done\n",
          "rotation",
          "while read b && [ \"$b\" != 0 ]; do echo No moves needed; echo 1; done\n",
          "gears",
          "echo 0\n");

  @TempDir private Path folder;

  /** The report of a run, validated. */
  private JsonNode report(int code, Object... arguments) throws IOException {
    Path json = folder.resolve("report.json");
    List<Object> words = new ArrayList<>(List.of(arguments));
    words.addAll(List.of("--threads", "2", "--json", json));
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(code, run.code(), run.err());
    return ReportSchema.of("run").read(json);
  }

  private Path wrongProgram(String puzzle) throws IOException {
    Path program = folder.resolve("wrong");
    Files.writeString(program, "#!/bin/sh\n" + WRONG_PROGRAMS.get(puzzle));
    assertTrue(program.toFile().setExecutable(true));
    return program;
  }

  @ParameterizedTest
  @CsvSource({"knights, ida-star", "rotation, exact-table", "gears, a-star"})
  void aRightSolver(String puzzle, String solver) throws IOException {
    JsonNode report =
        report(
            ExitCode.OK,
            "stress",
            "--puzzle",
            puzzle,
            "--n",
            "20",
            "--seed",
            "1",
            "--solver",
            solver);
    assertEquals(20, report.at("/submissions/0/verdicts/accepted").asInt());
    assertEquals(0, report.get("findings").size());
    JsonNode times = report.at("/submissions/0/cpu_us");
    List<Double> rising = new ArrayList<>();
    for (String quantile : List.of("p50", "p95", "p99", "max")) {
      rising.add(times.get(quantile).asDouble());
    }
    assertEquals(rising.stream().sorted().toList(), rising);
  }

  @Test
  void aWrongProgramWithItsSmallestCaseAndOneThatIsTorn() throws IOException {
    assertWrongAndTorn("knights", "bfs");
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({"rotation, exact-table", "gears, a-star"})
  void suchProgramsOfOtherPuzzles(String puzzle, String solver) throws IOException {
    assertWrongAndTorn(puzzle, solver);
  }

  private void assertWrongAndTorn(String puzzle, String solver) throws IOException {
    JsonNode report = wrong(puzzle, solver);
    JsonNode findings = report.get("findings");
    assertEquals("wrong-answer", findings.get(0).get("verdict").asText());
    assertTrue(findings.get(0).get("smallest").isObject(), findings.get(0).toString());
    assertEquals("compile-error", findings.get(findings.size() - 1).get("verdict").asText());
    assertEquals(3, report.get("submissions").size());
  }

  private JsonNode wrong(String puzzle, String solver) throws IOException {
    return report(
        ExitCode.FINDINGS,
        "stress",
        "--puzzle",
        puzzle,
        "--n",
        "20",
        "--seed",
        "1",
        "--solver",
        solver,
        "--solution",
        wrongProgram(puzzle),
        "--solution",
        Files.writeString(folder.resolve("torn.c"), "int main( {\n"));
  }

  @ParameterizedTest
  @CsvSource({"knights, bfs, 2", "rotation, exact-table, 0", "gears, bfs, 2"})
  void aProof(String puzzle, String solver, int distance) throws IOException {
    JsonNode report =
        report(
            ExitCode.OK,
            "exhaust",
            "--puzzle",
            puzzle,
            "--solver",
            solver,
            "--max-distance",
            distance);
    assertTrue(report.at("/proofs/0/proven").asBoolean(), report.toString());
    assertEquals(distance, report.at("/proofs/0/within_distance").asInt());
  }

  @Test
  void aProgramThatIsWrongOnTheFirstCaseHasNoProof() throws IOException {
    Path wrong = wrongProgram("knights");
    JsonNode report =
        report(
            ExitCode.FINDINGS,
            "exhaust",
            "--puzzle",
            "knights",
            "--solution",
            wrong,
            "--max-distance",
            "1",
            "--no-shrink");
    assertTrue(report.at("/proofs/0/within_distance").isNull(), report.toString());
  }

  @Test
  void aSolverWithoutGuarantee() throws IOException {
    JsonNode report =
        report(
            ExitCode.OK,
            "stress",
            "--puzzle",
            "gears",
            "--n",
            "4",
            "--seed",
            "1",
            "--solver",
            "a-star-weighted");
    assertTrue(report.at("/submissions/0/excess").isObject(), report.toString());
  }

  @Test
  void aFieldThatIsMissingOrOfAnotherTypeOrUnknownIsRefused() throws IOException {
    JsonNode report = wrong("knights", "bfs");
    int fields = ReportSchema.of("run").refusesEveryChangeOf(report);
    assertTrue(fields > 80, fields + " fields");
  }

  @Test
  void theSchemaHasTheVerdictsAndReasonsOfTheHarness() throws IOException {
    JsonNode words = ReportSchema.text("common").get("$defs");
    assertEquals(labels(Verdict.values(), Verdict::label), values(words.get("verdict")));
    assertEquals(labels(Reason.values(), Reason::label), values(words.get("reason")));
    assertEquals(labels(Guarantee.values(), Guarantee::label), values(words.get("guarantee")));
    assertEquals(
        labels(Submission.Kind.values(), Submission.Kind::label), values(words.get("kind")));
    assertEquals(
        labels(SolverStanding.values(), SolverStanding::label),
        values(ReportSchema.text("bench").at("/$defs/row/properties/standing")));
  }

  private static <T> List<String> labels(T[] all, Function<T, String> label) {
    return Arrays.stream(all).map(label).toList();
  }

  private static List<String> values(JsonNode enumeration) {
    return StreamSupport.stream(enumeration.get("enum").spliterator(), false)
        .map(JsonNode::asText)
        .toList();
  }
}
