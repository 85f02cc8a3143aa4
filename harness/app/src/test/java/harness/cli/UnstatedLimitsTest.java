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
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A limit that neither the package nor the user stated blames none of the package's submissions.
 * The problem is to double a number; generators draw large ones, and the tests are small.
 */
final class UnstatedLimitsTest {

  private static final String FAST = "print(2 * int(input()))\n";

  /** Needs 1.4 s of CPU time for a large number. */
  private static final String SLOW =
      """
      import time
      n = int(input())
      while n > 100 and time.process_time() < 1.4:
          pass
      print(2 * n)
      """;

  private static final String LARGE =
      """
      n = int(input())
      if n > 100:
          a = bytearray(300 << 20)
          for i in range(0, len(a), 4096):
              a[i] = 1
      print(2 * n)
      """;

  @TempDir private Path folder;

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** An ICPC package. */
  private void icpc(String limits) throws IOException {
    file("problem.yaml", "name: Twice\n" + limits);
    file("data/secret/1.in", "1\n");
    file("data/secret/1.ans", "2\n");
    file("submissions/accepted/fast.py", FAST);
    file("generators/gen.py", "import sys\nprint(1000 + int(sys.argv[1]) % 1000)\n");
    file(
        "generators/generators.yaml",
        """
        solution: /submissions/accepted/fast.py
        data: {secret: {data: {large: 'gen.py {seed}'}}}
        """);
  }

  private void rbx(String limits) throws IOException {
    file("gen.py", "import sys\nprint(1000 + int(sys.argv[1]) % 1000)\n");
    file("fast.py", FAST);
    file("large.py", LARGE);
    file(
        "problem.rbx.yml",
        limits
            + """
            timeLimit: 10000
            generators: [{name: gen, path: gen.py}]
            testcases: [{name: t, generators: [{name: gen, args: "1"}]}]
            solutions: [{path: fast.py, outcome: ac}, {path: large.py, outcome: ac}]
            """);
  }

  private CommandRun stress(Object... more) {
    List<Object> words =
        new ArrayList<>(List.of("stress", "--problem", folder, "--n", 2, "--seed", 1));
    words.addAll(List.of("--no-shrink", "--threads", 1, "--json", folder.resolve("run.json")));
    words.addAll(Arrays.asList(more));
    return CommandRun.of(words.toArray());
  }

  private JsonNode json() throws IOException {
    return new JsonMapper().readTree(folder.resolve("run.json").toFile());
  }

  private List<String> notes() throws IOException {
    List<String> notes = new ArrayList<>();
    json().path("notes").forEach(each -> notes.add(each.path("text").asText()));
    return notes;
  }

  private void assertNoted(CommandRun run, String note) throws IOException {
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertEquals(0, json().get("findings").size(), run.out());
    Matcher all = Pattern.compile(note).matcher(String.join("\n", notes()));
    assertTrue(all.find(), notes().toString());
    assertFalse(all.find(), notes().toString());
  }

  private void assertBlamed(CommandRun run, String reason) throws IOException {
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertEquals(reason, json().at("/findings/0/reason").asText());
  }

  @Test
  void aComputedTimeLimitBlamesNoAcceptedSubmission() throws IOException {
    icpc("");
    file("submissions/accepted/slow.py", SLOW);
    // the declared test is drawn too, so it must not be among those that are measured
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    CommandRun run = stress("--generator", folder.resolve("generators/gen.py"));
    assertNoted(
        run,
        "slow exceeded the time limit of 1\\.000 s on 2 cases, for example \\S+/gen@1#[01] \\(stopped"
            + " after \\d\\.\\d{3} s\\); nobody stated that limit, so this is no finding;"
            + " --time-limit sets one");
    assertEquals(
        2, json().at("/submissions/0/verdicts").path("time-limit-exceeded").asInt(), run.out());
  }

  @Thorough
  @Test
  void aTimeLimitOfTheUserOrThePackageBlamesAsEver() throws IOException {
    icpc("");
    file("submissions/accepted/slow.py", SLOW);
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    Path generator = folder.resolve("generators/gen.py");
    assertBlamed(stress("--generator", generator, "--time-limit", "1s"), "cpu-time");
    icpc("limits: {time_limit: 1}\n");
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    assertBlamed(stress("--generator", generator), "cpu-time");
  }

