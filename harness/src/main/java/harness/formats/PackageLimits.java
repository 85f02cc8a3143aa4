package harness.formats;

import harness.cases.Limits;

/**
 * The limits of submissions, and where they come from.
 *
 * @param source the file that states them: {@code problem.yaml}
 * @param rule how to compute the time limit; null if it is known
 */
public record PackageLimits(Limits limits, String source, TimeRule rule) {

  private static final long USUAL_NANOS = 2_000_000_000L;
  private static final long USUAL_BYTES = 256L << 20;

  /** Limits with a known time limit. */
  public PackageLimits(Limits limits, String source) {
    this(limits, source, null);
  }

  /** The same limits, with a time limit that is still to be computed. */
  public PackageLimits computedBy(TimeRule computing) {
    return new PackageLimits(limits, source + "; time: " + computing.text(), computing);
  }

  /** The defaults. */
  public static final PackageLimits USUAL =
      new PackageLimits(new Limits(USUAL_NANOS, USUAL_BYTES, 1), "default");

  /**
   * Limits from a file that states one, both or neither of them.
   *
   * @param seconds null if not stated
   * @param bytes null if not stated
   */
  public static PackageLimits stated(Double seconds, Long bytes, String file) {
    Limits limits =
        new Limits(
            seconds == null ? USUAL_NANOS : (long) (seconds * 1e9),
            bytes == null ? USUAL_BYTES : bytes,
            1);
    return new PackageLimits(limits, source(seconds != null, bytes != null, file));
  }

  private static String source(boolean time, boolean memory, String file) {
    if (time && memory) {
      return file;
    }
    if (!time && !memory) {
      return "default; the package states none";
    }
    return time ? "time of " + file + ", default memory" : "memory of " + file + ", default time";
  }
}
