package harness.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import harness.campaign.IndexRange;
import harness.cases.Limits;
import harness.journal.JournalReader.Unread;
import harness.problem.Problem;
import harness.report.CampaignSpec;
import harness.report.Json;
import harness.report.RunReport;
import harness.tally.MergedReport;
import harness.tally.Reproduction;
import harness.tally.Unbuilt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Merges the parts of a campaign: journals and JSON reports of its shards. An unsuitable part is
 * rejected with an {@link UnusableJournal}.
 */
public final class CampaignMerge {

  private final HeldRanges held = new HeldRanges();
  private final List<String> notes = new ArrayList<>();
  private final Function<String, Optional<Problem>> builtIns;
  private CampaignSpec spec;
  private Path askedOf;
  private MergedReport sum;

  /** From the first journal; null if it has none. */
  private Reproduction reproduction;

  /**
   * An empty merge.
   *
   * @param builtIns finds a problem that comes with the harness, by its name
   */
  public CampaignMerge(Function<String, Optional<Problem>> builtIns) {
    this.builtIns = builtIns;
  }

  /** Adds a part: a folder with a journal, or the file of a report. */
  public void add(Path part) throws IOException {
    try {
      if (Files.isDirectory(part)) {
        addJournal(part);
      } else {
        addReport(part);
      }
    } catch (IllegalArgumentException | ArithmeticException strange) {
      throw new UnusableJournal(part + " was not written by this version: " + strange.getMessage());
    }
  }

  private void addJournal(Path folder) throws IOException {
    Unread unread =
        Journal.read(
            folder,
            entry -> {
              if (entry instanceof Entry.Opened opened) {
                open(folder, opened.asked());
                reproduction = reproduction == null ? opened.reproduction() : reproduction;
              } else if (entry instanceof Entry.Done done) {
                held.add(done.from(), done.to(), folder);
                requireSize(done.counts().done(), List.of(new IndexRange(done.from(), done.to())));
                sum.add(done.counts(), done.elapsedNanos());
              }
            });
    if (unread.records() > 0) {
      notes.add(folder + ": skipped " + unread.recordsInWords());
    }
    if (unread.tailBytes() > 0) {
      notes.add(
          folder + ": skipped " + unread.tailBytes() + " bytes after the last complete record");
    }
  }

  private void addReport(Path file) throws IOException {
    if (!Files.isReadable(file)) {
      throw new UnusableJournal("cannot read " + file);
    }
    RunReport report = parse(file);
    if (report.asked() == null || report.ranges() == null) {
      throw new UnusableJournal(
          file
              + " lacks the settings of its campaign; expected a JSON report of harness stress --n");
    }
    if (report.interrupted()) {
      throw new UnusableJournal(
          file + " is the report of an interrupted run, which counts cases that are not finished");
    }
    open(file, report.asked());
    report.ranges().forEach(range -> held.add(range.from(), range.to(), file));
    requireSize(report.done(), report.ranges());
    sum.add(report);
  }

  /** Rejects a number of cases that is not that of the ranges, which must not overlap. */
  private static void requireSize(long done, List<IndexRange> ranges) {
    long size = 0;
    long end = 0;
    for (IndexRange each : ranges) {
      if (each.from() < end) {
        throw new IllegalArgumentException(each + " begins before " + end);
      }
      size += each.size();
      end = each.to();
    }
    if (done != size) {
      throw new IllegalArgumentException(done + " cases in ranges of " + size);
    }
  }

  private static RunReport parse(Path file) throws IOException {
    try {
      return Json.runReport(file);
    } catch (JsonProcessingException e) {
      throw new UnusableJournal(file + " is not a report of harness stress: " + Json.problem(e));
    }
  }

  private void open(Path part, CampaignSpec its) {
    CampaignSpec whole = its.withoutPart();
    if (spec == null) {
      sum = new MergedReport(whole.problem(), builtIn(whole).isPresent(), limits(whole));
      spec = whole;
      askedOf = part;
    }
    UnusableJournal.rejectOther(part, spec.difference(whole, "in " + askedOf, "in " + part));
  }

  private Limits limits(CampaignSpec spec) {
    int casesPerFile = builtIn(spec).map(each -> each.limits().casesPerFile()).orElse(1);
    return new Limits(spec.timeLimitNanos(), spec.memoryLimitBytes(), casesPerFile);
  }

  /** What was skipped in the parts, as lines for the user. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** Cases that are in several parts, as lines for the user. */
  public List<String> overlaps() {
    return held.overlaps();
  }

  /** Ranges of cases that are in no part. */
  public List<IndexRange> missing() {
    IndexRange all = spec.cases();
    return held.missing(all.from(), spec.hasNoEnd() ? held.end() : all.to());
  }

  /** The built-in problem of the campaign; empty if the problem is made of programs. */
  public Optional<Problem> builtIn() {
    return builtIn(spec);
  }

  private Optional<Problem> builtIn(CampaignSpec spec) {
    if (!spec.jury().isEmpty()) {
      return Optional.empty();
    }
    Optional<Problem> found = builtIns.apply(spec.problem());
    if (found.isEmpty()) {
      throw new UnusableJournal("no puzzle '" + spec.problem() + "'");
    }
    return found;
  }

  /** The report of all parts. A case that is in several parts counts several times. */
  public RunReport report() {
    spec.unbuilt()
        .forEach(
            each ->
                sum.addUnbuilt(
                    new Unbuilt(each.name(), "could not be compiled on the machine that ran it")));
    RunReport report = sum.report(spec, held.joined());
    return reproduction == null
        ? report
        : report.reproducedBy(reproduction::command).warnedBy(reproduction::warning);
  }
}
