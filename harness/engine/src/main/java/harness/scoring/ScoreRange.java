package harness.scoring;

/**
 * Expected points.
 *
 * @param low may be infinite
 * @param high may be infinite
 * @param above whether {@code low} itself is too little
 * @param below whether {@code high} itself is too much
 */
public record ScoreRange(double low, double high, boolean above, boolean below) {

  /** From one number of points to another, both included. */
  public static ScoreRange of(double low, double high) {
    return new ScoreRange(low, high, false, false);
  }

  public static ScoreRange lessThan(double high) {
    return new ScoreRange(Double.NEGATIVE_INFINITY, high, false, true);
  }

  public static ScoreRange moreThan(double low) {
    return new ScoreRange(low, Double.POSITIVE_INFINITY, true, false);
  }

  boolean contains(double points) {
    return !Points.isMore(low, points)
        && !Points.isMore(points, high)
        && !(above && Points.areEqual(points, low))
        && !(below && Points.areEqual(points, high));
  }

  /** In words: {@code 60}, {@code 0 to 40}, {@code at least 40}, {@code less than 100}. */
  public String text() {
    if (above) {
      return "more than " + Points.shown(low);
    }
    if (below) {
      return "less than " + Points.shown(high);
    }
    if (Double.isInfinite(high)) {
      return "at least " + Points.shown(low);
    }
    return Points.areEqual(low, high)
        ? Points.shown(high)
        : Points.shown(low) + " to " + Points.shown(high);
  }
}
