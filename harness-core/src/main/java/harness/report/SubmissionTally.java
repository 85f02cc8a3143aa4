package harness.report;

import harness.campaign.Spared;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Solves;
import harness.cases.Verdict;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/** Counts of one submission. Fed in the order of the cases by one thread at a time. */
final class SubmissionTally {

  /** Two significant digits: a quantile is true to one per cent. */
  private static final int DIGITS = 2;

  private static final int SHORTEST_BUCKET_NANOS = 100;

  /** Five buckets to a factor of ten. */
  private static final double BUCKET_GROWTH = Math.pow(10, 0.2);

  private static final class AtDistance {
    private long cases;
    private long wrong;
    private long tooLong;
    private long excessMoves;
    private int largestExcess;
    private long maxNanos;
    private final Histogram cpuNanos = new Histogram(DIGITS);
  }

  private final Contestant submission;
  private final int casesPerFile;
  private final EnumMap<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
  private final EnumMap<Reason, Long> reasons = new EnumMap<>(Reason.class);
  private final EnumMap<Spared, Long> spared = new EnumMap<>(Spared.class);

  /** By distance; null where there was no case yet. */
  private AtDistance[] byDistance = new AtDistance[0];

  /** Cases without a solution, or null. */
  private AtDistance noSolution;

  private final GeneratorTally generators = new GeneratorTally();
  private long accepted;
  private long wallNanos;
  private long expanded;
  private long peakStates;
  private long peakBytes;
  private long computedNanos;
  private long maxNanos = -1;
  private CaseName slowest;
  private long excessCases;
  private long excessMoves;
  private int largestExcess;
  private String fileGenerator = "";
  private int fileCases;
  private long fileNanos;
  private long slowestFileNanos = -1;

  SubmissionTally(Contestant submission, int casesPerFile) {
    this.submission = submission;
    this.casesPerFile = casesPerFile;
  }

  void spare(Case each, Spared why) {
    spared.merge(why, 1L, Long::sum);
    generators.spare(each.name().generator());
    fileCases = 0;
    fileGenerator = "";
  }

  void add(Case each, int distance, Outcome outcome, Judgement judgement) {
    AtDistance row = row(distance);
    row.cases++;
    if (judgement.isAccepted()) {
      accepted++;
      countExcess(row, distance, outcome.answer());
    } else {
      row.wrong++;
      verdicts.merge(judgement.verdict(), 1L, Long::sum);
      if (judgement.reason() != null) {
        reasons.merge(judgement.reason(), 1L, Long::sum);
      }
    }
    generators.add(each.name().generator(), judgement.isAccepted(), outcome.wallNanos());
    wallNanos += outcome.wallNanos();
    expanded += outcome.expandedNodes();
    peakStates = Math.max(peakStates, outcome.peakStoredStates());
    peakBytes = Math.max(peakBytes, outcome.peakBytes());
    computedNanos += outcome.cpuNanos();
    time(each.name(), row, outcome.cpuNanos());
  }

  private AtDistance row(int distance) {
    if (distance == Answer.NO_SOLUTION) {
      noSolution = noSolution == null ? new AtDistance() : noSolution;
      return noSolution;
    }
    if (distance >= byDistance.length) {
      byDistance = Arrays.copyOf(byDistance, distance + 1);
    }
    if (byDistance[distance] == null) {
      byDistance[distance] = new AtDistance();
    }
    return byDistance[distance];
  }

  private void countExcess(AtDistance row, int distance, Answer answer) {
    if (submission.guarantee() == Guarantee.NONE && answer.claimed() > distance) {
      int excess = answer.claimed() - distance;
      row.tooLong++;
      row.excessMoves += excess;
      row.largestExcess = Math.max(row.largestExcess, excess);
      excessCases++;
      excessMoves += excess;
      largestExcess = Math.max(largestExcess, excess);
    }
  }

  private void time(CaseName name, AtDistance row, long nanos) {
    row.cpuNanos.recordValue(nanos);
    row.maxNanos = Math.max(row.maxNanos, nanos);
    if (nanos > maxNanos) {
      maxNanos = nanos;
      slowest = name;
    }
    if (!name.generator().equals(fileGenerator)) {
      fileGenerator = name.generator();
      fileCases = 0;
    }
    fileNanos = fileCases == 0 ? nanos : fileNanos + nanos;
    if (++fileCases == casesPerFile) {
      slowestFileNanos = Math.max(slowestFileNanos, fileNanos);
      fileCases = 0;
    }
  }

  /**
   * Time that the submission itself used: a program's on the processor, a solver's by the clock.
   */
  long usedNanos() {
    return submission.kind() == Submission.Kind.PROGRAM ? computedNanos : wallNanos;
  }

