package harness.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.journal.Journal;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The status shows what the journal records, without changing the journal. */
final class StatusCommandTest {

  @TempDir private static Path original;
  private static JsonNode run;
  private static String said;

  @TempDir private Path folder;
  private Path campaign;

  @BeforeAll
  static void runACampaignWithAWrongProgram() throws IOException {
    Path wrong = original.resolve("wrong");
    Files.writeString(
        wrong, "#!/bin/sh\nread n\nwhile [ $n -gt 0 ]; do echo -1; n=$((n-1)); done\n");
    assertTrue(wrong.toFile().setExecutable(true));
    Path json = original.resolve("run.json");
    List<Object> words =
        new ArrayList<>(
            List.of("stress", "--puzzle=knights", "--solver=ida-star", "--solution", wrong));
    words.addAll(List.of("--n=50", "--first=5", "--seed=1", "--threads=2", "--no-shrink"));
    words.addAll(List.of("--json", json, "--campaign", original, "--range=20"));
    CommandRun stress = CommandRun.of(words.toArray());
    assertEquals(ExitCode.FINDINGS, stress.code(), stress.err());
    said = stress.err();
    run = new JsonMapper().readTree(json.toFile());
  }

  @BeforeEach
  void copyItsJournal() throws IOException {
    campaign = Files.createDirectory(folder.resolve("campaign"));
    Files.copy(original.resolve("journal"), journal());
  }

  private JsonNode status() throws IOException {
    CommandRun status = CommandRun.of("status", campaign, "--json", "-");
    assertEquals(ExitCode.OK, status.code(), status.err());
    return new JsonMapper().readTree(status.out());
  }

  private Path journal() {
    return campaign.resolve("journal");
  }

  /** Truncates the journal to its first records and some bytes after them. */
  private void cut(int records, int further) throws IOException {
    byte[] whole = Files.readAllBytes(journal());
    int end = 0;
    for (int i = 0; i < records; i++) {
      while (whole[end++] != '\n') {
        // advance to the end of the record
      }
    }
    Files.write(journal(), Arrays.copyOf(whole, end + further));
  }

  private int recordsUpTo(String entry) throws IOException {
    List<String> lines = Files.readAllLines(journal());
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains("\"entry\":\"" + entry + "\"")) {
        return i + 1;
      }
    }
    throw new AssertionError("no " + entry + " in " + lines);
  }

  @Test
  void aFinishedCampaignHasTheCountsOfItsReport() throws IOException {
    JsonNode status = status();
    assertEquals(50, status.get("n").asInt());
    assertEquals(50, status.get("done").asInt());
    assertEquals(5, status.get("first").asInt());
    assertEquals(0, status.get("left_ms").asInt(-1));
    assertEquals(0, status.get("unread_bytes").asInt(-1));
    assertTrue(status.get("cases_per_second").asDouble() > 0, status::toString);
    assertEquals(1, status.get("asked").get("seed").asLong());
    assertEquals(0, status.get("uncounted").size());
    JsonNode wrong = run.get("submissions").get(1);
    assertEquals(wrong.get("verdicts"), status.get("submissions").get(1).get("verdicts"));
    int found = wrong.get("verdicts").get("wrong-answer").asInt();
    assertEquals(found, status.get("found").asInt());
    assertEquals(1, status.get("findings").size());
    JsonNode kind = status.get("findings").get(0);
    assertEquals("wrong", kind.get("submission").asText());
    assertEquals("wrong-answer", kind.get("verdict").asText());
    assertEquals("false-unsolvable", kind.get("reason").asText());
    assertEquals(found, kind.get("count").asInt());
    assertEquals(run.get("findings").get(0).get("case"), kind.get("first_case"));
  }

  @Test
  void theRunItselfReportsAKindOfFindingOnceOverAllRanges() {
    assertEquals(
        1, said.lines().filter(line -> line.contains("wrong: wrong-answer")).count(), said);
  }

  @Test
  void aTornTailIsIgnoredAndNotChanged() throws IOException {
    cut(recordsUpTo("done"), 7);
    byte[] before = Files.readAllBytes(journal());
    JsonNode status = status();
    assertEquals(25, status.get("done").asInt()); // from 5 to the end of the block after 25
    assertEquals(7, status.get("unread_bytes").asInt());
    double rate = status.get("cases_per_second").asDouble();
    assertEquals(25 / rate * 1000, status.get("left_ms").asDouble(), 1);
    assertArrayEquals(before, Files.readAllBytes(journal()));
  }

  @Test
  void findingsInTheCurrentRangeAreShownSeparately() throws IOException {
    cut(recordsUpTo("found"), 0);
    JsonNode status = status();
    assertEquals(0, status.get("done").asInt());
    assertTrue(status.get("left_ms").isNull(), status::toString);
    assertEquals(0, status.get("found").asInt());
    assertEquals(0, status.get("findings").size());
    assertEquals(1, status.get("uncounted").get(0).get("count").asInt());
    assertEquals(2, status.get("submissions").size());
  }

  @Test
  void aRangeThatIsRunAgainDoesNotShowItsFindingsTwice() throws IOException {
    int found = recordsUpTo("found");
    cut(found, 0);
    List<String> lines = Files.readAllLines(journal());
    Files.writeString(journal(), lines.get(found - 1) + "\n", StandardOpenOption.APPEND);
    assertEquals(1, status().get("uncounted").get(0).get("count").asInt());
  }

  @Test
  void theStatusOfARunningCampaignCanBeShown() throws IOException {
    try (Journal open = Journal.resume(campaign, Journal.spec(campaign), entry -> {})) {
      assertEquals(List.of(), open.notes());
      assertEquals(50, status().get("done").asInt());
    }
  }

  @Test
  void printsTheStatusForPeople() {
    CommandRun status = CommandRun.of("status", campaign);
    assertEquals(ExitCode.OK, status.code(), status.err());
    assertTrue(
        status.out().startsWith("knights  seed 1  50 cases from index 5  generator mix"),
        status.out());
    assertTrue(status.out().contains("50 done, 100.0% in "), status.out());
    assertTrue(status.out().contains("false-unsolvable"), status.out());
    assertTrue(status.out().stripTrailing().endsWith(" findings"), status.out());
    assertFalse(status.out().contains("so far"), status.out());
  }

  @Test
  void onlyAnUnfinishedCampaignHasFindingsSoFar() throws IOException {
    cut(recordsUpTo("done"), 0);
    CommandRun status = CommandRun.of("status", campaign);
    assertEquals(ExitCode.OK, status.code(), status.err());
    assertTrue(status.out().stripTrailing().endsWith(" so far"), status.out());
  }

  @Test
  void aFolderWithoutAJournalIsRefused() {
    CommandRun status = CommandRun.of("status", folder);
    assertEquals(ExitCode.USAGE, status.code());
    assertEquals("harness status: " + folder + " contains no campaign", status.err().strip());
  }

  @Test
  void aDamagedFirstRecordIsRefused() throws IOException {
    cut(0, 20);
    CommandRun status = CommandRun.of("status", campaign);
    assertEquals(ExitCode.USAGE, status.code());
    assertEquals(
        "harness status: "
            + campaign.resolve("journal")
            + ": the record with the campaign's settings is damaged",
        status.err().strip());
  }
}
