package harness.scoring;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Points, which are compared with a tolerance, because they may be sums of fractions. */
public final class Points {

  private static final double TOLERANCE = 1e-6;
  private static final int DECIMALS = 2;

  private Points() {}

  /** Whether two numbers of points differ by rounding errors only. */
  public static boolean areEqual(double one, double other) {
    return one == other || (Double.isFinite(other) && Math.abs(one - other) <= tolerance(other));
  }

  static boolean isMore(double one, double other) {
    return one > other && !areEqual(one, other);
  }

  static boolean isWhole(double share) {
    return areEqual(share, 1);
  }

  /** The next whole number from 0 on, unless the points differ from one only by rounding. */
  static double roundedUp(double points) {
    return Math.max(0, Math.ceil(points - TOLERANCE));
  }

  private static double tolerance(double of) {
    return TOLERANCE * Math.max(1, Math.abs(of));
  }

  /** Points for people, with two decimals at most: {@code 33.33}. */
  public static String shown(double points) {
    return Double.isInfinite(points)
        ? points > 0 ? "unbounded" : "-unbounded"
        : BigDecimal.valueOf(points)
            .setScale(DECIMALS, RoundingMode.HALF_UP)
            .stripTrailingZeros()
            .toPlainString();
  }
}
