package harness.tally;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.campaign.IndexRange;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.problem.BoundsHit;
import harness.problem.Checker;
import harness.problem.Partition;
import harness.problem.RightAnswers;
import harness.problem.RunNotes;
import harness.report.ComparedCases;
import harness.report.InputFacts;
import harness.report.JudgedBy;
import harness.report.Note;
import harness.report.RunReport;
import harness.report.RunReportBuilder;
import harness.report.SanitizedReport;
import harness.run.Outcome;
import harness.run.Submission;
import harness.shrink.Finding;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Counts a campaign's results as they arrive, in the order of the cases, and keeps the first
 * findings of each kind. Fed by one thread at a time; the report is available once the run is over.
 */
public final class Tally implements Consumer<Chunk> {

  private final Campaign campaign;
  private final boolean ofPuzzle;
  private final Checker checker;
  private final List<Unbuilt> unbuilt;
  private final List<SubmissionTally> submissions;
  private final Map<String, Long> generators = new HashMap<>();
  private final ListedFindings findings;
  private final FinishedCases finished = new FinishedCases();
  private final Map<String, BoundsHit> bounds = new HashMap<>();
  private ComparedCases compared = ComparedCases.NONE;
  private final SanitizedTally sanitized = new SanitizedTally();
  private final DifferentInputs different = new DifferentInputs();
  private long refused;
  private boolean judgeErred;
  private boolean closed;
  private long done;
  private long unfinished;
  private long found;
  private long largestInput;

  /**
   * An empty tally.
   *
   * @param unbuilt submissions that could not be compiled
   */
  public Tally(Campaign campaign, List<Unbuilt> unbuilt) {
    this.campaign = campaign;
    this.ofPuzzle = campaign.problem().capability(RightAnswers.class).isPresent();
    this.checker = campaign.checker();
    this.unbuilt = List.copyOf(unbuilt);
    this.found = unbuilt.size();
    this.findings = new ListedFindings(campaign, checker);
    this.submissions =
        campaign.submissions().stream()
            .map(each -> SubmissionTally.of(each, campaign.limits()))
            .toList();
  }

  /** An empty tally of a part of this campaign; kinds of findings known here are not news to it. */
  public Tally ofPart(Campaign part) {
    Tally tally = new Tally(part, List.of());
    tally.findings.keepQuietOf(findings);
    return tally;
  }

  @Override
  public void accept(Chunk chunk) {
    String generator = null;
    long run = 0;
    for (int i = 0; i < chunk.size() && !closed; i++) {
      String drawnBy = chunk.caseAt(i).name().family();
      if (run > 0 && !drawnBy.equals(generator)) {
        generators.merge(generator, run, Long::sum);
        run = 0;
      }
      generator = drawnBy;
      addCase(chunk, i);
      if (chunk.isFinished(i)) {
        different.add(chunk.caseAt(i).input());
        run++;
        done++;
        finished.add(chunk.from() + i);
      } else if (chunk.isRunByAny(i)) {
        unfinished++;
      }
    }
    if (run > 0) {
      generators.merge(generator, run, Long::sum);
    }
  }

  private void addCase(Chunk chunk, int i) {
    if (chunk.failure(i) != null && chunk.failure(i).isExcused()) {
      refused++;
      return;
    }
    if (chunk.anyFailure(i) != null) {
      found++;
      judgeErred = true;
      findings.add(chunk, i);
      closed |= campaign.failFast();
    }
    if (chunk.failure(i) != null) {
      return;
    }
    Case each = chunk.caseAt(i);
    chunk.truth(i).bounds().forEach((name, hit) -> bounds.merge(name, hit, BoundsHit::or));
    largestInput = Math.max(largestInput, each.input().length());
    String group = campaign.problem().group(each.name());
    Partition partition = chunk.partition(i);
    boolean differ = false;
    for (int s = 0; s < submissions.size(); s++) {
      Outcome outcome = chunk.outcome(s, i);
      if (outcome != null) {
        Judgement judgement = chunk.judgement(s, i);
        submissions
            .get(s)
            .add(each, group, chunk.stratum(i), outcome, judgement, excess(chunk, s, i));
        if (campaign.expectation(s, each.name()).isFinding(judgement)) {
          if (partition != null && judgement.verdict() == Verdict.DISAGREEMENT) {
            differ = true; // one finding for all
          } else {
            found++;
            judgeErred |= judgement.verdict() == Verdict.JUDGE_ERROR;
            findings.add(chunk, s, i);
            closed |= campaign.failFast();
          }
        }
      } else if (chunk.spared(s, i) != null) {
        submissions.get(s).spare(each, chunk.spared(s, i));
      }
    }
    if (partition != null) {
      compare(chunk, i, partition, differ);
    }
    chunk.sanitized(i).stream()
        .filter(run -> run.ofJury() || isRight(chunk, i, run.program()))
        .forEach(run -> sanitized.add(SanitizedReport.of(run, each)));
  }

  private boolean isRight(Chunk chunk, int i, String submission) {
    List<String> names = campaign.submissions().stream().map(Submission::name).toList();
    return chunk.isRight(names.indexOf(submission), i);
  }

  private void compare(Chunk chunk, int i, Partition partition, boolean differ) {
    compared = compared.and(ComparedCases.of(partition, differ, chunk.looser(i)));
    if (!partition.isDisputed()) {
      for (int s = 0; s < submissions.size(); s++) {
        if (chunk.outcome(s, i) != null) {
          submissions.get(s).compare(partition);
        }
      }
    }
    if (differ) {
      found++;
      findings.addDifference(chunk, i);
      closed |= campaign.failFast();
    }
  }

