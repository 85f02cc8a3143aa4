package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.Counted;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.run.Submission;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One submission's results.
 *
 * @param guarantee null in the JSON if the problem is not a puzzle
 * @param reach largest exact distance on which it was run, null for all
 * @param expected the verdicts that are not findings; without accepted, the submission is expected
 *     to fail
 * @param caught the first case on which it failed as expected; null if there is none
 * @param otherwise the first case on which it failed in another way; null if there is none, or if
 *     it was caught
 * @param verdicts cases by verdict
 * @param reasons wrong cases by reason
 * @param solveMs wall-clock time inside the submission
 * @param cpuUs CPU time per case, in microseconds
 * @param slowest name of the case with the most CPU time, null if none was run
 * @param slowestFileMs maximum CPU time of a judge's file: as many consecutive cases of one
 *     generator as it holds; null if no full file was run
 * @param limitMs the largest limit on its CPU time if tests or languages have their own; else null
 * @param limitShare the largest share of its own limit that a case took; null likewise
 * @param expanded total number of expanded states
 * @param peakStates the most states stored at once for one case
 * @param peakBytes largest resident peak of a program, null for a built-in solver
 * @param spared cases that it skipped
 * @param excess how far from optimal, null if optimality is guaranteed
 * @param byStratum easiest first
 * @param byDistance the same by exact distance, null if the problem is not a puzzle
 * @param bySize maximum CPU time by input size, null for a puzzle
 * @param onlyOutput what it printed if that was the same on all cases on which it was accepted;
 *     null if that differed, or for a puzzle
 * @param growth how CPU time grows, null for a puzzle
 * @param standing how it stood among others, null if it was not compared with them
 * @param score its points; null if the problem gives none, or if a test that counts has no verdict
 * @param maxScore the most points; null if there is no bound
 * @param total its points and verdict in all groups together; null if the problem gives no points
 * @param groups the same by group; null likewise
 * @param byGroup the cases that were drawn for groups of tests, by group; null if none were
 */
