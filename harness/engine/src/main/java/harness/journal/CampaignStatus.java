package harness.journal;

import com.fasterxml.jackson.annotation.JsonIgnore;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.journal.JournalReader.Unread;
import harness.report.CampaignSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;

/**
 * The progress of a journal's campaign. The snake-case names are its JSON for scripts.
 *
 * @param first index of the first case
 * @param n requested number of cases, null for an endless campaign
 * @param done cases in completed ranges
 * @param found findings in completed ranges, and submissions that could not be compiled
 * @param judgeErred whether some answer contradicts the harness itself
 * @param elapsedMs time of the completed ranges, without pauses
 * @param casesPerSecond in that time, null before the first range is done
 * @param leftMs estimated time for the rest at that rate, null if unknown
 * @param lastWritten when the last record was written, in ISO 8601
 * @param unreadableRecords damaged records, which are skipped
 * @param unreadBytes bytes after the last complete record, which is being written or was cut off
 * @param findings findings in completed ranges, by kind
 * @param uncounted findings in the current range or in one that was killed; the range may have more
 */
public record CampaignStatus(
    String puzzle,
    long seed,
    String generator,
    long first,
    Long n,
    long done,
    long found,
    boolean judgeErred,
    long elapsedMs,
    Double casesPerSecond,
    Long leftMs,
    String lastWritten,
    long unreadableRecords,
    long unreadBytes,
    CampaignSpec asked,
    List<SubmissionStatus> submissions,
    List<Findings> findings,
    List<Findings> uncounted) {

  /** The cases of one submission by verdict, and the number that it skipped. */
  public record SubmissionStatus(String name, Map<Verdict, Long> verdicts, long spared) {}

  /**
   * Findings of a kind.
   *
   * @param reason null if the verdict has none
   * @param firstCase name of the first case, null if the submission could not be compiled
   */
  public record Findings(
      String submission, Verdict verdict, Reason reason, long count, String firstCase) {}

  /** Whether all cases are done; an endless campaign never is. */
  @JsonIgnore
  public boolean isFinished() {
    return n != null && done >= n;
  }

  /** Reads a folder's journal without changing it, possibly while the campaign is running. */
  public static CampaignStatus read(Path folder) throws IOException {
    StatusTally tally = new StatusTally();
    Unread unread = Journal.read(folder, tally);
    FileTime lastWritten = Files.getLastModifiedTime(new CampaignFolder(folder).journal());
    return tally.status(lastWritten.toInstant(), unread);
  }
}
