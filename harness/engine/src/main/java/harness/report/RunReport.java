package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_EMPTY;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.problem.RunNotes;
import harness.problem.Stratum;
import harness.run.Submission;
import harness.shrink.Smallest;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The results of a run, as data. The snake-case names are its JSON for scripts.
 *
 * @param problem its name
 * @param puzzle the same if the problem is a puzzle, else null
 * @param n requested number of cases; the finished ones if no number was requested
 * @param done finished cases
 * @param unfinished cases that only some submissions were run on when the run was interrupted; null
 *     if there are none. The counts of these submissions include them
 * @param interrupted whether the run was interrupted
 * @param threads null in a merged report, like the share
 * @param harnessShare share of threads × elapsed time that the submissions did not use
 * @param proofs what a run on all cases proves about each submission; null for a run on drawn cases
 * @param asked the settings that the counts depend on; null if the report will not be merged
 * @param ranges the finished cases, in order; null if the report will not be merged
 * @param inputs facts about the inputs; null if there are none
 * @param notes what to know about the run that is no finding, without duplicates
 * @param compared the cases on which submissions were compared with each other; null if there are
 *     none
 * @param judgedBy what outputs were compared with; null if unknown
 * @param untested what the run has hardly tested, if it found nothing wrong
 * @param sanitized what runs with checks for undefined behaviour say, by program
 * @param differentInputs the number of different inputs; null if unknown, as in merged reports. Not
 *     part of the JSON, in which a merged report equals that of one run
 */
