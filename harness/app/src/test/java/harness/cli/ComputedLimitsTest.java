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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An ICPC package without a time limit. The problem is to double a number. */
final class ComputedLimitsTest {

  private static final int TESTS = 6;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    file("problem.yaml", "name: Twice\n");
    for (int i = 1; i <= TESTS; i++) {
      file("data/secret/" + i + ".in", i + "\n");
      file("data/secret/" + i + ".ans", 2 * i + "\n");
    }
    file("submissions/accepted/sum.sh", "read n; echo $((n + n))\n");
    file("submissions/accepted/twice.sh", "read n; echo $((2 * n))\n");
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private JsonNode json() throws IOException {
    return new JsonMapper().readTree(folder.resolve("run.json").toFile());
  }

  private CommandRun stress(Object... more) {
    Object[] words = {
      "stress",
      "--problem",
      folder,
      "--n",
      TESTS,
      "--seed",
      "1",
      "--json",
      folder.resolve("run.json")
    };
    Object[] all = java.util.Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return CommandRun.of(all);
  }

  @Test
  void theLimitFollowsFromTheAcceptedSubmissions() throws IOException {
    CommandRun run = stress();
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    assertTrue(
        run.err().matches("(?s).*time limit \\d+ s: 5 times the slowest accepted submission, .*"),
        run.err());
    double millis = json().get("limits").get("time_ms").asDouble();
    assertTrue(millis >= 1000 && millis % 1000 == 0, "" + millis);
  }

  @Thorough
  @Test
  void theSlowestOfTheAcceptedSubmissionsCounts() throws IOException {
    file(
        "submissions/accepted/slow.sh",
        """
        i=0
        while [ $i -lt 60000 ]; do i=$((i + 1)); done
        read n
        echo $((n + n))
        """);
    String said = stress().err();
    assertTrue(said.matches("(?s).* rounded; slow took .*"), said);
  }

  @Test
  void thePackagesMultiplierIsUsed() throws IOException {
    file("problem.yaml", "name: Twice\nlimits: {time_multiplier: 3}\n");
    assertTrue(stress().err().contains("3 times the slowest accepted"), "said");
  }

  @Test
  void theNewFormatHasItsOwnRule() throws IOException {
    file(
        "problem.yaml",
        """
        problem_format_version: 2023-07-draft
        name: Twice
        limits: {time_multipliers: {ac_to_time_limit: 4.5}}
        """);
    assertTrue(stress().err().contains("4.5 times the slowest accepted"), "said");
  }

  @Test
  void aLimitFromTheUserIsNotMeasured() {
    CommandRun run = stress("--time-limit", "700ms");
    assertFalse(run.err().contains("slowest"), run.err());
  }

  @Test
  void withoutTestsToMeasureTheDefaultLimitApplies() throws IOException {
    file("data/secret/1.ans", "2\n");
    for (int i = 1; i <= TESTS; i++) {
      Files.delete(folder.resolve("data/secret/" + i + ".in"));
    }
    file("gen.sh", "echo $(($1 % 10))\n");
    CommandRun run = stress("--generator", folder.resolve("gen.sh"));
    assertTrue(run.err().contains("time limit 2 s: the package states none"), run.err());
  }

  @Test
  void generatedTestsAreMeasuredToo() throws IOException {
    file("generators/gen.sh", "echo 1000000$1\n");
    file("generators/generators.yaml", "data: {secret: {data: {large: gen.sh 7}}}\n");
    for (int i = 1; i <= TESTS; i++) {
      Files.delete(folder.resolve("data/secret/" + i + ".in"));
    }
    String said = stress().err();
    assertTrue(said.matches("(?s).* rounded; (sum|twice) took [0-9.]+ s for secret/large.*"), said);
  }

  @Test
  void listSaysHowTheLimitIsComputed() {
    CommandRun run = CommandRun.of("list", "--problem", folder);
    assertTrue(run.out().contains("5 times the slowest accepted submission"), run.out());
  }

  @Thorough
  @Test
  void aSubmissionExpectedToBeSlowIsCaughtOnce() throws IOException {
    file("submissions/time_limit_exceeded/loop.sh", "while :; do :; done\n");
    CommandRun run = stress("--time-limit", "300ms");
    assertEquals(ExitCode.OK, run.code(), run.err() + run.out());
    for (JsonNode each : json().get("submissions")) {
      if (each.get("name").asText().equals("loop")) {
        assertEquals(1, each.get("verdicts").get("time-limit-exceeded").asInt(), each.toString());
        assertEquals(TESTS - 1, each.get("spared").get("after_caught").asInt());
        assertTrue(each.get("caught").asText().endsWith("#0"), each.toString());
        return;
      }
    }
    throw new AssertionError("no loop in " + json());
  }
}
