package harness.tally;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.Skipped;
import harness.cases.Guarantee;
import harness.cases.Reason;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.report.GroupCases;
import harness.report.OnlyOutput;
import harness.report.SizeTime;
import harness.report.Standing;
import harness.report.SubmissionReport;
import harness.run.Submission;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The counts of one submission over some cases, in a form that can be stored and added to others.
 * Times are in nanoseconds.
 *
 * @param reach highest rank of a stratum on which it is run, {@link
 *     harness.cases.Solves#EVERYTHING} for all
 * @param expected the verdicts that are not findings; null if only accepted is not
 * @param caught name of the first case on which it failed as expected, or null
 * @param otherwise the first case on which it failed in another way, or null
 * @param unstated the limits that it exceeded although nobody stated them
 * @param accepted number of accepted answers
 * @param verdicts the other cases by verdict
 * @param maxNanos maximum CPU time for a case, -1 if none was run
 * @param slowest name of that case, or null
 * @param slowestFileNanos maximum CPU time for a judge's file, -1 if no full file was run
 * @param limitNanos the largest limit on its CPU time if cases have their own; else null
 * @param limitShare the largest share of its own limit that a case took; null likewise
 * @param rows counts by stratum
 * @param ofGenerators counts by generator
 * @param bySize maximum CPU time by input size
 * @param onlyOutput the accepted output if there is only one; null if there are several or none
 * @param standing how it stood among others; null if it was not compared with them
 * @param ofGroups counts by group of tests
 */
public record SubmissionCounts(
    String name,
    Submission.Kind kind,
    Guarantee guarantee,
    int reach,
    @JsonSetter(nulls = Nulls.SET) List<Verdict> expected,
    @JsonSetter(nulls = Nulls.SET) String caught,
    @JsonSetter(nulls = Nulls.SET) SubmissionReport.OtherFailure otherwise,
    List<UnstatedLimit> unstated,
    long accepted,
    Map<Verdict, Long> verdicts,
    Map<Reason, Long> reasons,
    Map<Skipped, Long> spared,
    long wallNanos,
    long computedNanos,
    long expanded,
    long peakStates,
    long peakBytes,
    long maxNanos,
    @JsonSetter(nulls = Nulls.SET) String slowest,
    long slowestFileNanos,
    @JsonInclude(JsonInclude.Include.NON_NULL) Long limitNanos,
    @JsonInclude(JsonInclude.Include.NON_NULL) Double limitShare,
    long excessCases,
    long excessMoves,
    int largestExcess,
    List<OfStratum> rows,
    List<OfGenerator> ofGenerators,
    List<SizeTime> bySize,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) OnlyOutput onlyOutput,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Standing standing,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.SET)
        List<GroupCases> ofGroups) {

  public SubmissionCounts {
    ofGroups = ofGroups == null ? List.of() : List.copyOf(ofGroups);
  }

  /**
   * The counts in a report, whose times are rounded.
   *
   * @throws IllegalArgumentException in one line, if the report lacks the guarantee
   */
  static SubmissionCounts of(SubmissionReport report) {
    if (report.guarantee() == null) {
      throw new IllegalArgumentException(report.name() + " has no guarantee");
    }
    Map<Verdict, Long> verdicts = new TreeMap<>(report.verdicts());
    Long accepted = verdicts.remove(Verdict.ACCEPTED);
    SubmissionReport.Excess excess = report.excess();
    return new SubmissionCounts(
        report.name(),
        report.kind(),
        report.guarantee(),
        report.reach() == null ? Solves.EVERYTHING : report.reach(),
        report.expected(),
        report.caught(),
        report.otherwise(),
        List.of(), // the report has a note
        accepted == null ? 0 : accepted,
        verdicts,
        report.reasons(),
        Map.of(
            Skipped.BEYOND_REACH,
            report.spared().beyondReach(),
            Skipped.AFTER_TIME_LIMIT,
            report.spared().afterTimeLimit(),
            Skipped.AFTER_CAUGHT,
            report.spared().afterCaught(),
            Skipped.OVER_SHARE,
            report.spared().overShare()),
        Math.round(report.solveMs() * 1e6),
        0,
        report.expanded(),
        report.peakStates(),
        report.peakBytes() == null ? 0 : report.peakBytes(),
        report.slowest() == null ? -1 : Math.round(report.cpuUs().max() * 1e3),
        report.slowest(),
        report.slowestFileMs() == null ? -1 : Math.round(report.slowestFileMs() * 1e6),
        report.limitMs() == null ? null : Long.valueOf(Math.round(report.limitMs() * 1e6)),
        report.limitShare(),
        excess == null ? 0 : excess.cases(),
        excess == null ? 0 : Math.round(excess.mean() * excess.cases()),
        excess == null ? 0 : excess.largest(),
        report.byStratum().stream().map(OfStratum::of).toList(),
        report.byGenerator().stream().map(OfGenerator::of).toList(),
        report.bySize() == null ? List.of() : report.bySize(),
        report.onlyOutput(),
        report.standing(),
        report.byGroup());
  }

  /**
   * Rejects counts that no run has; a part of a campaign may have been written by anyone.
   *
   * @param done the number of cases that they count
   * @throws IllegalArgumentException in one line
   */
  void check(long done) {
    atMost(done, "verdicts", Stream.concat(Stream.of(accepted), verdicts.values().stream()));
    atMost(done, "reasons", reasons.values().stream());
    atMost(done, "skipped cases", spared.values().stream());
    atMost(done, "cases by stratum", rows.stream().map(OfStratum::cases));
    atMost(done, "wrong cases by stratum", rows.stream().map(OfStratum::wrong));
    atMost(done, "cases by generator", ofGenerators.stream().map(OfGenerator::cases));
    atMost(done, "wrong cases by generator", ofGenerators.stream().map(OfGenerator::wrong));
    atMost(
        done,
        "cases by group",
        ofGroups.stream().flatMap(each -> each.verdicts().values().stream()));
    distinct("group", ofGroups.stream().map(GroupCases::name));
    distinct("stratum", rows.stream().map(OfStratum::stratum));
    distinct("generator", ofGenerators.stream().map(OfGenerator::generator));
    if (wallNanos < 0 || computedNanos < 0 || expanded < 0 || peakStates < 0 || peakBytes < 0) {
      throw new IllegalArgumentException(name + ": a negative sum");
    }
  }

  private void atMost(long done, String what, Stream<Long> counts) {
    long left = done;
    for (long each : (Iterable<Long>) counts::iterator) {
      if (each < 0 || each > left) {
        throw new IllegalArgumentException(name + ": " + what + " do not add up to " + done);
      }
      left -= each;
    }
  }

  private void distinct(String what, Stream<?> all) {
    Set<Object> seen = new HashSet<>();
    all.filter(each -> !seen.add(each))
        .findFirst()
        .ifPresent(
            twice -> {
              throw new IllegalArgumentException(name + ": a " + what + " is there twice");
            });
  }

  /**
   * The cases of one stratum.
   *
   * @param cpuNanos a sketch of the CPU times: a compressed HdrHistogram, in Base64
   */
  public record OfStratum(
      Stratum stratum,
      long cases,
      long wrong,
      long tooLong,
      long excessMoves,
      int largestExcess,
      long maxNanos,
      String cpuNanos) {

    private static OfStratum of(SubmissionReport.StratumRow row) {
      return new OfStratum(
          new Stratum(row.rank(), row.stratum()),
          row.cases(),
          row.wrong(),
          row.tooLong(),
          Math.round(row.meanExcess() * row.tooLong()),
          row.largestExcess(),
          Math.round(row.maxUs() * 1e3),
          row.cpuSketch());
    }
  }

  /**
   * The cases that one generator drew.
   *
   * @param cases cases on which the submission was run
   * @param spared cases that it skipped
   * @param wallNanos wall-clock time inside the submission
   */
  public record OfGenerator(String generator, long cases, long wrong, long spared, long wallNanos) {

    private static OfGenerator of(SubmissionReport.GeneratorRow row) {
      return new OfGenerator(
          row.generator(), row.cases(), row.wrong(), row.spared(), Math.round(row.solveMs() * 1e6));
    }
  }
}
