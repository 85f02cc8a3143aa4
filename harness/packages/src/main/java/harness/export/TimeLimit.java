package harness.export;

import harness.cases.Limits;
import harness.run.Margin;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The time limit of a package and its origin.
 *
 * @param seconds the limit
 * @param reason one line for display
 */
public record TimeLimit(double seconds, String reason) {

  /**
   * The format's {@code time_limit_to_tle}: slow programs take at least this many times the limit.
   */
  public static final double LIMIT_TO_SLOW = 1.5;

  /** How long a program took for the package's tests. */
  public interface Timed {

    /** The program's name. */
    String program();

    /** Maximum CPU time for a file. */
    long slowestNanos();

    /** Name of that file. */
    String slowestFile();
  }

  private static final double NANOS_PER_SECOND = 1e9;

  /** A limit chosen by the user. */
  public static TimeLimit chosen(long nanos) {
    return new TimeLimit(nanos / NANOS_PER_SECOND, "chosen, not measured");
  }

  /**
   * The format's rule: the smallest whole number of seconds that is at least twice the slowest
   * right program's time for any file.
   *
   * @param accepted trials of the right programs
   * @param fallback used if there are none
   */
  public static TimeLimit measured(List<? extends Timed> accepted, Limits fallback) {
    return accepted.stream()
        .max(Comparator.comparingLong(Timed::slowestNanos))
        .map(TimeLimit::of)
        .orElseGet(
            () ->
                new TimeLimit(
                    fallback.timeNanos() / NANOS_PER_SECOND,
                    "the original judge's; there is no accepted submission to measure"));
  }

  private static TimeLimit of(Timed slowest) {
    double took = slowest.slowestNanos() / NANOS_PER_SECOND;
    return new TimeLimit(
        Math.max(1, Math.ceil(Margin.RIGHT_TO_LIMIT * took)),
        String.format(
            Locale.ROOT,
            "the slowest accepted submission, %s, takes %.3f s of CPU time for %s",
            slowest.program(),
            took,
            slowest.slowestFile()));
  }

  /** The limit in nanoseconds. */
  public long nanos() {
    return Math.round(seconds * NANOS_PER_SECOND);
  }

  /** The limit as text: {@code 3} or {@code 1.5}. */
  public String text() {
    return seconds == Math.rint(seconds)
        ? Long.toString(Math.round(seconds))
        : Double.toString(seconds);
  }

  /** The block of {@code problem.yaml}, with the multipliers of the rule above. */
  public String yaml(long memoryBytes) {
    return """
        limits:
          # %s
          time_limit: %s
          time_multipliers:
            ac_to_time_limit: %s
            time_limit_to_tle: %s
          memory: %s
        """
        .formatted(reason, text(), Margin.RIGHT_TO_LIMIT, LIMIT_TO_SLOW, memoryBytes >> 20);
  }
}
