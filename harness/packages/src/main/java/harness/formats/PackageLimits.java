package harness.formats;

import harness.cases.Limits;
import harness.cases.UsageException;
import harness.cases.Verdict;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The limits of submissions, and where they come from.
 *
 * @param outputBytes most output of a submission
 * @param source the file that states them: {@code problem.yaml}
 * @param rule how to compute the time limit; null if it is known
 * @param own those of single languages and tests
 * @param unstated the verdicts of limits that nobody stated; they are no findings about the
 *     package's own submissions
 */
public record PackageLimits(
    Limits limits,
    long outputBytes,
    String source,
    TimeRule rule,
    LimitRules own,
    Set<Verdict> unstated) {

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
    this(limits, LimitDefaults.OF_HARNESS.outputBytes(), source, null, LimitRules.NONE, Set.of());
  }

  /**
   * Rejects limits that no package means.
   *
   * @throws UsageException in one line
   */
  public PackageLimits {
    unstated = Set.copyOf(unstated);
    Stream.concat(Stream.of(limits.timeNanos()), own.times())
        .forEach(each -> checkTime(each, source));
    Stream.concat(Stream.of(limits.memoryBytes()), own.memories())
        .forEach(each -> checkMemory(each, source));
    if (outputBytes < LEAST_OUTPUT_BYTES || outputBytes > MOST_BYTES) {
      throw new UsageException(source + ": expected an output limit from 1 KiB to 1 TiB");
    }
  }

  private static void checkTime(long nanos, String source) {
    if (nanos < SHORTEST_NANOS || nanos > LONGEST_NANOS) {
      throw new UsageException(source + ": expected a time limit from 1 ms to 1 day");
    }
  }

  private static void checkMemory(long bytes, String source) {
    if (bytes < LEAST_BYTES || bytes > MOST_BYTES) {
      throw new UsageException(source + ": expected a memory limit from 1 MiB to 1 TiB");
    }
  }

  /** These limits, said to be from another source. */
  public PackageLimits from(String other) {
    return new PackageLimits(limits, outputBytes, other, rule, own, unstated);
  }

  /** These limits, with a time limit that is still to be computed. */
  public PackageLimits computedBy(TimeRule computing) {
    return new PackageLimits(
        limits, outputBytes, source + "; time: " + computing.text(), computing, own, unstated);
  }

  /** These limits, with others for some languages and tests. */
  public PackageLimits withOwn(LimitRules rules) {
    return new PackageLimits(limits, outputBytes, source, rule, rules, unstated);
  }

  /** These limits for all languages and tests, where the user gives the time or the memory. */
  public PackageLimits replaced(boolean times, boolean memory) {
    return withOwn(own.without(times, memory));
  }
}
