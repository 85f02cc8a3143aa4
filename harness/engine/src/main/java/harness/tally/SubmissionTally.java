package harness.tally;

import harness.campaign.Skipped;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.problem.Partition;
import harness.problem.Stratum;
import harness.report.GroupCases;
import harness.report.Growth;
import harness.report.Standing;
import harness.report.SubmissionReport;
import harness.report.SubmissionReportBuilder;
import harness.run.Expectation;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts of one submission. Fed in the order of the cases by one thread at a time. */
final class SubmissionTally {

  /**
   * A submission's properties in reports.
   *
   * @param reach largest exact distance on which it is run, {@link Solves#EVERYTHING} for all
   */
  private record Contestant(
      String name, Submission.Kind kind, Guarantee guarantee, int reach, Expectation expectation) {}

  private final Contestant submission;
  private final EnumMap<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
  private final EnumMap<Reason, Long> reasons = new EnumMap<>(Reason.class);
  private final EnumMap<Skipped, Long> spared = new EnumMap<>(Skipped.class);
  private final SlowestFile file;
  private final StratumTally strata = new StratumTally();
  private final GeneratorTally generators = new GeneratorTally();
  private final SizeTally sizes = new SizeTally();
  private final OnlyOutputTally only = new OnlyOutputTally();
  private long wallNanos;
  private long expanded;
  private long peakStates;
  private long peakBytes;
  private long computedNanos;
  private long limitNanos;
  private double limitShare;
  private CaseName slowest;
  private CaseName caught;
  private SubmissionReport.OtherFailure otherwise;
  private final Map<String, GroupCases> groups = new TreeMap<>();
  private final EnumMap<Verdict, UnstatedLimit> unstated = new EnumMap<>(Verdict.class);
  private Standing standing;

  private SubmissionTally(Contestant submission, int casesPerFile) {
    this.submission = submission;
    this.file = new SlowestFile(casesPerFile);
    submission
        .expectation()
        .groups()
        .forEach((name, own) -> groups.put(name, GroupCases.none(name, own.expected())));
  }

  static SubmissionTally of(Submission each, Limits usual) {
    SubmissionTally tally =
        new SubmissionTally(
            new Contestant(
                each.name(), each.kind(), each.guarantee(), each.reach(), each.expectation()),
            usual.casesPerFile());
    tally.limitNanos = each.hasOwnLimits() ? each.largestLimits(usual).timeNanos() : 0;
    return tally;
  }

  /** An empty tally of the submission of these counts. */
  static SubmissionTally like(SubmissionCounts each, int casesPerFile) {
    return new SubmissionTally(
        new Contestant(
            each.name(),
            each.kind(),
            each.guarantee(),
            each.reach(),
            Expectation.of(each.expected())),
        casesPerFile);
  }

  void spare(Case each, Skipped why) {
    spared.merge(why, 1L, Long::sum);
    generators.spare(each.name().family());
    file.breakOff();
  }

  /** Adds how it compares with others on a case that nobody else answers. */
  void compare(Partition partition) {
    standing = Standing.sum(standing, Standing.in(partition, submission.name()));
  }

  /**
   * Adds a case.
   *
   * @param group that the case is drawn for; null if there is none
   * @param excess difference between an accepted output and the best, if it may be worse; else 0
   */
  void add(
      Case each, String group, Stratum stratum, Outcome outcome, Judgement judgement, int excess) {
    long cpuNanos = outcome.cpuNanos();
    Expectation expectation = submission.expectation().in(group);
    if (!judgement.isAccepted()) {
      addFailure(each.name(), judgement, expectation);
    } else {
      only.add(each.input(), outcome.output());
    }
    if (group != null) {
      addToGroup(group, each.name(), judgement.verdict());
    }
    if (expectation.isExcused(judgement)) {
      add(UnstatedLimit.of(judgement.verdict(), each.name(), outcome));
    }
    if (cpuNanos > strata.maxNanos()) {
      slowest = each.name();
    }
    strata.add(stratum, judgement.isAccepted(), excess, cpuNanos);
    generators.add(each.name().family(), judgement.isAccepted(), outcome.wallNanos());
    if (!outcome.hangsOnTime()) { // a run that was cut short tells nothing about the growth of time
      sizes.add(each.input().length(), cpuNanos);
    }
    wallNanos += outcome.wallNanos();
    expanded += outcome.expandedNodes();
    peakStates = Math.max(peakStates, outcome.peakStoredStates());
    peakBytes = Math.max(peakBytes, outcome.peakBytes());
    computedNanos += cpuNanos;
    file.add(each.name(), cpuNanos);
    if (limitNanos > 0 && outcome.limitNanos() > 0) {
      limitShare = Math.max(limitShare, (double) cpuNanos / outcome.limitNanos());
    }
  }

