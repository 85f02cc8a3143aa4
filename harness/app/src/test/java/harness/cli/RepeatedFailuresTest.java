package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program of the jury that always fails in the same way ends a run, or is left out of it. */
final class RepeatedFailuresTest {

  private static final String FAILED = "failed in the same way on 8 cases in a row";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($1 % 9 + 1))");
    program("broken.sh", "echo no data for $1 >&2; exit 1");
    program("brute.sh", "read n; echo $n");
    program("sol.sh", "read n; echo $n # the same");
  }

  private Path program(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text + "\n");
  }

  private JsonNode stress(int code, Object... words) throws IOException {
    Path json = folder.resolve("report.json");
    List<Object> all = new ArrayList<>(List.of("stress", "--seed", "1", "--no-shrink"));
    all.addAll(List.of("--solution", folder.resolve("sol.sh"), "--json", json));
    for (Object each : words) {
      boolean isFile = each.toString().endsWith(".sh");
      all.add(isFile ? folder.resolve(each.toString()) : each);
    }
    CommandRun run = CommandRun.of(all.toArray());
    assertEquals(code, run.code(), run.out() + run.err());
    return ReportSchema.of("run").read(json);
  }

  private static List<String> notes(JsonNode report) {
    return report.path("notes").findValuesAsText("text");
  }

  @ParameterizedTest
  @CsvSource({"--n, 500, 1", "--n, 500, 4", "--for, 300s, 2"})
  void aGeneratorThatAlwaysFailsEndsTheRun(String option, String value, String threads)
      throws IOException {
    JsonNode report =
        stress(
            ExitCode.FINDINGS,
            option,
            value,
            "--threads",
            threads,
            "--generator",
            "broken.sh",
            "--reference",
            "brute.sh");
    assertEquals(8, report.get("done").asInt());
    assertEquals("generator-failed", report.get("findings").get(0).get("reason").asText());
    assertEquals(
        List.of("the run ended early: broken " + FAILED + " (generator-failed)"), notes(report));
  }

  @Test
  void aGeneratorThatAlwaysFailsIsDroppedWhileThereAreOthers() throws IOException {
    for (String threads : List.of("1", "4")) {
      JsonNode report =
          stress(
              ExitCode.FINDINGS,
              "--n",
              "100",
              "--threads",
              threads,
              "--generator",
              "broken.sh",
              "--generator",
              "gen.sh",
              "--reference",
              "brute.sh");
      assertEquals(100, report.get("done").asInt());
      int accepted = report.get("submissions").get(0).get("verdicts").get("accepted").asInt();
      int skipped = report.get("inputs").get("refused").asInt();
      assertTrue(accepted > 20, report.toString());
      assertEquals(100 - 8, accepted + skipped);
      assertEquals(
          List.of(
              "generator broken was dropped, the others went on: broken "
                  + FAILED
                  + " (generator-failed)"),
          notes(report));
    }
  }

  @Test
  void aGeneratorThatFailsSometimesGoesOn() throws IOException {
    program("some.sh", "[ $(($1 % 3)) = 0 ] && exit 1; echo $1");
    JsonNode report =
        stress(ExitCode.FINDINGS, "--n", "60", "--generator", "some.sh", "--reference", "brute.sh");
    assertEquals(60, report.get("done").asInt());
    assertEquals(List.of(), notes(report));
  }

  @ParameterizedTest
  @CsvSource({
    "--reference, 'read n; echo $n is unknown >&2; exit 1', reference-failed",
    "--validator, 'read n; echo $n is unknown >&2; exit 5', validator-failed",
    "--validator, 'read n; echo $n is too large >&2; exit 3', invalid-input",
    "--checker, 'exit 77', checker-failed",
  })
  void anyOtherProgramThatAlwaysFailsEndsTheRun(String role, String text, String reason)
      throws IOException {
    program("bad.sh", text);
    List<Object> words = new ArrayList<>(List.of("--n", "500", "--generator", "gen.sh"));
    words.addAll(List.of(role, "bad.sh"));
    if (role.equals("--checker")) {
      words.add("--checker-always");
    }
    if (!role.equals("--reference")) {
      words.addAll(List.of("--reference", "brute.sh"));
    }
    JsonNode report = stress(ExitCode.FINDINGS, words.toArray());
    assertEquals(8, report.get("done").asInt());
    assertEquals(
        List.of("the run ended early: bad " + FAILED + " (" + reason + ")"), notes(report));
  }

  @Test
  void aCampaignEndsTooAndCanBeResumed() throws IOException {
    Path campaign = folder.resolve("campaign");
    Object[] words = {
      "--n", "500", "--generator", "broken.sh", "--reference", "brute.sh", "--campaign", campaign
    };
    JsonNode report = stress(ExitCode.FINDINGS, words);
    assertEquals(8, report.get("done").asInt());
    assertEquals(1, notes(report).size());
    Object[] again = java.util.Arrays.copyOf(words, words.length + 1);
    again[words.length] = "--resume";
    assertEquals(8, stress(ExitCode.FINDINGS, again).get("done").asInt());
  }

  @Test
  void notesAreKeptByCampaignsAndShards() throws IOException {
    Path campaign = folder.resolve("campaign");
    List<Object> common =
        List.of(
            "--n",
            "40",
            "--generator",
            "broken.sh",
            "--generator",
            "gen.sh",
            "--reference",
            "brute.sh",
            "--range",
            "20");
    List<Object> words = new ArrayList<>(common);
    words.addAll(List.of("--campaign", campaign));
    List<String> once = notes(stress(ExitCode.FINDINGS, words.toArray()));
    assertEquals(1, once.size());
    words.add("--resume");
    assertEquals(once, notes(stress(ExitCode.FINDINGS, words.toArray())));
    List<Object> merge = new ArrayList<>(List.of("merge"));
    for (int shard = 1; shard <= 2; shard++) {
      List<Object> part = new ArrayList<>(common.subList(0, common.size() - 2));
      part.addAll(List.of("--shard", shard + "/2"));
      assertEquals(once, notes(stress(ExitCode.FINDINGS, part.toArray())));
      Path kept = folder.resolve("shard-" + shard + ".json");
      Files.move(folder.resolve("report.json"), kept);
      merge.add(kept);
    }
    CommandRun merged = CommandRun.of(merge.toArray());
    assertEquals(1, merged.out().split("note: generator broken", -1).length - 1, merged.out());
  }
}
