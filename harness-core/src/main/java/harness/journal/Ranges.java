package harness.journal;

import harness.generators.Generator;

/**
 * A campaign cut into ranges. Where it is cut depends on what was asked alone, never on time or
 * threads: about every so many cases, behind the end of a judge's file.
 */
public final class Ranges {

  private final Generator generator;
  private final long end;
  private final long size;
  private long from;

  /**
   * Ranges, of which the first comes next.
   *
   * @param first index of the first case
   * @param cases how many
   * @param size how many in a range, at least 1
   */
  public Ranges(Generator generator, long first, long cases, long size) {
    this.generator = generator;
    this.from = first;
    this.end = first + cases;
    this.size = size;
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
    if (size >= end - from) {
      return end;
    }
    long to = from + size;
    return Math.min(end, Math.max(to, generator.endOfFile(to - 1)));
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
