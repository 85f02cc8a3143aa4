package harness.scoring;

/**
 * Expected points.
 *
 * @param high may be infinite
 * @param below whether {@code high} itself is too much
 */
public record ScoreRange(double low, double high, boolean below) {

  /** From one number of points to another, both included. */
  public static ScoreRange of(double low, double high) {
    return new ScoreRange(low, high, false);
  }

  boolean contains(double points) {
    return !Points.isMore(low, points)
        && !Points.isMore(points, high)
        && !(below && Points.areEqual(points, high));
  }

  /** In words: {@code 60}, {@code 0 to 40}, {@code at least 40}, {@code less than 100}. */
  public String text() {
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
