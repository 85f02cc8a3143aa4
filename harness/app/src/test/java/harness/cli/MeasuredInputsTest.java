package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Smaller arguments, and validators' reports about the inputs. The problem is to double a number
 * from 10 to 100.
 */
final class MeasuredInputsTest {

  private static final String IN_BOUNDS =
      "read n; [ $n -ge 10 ] && [ $n -le 100 ] || { echo out of bounds >&2; exit 3; }; ";

  /** Writes the log that testlib writes. */
  private static final String TELLS_BOUNDS =
      IN_BOUNDS
          + "[ \"$1\" = --testOverviewLogFileName ] || exit 0;"
          + " { printf '\"n\":'; [ $n = 10 ] && printf ' min-value-hit';"
          + " [ $n = 100 ] && printf ' max-value-hit'; echo; } > \"$2\"";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", "echo $(($1 - $2 % 5))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; echo $((2 * n))");
    program("wrong.sh", "read n; [ $n -lt 90 ] && echo 0 || echo $((2 * n))");
    program("val.sh", TELLS_BOUNDS);
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun stress(String arguments, String solution, Object... more) {
    return run("stress", arguments, "--solution", folder.resolve(solution), more);
  }

  private CommandRun run(
      String command, String arguments, String option, Object value, Object... more) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                command,
                "--generator",
                folder.resolve("gen.sh") + " " + arguments,
                "--reference",
                folder.resolve("brute.sh"),
                "--validator",
                folder.resolve("val.sh"),
                option,
                value));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  private JsonNode json(String name) throws IOException {
    return new JsonMapper().readTree(folder.resolve(name).toFile());
  }

  @Test
  void theReportSaysWhichBoundsNoCaseReached() throws IOException {
    CommandRun run = stress("100", "sol.sh", "--n=60", "--seed=1", "--json", folder.resolve("run"));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("bounds that no case reached: n (min)"), run.out());
    ReportSchema.of("run").accepts(json("run"));
    JsonNode bounds = json("run").get("inputs").get("bounds");
    assertEquals("[{\"name\":\"n\",\"min\":false,\"max\":true}]", bounds.toString());
  }

  @Test
  void itIsReportedIfAllBoundsWereReached() {
    CommandRun run = stress("(100|14)", "sol.sh", "--n=80", "--seed=1");
    assertTrue(run.out().contains("every variable of the input reached its minimum"), run.out());
  }

  @Test
  void thePageSaysWhichBoundsNoCaseReached() throws IOException {
    Path page = folder.resolve("page.html");
    stress("100", "sol.sh", "--n=60", "--seed=1", "--html", page);
    assertTrue(Files.readString(page).contains("bounds that no case reached"), "on the page");
  }

  @Thorough
  @Test
  void mergedShardsReachWhatOneRunReaches() throws IOException {
    List<Object> parts = new ArrayList<>(List.of("merge"));
    for (String shard : List.of("1/2", "2/2")) {
      Path part = folder.resolve("part-" + shard.charAt(0));
      stress("(100|14)", "sol.sh", "--n=80", "--seed=1", "--shard", shard, "--json", part);
      parts.add(part);
    }
    parts.addAll(List.of("--json", folder.resolve("merged")));
    CommandRun merged = CommandRun.of(parts.toArray());
    assertEquals(ExitCode.OK, merged.code(), merged.err());
    stress("(100|14)", "sol.sh", "--n=80", "--seed=1", "--json", folder.resolve("whole"));
    assertEquals(json("whole").get("inputs"), json("merged").get("inputs"));
    assertEquals(1, json("merged").get("inputs").get("bounds").size());
  }

  @Test
  void aValidatorThatRefusesTheQuestionIsNotBlamed() throws IOException {
    program("val.sh", "[ $# = 0 ] || exit 3; " + IN_BOUNDS);
    CommandRun run = stress("100", "sol.sh", "--n=20", "--seed=1", "--json", folder.resolve("run"));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertNull(json("run").get("inputs"));
  }

  @Test
  void aValidatorThatCannotAlwaysAnswerIsNotBlamed() throws IOException {
    program("val.sh", TELLS_BOUNDS + "; [ $n != 98 ] || exit 3");
    CommandRun run = stress("100", "sol.sh", "--n=40", "--seed=1");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
  }

  @Test
  void refusedSmallerCasesAreSkippedAndCounted() throws IOException {
    CommandRun run =
        stress("100", "sol.sh", "--n=60", "--seed=1", "--smaller", "--json", folder.resolve("run"));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    long refused = json("run").get("inputs").get("refused").asLong();
    assertTrue(refused > 5 && refused < 30, "" + refused);
    assertTrue(run.out().contains(refused + " cases skipped"), run.out());
    assertEquals(
        60 - refused,
        json("run").get("submissions").get(0).get("verdicts").get("accepted").asLong());
  }

  @Thorough
  @Test
  void aFindingWithSmallerArgumentsShowsThemAndIsDrawnAgainByItsName() throws IOException {
    CommandRun run =
        stress(
            "100", "wrong.sh", "--n=60", "--seed=1", "--smaller", "--json", folder.resolve("run"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode finding = json("run").get("findings").get(0);
    String call = finding.get("drawn_by").asText();
    assertTrue(call.matches("gen [1-8][0-9] [0-9]+"), call);
    assertTrue(finding.get("reproduce").asText().contains(" --smaller "), finding.toString());
    String name = finding.get("case").asText();
    CommandRun again = run("generate", "100", "--case", name, "--smaller");
    assertEquals(finding.get("input").asText(), again.out());
    assertTrue(again.err().contains("drawn by " + call), again.err());
    CommandRun plain = run("generate", "100", "--case", name);
    assertFalse(plain.out().equals(again.out()), plain.out());
  }

  @Test
  void everySecondCaseKeepsTheAuthorsArguments() throws IOException {
    program("val.sh", "exit 0");
    Path out = folder.resolve("drawn");
    CommandRun run = run("generate", "100", "--out", out, "--n=41", "--seed=1", "--smaller");
    assertEquals(ExitCode.OK, run.code(), run.err());
    int large = 0;
    for (int i = 0; i <= 40; i++) {
      String input = Files.readString(out.resolve("loose-1-%04d.in".formatted(i))).strip();
      large += Integer.parseInt(input) >= 96 ? 1 : 0;
    }
    assertTrue(large >= 20 && large < 30, "" + large);
  }

  @Test
  void withoutNumbersThereIsNothingToMakeSmaller() throws IOException {
    program("gen.sh", "echo 50");
    CommandRun run = stress("", "sol.sh", "--n=5", "--smaller");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("no generator has a number in its arguments"), run.err());
  }

  @Test
  void aPuzzleHasNothingToMakeSmaller() {
    CommandRun run = CommandRun.of("stress", "--puzzle", "knights", "--smaller");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("--smaller cannot be combined with --puzzle"), run.err());
  }
}
