package harness.cli;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.Thorough;
import harness.journal.CampaignStatus;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A campaign with the user's own programs, one wrong and one wrong as expected, gives the same
 * result however it is run.
 */
@Timeout(300)
final class OwnCampaignTest {

  private static final int CASES = 120;

  @TempDir private static Path folder;
  private static Path problem;
  private static JsonNode whole;

  @BeforeAll
  static void runTheWhole() throws IOException {
    problem = Files.createDirectory(folder.resolve("twice"));
    program("gen.sh", "echo $(($1 % 1000 + 1))");
    program("brute.sh", "read n; echo $((n + n))");
    program("sol.sh", "read n; [ $((n % 7)) = 3 ] && n=0; echo $((2 * n))");
    program("wrong.sh", "read n; [ $((n % 5)) = 2 ] && exit 1; echo $((2 * n))");
    whole = finished("whole", words("whole", "--threads=2"));
  }

  private static void program(String name, String text) throws IOException {
    Files.writeString(problem.resolve(name), text + "\n");
  }

  private static List<Object> words(String name, String... more) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "stress",
                "--problem=" + problem,
                "--seed=1",
                "--n=" + CASES,
                "--range=10",
                "--no-shrink",
                "--json=" + json(name)));
    words.addAll(List.of(more));
    return words;
  }

  private static Path json(String name) {
    return folder.resolve(name + ".json");
  }

  private static JsonNode finished(String name, List<Object> words) throws IOException {
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    return Untimed.read(json(name));
  }

  @Test
  void theWholeHasMistakes() {
    JsonNode wrong = whole.at("/submissions/1");
    assertEquals("sol", whole.at("/submissions/0/name").asText());
    assertTrue(whole.at("/submissions/0/verdicts/wrong-answer").asInt() > 10, whole::toString);
    assertTrue(wrong.get("caught").asText().startsWith("twice/gen@1#"), wrong::toString);
    assertEquals(3, whole.get("findings").size());
    assertTrue(wrong.at("/by_size/0/largest").asInt() > 0, wrong::toString);
  }

  @Thorough
  @Test
  void oneThreadFindsTheSameAsTwo() throws IOException {
    assertEquals(whole, finished("one", words("one", "--threads=1")));
  }

  @Thorough
  @Test
  void shardsAddUpToTheWhole() throws IOException {
    List<Object> merge = new ArrayList<>(List.of("merge", "--json=" + json("merged")));
    for (int shard = 1; shard <= 4; shard++) {
      String name = "shard" + shard;
      finished(name, words(name, "--shard=" + shard + "/4"));
      merge.add(json(name));
    }
    assertEquals(whole, finished("merged", merge));
  }

  @Thorough
  @Test
  void killedTwiceItEndsLikeAnUndisturbedOne() throws Exception {
    Path campaign = folder.resolve("killed");
    killAfter(CASES / 6, words("killed", "--campaign=" + campaign));
    killAfter(CASES / 2, words("killed", "--campaign=" + campaign, "--resume"));
    JsonNode resumed = finished("killed", words("killed", "--campaign=" + campaign, "--resume"));
    assertEquals(whole, resumed);
  }

  /** Runs the command in its own process and kills it once {@code cases} cases are finished. */
  private void killAfter(int cases, List<Object> words) throws Exception {
    Path journal = folder.resolve("killed").resolve("journal");
    Process victim = Child.start(folder.resolve("log"), Child.words(words.toArray()));
    await()
        .atMost(Child.PATIENCE)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> !victim.isAlive() || (Files.exists(journal) && done() >= cases));
    victim.destroyForcibly().waitFor();
    assertTrue(done() < CASES, "it ended before it was killed");
  }

  private long done() throws IOException {
    return CampaignStatus.read(folder.resolve("killed")).done();
  }

  @Thorough
  @Test
  void anotherExpectationIsAnotherCampaign() throws IOException {
    String campaign = "--campaign=" + folder.resolve("expected");
    finished("expected", words("expected", campaign));
    List<Object> more = new ArrayList<>(words("expected", campaign, "--resume"));
    more.add("--solution=" + problem.resolve("sol.sh"));
    more.add("--solution=" + problem.resolve("wrong.sh"));
    CommandRun run = CommandRun.of(more.toArray());
    assertEquals(ExitCode.USAGE, run.code(), run.out());
    assertTrue(run.err().contains("expectation of wrong is [wrong-answer, "), run.err());
    assertTrue(run.err().contains(" there and not given here"), run.err());
  }
}
