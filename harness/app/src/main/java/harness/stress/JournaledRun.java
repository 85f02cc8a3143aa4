package harness.stress;

import harness.campaign.Campaign;
import harness.campaign.IndexRange;
import harness.compiled.Programs;
import harness.distributed.RemoteRanges;
import harness.journal.Entry;
import harness.journal.Journal;
import harness.journal.Ranges;
import harness.machine.Terminal;
import harness.report.CampaignSpec;
import harness.tally.Counts;
import harness.tally.Reproduction;
import harness.tally.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * A campaign that is run range by range, with a journal entry after each. Each range is a separate
 * run: exceeded time limits are counted from zero in each, so that the counts do not depend on
 * where a run was killed.
 */
public final class JournaledRun {

  private final Campaign campaign;
  private final Programs programs;
  private final Tally whole;
  private final Ranges ranges;
  private final Duration time;
  private final RemoteRanges waves;
  private long earlierNanos;

  /** Whether the last range was not run to its end, although nobody interrupted it. */
  private boolean ended;

  /** The finished cases of that range, of which the journal knows nothing. */
  private List<IndexRange> finishedAtEnd = List.of();

  /**
   * A run here, or on other machines if there are any.
   *
   * @param time no range is started after this time; null for no time limit
   */
  public JournaledRun(Campaign campaign, Duration time, Programs programs, RemoteRanges waves) {
    this.campaign = campaign;
    this.programs = programs;
    this.time = time;
    this.waves = waves;
    this.whole = new Tally(campaign, programs.unbuilt());
    this.ranges = new Ranges(campaign);
  }

  /**
   * Runs the rest of the campaign.
   *
   * @param folder of the journal, null for none
   * @param reproduction stored in a new journal, to reproduce its findings
   */
  public CampaignRun run(Path folder, boolean resume, CampaignSpec spec, Reproduction reproduction)
      throws IOException {
    long start = System.nanoTime();
    boolean interrupted = false;
    try (Journal journal = open(folder, resume, spec, reproduction)) {
      if (journal != null) {
        journal.notes().forEach(note -> Terminal.note("journal: " + note));
      }
      if (resume) {
        Terminal.note("journal: " + whole.done() + " cases were already done");
      }
      try (Progress progress = new Progress(whole, earlierNanos, campaign)) {
        while (!interrupted && !ended && !ranges.isOver() && !isLate(start)) {
          interrupted = waves == null ? runNext(journal, progress) : runWave(journal, progress);
        }
      }
      if (journal != null) {
        journal.requireThere();
      }
    }
    long elapsed = earlierNanos + System.nanoTime() - start;
    List<IndexRange> finished =
        Stream.concat(ranges.done().stream(), finishedAtEnd.stream()).toList();
    return new CampaignRun(whole, whole.report(elapsed, interrupted).partOf(spec, finished));
  }

  private Journal open(Path folder, boolean resume, CampaignSpec spec, Reproduction reproduction)
      throws IOException {
    if (folder == null) {
      return null;
    }
    return resume
        ? Journal.resume(folder, spec, this::replay)
        : Journal.create(folder, spec, reproduction);
  }

  /** Runs the next ranges on other machines; returns whether that was interrupted. */
  private boolean runWave(Journal journal, Progress progress) throws IOException {
    return waves.run(
        ranges,
        entry -> {
          if (journal != null) {
            journal.append(entry);
          }
          if (entry instanceof Entry.Done done) {
            whole.add(done.counts());
            progress.show();
          }
        },
        progress::tell);
  }

  private boolean isLate(long start) {
    return time != null && System.nanoTime() - start >= time.toNanos();
  }

  private void replay(Entry entry) {
    if (entry instanceof Entry.Done done) {
      ranges.skip(done);
      whole.add(done.counts());
      earlierNanos += done.elapsedNanos();
    }
  }

  /**
   * Runs the next range; returns whether it was interrupted. The journal does not count an
   * interrupted range.
   */
  private boolean runNext(Journal journal, Progress progress) throws IOException {
    long start = System.nanoTime();
    Campaign part = campaign.part(ranges.from(), ranges.to());
    Tally tally = whole.ofPart(part);
    CampaignRun run =
        CampaignRun.of(
            part,
            tally,
            programs,
            chunk -> append(journal, tally.takeListed()),
            () -> false,
            null,
            progress);
    Counts counts = tally.counts();
    whole.add(counts);
    if (run.report().interrupted()) {
      return true;
    }
    if (counts.done() < part.cases()) {
      ended = true;
      finishedAtEnd = tally.finished();
      return false;
    }
    long elapsed = System.nanoTime() - start;
    journal.append(new Entry.Done(ranges.from(), ranges.to(), elapsed, counts));
    ranges.advance();
    return false;
  }

  private static void append(Journal journal, List<Counts.Listed> found) {
    journal.requireThere(); // a range may take hours
    try {
      for (Counts.Listed each : found) {
        journal.append(new Entry.Found(each));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
