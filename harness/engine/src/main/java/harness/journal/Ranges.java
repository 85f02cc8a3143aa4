package harness.journal;

import harness.campaign.Campaign;
import harness.campaign.CutPoints;
import harness.campaign.IndexRange;
import harness.cases.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The ranges of a campaign in order, cut at its {@link CutPoints}. Ranges that a journal lists as
 * done are skipped.
 */
public final class Ranges {

  private final CutPoints grid;
  private final long first;
  private final long end;

  /** Done ranges after the next one: the start and end of each contiguous run. */
  private final TreeMap<Long, Long> ahead = new TreeMap<>();

  private long from;

  /** The ranges of a campaign, of about {@code size} cases each. */
  public Ranges(Generator generator, long first, long cases, long size) {
    this(new CutPoints(generator, first, first + cases, size), first, first + cases);
  }

  /** The ranges of a campaign, or of a part of one. */
  public Ranges(Campaign campaign) {
    this(campaign.ranges(), campaign.first(), campaign.first() + campaign.cases());
  }

  private Ranges(CutPoints grid, long from, long end) {
    this.grid = grid;
    this.first = from;
    this.from = from;
    this.end = end;
  }

  /** Whether no range is left. */
  public boolean isOver() {
    return from >= end;
  }

  /** Index of the first case of the next range. */
  public long from() {
    return from;
  }

  /** Index after the last case of the next range. */
  public long to() {
    return Math.min(end, grid.after(from));
  }

  /** Moves on to the next range that is not done. */
  public void advance() {
    from = to();
    Long done = ahead.remove(from);
    from = done == null ? from : done;
  }

  /** Skips a range that a journal lists as done; rejects one that is not left. */
  public void skip(Entry.Done done) {
    Map.Entry<Long, Long> before = ahead.floorEntry(done.from());
    boolean left = done.from() >= from && (before == null || before.getValue() <= done.from());
    if (!left || !isRange(done)) {
      throw new UnusableJournal(
          "the journal's range " + done.from() + " to " + done.to() + " is not one that is left");
    }
    if (done.from() == from) {
      advance();
    } else {
      addAhead(done, before);
    }
  }

  private boolean isRange(Entry.Done done) {
    return done.from() < end
        && (done.from() == first || grid.at(done.from()) == done.from())
        && done.to() == Math.min(end, grid.after(done.from()));
  }

  private void addAhead(Entry.Done done, Map.Entry<Long, Long> before) {
    Long after = ahead.remove(done.to());
    long begin = before != null && before.getValue() == done.from() ? before.getKey() : done.from();
    ahead.put(begin, after == null ? done.to() : after);
  }

  /** The ranges that are done, in order. */
  public List<IndexRange> done() {
    List<IndexRange> done = new ArrayList<>();
    if (first < from) {
      done.add(new IndexRange(first, from));
    }
    ahead.forEach((begin, end) -> done.add(new IndexRange(begin, end)));
    return done;
  }
}
