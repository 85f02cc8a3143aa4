package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.report.CampaignSpec;
import harness.tally.Counts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The state of a campaign is that of all its ranges together. */
final class CampaignStatusTest {

  @TempDir private Path folder;

  private static Entry.Done done(long from, boolean judgeErred, long findings) {
    Counts counts = new Counts(10, findings, judgeErred, Map.of(), List.of(), List.of(), List.of());
    return new Entry.Done(from, from + 10, 2_000_000, counts);
  }

  @ParameterizedTest
  @CsvSource({"false, false", "true, false", "false, true", "true, true"})
  void aContradictionInAnyRangeIsToldAndCountsAddUp(boolean first, boolean second)
      throws IOException {
    CampaignSpec asked = Specs.of("knights", 7, 5, 40L);
    try (Journal journal = Journal.create(folder.resolve("campaign"), asked, Specs.REPRODUCTION)) {
      journal.append(done(5, first, 2));
      journal.append(done(15, second, 1));
    }
    CampaignStatus status = CampaignStatus.read(folder.resolve("campaign"));
    assertEquals(first || second, status.judgeErred());
    assertEquals(20, status.done());
    assertEquals(3, status.found());
    assertEquals(40, status.n());
    assertEquals(5, status.first());
    assertEquals(7, status.seed());
    assertEquals(4, status.elapsedMs());
    assertEquals(5000, status.casesPerSecond());
    assertEquals(4, status.leftMs());
    assertEquals(0, status.unreadBytes());
  }
}
