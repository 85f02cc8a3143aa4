package harness.describe.draw;

import java.math.BigInteger;
import java.util.SplittableRandom;

/** A range of integers, both ends included. */
record Interval(BigInteger least, BigInteger greatest) {

  static Interval of(long least, long greatest) {
    return new Interval(BigInteger.valueOf(least), BigInteger.valueOf(greatest));
  }

  boolean isEmpty() {
    return least.compareTo(greatest) > 0;
  }

  boolean holds(BigInteger number) {
    return number.compareTo(least) >= 0 && number.compareTo(greatest) <= 0;
  }

  BigInteger count() {
    return greatest.subtract(least).add(BigInteger.ONE);
  }

  /** The integer in the range that is nearest to a number. */
  BigInteger nearest(BigInteger number) {
    return number.max(least).min(greatest);
  }

  /** The part from a number on; at least one integer. */
  Interval from(BigInteger number) {
    return new Interval(nearest(number), greatest);
  }

  /** The part up to a number; at least one integer. */
  Interval upTo(BigInteger number) {
    return new Interval(least, nearest(number));
  }

  /** The integers nearest to zero, at most {@code width} of them. */
  Interval nearZero(long width) {
    BigInteger middle = nearest(BigInteger.ZERO);
    BigInteger half = BigInteger.valueOf(width / 2);
    BigInteger low = middle.subtract(half).max(least);
    return new Interval(low, low.add(BigInteger.valueOf(width - 1)).min(greatest));
  }

  /**
   * The integers from zero to some power of two, or to its negative. Each power up to the first
   * that is too large for the range is as likely as any other.
   */
  Interval ofAnyMagnitude(SplittableRandom random) {
    boolean negative = least.signum() < 0 && (greatest.signum() <= 0 || random.nextInt(3) == 0);
    BigInteger near = nearest(BigInteger.ZERO).abs();
    BigInteger far = negative ? least.negate() : greatest;
    int bits = random.nextInt(near.bitLength(), far.bitLength() + 1);
    BigInteger end = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    return negative
        ? new Interval(nearest(end.negate()), nearest(BigInteger.ZERO))
        : new Interval(nearest(BigInteger.ZERO), nearest(end));
  }

  BigInteger any(SplittableRandom random) {
    BigInteger count = count();
    if (count.bitLength() < Long.SIZE) {
      return least.add(BigInteger.valueOf(random.nextLong(count.longValue())));
    }
    int bits = count.bitLength();
    byte[] bytes = new byte[bits / Byte.SIZE + 1];
    BigInteger drawn = count;
    while (drawn.compareTo(count) >= 0) {
      random.nextBytes(bytes);
      drawn = new BigInteger(1, bytes).mod(BigInteger.ONE.shiftLeft(bits));
    }
    return least.add(drawn);
  }
}