  private int excess(Chunk chunk, int s, int i) {
    boolean mayBeWorse = campaign.submissions().get(s).guarantee() == Guarantee.NONE;
    return mayBeWorse && chunk.judgement(s, i).isAccepted()
        ? checker.excess(chunk.truth(i), chunk.outcome(s, i).output())
        : 0;
  }

  /** The findings listed since the last call. */
  public List<Counts.Listed> takeListed() {
    return findings.takeListed().stream().map(Counts.Listed::stored).toList();
  }

  /** The counts so far, to be stored; without the submissions that could not be compiled. */
  public Counts counts() {
    return new Counts(
        done,
        found - unbuilt.size(),
        judgeErred,
        new TreeMap<>(generators),
        submissions.stream().map(SubmissionTally::counts).toList(),
        findings.kinds(),
        findings.listed().stream().map(Counts.Listed::stored).toList(),
        inputs(),
        notes(),
        compared,
        judgedBy(),
        sanitized.reports());
  }

  /** The notes on this run and those on the problem's own programs. */
  private List<String> notes() {
    RunNotes all = new RunNotes();
    all.addAll(campaign.notes().texts());
    campaign.problem().capability(RunNotes.class).ifPresent(own -> all.addAll(own.texts()));
    return all.texts();
  }

  /** All notes, with those on limits that nobody stated, which counts keep as numbers. */
  private List<String> reportedNotes() {
    RunNotes all = new RunNotes();
    all.addAll(notes());
    submissions.forEach(each -> all.addAll(each.notes(campaign.limits())));
    return all.texts();
  }

  private JudgedBy judgedBy() {
    return JudgedBy.of(checker.comparison(), submissions.size());
  }

  private InputFacts inputs() {
    return InputFacts.of(refused, bounds);
  }

  /** Adds the counts of later cases of this campaign. */
  public void add(Counts other) {
    different.addUnseen();
    done += other.done();
    found += other.found();
    judgeErred |= other.judgeErred();
    other.generators().forEach((name, cases) -> generators.merge(name, cases, Long::sum));
    compared = compared.and(other.compared());
    refused += other.inputs().refused();
    other.inputs().byName().forEach((name, hit) -> bounds.merge(name, hit, BoundsHit::or));
    for (int s = 0; s < submissions.size(); s++) {
      submissions.get(s).add(other.submissions().get(s));
    }
    findings.add(other);
    sanitized.addAll(other.sanitized());
    campaign.notes().addAll(other.notes());
  }

  /** One line for each kind of finding that is new since the last call. */
  public List<String> takeNews() {
    return findings.takeNews();
  }

  /** Number of cases so far. */
  public long done() {
    return done;
  }

  /** The finished cases among those counted, in order. */
  public List<IndexRange> finished() {
    return finished.ranges();
  }

  /** Size of the largest input so far, in bytes. */
  public long largestInput() {
    return largestInput;
  }

  /** Number of findings so far. */
  public long found() {
    return found;
  }

  /** The cases of the findings that are listed. */
  public List<CaseName> failedCases() {
    return findings.findings().stream()
        .map(finding -> CaseName.parse(finding.caseName()))
        .distinct()
        .toList();
  }

  /** The listed findings as tasks for the shrinker, without those about compilation. */
  public List<Finding> toShrink() {
    return findings.toShrink();
  }

  /** Whether some answer contradicts the harness itself. */
  public boolean judgeErred() {
    return judgeErred;
  }

  /** Whether counting has ended with the first finding. */
  public boolean isClosed() {
    return closed;
  }

  /**
   * The report; its findings do not yet have their commands.
   *
   * @param elapsedNanos duration of the run
   * @param interrupted whether the run was interrupted
   */
  public RunReport report(long elapsedNanos, boolean interrupted) {
    long used = submissions.stream().mapToLong(SubmissionTally::usedNanos).sum();
    double share = 1 - (double) used / Math.max(1, campaign.threads() * elapsedNanos);
    return RunReportBuilder.builder()
        .problem(campaign.problem().name())
        .puzzle(ofPuzzle ? campaign.problem().name() : null)
        .seed(campaign.seed())
        .n(campaign.isEndless() ? done : campaign.cases())
        .done(done)
        .unfinished(unfinished == 0 ? null : unfinished)
        .elapsedMs(elapsedNanos / 1_000_000)
        .interrupted(interrupted)
        .threads(campaign.threads())
        .harnessShare(Math.max(0, Math.round(share * 1000) / 1000.0))
        .limits(RunReport.LimitsInForce.of(campaign.limits()))
        .generators(GeneratorOrder.shares(generators))
        .submissions(
            Stream.concat(
                    submissions.stream().map(each -> each.report(ofPuzzle)),
                    unbuilt.stream().map(each -> each.report(ofPuzzle)))
                .toList())
        .findings(
            Stream.concat(findings.findings().stream(), unbuilt.stream().map(Unbuilt::finding))
                .toList())
        .inputs(inputs().orNull())
        .notes(reportedNotes().stream().map(Note::new).toList())
        .compared(compared.orNull())
        .judgedBy(judgedBy())
        .sanitized(sanitized.reports())
        .differentInputs(different.count())
        .build()
        .notingMonotony();
  }
}
