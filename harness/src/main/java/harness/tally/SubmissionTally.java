package harness.tally;

import harness.campaign.Skipped;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.report.Growth;
import harness.report.SubmissionReport;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts of one submission. Fed in the order of the cases by one thread at a time. */
final class SubmissionTally {

  private final Contestant submission;
  private final EnumMap<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
  private final EnumMap<Reason, Long> reasons = new EnumMap<>(Reason.class);
  private final EnumMap<Skipped, Long> spared = new EnumMap<>(Skipped.class);
  private final SlowestFile file;
  private final StratumTally strata = new StratumTally();
  private final GeneratorTally generators = new GeneratorTally();
  private final SizeTally sizes = new SizeTally();
  private long accepted;
  private long wallNanos;
  private long expanded;
  private long peakStates;
  private long peakBytes;
  private long computedNanos;
  private long maxNanos = -1;
  private CaseName slowest;
  private CaseName caught;
  private SubmissionReport.OtherFailure otherwise;
  private long excessCases;
  private long excessMoves;
  private int largestExcess;

  SubmissionTally(Contestant submission, int casesPerFile) {
    this.submission = submission;
    this.file = new SlowestFile(casesPerFile);
  }

  void spare(Case each, Skipped why) {
    spared.merge(why, 1L, Long::sum);
    generators.spare(each.name().generator());
    file.breakOff();
  }

  /**
   * Adds a case.
   *
   * @param worse difference between an accepted output and the best
   */
  void add(Case each, Stratum stratum, Outcome outcome, Judgement judgement, int worse) {
    long cpuNanos = outcome.cpuNanos();
    int excess = 0;
    if (judgement.isAccepted()) {
      accepted++;
      excess = excess(worse);
    } else {
      verdicts.merge(judgement.verdict(), 1L, Long::sum);
      if (submission.expectation().isCaughtBy(judgement.verdict())) {
        catchOn(each.name());
      } else if (otherwise == null
          && submission.expectation().isOtherFailure(judgement.verdict())) {
        otherwise =
            new SubmissionReport.OtherFailure(
                each.name().toString(),
                judgement.verdict().label(),
                submission.expectation().wanted());
      }
      if (judgement.reason() != null) {
        reasons.merge(judgement.reason(), 1L, Long::sum);
      }
    }
    strata.add(stratum, judgement.isAccepted(), excess, cpuNanos);
    generators.add(each.name().generator(), judgement.isAccepted(), outcome.wallNanos());
    if (!outcome.hangsOnTime()) { // a run that was cut short tells nothing about the growth of time
      sizes.add(each.input().length(), cpuNanos);
    }
    wallNanos += outcome.wallNanos();
    expanded += outcome.expandedNodes();
    peakStates = Math.max(peakStates, outcome.peakStoredStates());
    peakBytes = Math.max(peakBytes, outcome.peakBytes());
    computedNanos += cpuNanos;
    if (cpuNanos > maxNanos) {
      maxNanos = cpuNanos;
      slowest = each.name();
    }
    file.add(each.name(), cpuNanos);
  }

  /** Records a case on which it fails as expected; only the first one counts. */
  private void catchOn(CaseName name) {
    if (caught == null || name.index() < caught.index()) {
      caught = name;
    }
  }

  /** Adds a failure of another part; only the first one counts. */
  private void failOtherwise(SubmissionReport.OtherFailure failure) {
    if (otherwise == null || index(failure) < index(otherwise)) {
      otherwise = failure;
    }
  }

  private static long index(SubmissionReport.OtherFailure failure) {
    return CaseName.parse(failure.caseName()).index();
  }

  /** Counts an accepted output that is worse than the best, if that is allowed. */
  private int excess(int worse) {
    int excess = submission.guarantee() == Guarantee.NONE ? worse : 0;
    if (excess > 0) {
      excessCases++;
      excessMoves += excess;
      largestExcess = Math.max(largestExcess, excess);
    }
    return excess;
  }

  /** Time used by the submission itself: CPU time of a program, wall-clock time of a solver. */
  long usedNanos() {
    return submission.kind() == Submission.Kind.PROGRAM ? computedNanos : wallNanos;
  }

  /** The counts, to be stored. */
  SubmissionCounts counts() {
    return new SubmissionCounts(
        submission.name(),
        submission.kind(),
        submission.guarantee(),
        submission.reach(),
        submission.expectation().labels(),
        caught == null ? null : caught.toString(),
        otherwise,
        accepted,
        Map.copyOf(verdicts),
        Map.copyOf(reasons),
        Map.copyOf(spared),
        wallNanos,
        computedNanos,
        expanded,
        peakStates,
        peakBytes,
        maxNanos,
        slowest == null ? null : slowest.toString(),
        file.slowestNanos(),
        excessCases,
        excessMoves,
        largestExcess,
        strata.counts(),
        generators.counts(),
        sizes.rows());
  }

