package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import harness.builtin.PuzzleProblem;
import harness.journal.CampaignMerge;
import harness.journal.UnusableJournal;
import harness.reference.Puzzles;
import harness.report.Json;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A report in which any field is missing, null or of another kind is merged or refused, in a line.
 */
final class DamagedReportsTest {

  private static final JsonMapper MAPPER = new JsonMapper();

  @TempDir private Path folder;
  private final List<String> failures = new ArrayList<>();
  private int refused;

  @Test
  void ofAPuzzle() throws IOException {
    Path wrong = program("wrong", "while read b && [ \"$b\" != 0 ]; do echo -1; done");
    everyDamage(
        "stress",
        "--puzzle=knights",
        "--n=20",
        "--seed=1",
        "--solver=ida-star",
        "--solution=" + wrong);
  }

  @Test
  void ofProgramsThatAreComparedWithEachOther() throws IOException {
    program("gen.sh", "echo $(($1 % 50))");
    program("a.sh", "read n; [ $((n % 9)) = 1 ] && n=0; echo $n");
    program("b.sh", "read n; echo $n");
    program("c.sh", "read n; echo $n");
    everyDamage(
        "stress",
        "--generator=" + folder.resolve("gen.sh"),
        "--n=20",
        "--seed=1",
        "--solution=" + folder.resolve("a.sh"),
        "--solution=" + folder.resolve("b.sh"),
        "--solution=" + folder.resolve("c.sh"));
  }

  private Path program(String name, String script) throws IOException {
    Path program = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
    assertTrue(program.toFile().setExecutable(true));
    return program;
  }

  @ParameterizedTest
  @CsvSource({
    "'\"accepted\" :', '\"splendid\" :', splendid",
    "'\"built-in\"', '\"wooden\"', wooden",
    "'\"optimal\"', '\"warranted\"', warranted",
  })
  void aWordThatNoReportHasIsNamed(String word, String other, String named) throws IOException {
    Path report = folder.resolve("report.json");
    CommandRun.of(
        "stress",
        "--puzzle=knights",
        "--n=5",
        "--seed=1",
        "--solver=ida-star",
        "--shard=1/2",
        "--json=" + report);
    Files.writeString(report, Files.readString(report).replace(word, other));
    CommandRun merge = CommandRun.of("merge", report);
    assertEquals(ExitCode.USAGE, merge.code());
    String why =
        "report.json is not a report of harness stress: '" + named + "' is not a word of a";
    assertTrue(merge.err().contains(why), merge.err());
  }

  private void everyDamage(Object... words) throws IOException {
    List<Object> all = new ArrayList<>(List.of(words));
    Path whole = folder.resolve("whole.json");
    all.addAll(List.of("--json", whole));
    CommandRun run = CommandRun.of(all.toArray());
    assertTrue(Files.exists(whole), run.err());
    JsonNode report = MAPPER.readTree(whole.toFile());
    assertEquals("", refusal(report), "the report itself");
    damage(report, report, "");
    assertEquals(List.of(), failures);
    assertTrue(refused > 100, refused + " of the damaged reports were refused");
  }

  /** Damages each field below a node, one at a time; of a list, those of its first element. */
  private void damage(JsonNode whole, JsonNode node, String path) throws IOException {
    if (node instanceof ArrayNode list && !list.isEmpty()) {
      JsonNode first = list.get(0);
      each(whole, path + "/0", value -> list.set(0, value), () -> list.remove(0));
      list.removeAll();
      list.add(first);
      damage(whole, first, path + "/0");
    } else if (node instanceof ObjectNode fields) {
      for (String name : names(fields)) {
        JsonNode kept = fields.get(name);
        String place = path + "/" + name;
        each(whole, place, value -> fields.set(name, value), () -> fields.remove(name));
        fields.set(name, kept);
        damage(whole, kept, place);
      }
    }
  }

  private void each(JsonNode whole, String place, Consumer<JsonNode> set, Runnable remove)
      throws IOException {
    set.accept(MAPPER.nullNode());
    check(whole, place + " = null");
    set.accept(MAPPER.createArrayNode().addNull());
    check(whole, place + " = [null]");
    set.accept(MAPPER.getNodeFactory().numberNode(-7));
    check(whole, place + " = -7");
    remove.run();
    check(whole, place + " is missing");
  }

  private static List<String> names(ObjectNode fields) {
    List<String> names = new ArrayList<>();
    fields.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private void check(JsonNode report, String what) {
    try {
      String why = refusal(report);
      refused += why.isEmpty() ? 0 : 1;
      if (why.contains("\n") || why.contains("NullPointer") || why.contains("because \"")) {
        failures.add(what + ": " + why);
      }
    } catch (IOException | RuntimeException thrown) {
      failures.add(what + ": " + thrown + " at " + thrown.getStackTrace()[0]);
    }
  }

  /** Why a report is refused; empty if it is merged. */
  private String refusal(JsonNode report) throws IOException {
    Path file = Files.writeString(folder.resolve("part.json"), report.toString());
    CampaignMerge merge = new CampaignMerge(name -> Puzzles.named(name).map(PuzzleProblem::new));
    try {
      merge.add(file);
    } catch (UnusableJournal why) {
      return why.getMessage();
    }
    merge.missing();
    merge.overlaps();
    Json.text(merge.report());
    return "";
  }
}