  private void addToGroup(String group, CaseName name, Verdict verdict) {
    Expectation own = submission.expectation().groups().get(group);
    boolean isCaught = own != null && own.isCaughtBy(verdict);
    add(
        new GroupCases(
            group,
            own == null ? null : own.expected(),
            Map.of(verdict, 1L),
            isCaught ? name.toString() : null));
  }

  private void add(GroupCases some) {
    groups.merge(some.name(), some, GroupCases::and);
  }

  /** A failure that is a finding in its group shows nothing of what is expected of the whole. */
  private void addFailure(CaseName name, Judgement judgement, Expectation inGroup) {
    Verdict verdict = judgement.verdict();
    verdicts.merge(verdict, 1L, Long::sum);
    if (judgement.reason() != null) {
      reasons.merge(judgement.reason(), 1L, Long::sum);
    }
    boolean isOwn = !inGroup.equals(submission.expectation());
    if (isOwn && inGroup.isFinding(verdict)) {
      return;
    }
    if (submission.expectation().isCaughtBy(verdict)) {
      catchOn(name);
    } else if (otherwise == null && submission.expectation().isOtherFailure(verdict)) {
      otherwise =
          new SubmissionReport.OtherFailure(
              name.toString(), verdict, submission.expectation().wanted());
    }
  }

  private void add(UnstatedLimit exceeded) {
    unstated.merge(exceeded.verdict(), exceeded, UnstatedLimit::and);
  }

