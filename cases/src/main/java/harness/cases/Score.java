package harness.cases;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * How much of a test's score an output gets.
 *
 * @param fraction from 0 to 1; null if there are only points, of which no maximum is known
 * @param points the number of points that the judge gave, at least 0; null if it gave none
 */
public record Score(Double fraction, Double points) {

  /** All of it. */
  public static final Score FULL = new Score(1.0, null);

  /** Nothing. */
  public static final Score NONE = new Score(0.0, null);

  /** What is shown of a number: more digits are rounding errors. */
  private static final MathContext SHOWN = new MathContext(9);

  public Score {
    if (fraction == null && points == null) {
      throw new IllegalArgumentException("a score without a number");
    }
    if ((fraction != null && !(fraction >= 0 && fraction <= 1))
        || (points != null && !(points >= 0 && points < Double.POSITIVE_INFINITY))) {
      throw new IllegalArgumentException("no score: " + fraction + ", " + points);
    }
  }

  /** A fraction of the score of any test. */
  public static Score ofFraction(double fraction) {
    return new Score(fraction, null);
  }

  /** Points on a scale of the judge's own. */
  public static Score ofPoints(double points) {
    return new Score(null, points);
  }

  /** Whether it is the whole score of any test. */
  public boolean isFull() {
    return fraction != null && fraction == 1;
  }

  /**
   * The fraction of a test's score, at most 1.
   *
   * @param most what the test is worth, more than 0
   */
  public double outOf(double most) {
    return fraction != null ? fraction : Math.min(1, points / most);
  }

  /** Whether it is as high as another one; of two that cannot be compared, neither is. */
  public boolean isAtLeast(Score other) {
    if (points != null && other.points != null) {
      return points >= other.points;
    }
    return fraction != null && other.fraction != null && fraction >= other.fraction;
  }

  /** As shown to people: {@code 0.5 of the score}, or {@code points 12}. */
  public String text() {
    return fraction != null ? number(fraction) + " of the score" : "points " + number(points);
  }

  /** Its number alone: that of the points if there are any, else the fraction. */
  public String number() {
    return number(points != null ? points : fraction);
  }

  private static String number(double value) {
    return new BigDecimal(value).round(SHOWN).stripTrailingZeros().toPlainString();
  }
}