@RecordBuilder
public record SubmissionReport(
    String name,
    Submission.Kind kind,
    @JsonSetter(nulls = Nulls.SET) Guarantee guarantee,
    Integer reach,
    @JsonSetter(nulls = Nulls.SET) List<Verdict> expected,
    @JsonSetter(nulls = Nulls.SET) String caught,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) OtherFailure otherwise,
    Map<Verdict, Long> verdicts,
    Map<Reason, Long> reasons,
    double solveMs,
    Quantiles cpuUs,
    @JsonSetter(nulls = Nulls.SET) String slowest,
    Double slowestFileMs,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Double limitMs,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Double limitShare,
    long expanded,
    long peakStates,
    Long peakBytes,
    SparedCases spared,
    @JsonSetter(nulls = Nulls.SET) Excess excess,
    List<StratumRow> byStratum,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<DistanceRow> byDistance,
    List<GeneratorRow> byGenerator,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<SizeTime> bySize,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) OnlyOutput onlyOutput,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Growth growth,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Standing standing,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Double score,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Double maxScore,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) GroupResult total,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<GroupResult> groups,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<GroupCases> byGroup)
    implements SubmissionReportBuilder.With {

  /** This report with a predicted time for an input of a size. */
  SubmissionReport predicting(long bytes) {
    return withGrowth(bySize == null ? null : Growth.of(bySize, bytes));
  }

  /** The number of results that are findings. */
  @JsonIgnore
  public long unexpected() {
    return verdicts.keySet().stream().mapToLong(this::unexpected).sum();
  }

  /** The number of results with a verdict that are findings; groups may have other expectations. */
  private long unexpected(Verdict verdict) {
    long inGroups = 0;
    long unexpected = 0;
    for (GroupCases each : separateGroups()) {
      long cases = each.verdicts().getOrDefault(verdict, 0L);
      inGroups += cases;
      unexpected += isUnexpected(verdict, each.expected()) ? cases : 0;
    }
    long others = verdicts.getOrDefault(verdict, 0L) - inGroups;
    return unexpected + (isUnexpected(verdict, expected) ? others : 0);
  }

  private static boolean isUnexpected(Verdict verdict, List<Verdict> expected) {
    return verdict != Verdict.ACCEPTED && (expected == null || !expected.contains(verdict));
  }

  /** The groups in which something of their own is expected. */
  @JsonIgnore
  public List<GroupCases> separateGroups() {
    return byGroup == null
        ? List.of()
        : byGroup.stream().filter(each -> each.expected() != null).toList();
  }

  /** The groups in which it is expected to fail. */
  @JsonIgnore
  public List<GroupCases> groupsToFail() {
    return separateGroups().stream().filter(GroupCases::mustFail).toList();
  }

  /** Whether it printed the same output on suspiciously many different inputs. */
  @JsonIgnore
  public boolean isMonotonous() {
    return onlyOutput != null && onlyOutput.isSuspicious();
  }

  /** The number of results that are findings, without those of a verdict. */
  long unexpectedBut(Verdict verdict) {
    return unexpected() - unexpected(verdict);
  }

  /** Whether it failed on a case, as expected or not. */
  boolean failed() {
    return verdicts.entrySet().stream()
        .anyMatch(
            each ->
                each.getValue() > 0
                    && each.getKey() != Verdict.ACCEPTED
                    && each.getKey() != Verdict.JUDGE_ERROR);
  }

  /** Whether it is expected to fail. */
  @JsonIgnore
  public boolean mustFail() {
    return expected != null && !expected.contains(Verdict.ACCEPTED);
  }

  /** The result of a submission that is expected to fail, in a few words. */
  @JsonIgnore
  public String fate() {
    if (caught != null) {
      return "caught on " + caught;
    }
    if (otherwise != null) {
      return otherwise.text();
    }
    return cases() == 0 ? "not run" : "survived " + Counted.of(cases(), "case");
  }

  /** Whether it was expected to fail, but was accepted on all cases that it was run on. */
  @JsonIgnore
  public boolean survived() {
    return mustFail() && caught == null && otherwise == null && cases() > 0;
  }

  /** This report with points. */
  public SubmissionReport scoring(GroupResult all, List<GroupResult> byGroup) {
    return with(
        copy ->
            copy.score(all.score())
                .maxScore(all.maxScore())
                .total(all)
                .groups(List.copyOf(byGroup)));
  }

  /** The results by group, and the total after them; empty if the problem gives no points. */
  public List<GroupResult> columns() {
    return groups == null ? List.of() : Stream.concat(groups.stream(), Stream.of(total)).toList();
  }

  /** The row of a stratum; empty if no case of it was run. */
  public Optional<StratumRow> row(Stratum stratum) {
    return byStratum.stream().filter(row -> row.asStratum().equals(stratum)).findFirst();
  }

  /** The row of an exact distance; empty if no case at it was run. */
  public Optional<DistanceRow> at(Integer distance) {
    return byDistance.stream().filter(row -> Objects.equals(row.distance(), distance)).findFirst();
  }

  /** The number of cases with a verdict. */
  public long cases() {
    return verdicts.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The number of accepted cases. */
  public long accepted() {
    return verdicts.getOrDefault(Verdict.ACCEPTED, 0L);
  }

  /** Whether it could be compiled. */
  public boolean compiled() {
    return !verdicts.containsKey(Verdict.COMPILE_ERROR);
  }

  /**
   * A failure of a submission that is expected to fail in another way.
   *
   * @param expected in words
   */
  public record OtherFailure(
      @JsonProperty("case") String caseName, Verdict verdict, String expected) {
    String text() {
      return "failed " + caseName + " with " + verdict + ", expected " + expected;
    }
  }

  /**
   * Quantiles in microseconds.
   *
   * @param distribution number of cases by time, shortest first; empty if none was run
   */
  public record Quantiles(
      double p50, double p95, double p99, double max, List<TimeShare> distribution) {}

  /**
   * The number of cases in an interval of times.
   *
   * @param over the time is above this many microseconds, or 0
   * @param to the time is at most this; the next interval begins here
   */
  public record TimeShare(double over, double to, long cases) {}

  /** Cases that a submission skipped, by cause. */
  public record SparedCases(
      long beyondReach, long afterTimeLimit, long afterCaught, long overShare) {

    /** No cases. */
    public static final SparedCases NONE = new SparedCases(0, 0, 0, 0);

    /** The number of skipped cases. */
    public long total() {
      return beyondReach + afterTimeLimit + afterCaught + overShare;
    }
  }

  /**
   * How far answers are above the optimum.
   *
   * @param cases answers with more moves than needed
   * @param mean mean number of excess moves in these answers
   * @param largest the most excess moves
   */
  public record Excess(long cases, double mean, int largest) {}

  /**
   * One submission in one stratum.
   *
   * @param rank a higher rank means that harder cases are expected
   * @param stratum its label
   * @param tooLong accepted outputs that are worse than the best, if no optimum is guaranteed
   * @param meanExcess mean difference to the best in these outputs, 0 if there are none
   * @param largestExcess the largest difference
   * @param cpuSketch a mergeable sketch of the CPU times in nanoseconds: a compressed HdrHistogram,
   *     in Base64
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
   * @param distance null for cases whose right answer is -1
   * @param tooLong accepted answers with more moves than needed, if no optimum is guaranteed
   * @param meanExcess mean number of excess moves in these answers, 0 if there are none
   * @param largestExcess the most excess moves
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

    /** Converts the row of a stratum that is an exact distance. */
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
   * @param cases cases on which it was run
   * @param spared cases that it skipped
   * @param solveMs wall-clock time inside the submission
   */
  public record GeneratorRow(
      String generator, long cases, long wrong, long spared, double solveMs) {

    /** This row with no case wrong, because the failures were expected. */
    public GeneratorRow allRight() {
      return new GeneratorRow(generator, cases, 0, spared, solveMs);
    }
  }
}