  /** One line for each limit that it exceeds and that nobody stated. */
  List<String> notes(Limits limits) {
    return unstated.values().stream().map(each -> each.note(submission.name(), limits)).toList();
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

  /** Time used by the submission itself: CPU time of a program, wall-clock time of a solver. */
  long usedNanos() {
    return submission.kind() == Submission.Kind.PROGRAM ? computedNanos : wallNanos;
  }

  SubmissionCounts counts() {
    StratumTally.Excess excess = strata.excess();
    return new SubmissionCounts(
        submission.name(),
        submission.kind(),
        submission.guarantee(),
        submission.reach(),
        submission.expectation().expected(),
        caught == null ? null : caught.toString(),
        otherwise,
        List.copyOf(unstated.values()),
        strata.accepted(),
        Map.copyOf(verdicts),
        Map.copyOf(reasons),
        Map.copyOf(spared),
        wallNanos,
        computedNanos,
        expanded,
        peakStates,
        peakBytes,
        strata.maxNanos(),
        slowest == null ? null : slowest.toString(),
        file.slowestNanos(),
        limitNanos == 0 ? null : Long.valueOf(limitNanos),
        limitNanos == 0 ? null : Double.valueOf(limitShare),
        excess.cases(),
        excess.moves(),
        excess.largest(),
        strata.counts(),
        generators.counts(),
        sizes.rows(),
        only.report(),
        standing,
        List.copyOf(groups.values()));
  }

  void add(SubmissionCounts other) {
    if (other.caught() != null) {
      catchOn(CaseName.parse(other.caught()));
    }
    if (other.otherwise() != null) {
      failOtherwise(other.otherwise());
    }
    other.unstated().forEach(this::add);
    other.ofGroups().forEach(this::add);
    other.verdicts().forEach((verdict, count) -> verdicts.merge(verdict, count, Long::sum));
    other.reasons().forEach((reason, count) -> reasons.merge(reason, count, Long::sum));
    other.spared().forEach((why, count) -> spared.merge(why, count, Long::sum));
    wallNanos += other.wallNanos();
    computedNanos += other.computedNanos();
    expanded += other.expanded();
    peakStates = Math.max(peakStates, other.peakStates());
    peakBytes = Math.max(peakBytes, other.peakBytes());
    if (other.maxNanos() > strata.maxNanos()) {
      slowest = CaseName.parse(other.slowest());
    }
    file.add(other.slowestFileNanos());
    limitNanos = Math.max(limitNanos, other.limitNanos() == null ? 0 : other.limitNanos());
    limitShare = Math.max(limitShare, other.limitShare() == null ? 0 : other.limitShare());
    other.rows().forEach(strata::add);
    other.ofGenerators().forEach(generators::add);
    other.bySize().forEach(sizes::add);
    if (other.accepted() > 0) {
      only.add(other.onlyOutput());
    }
    standing = Standing.sum(standing, other.standing());
  }

  SubmissionReport report(boolean ofPuzzle) {
    List<SubmissionReport.StratumRow> byStratum = strata.report();
    boolean optimal = submission.guarantee() == Guarantee.OPTIMAL;
    return SubmissionReportBuilder.builder()
        .name(submission.name())
        .kind(submission.kind())
        .guarantee(submission.guarantee())
        .reach(submission.reach() == Solves.EVERYTHING ? null : submission.reach())
        .expected(submission.expectation().expected())
        .caught(caught == null ? null : caught.toString())
        .otherwise(caught == null ? otherwise : null)
        .verdicts(verdictCounts())
        .reasons(new EnumMap<>(reasons))
        .solveMs(millis(wallNanos))
        .cpuUs(strata.quantiles())
        .slowest(slowest == null ? null : slowest.toString())
        .slowestFileMs(file.slowestNanos() < 0 ? null : millis(file.slowestNanos()))
        .limitMs(limitNanos == 0 ? null : millis(limitNanos))
        .limitShare(limitNanos == 0 ? null : Math.round(limitShare * 1e4) / 1e4)
        .expanded(expanded)
        .peakStates(peakStates)
        .peakBytes(submission.kind() == Submission.Kind.PROGRAM ? peakBytes : null)
        .spared(
            new SubmissionReport.SparedCases(
                spared.getOrDefault(Skipped.BEYOND_REACH, 0L),
                spared.getOrDefault(Skipped.AFTER_TIME_LIMIT, 0L),
                spared.getOrDefault(Skipped.AFTER_CAUGHT, 0L),
                spared.getOrDefault(Skipped.OVER_SHARE, 0L)))
        .excess(optimal ? null : strata.excess().report())
        .byStratum(byStratum)
        .byDistance(
            ofPuzzle ? byStratum.stream().map(SubmissionReport.DistanceRow::of).toList() : null)
        .byGenerator(generators.counts().stream().map(SubmissionTally::generatorRow).toList())
        .bySize(ofPuzzle ? null : sizes.rows())
        .onlyOutput(only.report())
        .growth(ofPuzzle ? null : Growth.of(sizes.rows(), null))
        .standing(standing)
        .byGroup(groups.isEmpty() ? null : List.copyOf(groups.values()))
        .build();
  }

  private Map<Verdict, Long> verdictCounts() {
    Map<Verdict, Long> counts = new EnumMap<>(verdicts);
    counts.put(Verdict.ACCEPTED, strata.accepted());
    return counts;
  }

  private static SubmissionReport.GeneratorRow generatorRow(SubmissionCounts.OfGenerator row) {
    return new SubmissionReport.GeneratorRow(
        row.generator(), row.cases(), row.wrong(), row.spared(), millis(row.wallNanos()));
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e5) / 10.0;
  }
}