@RecordBuilder
public record RunReport(
    String problem,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) String puzzle,
    long seed,
    long n,
    long done,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Long unfinished,
    long elapsedMs,
    boolean interrupted,
    Integer threads,
    Double harnessShare,
    LimitsInForce limits,
    List<GeneratorShare> generators,
    List<SubmissionReport> submissions,
    List<ReportedFinding> findings,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<Proof> proofs,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) CampaignSpec asked,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<IndexRange> ranges,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) InputFacts inputs,
    @JsonInclude(NON_EMPTY) @JsonSetter(nulls = Nulls.SET) List<Note> notes,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) ComparedCases compared,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) JudgedBy judgedBy,
    @JsonInclude(NON_EMPTY) @JsonSetter(nulls = Nulls.SET) List<Note> untested,
    @JsonInclude(NON_EMPTY) @JsonSetter(nulls = Nulls.SET) List<SanitizedReport> sanitized,
    @JsonIgnore Long differentInputs)
    implements RunReportBuilder.With {

  /** With more programs than this, they have no row of their own. */
  private static final int MOST_BY_ROW = 6;

  /** Times of fewer cases tell nothing. */
  private static final int FEW_CASES = 30;

  public RunReport {
    notes = notes == null ? List.of() : List.copyOf(notes);
    untested = untested == null ? List.of() : List.copyOf(untested);
    sanitized = sanitized == null ? List.of() : List.copyOf(sanitized);
  }

  /** The limits that the verdicts refer to. */
  public record LimitsInForce(double timeMs, long memoryBytes, int casesPerFile) {
    public static LimitsInForce of(Limits limits) {
      return new LimitsInForce(
          limits.timeNanos() / 1e6, limits.memoryBytes(), limits.casesPerFile());
    }
  }

  public record GeneratorShare(String name, long cases) {}

  /** This report with inputs and outputs cut to {@value LongText#MOST} characters. */
  public RunReport shortened() {
    return withFindings(findings.stream().map(ReportedFinding::shortened).toList());
  }

  /**
   * This report with another guarantee for the programs of a problem that is not a puzzle, where it
   * means nothing.
   *
   * @param guarantee may be null
   */
  RunReport guaranteeingOfPrograms(Guarantee guarantee) {
    return isOfPuzzle()
        ? this
        : withSubmissions(submissions.stream().map(each -> each.withGuarantee(guarantee)).toList());
  }

  /** What follows the number of finished cases: {@code , 2 more unfinished}; mostly empty. */
  public String andUnfinished() {
    return unfinished == null ? "" : ", " + unfinished + " more unfinished";
  }

  /** The strata of the cases on which any submission was run, easiest first. */
  public List<Stratum> strata() {
    return submissions.stream()
        .flatMap(each -> each.byStratum().stream())
        .map(SubmissionReport.StratumRow::asStratum)
        .distinct()
        .sorted()
        .toList();
  }

  /** All verdicts, accepted first. */
  public Set<Verdict> verdicts() {
    Set<Verdict> verdicts = new LinkedHashSet<>(List.of(Verdict.ACCEPTED));
    submissions.forEach(each -> verdicts.addAll(each.verdicts().keySet()));
    return verdicts;
  }

  /**
   * Whether runs with checks have found undefined behaviour in programs whose outputs are right.
   */
  public boolean hasWarnings() {
    return sanitized.stream().anyMatch(each -> !each.warnings().isEmpty());
  }

  /** The number of kinds of undefined behaviour that are listed. */
  public long warnings() {
    return sanitized.stream().mapToLong(each -> each.warnings().size()).sum();
  }

  /**
   * This report with commands that show undefined behaviour again.
   *
   * @param command takes the name of a program, and what it does
   */
  public RunReport warnedBy(BiFunction<SanitizedReport, UndefinedBehaviour, String> command) {
    return withSanitized(
        sanitized.stream()
            .map(
                each ->
                    each.withEach(
                        warning ->
                            warning.reproduce() == null
                                ? warning.withReproduce(command.apply(each, warning))
                                : warning))
            .toList());
  }

  /** Whether any submission skipped cases. */
  public boolean anySpared() {
    return submissions.stream().anyMatch(each -> each.spared().total() > 0);
  }

  /** Whether any submission is a program. */
  public boolean hasPrograms() {
    return submissions.stream().anyMatch(each -> each.peakBytes() != null);
  }

  /** The largest share of the limit on CPU time that a submission took for a case. */
  public double shareOfLimit(SubmissionReport submission) {
    return submission.limitShare() == null
        ? submission.cpuUs().max() / 1e3 / limits.timeMs()
        : submission.limitShare();
  }

  /** The limit on a submission's CPU time, in milliseconds; the largest if tests differ in it. */
  public double limitMs(SubmissionReport submission) {
    return submission.limitMs() == null ? limits.timeMs() : submission.limitMs();
  }

  /** Whether some tests or languages have limits of their own. */
  public boolean hasOwnLimits() {
    return submissions.stream().anyMatch(each -> each.limitMs() != null);
  }

  /** Whether there are too many programs to give each a row, as when a class hands in solutions. */
  @JsonIgnore
  public boolean isClass() {
    return submissions.stream().filter(each -> each.kind() == Submission.Kind.PROGRAM).count()
        > MOST_BY_ROW;
  }

  /** Whether anything but other submissions says what is right. */
  public boolean knowsRight() {
    return judgedBy == null || !judgedBy.isEachOther();
  }

  /**
   * Whether enough cases were run for times to tell something, or some case took too long, which
   * the times explain.
   */
  public boolean showsTimes() {
    return submissions.stream().mapToLong(SubmissionReport::cases).max().orElse(0) >= FEW_CASES
        || submissions.stream()
            .anyMatch(each -> each.verdicts().containsKey(Verdict.TIME_LIMIT_EXCEEDED));
  }

  /** Whether strata are exact distances. */
  @JsonIgnore
  public boolean isOfPuzzle() {
    return puzzle != null;
  }

  /** The number of results with a verdict, over all submissions. */
  public long count(Verdict verdict) {
    return submissions.stream().mapToLong(each -> each.verdicts().getOrDefault(verdict, 0L)).sum();
  }

  /**
   * The number of findings, listed or not; of the jury's own failures, those that are listed. A
   * case on which submissions differ is one.
   */
  public long wrong() {
    return submissions.stream().mapToLong(this::wrong).sum()
        + differing()
        + listed(each -> !isTallied(each));
  }

  /** The number of cases on which submissions differ of which none is known to be right. */
  public long differing() {
    return compared == null ? 0 : compared.differing();
  }

  /** A submission's findings, without those that it shares with others. */
  private long wrong(SubmissionReport submission) {
    return compared == null
        ? submission.unexpected()
        : submission.unexpectedBut(Verdict.DISAGREEMENT);
  }

  /** The number of listed failures of the jury's own programs. */
  public long juryFailures() {
    return listed(each -> each.isJudgeError() && !isTallied(each));
  }

  private long listed(Predicate<ReportedFinding> wanted) {
    return findings.stream()
        .filter(wanted)
        .mapToLong(each -> Math.max(1, each.caseNames().size()))
        .sum();
  }

  /** A reference may also be a submission; its failures as a reference are not in its tally. */
  private boolean isTallied(ReportedFinding finding) {
    return submission(finding.submission())
        .filter(each -> each.verdicts().containsKey(finding.verdict()))
        .isPresent();
  }

  private Optional<SubmissionReport> submission(String name) {
    return submissions.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** This report with further notes, in alphabetical order and each once. */
  public RunReport noting(Collection<String> more) {
    RunNotes all = new RunNotes();
    notes.forEach(each -> all.add(each.text()));
    all.addAll(more);
    return withNotes(all.texts().stream().map(Note::new).toList());
  }

  /** This report with a note on each submission that printed the same on all inputs. */
  public RunReport notingMonotony() {
    return noting(
        submissions.stream()
            .filter(SubmissionReport::isMonotonous)
            .map(each -> each.onlyOutput().note(each.name()))
            .toList());
  }

  /** The notes that the counts of the submissions do not give. */
  public List<String> furtherNotes() {
    List<Note> given = withNotes(List.of()).notingMonotony().notes();
    return notes.stream().filter(each -> !given.contains(each)).map(Note::text).toList();
  }

  /** Whether a submission that was expected to fail never failed as expected. */
  @JsonIgnore
  public boolean hasSurvivors() {
    return submissions.stream().anyMatch(each -> each.mustFail() && each.caught() == null)
        || uncaughtGroups().findAny().isPresent();
  }

  /** The groups in which a submission was expected to fail, but never failed as expected. */
  private Stream<GroupCases> uncaughtGroups() {
    return submissions.stream()
        .flatMap(each -> each.groupsToFail().stream())
        .filter(GroupCases::isUncaught);
  }

  /** The number of groups in which a submission deviates from what is expected. */
  public long deviations() {
    return submissions.stream()
        .flatMap(each -> each.columns().stream())
        .filter(GroupResult::isFinding)
        .count();
  }

  /** Whether the problem gives points for groups of tests. */
  public boolean givesPoints() {
    return !scored().isEmpty();
  }

  /** The submissions that have points. */
  public List<SubmissionReport> scored() {
    return submissions.stream().filter(each -> each.groups() != null).toList();
  }

  /**
   * This report with the smallest case of each finding. Findings that shrink to the same case are
   * joined.
   *
   * @param smallest in the order of the findings
   */
  public RunReport shrunkTo(List<Smallest> smallest) {
    List<ReportedFinding> shrunk = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      shrunk.add(findings.get(i).withSmallest(smallest.get(i)));
    }
    return withFindings(shrunk).joined();
  }

  /** This report with findings that show the same joined into one, and with their numbers. */
  public RunReport joined() {
    return withFindings(SharedFinding.numbered(JoinedFindings.of(findings)));
  }

  /**
   * This report with a command for each finding that has none. A failure of one of the problem's
   * own programs is shown by a run of any submission.
   *
   * @param command takes the finding, with the submission to run
   */
  public RunReport reproducedBy(Function<ReportedFinding, String> command) {
    return withFindings(
        findings.stream()
            .map(each -> each.reproduce() == null ? reproducedBy(command, each) : each)
            .toList());
  }

  private ReportedFinding reproducedBy(
      Function<ReportedFinding, String> command, ReportedFinding finding) {
    return shownBy(finding)
        .map(name -> finding.withReproduce(command.apply(finding.withSubmission(name))))
        .orElse(finding);
  }

  /**
   * The submission whose run shows a finding: its own; for the jury's failures, the one that was
   * judged, or any if the jury failed before. Empty if there is none.
   */
  private Optional<String> shownBy(ReportedFinding finding) {
    Optional<SubmissionReport> own = submission(finding.submission());
    if (own.isEmpty() && !isOfPuzzle() && finding.isJudgeError()) {
      own =
          submission(finding.judging())
              .filter(SubmissionReport::compiled)
              .or(() -> submissions.stream().filter(SubmissionReport::compiled).findFirst());
    }
    return own.map(SubmissionReport::name);
  }

  /** This report as a part of a campaign, to be merged with others. */
  public RunReport partOf(CampaignSpec spec, List<IndexRange> finished) {
    return with(part -> part.asked(spec).ranges(finished));
  }

  /** This report with predicted times for an input of a size. */
  public RunReport predicting(long bytes) {
    return withSubmissions(submissions.stream().map(each -> each.predicting(bytes)).toList());
  }
}
