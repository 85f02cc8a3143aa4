package harness.journal;

import harness.report.CampaignSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How far the campaign of a journal has come. The field names in snake case are JSON for scripts.
 *
 * @param first index of the first case
 * @param n cases asked for, null where there is no end
 * @param done cases in the ranges that are done
 * @param found findings in those, and submissions that could not be compiled
 * @param judgeErred whether some answer contradicts the harness itself
 * @param elapsedMs how long the ranges that are done took; pauses do not count
 * @param casesPerSecond over that time, null while no range is done
 * @param leftMs how long the rest takes at that rate, null where that cannot be said
 * @param lastWritten when the last record was written, in ISO 8601
 * @param unreadableRecords damaged ones, which are left out
 * @param unreadBytes behind the last whole record: one being written, or a torn tail
 * @param findings of the ranges that are done, by kind
 * @param uncounted found in the range under way, or in one that was killed; further ones of a kind
 *     may come when that range is done
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

  /**
   * One submission.
   *
   * @param verdicts cases by verdict
   * @param spared cases that it was not given
   */
  public record SubmissionStatus(String name, Map<String, Long> verdicts, long spared) {}

  /**
   * Findings of a kind.
   *
   * @param reason null where the verdict has none
   * @param firstCase the first of them, null where the submission could not be compiled
   */
  public record Findings(
      String submission, String verdict, String reason, long count, String firstCase) {}

  /**
   * Reads the journal in a folder and leaves it as it is, also while the campaign runs.
   *
   * @throws UnusableJournal when there is none, or it cannot be read
   */
  public static CampaignStatus read(Path folder) throws IOException {
    StatusTally tally = new StatusTally();
    Unread unread = Journal.read(folder, tally);
    return tally.status(Journal.lastWritten(folder), unread);
  }
}
