package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Verdict;
import harness.problem.Stratum;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;

/**
 * One submission's results.
 *
 * @param reach largest exact distance it was given, null for all
 * @param expected the verdicts that are no findings; without accepted it is expected to fail
 * @param caught the first case on which it failed as expected; null if there is none
 * @param verdicts cases by verdict
 * @param reasons cases by reason, wrong ones only
 * @param solveMs time spent inside the submission, by the wall clock
 * @param cpuUs CPU time a case, in microseconds
 * @param slowest name of the case that took the most CPU time, null when none was run
 * @param slowestFileMs the most CPU time that consecutive cases of one generator took together, as
 *     many as a judge's file holds; null where no full file was run
 * @param expanded states expanded in all
 * @param peakStates the most states stored at once for one case
 * @param peakBytes largest resident peak of a program, null for a built-in solver
 * @param spared cases that it was not given
 * @param excess how far from optimal, null where optimality is promised
 * @param byStratum the easiest first
 * @param byDistance the same by exact distance, null where the problem is no puzzle
 * @param bySize the most CPU time by size of the input, null for a puzzle
 * @param growth how that grows, null for a puzzle
 */
@RecordBuilder
public record SubmissionReport(
    String name,
    String kind,
    String guarantee,
    Integer reach,
    @JsonSetter(nulls = Nulls.SET) List<String> expected,
    @JsonSetter(nulls = Nulls.SET) String caught,
    Map<String, Long> verdicts,
    Map<String, Long> reasons,
    double solveMs,
    Quantiles cpuUs,
    @JsonSetter(nulls = Nulls.SET) String slowest,
    Double slowestFileMs,
    long expanded,
    long peakStates,
    Long peakBytes,
    SparedCases spared,
    @JsonSetter(nulls = Nulls.SET) Excess excess,
    List<StratumRow> byStratum,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<DistanceRow> byDistance,
    List<GeneratorRow> byGenerator,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<SizeTime> bySize,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Growth growth)
    implements SubmissionReportBuilder.With {

  /** This with what the times say of an input of a size. */
  SubmissionReport predicting(long bytes) {
    return withGrowth(bySize == null ? null : Growth.of(bySize, bytes));
  }

  /** How many results are findings. */
  @JsonIgnore
  public long unexpected() {
    return verdicts.entrySet().stream()
        .filter(entry -> !entry.getKey().equals(Verdict.ACCEPTED.label()))
        .filter(entry -> expected == null || !expected.contains(entry.getKey()))
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  /** Whether it is expected to fail. */
  @JsonIgnore
  public boolean mustFail() {
    return expected != null && !expected.contains(Verdict.ACCEPTED.label());
  }

  /** What came of a submission that is expected to fail, in a few words. */
  @JsonIgnore
  public String fate() {
    long cases = verdicts.values().stream().mapToLong(Long::longValue).sum();
    return caught == null
        ? "survived " + cases + (cases == 1 ? " case" : " cases")
        : "caught on " + caught;
  }

  /**
   * Quantiles in microseconds.
   *
   * @param distribution how many took how long, the shortest times first; empty where none was run
   */
  public record Quantiles(
      double p50, double p95, double p99, double max, List<TimeShare> distribution) {}

  /**
   * How many cases took a time.
   *
   * @param over longer than this many microseconds, or 0
   * @param to as long as this at most; the next begins here
   */
  public record TimeShare(double over, double to, long cases) {}

  /** Cases that a submission was not given, by cause. */
  public record SparedCases(long beyondReach, long afterTimeLimit) {}

  /**
   * How far the answers lie above the optimum.
   *
   * @param cases answers with more moves than needed
   * @param mean mean of the superfluous moves over those
   * @param largest the most superfluous moves
   */
  public record Excess(long cases, double mean, int largest) {}

  /**
   * One submission in one stratum.
   *
   * @param rank the higher, the harder the cases are expected to be
   * @param stratum its label
   * @param tooLong accepted outputs that are worse than the best, where no optimum is promised
   * @param meanExcess mean of what they are worse by, 0 if there are none
   * @param largestExcess the largest of that
   * @param cpuSketch a sketch of the CPU times in nanoseconds, which can be merged: a compressed
   *     HdrHistogram, in Base64
   */
  public record StratumRow(
      int rank,
      String stratum,
      long cases,
      long wrong,
      double p50Us,
      double maxUs,
      long tooLong,
      double meanExcess,
      int largestExcess,
      String cpuSketch) {

    /** The stratum itself. */
    public Stratum asStratum() {
      return new Stratum(rank, stratum);
    }
  }

  /**
   * One submission at one exact distance.
   *
   * @param distance null where the right answer is -1
   * @param tooLong accepted answers with more moves than needed, where no optimum is promised
   * @param meanExcess mean of the superfluous moves over those, 0 if there are none
   * @param largestExcess the most superfluous moves
   */
  public record DistanceRow(
      Integer distance,
      long cases,
      long wrong,
      double p50Us,
      double maxUs,
      long tooLong,
      double meanExcess,
      int largestExcess) {

    /** What is known of a stratum that an exact distance makes. */
    public static DistanceRow of(StratumRow row) {
      return new DistanceRow(
          row.rank() == Stratum.LAST ? null : row.rank(),
          row.cases(),
          row.wrong(),
          row.p50Us(),
          row.maxUs(),
          row.tooLong(),
          row.meanExcess(),
          row.largestExcess());
    }
  }

  /**
   * One submission on the cases of one generator.
   *
   * @param cases those that it was given
   * @param spared those that it was not
   * @param solveMs time spent inside the submission, by the wall clock
   */
  public record GeneratorRow(
      String generator, long cases, long wrong, long spared, double solveMs) {

    /** The same where what went wrong was expected. */
    public GeneratorRow allRight() {
      return new GeneratorRow(generator, cases, 0, spared, solveMs);
    }
  }
}
