package harness.cli;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.journal.CampaignStatus;
import harness.terminal.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A campaign that is killed and resumed ends like an undisturbed one. */
@Timeout(600)
final class CampaignTest {

  @TempDir private Path folder;
  private Path wrong;

  @BeforeEach
  void writeAWrongProgram() throws IOException {
    wrong = folder.resolve("wrong");
    Files.writeString(
        wrong, "#!/bin/sh\nread n\nwhile [ $n -gt 0 ]; do echo -1; n=$((n-1)); done\n");
    assertTrue(wrong.toFile().setExecutable(true));
  }

  private List<String> words(String campaign, List<String> more) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "stress",
                "--puzzle=knights",
                "--solver=ida-star",
                "--threads=2",
                "--json=" + folder.resolve(campaign + ".json")));
    words.addAll(more);
    return words;
  }

  /** The command line of a run that finds mistakes. */
  private List<String> wrong(String name, String... more) {
    List<String> words =
        new ArrayList<>(
            List.of("--solution=" + wrong, "--n=120", "--seed=1", "--no-shrink", "--range=10"));
    words.addAll(List.of(more));
    return words(name, words);
  }

  /** Runs the command in its own process. */
  private Process start(String name, List<String> words) throws IOException {
    File log = folder.resolve(name + ".log").toFile();
    return new ProcessBuilder(Child.words(words.toArray()))
        .redirectErrorStream(true)
        .redirectOutput(log)
        .start();
  }

  private static void finish(List<String> words) {
    CommandRun run = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
  }

  private JsonNode results(String name) throws IOException {
    return Untimed.read(folder.resolve(name + ".json"));
  }

  @Test
  void killedAtARandomMomentItEndsLikeAnUndisturbedOne() throws Exception {
    assertEndsLikeOneLeftAlone(1);
  }

  @Thorough
  @Test
  void killedAtManyRandomMomentsItEndsLikeAnUndisturbedOne() throws Exception {
    assertEndsLikeOneLeftAlone(8);
  }

  private void assertEndsLikeOneLeftAlone(int kills) throws Exception {
    finish(wrong("plain"));
    finish(wrong("undisturbed", "--campaign=" + folder.resolve("undisturbed")));
    assertEquals(results("plain"), results("undisturbed"));
    long seed = 20261121;
    Random random = new Random(seed);
    for (int kill = 0; kill < kills; kill++) {
      String name = "killed" + kill;
      String campaign = "--campaign=" + folder.resolve(name);
      Process victim = start(name, wrong(name, campaign));
      Path journal = folder.resolve(name).resolve("journal");
      await()
          .atMost(Child.PATIENCE)
          .pollInterval(Duration.ofMillis(1))
          .until(() -> !victim.isAlive() || Files.exists(journal));
      victim.waitFor(random.nextInt(600), TimeUnit.MILLISECONDS);
      victim.destroyForcibly().waitFor();
      finish(wrong(name, campaign, "--resume"));
      assertEquals(results("undisturbed"), results(name), "kill " + kill + ", seed " + seed);
    }
  }

  private Process endless(String name, String... more) throws IOException {
    List<String> words =
        new ArrayList<>(
            List.of("--generator=easy", "--range=300", "--campaign=" + folder.resolve(name)));
    words.addAll(List.of(more));
    return start(name, words(name, words));
  }

  private long done(String name) throws IOException {
    return CampaignStatus.read(folder.resolve(name)).done();
  }

  @Thorough
  @Test
  void givenATimeAndNoNumberItContinuesBeyondTheDefaultNumber() throws Exception {
    String name = "endless";
    Process victim = endless(name, "--for=24h");
    Path journal = folder.resolve(name).resolve("journal");
    await()
        .atMost(Child.PATIENCE)
        .until(() -> !victim.isAlive() || (Files.exists(journal) && done(name) > 1000));
    assertTrue(victim.isAlive(), Files.readString(folder.resolve(name + ".log")));
    victim.destroyForcibly().waitFor();
    assertNull(CampaignStatus.read(folder.resolve(name)).n());
    long before = done(name);
    int code = endless(name, "--resume", "--for=1ms").waitFor();
    assertEquals(ExitCode.OK, code, Files.readString(folder.resolve(name + ".log")));
    JsonNode report = new JsonMapper().readTree(folder.resolve(name + ".json").toFile());
    assertTrue(report.get("done").asLong() >= before, report::toString);
    assertEquals(done(name), report.get("done").asLong());
    assertEquals(report.get("done"), report.get("n"));
  }

  @Test
  void resumedWithoutANumberItContinuesToTheOriginalNumber() {
    Object[] asked = {
      "stress", "--puzzle=knights", "--solver=ida-star", "--range=10", "--generator=easy"
    };
    List<Object> words = new ArrayList<>(List.of(asked));
    words.addAll(List.of("--seed=1", "--campaign", folder.resolve("numbered")));
    List<Object> numbered = new ArrayList<>(words);
    numbered.addAll(List.of("--n=30", "--for=1ms"));
    assertEquals(ExitCode.OK, CommandRun.of(numbered.toArray()).code());
    words.add("--resume");
    CommandRun resumed = CommandRun.of(words.toArray());
    assertEquals(ExitCode.OK, resumed.code(), resumed.err());
    assertTrue(resumed.out().contains("30 of 30 cases"), resumed.out());
    words.add("--n=40");
    CommandRun longer = CommandRun.of(words.toArray());
    assertEquals(ExitCode.USAGE, longer.code());
    assertTrue(longer.err().contains("n is 30 there and 40 here"), longer.err());
  }
}
