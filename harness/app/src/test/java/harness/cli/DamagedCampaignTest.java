package harness.cli;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.Thorough;
import harness.journal.CampaignStatus;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A campaign whose journal was damaged, locked or deleted. */
@Timeout(300)
final class DamagedCampaignTest {

  private static final int RANGES = 30;
  private static final int RANGE = 10;
  private static final String ALL = "--n=" + RANGES * RANGE;

  /** Enough to be at work when another run starts. */
  private static final int FEW = 6 * RANGE;

  @TempDir private Path folder;
  private Path wrong;

  @BeforeEach
  void writeAWrongProgram() throws IOException {
    wrong = folder.resolve("wrong");
    Files.writeString(
        wrong, "#!/bin/sh\nread n\nwhile [ $n -gt 0 ]; do echo -1; n=$((n-1)); done\n");
    assertTrue(wrong.toFile().setExecutable(true));
  }

  private List<Object> words(String campaign, Object... more) {
    List<Object> words =
        new ArrayList<>(
            List.of(
                "stress",
                "--puzzle=knights",
                "--solution=" + wrong,
                ALL,
                "--range=" + RANGE,
                "--seed=1",
                "--no-shrink",
                "--json=" + folder.resolve(campaign + ".json"),
                "--campaign=" + folder.resolve(campaign)));
    words.addAll(List.of(more));
    return words;
  }

  private CommandRun run(String campaign, Object... more) {
    CommandRun run = CommandRun.of(words(campaign, more).toArray());
    assertEquals(ExitCode.FINDINGS, run.code(), run.err());
    return run;
  }

  private Path journal(String campaign) {
    return folder.resolve(campaign).resolve("journal");
  }

  private JsonNode results(String campaign) throws IOException {
    return Untimed.read(folder.resolve(campaign + ".json"));
  }