  /** Adds the counts of later cases. */
  void add(SubmissionCounts other) {
    accepted += other.accepted();
    if (other.caught() != null) {
      catchOn(CaseName.parse(other.caught()));
    }
    if (other.otherwise() != null) {
      failOtherwise(other.otherwise());
    }
    other.verdicts().forEach((verdict, count) -> verdicts.merge(verdict, count, Long::sum));
    other.reasons().forEach((reason, count) -> reasons.merge(reason, count, Long::sum));
    other.spared().forEach((why, count) -> spared.merge(why, count, Long::sum));
    wallNanos += other.wallNanos();
    computedNanos += other.computedNanos();
    expanded += other.expanded();
    peakStates = Math.max(peakStates, other.peakStates());
    peakBytes = Math.max(peakBytes, other.peakBytes());
    if (other.maxNanos() > maxNanos) {
      maxNanos = other.maxNanos();
      slowest = CaseName.parse(other.slowest());
    }
    file.add(other.slowestFileNanos());
    excessCases += other.excessCases();
    excessMoves += other.excessMoves();
    largestExcess = Math.max(largestExcess, other.largestExcess());
    other.rows().forEach(strata::add);
    other.ofGenerators().forEach(generators::add);
    other.bySize().forEach(sizes::add);
  }

  /**
   * The submission's part of the report.
   *
   * @param ofPuzzle whether strata are exact distances
   */
  SubmissionReport report(boolean ofPuzzle) {
    CpuTimes cpuTimes = strata.cpuTimes();
    return new SubmissionReport(
        submission.name(),
        submission.kind().label(),
        submission.guarantee().label(),
        submission.reach() == Solves.EVERYTHING ? null : submission.reach(),
        submission.expectation().labels(),
        caught == null ? null : caught.toString(),
        caught == null ? otherwise : null,
        verdictCounts(),
        reasonCounts(),
        millis(wallNanos),
        new SubmissionReport.Quantiles(
            CpuTimes.micros(quantile(cpuTimes, 50)),
            CpuTimes.micros(quantile(cpuTimes, 95)),
            CpuTimes.micros(quantile(cpuTimes, 99)),
            CpuTimes.micros(Math.max(0, maxNanos)),
            cpuTimes.distribution()),
        slowest == null ? null : slowest.toString(),
        file.slowestNanos() < 0 ? null : millis(file.slowestNanos()),
        expanded,
        peakStates,
        submission.kind() == Submission.Kind.PROGRAM ? peakBytes : null,
        new SubmissionReport.SparedCases(
            spared.getOrDefault(Skipped.BEYOND_REACH, 0L),
            spared.getOrDefault(Skipped.AFTER_TIME_LIMIT, 0L)),
        submission.guarantee() == Guarantee.OPTIMAL
            ? null
            : new SubmissionReport.Excess(
                excessCases,
                excessCases == 0 ? 0 : (double) excessMoves / excessCases,
                largestExcess),
        strata.report(),
        ofPuzzle ? strata.report().stream().map(SubmissionReport.DistanceRow::of).toList() : null,
        generatorRows(),
        ofPuzzle ? null : sizes.rows(),
        ofPuzzle ? null : Growth.of(sizes.rows(), null));
  }

  private Map<String, Long> verdictCounts() {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put(Verdict.ACCEPTED.label(), accepted);
    verdicts.forEach((verdict, count) -> counts.put(verdict.label(), count));
    return counts;
  }

  private Map<String, Long> reasonCounts() {
    Map<String, Long> counts = new LinkedHashMap<>();
    reasons.forEach((reason, count) -> counts.put(reason.label(), count));
    return counts;
  }

  /** A quantile, but at most the largest time: sketches round up. */
  private long quantile(CpuTimes cpuTimes, int percent) {
    return Math.min(cpuTimes.percentile(percent), Math.max(0, maxNanos));
  }

  private List<SubmissionReport.GeneratorRow> generatorRows() {
    return generators.counts().stream()
        .map(
            row ->
                new SubmissionReport.GeneratorRow(
                    row.generator(),
                    row.cases(),
                    row.wrong(),
                    row.spared(),
                    millis(row.wallNanos())))
        .toList();
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e5) / 10.0;
  }
}