  /** What was counted, to be written down. */
  SubmissionCounts counts() {
    List<SubmissionCounts.AtDistance> rows = new ArrayList<>();
    forEachRow(
        (distance, row) ->
            rows.add(
                new SubmissionCounts.AtDistance(
                    distance == null ? Answer.NO_SOLUTION : distance,
                    row.cases,
                    row.wrong,
                    row.tooLong,
                    row.excessMoves,
                    row.largestExcess,
                    row.maxNanos,
                    Sketches.text(row.cpuNanos))));
    return new SubmissionCounts(
        submission.name(),
        submission.kind(),
        submission.guarantee(),
        submission.reach(),
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
        slowestFileNanos,
        excessCases,
        excessMoves,
        largestExcess,
        rows,
        generators.counts());
  }

  /** Adds what was counted over later cases. */
  void add(SubmissionCounts other) {
    accepted += other.accepted();
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
    slowestFileNanos = Math.max(slowestFileNanos, other.slowestFileNanos());
    excessCases += other.excessCases();
    excessMoves += other.excessMoves();
    largestExcess = Math.max(largestExcess, other.largestExcess());
    other.rows().forEach(this::add);
    other.ofGenerators().forEach(generators::add);
  }

  private void add(SubmissionCounts.AtDistance other) {
    AtDistance row = row(other.distance());
    row.cases += other.cases();
    row.wrong += other.wrong();
    row.tooLong += other.tooLong();
    row.excessMoves += other.excessMoves();
    row.largestExcess = Math.max(row.largestExcess, other.largestExcess());
    row.maxNanos = Math.max(row.maxNanos, other.maxNanos());
    row.cpuNanos.add(Sketches.parse(other.cpuNanos()));
  }

  RunReport.SubmissionReport report() {
    Histogram cpuNanos = new Histogram(DIGITS);
    forEachRow((distance, row) -> cpuNanos.add(row.cpuNanos));
    return new RunReport.SubmissionReport(
        submission.name(),
        submission.kind().label(),
        submission.guarantee().label(),
        submission.reach() == Solves.EVERYTHING ? null : submission.reach(),
        verdictCounts(),
        reasonCounts(),
        millis(wallNanos),
        new RunReport.Quantiles(
            micros(cpuNanos.getValueAtPercentile(50)),
            micros(cpuNanos.getValueAtPercentile(95)),
            micros(cpuNanos.getValueAtPercentile(99)),
            micros(Math.max(0, maxNanos)),
            distribution(cpuNanos)),
        slowest == null ? null : slowest.toString(),
        slowestFileNanos < 0 ? null : millis(slowestFileNanos),
        expanded,
        peakStates,
        submission.kind() == Submission.Kind.PROGRAM ? peakBytes : null,
        new RunReport.SparedCases(
            spared.getOrDefault(Spared.BEYOND_REACH, 0L),
            spared.getOrDefault(Spared.AFTER_TIME_LIMIT, 0L)),
        submission.guarantee() == Guarantee.OPTIMAL
            ? null
            : new RunReport.Excess(
                excessCases,
                excessCases == 0 ? 0 : (double) excessMoves / excessCases,
                largestExcess),
        distanceRows(),
        generatorRows());
  }

  /** From the first bucket with a case in it to the last. */
  private static List<RunReport.TimeShare> distribution(Histogram cpuNanos) {
    List<RunReport.TimeShare> shares = new ArrayList<>();
    for (HistogramIterationValue bucket :
        cpuNanos.logarithmicBucketValues(SHORTEST_BUCKET_NANOS, BUCKET_GROWTH)) {
      long cases = bucket.getCountAddedInThisIterationStep();
      if (cases > 0 || !shares.isEmpty()) {
        double over = bucket.getValueIteratedFrom() / 1e3;
        shares.add(new RunReport.TimeShare(over, bucket.getValueIteratedTo() / 1e3, cases));
      }
    }
    return shares;
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

  private List<RunReport.DistanceRow> distanceRows() {
    List<RunReport.DistanceRow> rows = new ArrayList<>();
    forEachRow(
        (distance, row) ->
            rows.add(
                new RunReport.DistanceRow(
                    distance,
                    row.cases,
                    row.wrong,
                    micros(Math.min(row.cpuNanos.getValueAtPercentile(50), row.maxNanos)),
                    micros(row.maxNanos),
                    row.tooLong,
                    row.tooLong == 0 ? 0 : (double) row.excessMoves / row.tooLong,
                    row.largestExcess,
                    Sketches.text(row.cpuNanos))));
    return rows;
  }

  private List<RunReport.GeneratorRow> generatorRows() {
    return generators.counts().stream()
        .map(
            row ->
                new RunReport.GeneratorRow(
                    row.generator(),
                    row.cases(),
                    row.wrong(),
                    row.spared(),
                    millis(row.wallNanos())))
        .toList();
  }

  /** Nearest first, those without a solution last, with null for a distance. */
  private void forEachRow(BiConsumer<Integer, AtDistance> action) {
    for (int distance = 0; distance < byDistance.length; distance++) {
      if (byDistance[distance] != null) {
        action.accept(distance, byDistance[distance]);
      }
    }
    if (noSolution != null) {
      action.accept(null, noSolution);
    }
  }

  private static double micros(long nanos) {
    return Math.round(nanos / 100.0) / 10.0;
  }

  private static double millis(long nanos) {
    return Math.round(nanos / 1e5) / 10.0;
  }
}
