package harness.bench;

import harness.bench.DistanceLayers.Layer;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.puzzle.Distance;
import harness.puzzle.PuzzleChecker;
import harness.report.CompareReport;
import harness.report.SolverStanding;
import harness.run.FileRun;
import harness.run.Margin;
import harness.run.Outcome;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The measurements of one submission at one distance. */
final class Samples {

  private final Submission submission;
  private final Layer layer;
  private final Limits limits;

  /** Times by round, then by case, in nanoseconds. */
  private final List<long[]> cases = new ArrayList<>();

  /** Times by round, then by file, in nanoseconds. */
  private final List<long[]> files = new ArrayList<>();

  private int measured;
  private long usedNanos;
  private long expandedNodes;
  private long storedStates;
  private long peakBytes;
  private int answered;
  private int wrong;
  private int tooLong;
  private Judgement limitBroken;
  private Judgement runFailed;
  private Judgement firstWrong;
  private boolean judgeErred;

  Samples(Submission submission, Layer layer, Limits limits) {
    this.submission = submission;
    this.layer = layer;
    this.limits = limits;
    beginRound();
  }

  private void beginRound() {
    cases.add(new long[layer.cases().size()]);
    files.add(new long[layer.files(limits.casesPerFile()).size()]);
  }

  /** Records the result of a file in the current round. */
  void add(int file, FileRun run) {
    int round = cases.size() - 1;
    int first = file * limits.casesPerFile();
    int inFile = Math.min(limits.casesPerFile(), cases.get(round).length - first);
    for (int i = 0; i < inFile && (run.outcomes().isEmpty() || i < run.outcomes().size()); i++) {
      cases.get(round)[first + i] =
          run.outcomes().isEmpty() ? run.cpuNanos() / inFile : run.outcomes().get(i).cpuNanos();
    }
    files.get(round)[file] = run.cpuNanos();
    usedNanos += run.cpuNanos();
    for (Outcome each : run.outcomes()) {
      storedStates = Math.max(storedStates, each.peakStoredStates());
    }
    peakBytes = Math.max(peakBytes, run.peakBytes());
    if (run.fault() != null) {
      Verdict verdict = run.fault().verdict();
      if (verdict == Verdict.TIME_LIMIT_EXCEEDED || verdict == Verdict.MEMORY_LIMIT_EXCEEDED) {
        limitBroken = run.fault();
      } else {
        runFailed = run.fault();
      }
    }
  }

  void judge(int file, FileRun run, PuzzleChecker judge) {
    answered += run.fault() == null ? 0 : 1;
    for (int i = 0; i < run.outcomes().size(); i++) {
      expandedNodes += run.outcomes().get(i).expandedNodes();
      Answer answer = (Answer) run.output(i);
      if (answer != null) {
        answered++;
        judge(layer.cases().get(file * limits.casesPerFile() + i), answer, judge);
      }
    }
  }

  private void judge(Case each, Answer answer, PuzzleChecker judge) {
    Distance distance = Distance.of(layer.distance());
    Judgement judgement = judge.judge(each, distance, answer, submission.claim());
    if (!judgement.isAccepted()) {
      wrong++;
      judgeErred |= judgement.verdict() == Verdict.JUDGE_ERROR;
      firstWrong = firstWrong == null ? named(judgement, each) : firstWrong;
    } else if (submission.guarantee() == Guarantee.NONE && judge.excess(distance, answer) > 0) {
      tooLong++;
    }
  }

  private static Judgement named(Judgement judgement, Case each) {
    return new Judgement(
        judgement.verdict(), judgement.reason(), each.name() + ": " + judgement.detail());
  }

  /** Ends a round, which does not count if it was the warm-up. */
  void endRound(boolean warmUp) {
    if (warmUp) {
      cases.remove(cases.size() - 1);
      files.remove(files.size() - 1);
    } else {
      measured++;
    }
    beginRound();
  }

  /** Without the warm-up. */
  int rounds() {
    return measured;
  }

  /** CPU time in all rounds so far. */
  long usedNanos() {
    return usedNanos;
  }

  /** Whether to stop: a limit was exceeded or a run failed. */
  boolean isOver() {
    return limitBroken != null || runFailed != null;
  }

  boolean judgeErred() {
    return judgeErred;
  }

  /** The summary. An unfinished round counts only if there is no other. */
  CompareReport.Row row() {
    int counted = Math.max(1, measured);
    long[] perCase = medians(cases.subList(0, counted));
    double[] ofRounds =
        cases.subList(0, counted).stream().mapToDouble(round -> median(run(round))).toArray();
    long slowestFile = Arrays.stream(medians(files.subList(0, counted))).max().orElse(0);
    return new CompareReport.Row(
        layer.shownDistance(),
        answered,
        counted,
        median(run(perCase)) / 1e3,
        Arrays.stream(ofRounds).min().orElse(0) / 1e3,
        Arrays.stream(ofRounds).max().orElse(0) / 1e3,
        slowestFile / 1e6,
        answered == 0 ? 0 : (double) expandedNodes / answered,
        storedStates,
        submission.kind() == Submission.Kind.PROGRAM
            ? peakBytes
            : storedStates * Limits.BYTES_PER_STATE,
        tooLong,
        wrong,
        standing(slowestFile),
        fault());
  }

  /** The times without cases that were no longer run. */
  private long[] run(long[] nanos) {
    return isOver() ? Arrays.stream(nanos).filter(each -> each > 0).toArray() : nanos;
  }

  private SolverStanding standing(long slowestFile) {
    if (runFailed != null || firstWrong != null) {
      return SolverStanding.WRONG;
    }
    if (limitBroken != null) {
      return SolverStanding.BROKEN;
    }
    return limits.timeNanos() >= Margin.RIGHT_TO_LIMIT * slowestFile
        ? SolverStanding.SAFE
        : SolverStanding.TIGHT;
  }

  private String fault() {
    Judgement shown = firstWrong != null ? firstWrong : runFailed != null ? runFailed : limitBroken;
    return shown == null ? null : shown.label() + ": " + shown.detail();
  }

  /** For each position, its median over the rounds. */
  private static long[] medians(List<long[]> rounds) {
    long[] medians = new long[rounds.get(0).length];
    for (int i = 0; i < medians.length; i++) {
      int place = i;
      medians[i] = Math.round(median(rounds.stream().mapToLong(round -> round[place]).toArray()));
    }
    return medians;
  }

  private static double median(long[] values) {
    if (values.length == 0) {
      return 0;
    }
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
  }
}
