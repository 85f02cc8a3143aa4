package harness.report;

import harness.campaign.Spared;
import harness.cases.Reason;
import harness.cases.Verdict;
import java.util.List;
import java.util.Map;

/**
 * What was counted of one submission over some cases, in a form that can be written down and added
 * to what was counted over others. Times are nanoseconds.
 *
 * @param accepted how many answers were accepted
 * @param verdicts the other cases by verdict
 * @param maxNanos the most CPU time for one case, -1 when none was run
 * @param slowest name of that case, or null
 * @param slowestFileNanos the most CPU time for a judge's file, -1 where no full file was run
 * @param rows by exact distance
 * @param ofGenerators by the generator that drew the cases
 */
public record SubmissionCounts(
    String name,
    long accepted,
    Map<Verdict, Long> verdicts,
    Map<Reason, Long> reasons,
    Map<Spared, Long> spared,
    long wallNanos,
    long computedNanos,
    long expanded,
    long peakStates,
    long peakBytes,
    long maxNanos,
    String slowest,
    long slowestFileNanos,
    long excessCases,
    long excessMoves,
    int largestExcess,
    List<AtDistance> rows,
    List<OfGenerator> ofGenerators) {

  /**
   * The cases at one exact distance.
   *
   * @param distance {@link harness.cases.Answer#NO_SOLUTION} where there is no solution
   * @param cpuNanos a sketch of the CPU times: a compressed HdrHistogram, in Base64
   */
  public record AtDistance(
      int distance, long cases, long wrong, long tooLong, long maxNanos, String cpuNanos) {}

  /**
   * The cases that one generator drew.
   *
   * @param cases those that the submission was given
   * @param spared those that it was not
   * @param wallNanos time inside the submission, by the wall clock
   */
  public record OfGenerator(
      String generator, long cases, long wrong, long spared, long wallNanos) {}
}
