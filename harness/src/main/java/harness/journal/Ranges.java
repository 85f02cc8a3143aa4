package harness.journal;

import harness.campaign.Campaign;
import harness.campaign.Grid;
import harness.generators.Generator;

/** A campaign cut into ranges, one after the other, at the cuts of a {@link Grid}. */
public final class Ranges {

  private final Grid grid;
  private final long end;
  private long from;

  /**
   * Ranges, of which the first comes next.
   *
   * @param first index of the first case
   * @param cases how many
   * @param size how many in a range, at least 1
   */
  public Ranges(Generator generator, long first, long cases, long size) {
    this(new Grid(generator, first, first + cases, size), first, first + cases);
  }

  /** The ranges of a campaign, or of a part of one. */
  public Ranges(Campaign campaign) {
    this(campaign.ranges(), campaign.first(), campaign.first() + campaign.cases());
  }

  private Ranges(Grid grid, long from, long end) {
    this.grid = grid;
    this.from = from;
    this.end = end;
  }

  /** Whether there is none left. */
  public boolean isOver() {
    return from >= end;
  }

  /** Index of the first case of the next range. */
  public long from() {
    return from;
  }

  /** Index behind the last case of the next range. */
  public long to() {
    return Math.min(end, grid.after(from));
  }

  /** Goes on to the range behind the next. */
  public void advance() {
    from = to();
  }

  /**
   * Goes on behind a range that a journal says is done.
   *
   * @throws UnusableJournal when it is not the next one
   */
  public void skip(Entry.Done done) {
    if (isOver() || done.from() != from || done.to() != to()) {
      throw new UnusableJournal(
          "the journal's range " + done.from() + " to " + done.to() + " is not the one expected");
    }
    advance();
  }
}
