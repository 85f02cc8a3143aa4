package harness.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import harness.campaign.IndexRange;
import harness.cases.Limits;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
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

/**
 * Puts the parts of one campaign together: the journals and the JSON reports of its shards. What it
 * refuses, it refuses with an {@link UnusableJournal}.
 */
public final class CampaignMerge {

  private final HeldRanges held = new HeldRanges();
  private final List<String> notes = new ArrayList<>();
  private CampaignSpec asked;
  private Path askedOf;
  private MergedReport sum;

  /** The first journal's; null if it has none. */
  private Reproduction reproduction;

  /** Adds a part: a folder with a journal, or a report's file. */
  public void add(Path part) throws IOException {
    try {
      if (Files.isDirectory(part)) {
        addJournal(part);
      } else {
        addReport(part);
      }
    } catch (IllegalArgumentException | NullPointerException strange) {
      throw new UnusableJournal(
          part + " holds what this version does not write: " + strange.getMessage());
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
                sum.add(done.counts(), done.elapsedNanos());
              }
            });
    if (unread.records() > 0) {
      notes.add(folder + ": left out " + unread.recordsInWords());
    }
    if (unread.tailBytes() > 0) {
      notes.add(
          folder + ": left out " + unread.tailBytes() + " bytes behind the last whole record");
    }
  }

  private void addReport(Path file) throws IOException {
    if (!Files.isReadable(file)) {
      throw new UnusableJournal("cannot read " + file);
    }
    RunReport report = parse(file);
    if (report == null || report.asked() == null || report.ranges() == null) {
      throw new UnusableJournal(
          file + " does not say what was asked; expected a JSON report of harness stress --n");
    }
    if (report.interrupted()) {
      throw new UnusableJournal(
          file + " is of a run that was interrupted, which counted cases that it did not finish");
    }
    open(file, report.asked());
    report.ranges().forEach(range -> held.add(range.from(), range.to(), file));
    sum.add(report);
  }

  private static RunReport parse(Path file) throws IOException {
    try {
      return Json.runReport(file);
    } catch (JsonProcessingException e) {
      throw new UnusableJournal(file + " is no report of harness stress: " + Json.problem(e));
    }
  }

  private void open(Path part, CampaignSpec its) {
    CampaignSpec whole = its.withoutPart();
    if (asked == null) {
      sum = new MergedReport(whole.problem(), puzzle(whole).isPresent(), limits(whole));
      asked = whole;
      askedOf = part;
    }
    asked
        .difference(whole)
        .ifPresent(
            difference -> {
              throw new UnusableJournal(
                  part + " is of another campaign than " + askedOf + ": " + difference);
            });
  }

  private static Limits limits(CampaignSpec asked) {
    int casesPerFile = puzzle(asked).map(each -> each.limits().casesPerFile()).orElse(1);
    return new Limits(asked.timeLimitNanos(), asked.memoryLimitBytes(), casesPerFile);
  }

  /** What was left out of the parts, in lines for a person. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** Cases that several parts hold, in lines for a person. */
  public List<String> overlaps() {
    return held.overlaps();
  }

  /** Ranges of cases that no part holds. */
  public List<IndexRange> missing() {
    IndexRange all = asked.cases();
    return held.missing(all.from(), asked.hasNoEnd() ? held.end() : all.to());
  }

  /** The puzzle of the campaign; empty where the problem is made of programs. */
  public Optional<Puzzle> puzzle() {
    return puzzle(asked);
  }

  private static Optional<Puzzle> puzzle(CampaignSpec asked) {
    if (!asked.jury().isEmpty()) {
      return Optional.empty();
    }
    Optional<Puzzle> puzzle = Puzzles.named(asked.problem());
    if (puzzle.isEmpty()) {
      throw new UnusableJournal("no puzzle '" + asked.problem() + "'");
    }
    return puzzle;
  }

  /** The report of all parts together, in which each case counts as often as parts hold it. */
  public RunReport report() {
    asked
        .unbuilt()
        .forEach(
            each ->
                sum.addUnbuilt(new Unbuilt(each.name(), "could not be compiled where it was run")));
    RunReport report = sum.report(asked, held.joined());
    return reproduction == null ? report : report.reproducedBy(reproduction::command);
  }
}
