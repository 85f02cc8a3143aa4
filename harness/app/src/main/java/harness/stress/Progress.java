package harness.stress;

import harness.campaign.Campaign;
import harness.machine.Terminal;
import harness.problem.RightAnswers;
import harness.tally.Tally;
import harness.terminal.ProgressLine;
import java.time.Duration;
import java.util.Locale;

/**
 * Shows the progress of a run in a status line, and important events as lines. For a campaign in
 * several parts, it covers all of them.
 */
final class Progress implements AutoCloseable {

  private final Tally before;
  private final long earlierNanos;
  private final long start = System.nanoTime();
  private final ProgressLine line;
  private final boolean ofPuzzle;

  /** Progress of a run in several parts; {@code before} grows from part to part. */
  Progress(Tally before, long earlierNanos, Campaign campaign) {
    this.before = before;
    this.earlierNanos = earlierNanos;
    this.ofPuzzle = campaign.problem().capability(RightAnswers.class).isPresent();
    this.line =
        new ProgressLine(
            campaign.isEndless() ? ProgressLine.NO_END : campaign.cases(),
            " cases",
            before == null ? 0 : before.done(),
            Duration.ofNanos(earlierNanos));
  }

  /** Progress of a run in one part. */
  static Progress of(Campaign campaign) {
    return new Progress(null, 0, campaign);
  }

  /** Shows the counts of the current part added to those of the earlier parts. */
  void show(Tally now) {
    String largest = ofPuzzle ? "" : " largest " + now.largestInput() + " bytes";
    show(now.done(), now.found(), largest);
  }

  /** Shows the counts of the parts so far. */
  void show() {
    show(0, 0, "");
  }

  private void show(long partDone, long partFound, String more) {
    long found = partFound + (before == null ? 0 : before.found());
    line.show(
        partDone + (before == null ? 0 : before.done()),
        (found == 0 ? "" : " " + found + " wrong") + more);
  }

  /** Prints an event at once instead of in the report. */
  void tell(String news) {
    long after = earlierNanos + System.nanoTime() - start;
    Terminal.note(String.format(Locale.ROOT, "after %.1f s: %s", after / 1e9, news));
  }

  @Override
  public void close() {
    line.close();
  }
}
