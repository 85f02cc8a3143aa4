package harness.describe.draw;

import java.math.BigInteger;

/**
 * Bounds of a value as linear functions of v, the number that is being chosen.
 *
 * @param low null if there is no lower bound
 * @param high null if there is no upper bound
 */
record LinearBounds(Line low, Line high) {

  record Line(BigInteger factor, BigInteger constant) {

    static Line of(BigInteger constant) {
      return new Line(BigInteger.ZERO, constant);
    }

    Line plus(Line other) {
      return new Line(factor.add(other.factor), constant.add(other.constant));
    }

    Line times(BigInteger number) {
      return new Line(factor.multiply(number), constant.multiply(number));
    }

    BigInteger at(BigInteger v) {
      return factor.multiply(v).add(constant);
    }
  }

  static final LinearBounds UNKNOWN = new LinearBounds(null, null);

  /** The number that is being chosen. */
  static final LinearBounds CHOSEN = exactly(new Line(BigInteger.ONE, BigInteger.ZERO));

  static LinearBounds exactly(Line line) {
    return new LinearBounds(line, line);
  }

  static LinearBounds exactly(BigInteger number) {
    return exactly(Line.of(number));
  }

  /** The value if it is a known constant; null otherwise. */
  BigInteger exact() {
    return low != null && low.equals(high) && low.factor.signum() == 0 ? low.constant : null;
  }

  LinearBounds plus(LinearBounds other) {
    return new LinearBounds(plus(low, other.low), plus(high, other.high));
  }

  private static Line plus(Line one, Line other) {
    return one == null || other == null ? null : one.plus(other);
  }

  LinearBounds negated() {
    BigInteger minus = BigInteger.ONE.negate();
    return new LinearBounds(
        high == null ? null : high.times(minus), low == null ? null : low.times(minus));
  }

  /**
   * The product.
   *
   * @param range range of v
   */
  LinearBounds times(LinearBounds other, Interval range) {
    BigInteger number = other.exact();
    if (number == null && exact() != null) {
      return other.times(this, range);
    }
    if (number != null) {
      LinearBounds product =
          new LinearBounds(
              low == null ? null : low.times(number.abs()),
              high == null ? null : high.times(number.abs()));
      return number.signum() < 0 ? product.negated() : product;
    }
    if (!isAtLeast(BigInteger.ZERO, range) || !other.isAtLeast(BigInteger.ZERO, range)) {
      return UNKNOWN;
    }
    return new LinearBounds(product(low, other.low), product(high, other.high));
  }

  boolean isAtLeast(BigInteger number, Interval range) {
    return low != null
        && low.at(range.least()).compareTo(number) >= 0
        && low.at(range.greatest()).compareTo(number) >= 0;
  }

  /** The product of two functions if one is constant. */
  private static Line product(Line one, Line other) {
    if (one == null || other == null) {
      return null;
    }
    if (one.factor.signum() == 0) {
      return other.times(one.constant);
    }
    return other.factor.signum() == 0 ? one.times(other.constant) : null;
  }
}
