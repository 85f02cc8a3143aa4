package harness.draw;

import java.util.SplittableRandom;

/**
 * {@code [low..high]}: each value from the lower to the upper end is equally likely. Ends that are
 * ranges are drawn first. The greatest lower end is at most the least upper end, so a drawn range
 * is never empty and never leaves the written bounds.
 */
record Range(End low, End high, End.Notation notation) implements Piece, End {

  @Override
  public long least() {
    return low.least();
  }

  @Override
  public long greatest() {
    return high.greatest();
  }

  /** Whether it may draw an integer. */
  boolean reaches(long integer) {
    return notation.equals(End.Notation.INTEGER) && least() <= integer && integer <= greatest();
  }

  @Override
  public long value(SplittableRandom random) {
    long from = low.value(random);
    return uniform(random, from, high.value(random));
  }

  @Override
  public Range within(long floor, long ceiling) {
    return new Range(low.within(floor, ceiling), high.within(floor, ceiling), notation);
  }

  /** This range with its upper end lowered to a value, or to the lower end if that is greater. */
  Range upTo(long largest) {
    long floor = low.greatest();
    return new Range(low, high.within(floor, Math.max(floor, largest)), notation);
  }

  @Override
  public String text() {
    return "[" + low.text() + ".." + high.text() + "]";
  }

  /** Draws uniformly from bounds that may be as far apart as 64 bits allow. */
  private static long uniform(SplittableRandom random, long from, long to) {
    if (to < Long.MAX_VALUE) {
      return random.nextLong(from, to + 1);
    }
    return from > Long.MIN_VALUE ? random.nextLong(from - 1, to) + 1 : random.nextLong();
  }
}
