package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Searches for the slowest input of a problem made of programs, whose generator draws random
 * permutations.
 */
@Timeout(900)
final class HackOwnProblemTest {

  private static final String GENERATOR =
      """
      awk -v n=$1 -v s=$2 'BEGIN {
        srand(s); print n
        for (i = 1; i <= n; i++) a[i] = i
        for (i = n; i > 1; i--) { j = int(rand() * i) + 1; t = a[i]; a[i] = a[j]; a[j] = t }
        for (i = 1; i <= n; i++) printf "%s%s", a[i], i < n ? " " : "\\n"
      }'
      """;

  /** Loops forever on a line where a condition holds for consecutive tokens x and y. */
  private static final String ENDLESS =
      """
      awk 'NR == 2 && NF > 5 {
        such = 0; all = 1
        for (i = 2; i <= NF; i++) { x = $(i - 1) + 0; y = $i + 0; if (CONDITION) such = 1; else all = 0 }
        if (WHICH) while (1) ;
      } END { print NF }'
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    program("gen.sh", GENERATOR);
    program("sorted.sh", ENDLESS.replace("CONDITION", "x < y").replace("WHICH", "all"));
    program("twice.sh", ENDLESS.replace("CONDITION", "x == y").replace("WHICH", "such"));
    program("plain.sh", "awk 'END { print NF }'");
    program("distinct.sh", "awk 'NR == 2 { for (i = 1; i <= NF; i++) if (n[$i]++) exit 3 }'");
  }

  private void program(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text + "\n");
  }

  private CommandRun hack(String solution, String... more) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "hack",
                "--solution=" + folder.resolve(solution),
                "--seed=1",
                "--threads=2",
                "--json=" + folder.resolve("h.json")));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray());
  }

  private String generator(String arguments) {
    return "--generator=" + folder.resolve("gen.sh") + " " + arguments;
  }

  private JsonNode report() throws IOException {
    return JsonMapper.builder().build().readTree(folder.resolve("h.json").toFile());
  }

  @Thorough
  @Test
  void aSortedInputThatNoGeneratorPrintsIsFound() throws IOException {
    Path file = folder.resolve("slowest.in");
    CommandRun run =
        hack(
            "sorted.sh", generator("[1..9]"), "--time=600s", "--time-limit=300ms", "--out=" + file);
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    JsonNode slowest = report().get("slowest");
    assertTrue(slowest.get("breaks_limit").asBoolean());
    assertTrue(slowest.get("origin").asText().startsWith("changed from "), slowest::toString);
    List<String> lines = slowest.get("input").asText().lines().toList();
    List<Integer> tokens =
        List.of(lines.get(1).split(" ", -1)).stream().map(Integer::valueOf).toList();
    assertEquals(tokens.stream().sorted().toList(), tokens);
    assertEquals(Integer.parseInt(lines.get(0)), tokens.size());
    assertEquals(slowest.get("input").asText(), Files.readString(file));
    assertTrue(report().get("puzzle").isNull());
    assertTrue(run.out().contains("exceeds the limit: one case takes "), run.out());
    assertTrue(run.out().contains("bin/harness minimize --no-shrink --generator "), run.out());
  }

  @Thorough
  @Test
  void anInputThatTheValidatorRefusesIsNotRun() {
    CommandRun run =
        hack(
            "twice.sh",
            generator("[6..9]"),
            "--validator=" + folder.resolve("distinct.sh"),
            "--time=2s",
            "--time-limit=2s");
    assertEquals(ExitCode.OK, run.code(), run.out());
  }

  @Thorough
  @Test
  void withoutAValidatorLinesOfDistinctTokensStayDistinct() {
    CommandRun run = hack("twice.sh", generator("[6..9]"), "--time=2s", "--time-limit=2s");
    assertEquals(ExitCode.OK, run.code(), run.out());
  }

  @Test
  void noInputIsLargerThanTheUserAllows() throws IOException {
    double usual = 0;
    for (int seconds = 1; usual == 0 && seconds < 100; seconds *= 3) { // slow machines
      CommandRun run =
          hack("plain.sh", generator("[1..30]"), "--max-size=40", "--time=" + seconds + "s");
      assertEquals(ExitCode.OK, run.code(), run.err());
      JsonNode report = report();
      assertTrue(report.get("slowest").get("bytes").asInt() <= 40, report::toString);
      report.get("by_size").forEach(row -> assertTrue(row.get("bytes").asInt() <= 40));
      usual = report.get("usual").get("p50_us").asDouble();
    }
    assertTrue(usual > 0, "no drawn input was measured");
  }

  @Thorough
  @Test
  void theLargestArgumentsAreTried() throws IOException {
    program(
        "cliff.sh", "awk 'END { if (NF == 3000) for (i = 0; i < 1500000; i++) s += i; print NF }'");
    CommandRun run = hack("cliff.sh", generator("[1..3000]"), "--time=8s");
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertEquals("3000", report().at("/slowest/input").asText().lines().findFirst().orElse(""));
  }

  @Test
  void aGeneratorThatFailsIsNamed() {
    CommandRun run = hack("plain.sh", "--generator=/bin/false [1..3]", "--time=2s");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("harness hack: false: exit code 1"), run.err());
  }

  @Test
  void aGeneratedInputThatTheValidatorRefusesIsTheGeneratorsFault() throws IOException {
    program("no.sh", "echo never >&2; exit 3");
    CommandRun run =
        hack(
            "plain.sh", generator("[1..3]"), "--validator=" + folder.resolve("no.sh"), "--time=2s");
    assertEquals(ExitCode.USAGE, run.code());
    assertTrue(run.err().contains("harness hack: no: never (loose/gen@1#0)"), run.err());
  }

  /** Two equal neighbours come only from changes to permutations, which the generator draws. */
  @Test
  void aWrongAnswerThatNoGeneratedInputShowsIsFoundByChanges() throws IOException {
    program(
        "neighbours.sh",
        "awk '{ for (i = 2; i <= NF; i++) d += $i == $(i - 1) } END { print NF + d }'");
    CommandRun run = findWrong("neighbours.sh", "--time=120s", "--no-shrink");
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    JsonNode finding = report().get("findings").get(0);
    assertEquals("wrong-answer", finding.get("verdict").asText());
    assertTrue(finding.get("case").asText().startsWith("loose/changed@1#"), run.out());
    String again = finding.get("reproduce").asText();
    assertTrue(again.startsWith("printf") && again.contains("minimize --no-shrink"), again);
    assertFalse(again.contains("--case"), again);
  }

  @Test
  void aSearchThatFindsNothingWrongSaysWhatItTried() throws IOException {
    program("last.sh", "tail -n 1 | wc -w");
    CommandRun run = findWrong("last.sh", "--time=2s");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(run.out().contains("gen"), run.out());
    assertEquals(ExitCode.USAGE, findWrong("last.sh", "--max-size=5").code());
    CommandRun alone = hack("last.sh", generator("[1..9]"), "--goal=wrong");
    assertEquals(ExitCode.USAGE, alone.code());
    assertTrue(alone.err().contains("nothing to compare the solution with"), alone.err());
  }

  private CommandRun findWrong(String solution, String... more) throws IOException {
    program("numbers.sh", "grep -qvE '^[0-9]+( [0-9]+)*$' && exit 1; exit 0");
    List<String> words =
        new ArrayList<>(
            List.of(
                "--goal=wrong",
                generator("[1..9]"),
                "--validator=" + folder.resolve("numbers.sh"),
                "--reference=" + folder.resolve("plain.sh")));
    words.addAll(List.of(more));
    return hack(solution, words.toArray(String[]::new));
  }

  @Test
  void theReportAndThePageAreWritten() throws IOException {
    Path page = folder.resolve("page.html");
    Path saved = folder.resolve("saved");
    CommandRun run =
        hack("plain.sh", generator("[1..9]"), "--time=1s", "--html=" + page, "--save=" + saved);
    assertEquals(ExitCode.OK, run.code(), run.err());
    ReportSchema schema = ReportSchema.of("hack");
    assertTrue(schema.refusesEveryChangeOf(schema.read(folder.resolve("h.json"))) >= 6);
    assertTrue(Files.readString(page).contains("CPU time by size"));
    assertEquals(
        report().get("slowest").get("file").asText(),
        Files.readString(saved.resolve("loose-slowest.in")));
    assertFalse(run.out().contains("printf"), run.out());
  }
}
