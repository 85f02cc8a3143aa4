package harness.formats;

import harness.cases.Limits;
import harness.cases.UsageException;
import harness.cases.Verdict;
import java.util.Set;

/**
 * The limits of submissions, and where they come from.
 *
 * @param outputBytes most output of a submission
 * @param source the file that states them: {@code problem.yaml}
 * @param rule how to compute the time limit; null if it is known
 * @param unstated the verdicts of limits that nobody stated; they are no findings about the
 *     package's own submissions
 */
public record PackageLimits(
    Limits limits, long outputBytes, String source, TimeRule rule, Set<Verdict> unstated) {

  private static final long SHORTEST_NANOS = 1_000_000;
  private static final long LONGEST_NANOS = 86_400_000_000_000L;
  private static final long LEAST_BYTES = 1 << 20;
  private static final long LEAST_OUTPUT_BYTES = 1 << 10;
  private static final long MOST_BYTES = 1L << 40;

  /** The documented defaults, which everyone must keep. */
  public static final PackageLimits USUAL =
      LimitDefaults.OF_HARNESS.blaming().with(null, null, null, "").from("default");

  /** Limits that somebody stated, except that on the output. */
  public PackageLimits(Limits limits, String source) {
    this(limits, LimitDefaults.OF_HARNESS.outputBytes(), source, null, Set.of());
  }

  /**
   * Rejects limits that no package means.
   *
   * @throws UsageException in one line
   */
  public PackageLimits {
    unstated = Set.copyOf(unstated);
    if (limits.timeNanos() < SHORTEST_NANOS || limits.timeNanos() > LONGEST_NANOS) {
      throw new UsageException(source + ": expected a time limit from 1 ms to 1 day");
    }
    if (limits.memoryBytes() < LEAST_BYTES || limits.memoryBytes() > MOST_BYTES) {
      throw new UsageException(source + ": expected a memory limit from 1 MiB to 1 TiB");
    }
    if (outputBytes < LEAST_OUTPUT_BYTES || outputBytes > MOST_BYTES) {
      throw new UsageException(source + ": expected an output limit from 1 KiB to 1 TiB");
    }
  }

  /** These limits, said to be from another source. */
  public PackageLimits from(String other) {
    return new PackageLimits(limits, outputBytes, other, rule, unstated);
  }

  /** These limits, with a time limit that is still to be computed. */
  public PackageLimits computedBy(TimeRule computing) {
    return new PackageLimits(
        limits, outputBytes, source + "; time: " + computing.text(), computing, unstated);
  }
}
