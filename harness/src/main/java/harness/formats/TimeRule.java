package harness.formats;

import java.util.Locale;

/**
 * How a format computes a time limit that the package does not state.
 *
 * @param multiplier times the slowest run of an accepted submission
 * @param resolution in seconds; the limit is a multiple of it, and at least that long
 * @param roundsUp whether it is rounded up, and not to the nearest
 */
public record TimeRule(double multiplier, double resolution, boolean roundsUp) {

  /** The limit in nanoseconds. */
  public long limitNanos(long slowestNanos) {
    double units = multiplier * slowestNanos / 1e9 / resolution;
    double whole = roundsUp ? Math.ceil(units) : Math.floor(units + 0.5);
    return Math.round(Math.max(1, whole) * resolution * 1e9);
  }

  /** For people. */
  public String text() {
    return String.format(Locale.ROOT, "%s times the slowest accepted submission", shown());
  }

  private String shown() {
    return multiplier == Math.rint(multiplier)
        ? Long.toString(Math.round(multiplier))
        : Double.toString(multiplier);
  }
}
