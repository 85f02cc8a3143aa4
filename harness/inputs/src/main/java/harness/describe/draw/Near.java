package harness.describe.draw;

import java.math.BigInteger;
import java.util.SplittableRandom;

/**
 * Puts a number into an input that is being drawn: as values, their sums, their multiples, or a
 * size.
 */
final class Near {

  /** The largest size, and number of values that follow from it. */
  private static final double MOST_VALUES = 1 << 17;

  /** Sizes up to this are as likely as values; larger ones are rarer, because they take long. */
  private static final double FREQUENT_SIZE = 1 << 11;

  private static final int MOST_BEYOND = 8;

  /** One size in this many is far above the number. */
  private static final int BEYOND_ONE_IN = 4;

  private enum Kind {
    SIZE,
    VALUE,
    SUM,
    MULTIPLE
  }

  private final BigInteger number;
  private final SplittableRandom random;
  private final Kind kind;
  private final int oneIn;
  private BigInteger before = BigInteger.ZERO;
  private BigInteger total = BigInteger.ZERO;
  private boolean isSized;
  private boolean isUsed;

  Near(long number, SplittableRandom random) {
    this.number = BigInteger.valueOf(number);
    this.random = random;
    boolean isSize = random.nextDouble() < Math.min(0.5, FREQUENT_SIZE / number);
    this.kind = isSize ? Kind.SIZE : Kind.values()[random.nextInt(1, Kind.values().length)];
    this.oneIn = 1 + random.nextInt(4);
  }

  /** Whether the number had an effect on the input. */
  boolean isUsed() {
    return isUsed;
  }

  /** The value to draw in place of another one. */
  BigInteger value(BigInteger usual, Interval range) {
    BigInteger value = usual;
    if (kind != Kind.SIZE && random.nextInt(oneIn) == 0) {
      value = chosen(usual, range, target(usual));
    }
    before = value;
    total = total.add(value);
    return value;
  }

  private BigInteger target(BigInteger usual) {
    BigInteger near = number.add(BigInteger.valueOf(random.nextInt(4) / 2 - random.nextInt(2)));
    return switch (kind) {
      case SUM -> near.subtract(total);
      case MULTIPLE -> usual.divide(number).multiply(number).add(before.mod(number));
      default -> near;
    };
  }

  private BigInteger chosen(BigInteger usual, Interval range, BigInteger wanted) {
    BigInteger signed = range.holds(wanted) ? wanted : wanted.negate();
    if (!range.holds(signed)) {
      return usual;
    }
    isUsed = true;
    return signed;
  }

  /**
   * The size to draw in place of another one.
   *
   * @param factors number of sizes that are multiplied
   */
  BigInteger size(BigInteger usual, Interval range, int factors) {
    BigInteger near = number.add(BigInteger.valueOf(random.nextInt(-1, MOST_BEYOND)));
    BigInteger wanted = random.nextInt(BEYOND_ONE_IN) == 0 ? number.shiftLeft(1) : near;
    boolean fits = Math.pow(wanted.doubleValue(), factors) <= MOST_VALUES;
    if (kind != Kind.SIZE || isSized || !fits) {
      return usual;
    }
    BigInteger size = chosen(usual, range, wanted);
    isSized = isUsed; // the other sizes stay small
    return size;
  }

  /** The length of a text to draw in place of another one. */
  int length(int usual, int least, int most) {
    return size(BigInteger.valueOf(usual), Interval.of(least, most), 1).intValue();
  }
}
