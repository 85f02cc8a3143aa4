package harness.campaign.run;

import harness.campaign.Campaign;
import harness.reference.Puzzle;
import harness.tally.Tally;
import harness.terminal.ProgressLine;
import harness.terminal.Terminal;
import java.time.Duration;
import java.util.Locale;

/**
 * How far a run has come: a progress line, and news as lines. Of a campaign in several parts it
 * shows the whole.
 */
final class Progress implements AutoCloseable {

  private final Tally before;
  private final long earlierNanos;
  private final long start = System.nanoTime();
  private final ProgressLine line;
  private final boolean ofPuzzle;

  private Progress(Tally before, long earlierNanos, Campaign campaign) {
    this.before = before;
    this.earlierNanos = earlierNanos;
    this.ofPuzzle = campaign.problem().power(Puzzle.class).isPresent();
    this.line =
        new ProgressLine(
            campaign.isEndless() ? ProgressLine.NO_END : campaign.cases(),
            " cases",
            before == null ? 0 : before.done(),
            Duration.ofNanos(earlierNanos));
  }

  /** Of a run in one part. */
  static Progress of(Campaign campaign) {
    return new Progress(null, 0, campaign);
  }

  /**
   * Of a run in several parts, some of which may be done already.
   *
   * @param before what the parts before have counted; grows from part to part
   * @param earlierNanos how long those took that are done already
   */
  static Progress goingOn(Tally before, long earlierNanos, Campaign campaign) {
    return new Progress(before, earlierNanos, campaign);
  }

  /** Shows what the part under way has counted so far, on top of those before it. */
  void show(Tally now) {
    String largest = ofPuzzle ? "" : " largest " + now.largestInput() + " bytes";
    show(now.done(), now.found(), largest);
  }

  /** Shows what the parts so far have counted. */
  void show() {
    show(0, 0, "");
  }

  private void show(long partDone, long partFound, String more) {
    long found = partFound + (before == null ? 0 : before.found());
    line.show(
        partDone + (before == null ? 0 : before.done()),
        (found == 0 ? "" : " " + found + " wrong") + more);
  }

  /** Says at once what a person need not wait for the report to hear. */
  void tell(String news) {
    long after = earlierNanos + System.nanoTime() - start;
    Terminal.note(String.format(Locale.ROOT, "after %.1f s: %s", after / 1e9, news));
  }

  @Override
  public void close() {
    line.close();
  }
}
