package harness.formats;

import java.util.Locale;

/**
 * How a format computes a time limit that the package does not state.
 *
 * @param multiplier factor applied to the slowest run of an accepted submission
 * @param resolution in seconds; the limit is a multiple of it, and at least that long
 * @param roundsUp whether the limit is rounded up rather than to the nearest multiple
 */
public record TimeRule(double multiplier, double resolution, boolean roundsUp) {

  /** The time limit in nanoseconds. */
  public long limitNanos(long slowestNanos) {
    double units = multiplier * slowestNanos / 1e9 / resolution;
    double whole = roundsUp ? Math.ceil(units) : Math.floor(units + 0.5);
    return Math.round(Math.max(1, whole) * resolution * 1e9);
  }

  /** The rule as shown to users. */
  public String text() {
    return String.format(Locale.ROOT, "%s times the slowest accepted submission", shown());
  }

  private String shown() {
    return multiplier == Math.rint(multiplier)
        ? Long.toString(Math.round(multiplier))
        : Double.toString(multiplier);
  }
}
