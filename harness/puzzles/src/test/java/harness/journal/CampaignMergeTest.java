package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.builtin.PuzzleProblem;
import harness.campaign.IndexRange;
import harness.cases.Verdict;
import harness.reference.Puzzles;
import harness.report.CampaignSpec;
import harness.report.Note;
import harness.report.RunReport;
import harness.tally.Counts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The cases that the journals of a campaign's parts contain together, and those that are missing.
 */
final class CampaignMergeTest {

  @TempDir private Path folder;

  /** A journal of finished ranges, each given by its first case and the one after its last. */
  private Path part(String name, CampaignSpec asked, long... ranges) throws IOException {
    Path part = folder.resolve(name);
    try (Journal journal = Journal.create(part, asked, Specs.REPRODUCTION)) {
      for (int i = 0; i < ranges.length; i += 2) {
        long cases = ranges[i + 1] - ranges[i];
        Counts counts =
            new Counts(cases, 0, false, Map.of("easy", cases), List.of(), List.of(), List.of());
        journal.append(new Entry.Done(ranges[i], ranges[i + 1], 5_000_000, counts));
      }
    }
    return part;
  }

  private static CampaignMerge merge(Path... parts) throws IOException {
    CampaignMerge merge = new CampaignMerge(name -> Puzzles.named(name).map(PuzzleProblem::new));
    for (Path part : parts) {
      merge.add(part);
    }
    return merge;
  }

  @Test
  void missingCasesAreCountedFromTheCampaignsFirstCase() throws IOException {
    CampaignSpec asked = Specs.of(100, 50L);
    CampaignMerge merge =
        merge(part("later", asked, 130, 150), part("sooner", asked, 105, 110, 110, 120));
    assertEquals(List.of(new IndexRange(100, 105), new IndexRange(120, 130)), merge.missing());
    assertEquals(List.of(), merge.overlaps());
    assertEquals(35, merge.report().done());
    assertEquals(
        List.of(new IndexRange(105, 120), new IndexRange(130, 150)), merge.report().ranges());
  }

  @Test
  void anEndlessCampaignMissesOnlyCasesBeforeItsLast() throws IOException {
    CampaignSpec asked = Specs.of(10, null);
    CampaignMerge merge = merge(part("one", asked, 10, 20), part("other", asked, 30, 40));
    assertEquals(List.of(new IndexRange(20, 30)), merge.missing());
    assertEquals(20, merge.report().n());
  }

  @Test
  void aTornTailIsReportedAndNotCounted() throws IOException {
    Path part = part("torn", Specs.of(0, 20L), 0, 10, 10, 20);
    Path file = part.resolve("journal");
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, List.of("torn"), StandardOpenOption.APPEND);
    CampaignMerge merge = merge(part);
    assertEquals(List.of(part + ": skipped 5 bytes after the last complete record"), merge.notes());
    assertEquals(20, merge.report().done());
    Files.write(file, Arrays.copyOf(whole, whole.length - 1));
    merge = merge(part);
    assertEquals(1, merge.notes().size());
    assertEquals(List.of(new IndexRange(10, 20)), merge.missing());
    assertEquals(10, merge.report().done());
  }

  @Test
  void completeJournalsAreMergedWithoutAWarning() throws IOException {
    assertEquals(List.of(), merge(part("whole", Specs.of(0, 20L), 0, 20)).notes());
  }

  @Test
  void equalNotesOfPartsAreInTheReportOnce() throws IOException {
    CampaignSpec asked = Specs.of(0, 20L);
    Path one = folder.resolve("one");
    Path other = folder.resolve("other");
    write(one, asked, noted(0, 10, List.of("common", "one's own")));
    write(other, asked, noted(10, 20, List.of("another's", "common")));
    List<Note> all = List.of(new Note("another's"), new Note("common"), new Note("one's own"));
    assertEquals(all, merge(one, other).report().notes());
    assertEquals(all, merge(other, one).report().notes());
  }

  private static Entry.Done noted(long from, long to, List<String> notes) {
    return new Entry.Done(
        from,
        to,
        1,
        new Counts(
            to - from, 0, false, Map.of(), List.of(), List.of(), List.of(), null, notes, null, null,
            List.of()));
  }

  private static void write(Path part, CampaignSpec asked, Entry.Done done) throws IOException {
    try (Journal journal = Journal.create(part, asked, Specs.REPRODUCTION)) {
      journal.append(done);
    }
  }

  @Test
  void programsThatDidNotCompileAreInTheReport() throws IOException {
    CampaignSpec asked = Specs.unbuilt(20, "mine.cpp");
    RunReport report = merge(part("one", asked, 0, 10), part("other", asked, 10, 20)).report();
    assertEquals(1, report.findings().size());
    assertEquals("mine.cpp", report.findings().get(0).submission());
    assertEquals(Verdict.COMPILE_ERROR, report.findings().get(0).verdict());
    assertEquals("mine.cpp", report.submissions().get(0).name());
  }

  @Test
  void aPartWithMoreOrFewerSubmissionsIsOfAnotherCampaign() throws IOException {
    Path part = part("part", Specs.of(0, 20L), 0, 10);
    Path more = part("more", Specs.beyondReach(20), 10, 20);
    for (Path[] parts : new Path[][] {{part, more}, {more, part}}) {
      UnusableJournal refused = assertThrows(UnusableJournal.class, () -> merge(parts));
      assertTrue(refused.getMessage().contains("beyond reach is "), refused.getMessage());
    }
  }

  @Test
  void shardsDifferInNothingElse() throws IOException {
    Path one = part("one", Specs.shard(20, 1, 0, 10), 0, 10);
    Path other = part("other", Specs.shard(20, 2, 10, 20), 10, 20);
    CampaignMerge merge = merge(other, one);
    assertEquals(List.of(), merge.missing());
    assertEquals(20, merge.report().done());
  }
}