  @Thorough
  @Test
  void aProgramOfTheUserIsBlamedByAComputedLimit() throws IOException {
    icpc("");
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    file("mine.py", SLOW);
    assertBlamed(
        stress(
            "--generator",
            folder.resolve("generators/gen.py"),
            "--solution",
            folder.resolve("mine.py")),
        "cpu-time");
  }

  @Thorough
  @Test
  void aSubmissionThatShouldBeTooSlowIsCaughtByAComputedLimit() throws IOException {
    icpc("");
    file("submissions/time_limit_exceeded/slow.py", SLOW);
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    CommandRun run = stress("--generator", folder.resolve("generators/gen.py"));
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(json().at("/submissions/0/caught").isTextual(), run.out());
    assertEquals(List.of(), notes());
  }

  @Thorough
  @Test
  void waitingWithoutComputingIsAFindingUnderAnyLimit() throws IOException {
    icpc("");
    file(
        "submissions/accepted/slow.py", "import time\nn = int(input())\nif n > 9: time.sleep(9)\n");
    file("data/secret/1.ans", "2\n");
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    assertBlamed(stress("--generator", folder.resolve("generators/gen.py")), "idle");
  }

  @Test
  void aDefaultMemoryLimitBlamesNoAcceptedSubmission() throws IOException {
    rbx("");
    assertNoted(
        stress(),
        "large exceeded the memory limit of 256 MiB on \\d cases?, for example .* \\(stopped after"
            + " \\d+ MiB\\); nobody stated that limit, so this is no finding; --memory-limit sets"
            + " one");
  }

  @Thorough
  @Test
  void aMemoryLimitOfTheUserOrThePackageBlamesAsEver() throws IOException {
    rbx("");
    assertBlamed(stress("--memory-limit", "256m"), "out-of-memory");
    rbx("memoryLimit: 256\n");
    assertBlamed(stress(), "out-of-memory");
  }

  @Thorough
  @Test
  void theMemoryOfAnIcpcPackageIsTwoGibibytesByDefault() throws IOException {
    icpc("limits: {time_limit: 10}\n");
    file("submissions/accepted/large.py", LARGE);
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.out());
    assertEquals(List.of(), notes());
    assertEquals(0, json().at("/submissions/0/verdicts").path("memory-limit-exceeded").asInt());
  }

  @Thorough
  @Test
  void theDefaultOfAFolderOfProgramsBlames() throws IOException {
    file("gen.py", "import sys\nprint(1000 + int(sys.argv[1]) % 1000)\n");
    file("brute.py", FAST);
    file("sol.py", SLOW.replace("1.4", "3"));
    assertBlamed(stress(), "cpu-time");
  }

  @Thorough
  @Test
  void theRangesOfACampaignAndItsMergeHaveOneNote() throws IOException {
    icpc("");
    file("submissions/accepted/slow.py", SLOW);
    file("generators/generators.yaml", "solution: /submissions/accepted/fast.py\n");
    Path campaign = folder.resolve("campaign");
    String note = "slow exceeded the time limit of 1\\.000 s on 2 cases, .*";
    assertNoted(
        stress(
            "--generator",
            folder.resolve("generators/gen.py"),
            "--campaign",
            campaign,
            "--range",
            1),
        note);
    CommandRun merged = CommandRun.of("merge", campaign, "--json", folder.resolve("run.json"));
    assertNoted(merged, note);
  }

  @Thorough
  @Test
  void verifyNotesItToo() throws IOException {
    icpc("limits: {time_multiplier: 1}\n");
    file("submissions/accepted/slow.py", SLOW.replace("n > 100", "n == 5"));
    for (int i = 2; i <= 24; i++) { // more tests than are measured, of which this is the smallest
      file("data/secret/" + i + ".in", i == 5 ? "5\n" : i + "    \n");
      file("data/secret/" + i + ".ans", 2 * i + "\n");
    }
    CommandRun run = CommandRun.of("verify", "--problem", folder);
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
  }
}