  /** The positions where the records of finished ranges begin. */
  private static List<Integer> rangesIn(byte[] journal) {
    List<Integer> starts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < journal.length; i++) {
      if (journal[i] == '\n') {
        String head = new String(journal, start, 30, StandardCharsets.US_ASCII);
        if (head.contains("\"done\"")) {
          starts.add(start);
        }
        start = i + 1;
      }
    }
    return starts;
  }

  @Thorough
  @Test
  void oneFlippedByteCostsOneRangeAndTheResultIsThatOfAnUndisturbedCampaign() throws IOException {
    run("whole");
    byte[] whole = Files.readAllBytes(journal("whole"));
    List<Integer> ranges = rangesIn(whole);
    assertEquals(RANGES, ranges.size());
    long seed = 20261122;
    Random random = new Random(seed);
    for (int damaged : new int[] {0, 1, 19, RANGES - 2}) {
      byte[] bytes = whole.clone();
      int at = ranges.get(damaged) + random.nextInt(100);
      bytes[at] ^= (byte) (1 << random.nextInt(7));
      Files.write(journal("whole"), bytes);
      String what = "byte " + at + ", seed " + seed;
      CampaignStatus status = CampaignStatus.read(folder.resolve("whole"));
      assertEquals((RANGES - 1) * RANGE, status.done(), what);
      assertEquals(1, status.unreadableRecords(), what);
      CommandRun merge = CommandRun.of("merge", folder.resolve("whole"), "--partial");
      assertTrue(merge.err().contains(": skipped 1 unreadable record\n"), merge.err());
      JsonNode before = results("whole");
      CommandRun resumed = run("whole", "--resume");
      assertEquals(before, results("whole"), what);
      assertTrue(
          resumed
              .err()
              .contains("journal: skipped 1 unreadable record; ranges without another record"),
          resumed.err());
      assertTrue(
          resumed.err().contains("journal: " + (RANGES - 1) * RANGE + " cases were already done\n"),
          resumed.err());
      assertEquals(RANGES * RANGE, CampaignStatus.read(folder.resolve("whole")).done());
      assertEquals(ExitCode.FINDINGS, CommandRun.of("merge", folder.resolve("whole")).code());
    }
  }

  @Thorough
  @Test
  void endedInTheMiddleItReportsEveryFinishedRange() throws IOException {
    run("some");
    byte[] bytes = Files.readAllBytes(journal("some"));
    bytes[rangesIn(bytes).get(3) + 50] ^= 1;
    Files.write(journal("some"), bytes);
    run("some", "--resume", "--for=1ms");
    JsonNode ranges = new JsonMapper().readTree(folder.resolve("some.json").toFile()).get("ranges");
    assertEquals(
        "[{\"from\":0,\"to\":30},{\"from\":40,\"to\":" + RANGES * RANGE + "}]", ranges.toString());
  }

  @Thorough
  @Test
  void ofTwoRunsThatStartAtOnceOneIsRefusedEveryTime() throws Exception {
    for (int round = 0; round < 5; round++) {
      String campaign = "two" + round;
      List<Object> few = words(campaign);
      few.remove(ALL);
      few.add("--n=" + FEW);
      List<String> words = Child.words(few.toArray());
      Process one = Child.start(folder.resolve("one"), words);
      Process other = Child.start(folder.resolve("other"), words);
      CommandRun first = Child.finish(folder.resolve("one"), one);
      CommandRun second = Child.finish(folder.resolve("other"), other);
      boolean firstWasRefused = first.code() == ExitCode.USAGE;
      CommandRun refused = firstWasRefused ? first : second;
      CommandRun finished = firstWasRefused ? second : first;
      assertEquals(ExitCode.USAGE, refused.code(), first + " " + second);
      assertEquals(ExitCode.FINDINGS, finished.code(), finished.err());
      String said = refused.err().lines().reduce((before, last) -> last).orElse("");
      assertTrue(
          said.endsWith(" is in use by another run of this campaign")
              || said.endsWith(" already contains a campaign; use --resume to continue it"),
          said);
      CampaignStatus status = CampaignStatus.read(folder.resolve(campaign));
      assertEquals(FEW, status.done());
      assertEquals(0, status.unreadableRecords() + status.unreadBytes());
    }
  }

  /** Starts an endless campaign and waits until a range is done. */
  private Process endless(String campaign) throws Exception {
    List<Object> words = words(campaign, "--for=24h");
    words.remove(ALL);
    Process running = Child.start(folder.resolve("log"), Child.words(words.toArray()));
    await()
        .atMost(Child.PATIENCE)
        .until(
            () ->
                !running.isAlive()
                    || (Files.exists(journal(campaign))
                        && CampaignStatus.read(folder.resolve(campaign)).done() > 0));
    assertTrue(running.isAlive(), Files.readString(folder.resolve("log/err")));
    return running;
  }

  @Thorough
  @Test
  void aKilledRunHoldsNoLock() throws Exception {
    Process running = endless("killed");
    List<Object> again = words("killed", "--resume", "--for=1ms");
    again.remove(ALL);
    CommandRun refused = CommandRun.of(again.toArray());
    assertEquals(ExitCode.USAGE, refused.code());
    assertTrue(refused.err().contains(" is in use by another run of"), refused.err());
    running.destroyForcibly().waitFor();
    CommandRun resumed = CommandRun.of(again.toArray());
    assertEquals(ExitCode.FINDINGS, resumed.code(), resumed.err());
  }

  @Thorough
  @Test
  void deletingTheFolderEndsARunningCampaign() throws Exception {
    Process running = endless("deleted");
    try (Stream<Path> files = Files.list(folder.resolve("deleted"))) {
      for (Path each : files.toList()) {
        Files.delete(each);
      }
    }
    Files.delete(folder.resolve("deleted"));
    CommandRun ended = Child.finish(folder.resolve("log"), running);
    assertEquals(ExitCode.DEFECT, ended.code(), ended.err());
    assertTrue(
        ended
            .err()
            .endsWith(
                "harness stress: "
                    + journal("deleted")
                    + " was deleted or replaced while the campaign was running; its contents are lost\n"),
        ended.err());
  }

  @Thorough
  @Test
  void replacingTheJournalEndsARunningCampaign() throws Exception {
    Process running = endless("replaced");
    Path copy = Files.copy(journal("replaced"), folder.resolve("copy"));
    Files.move(copy, journal("replaced"), StandardCopyOption.REPLACE_EXISTING);
    CommandRun ended = Child.finish(folder.resolve("log"), running);
    assertEquals(ExitCode.DEFECT, ended.code(), ended.err());
  }
}
