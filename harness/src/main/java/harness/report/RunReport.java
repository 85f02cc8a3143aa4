package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.shrink.Smallest;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a run found, as data; the field names in snake case are the JSON that scripts read.
 *
 * @param problem its name
 * @param puzzle the same where the problem is a puzzle, else null
 * @param n cases asked for; those finished where no number was asked for
 * @param done cases finished
 * @param interrupted whether the run was stopped from outside before the end
 * @param threads null where runs of several machines are merged, as is the share
 * @param harnessShare share of threads × elapsed time that the submissions did not use
 * @param proofs what a run over all cases shows of each submission; null for a run on drawn ones
 * @param asked what the counts depend on; null where nothing is to be merged
 * @param ranges the cases that were finished, in order; null where it was not asked
 * @param inputs what is known of the inputs themselves; null if nothing
 */
@RecordBuilder
public record RunReport(
    String problem,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) String puzzle,
    long seed,
    long n,
    long done,
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
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) InputFacts inputs)
    implements RunReportBuilder.With {

  /** The limits that the verdicts speak of. */
  public record LimitsInForce(double timeMs, long memoryBytes, int casesPerFile) {
    public static LimitsInForce of(Limits limits) {
      return new LimitsInForce(
          limits.timeNanos() / 1e6, limits.memoryBytes(), limits.casesPerFile());
    }
  }

  /** How many cases a generator drew. */
  public record GeneratorShare(String name, long cases) {}

  /** This with inputs and outputs cut that are longer than {@value LongText#MOST} characters. */
  public RunReport shortened() {
    return withFindings(findings.stream().map(ReportedFinding::shortened).toList());
  }

  /** The strata of the cases that any submission was given, the easiest first. */
  public List<Stratum> strata() {
    return submissions.stream()
        .flatMap(each -> each.byStratum().stream())
        .map(SubmissionReport.StratumRow::asStratum)
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether strata are exact distances. */
  @JsonIgnore
  public boolean isOfPuzzle() {
    return puzzle != null;
  }

  /** Results of a verdict, of all submissions. */
  public long count(Verdict verdict) {
    return submissions.stream()
        .mapToLong(each -> each.verdicts().getOrDefault(verdict.label(), 0L))
        .sum();
  }

  /**
   * How many results are findings: those that are not listed among them, but for failures of the
   * judge's side.
   */
  public long wrong() {
    Set<String> names = names();
    return submissions.stream().mapToLong(SubmissionReport::unexpected).sum()
        + findings.stream().filter(each -> !names.contains(each.submission())).count();
  }

  /** Whether a submission that is expected to fail did not. */
  @JsonIgnore
  public boolean hasSurvivors() {
    return submissions.stream().anyMatch(each -> each.mustFail() && each.caught() == null);
  }

  /**
   * This with the smallest case of each finding, in the order of the findings; those that shrink to
   * the same one are joined.
   */
  public RunReport shrunkTo(List<Smallest> smallest) {
    List<ReportedFinding> shrunk = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      shrunk.add(findings.get(i).withSmallest(smallest.get(i)));
    }
    return withFindings(JoinedFindings.of(shrunk));
  }

  /** This with a command for each finding of a submission that has none. */
  public RunReport reproducedBy(Function<ReportedFinding, String> command) {
    Set<String> names = names();
    return withFindings(
        findings.stream()
            .map(
                each ->
                    each.reproduce() == null && names.contains(each.submission())
                        ? each.withReproduce(command.apply(each))
                        : each)
            .toList());
  }

  private Set<String> names() {
    return submissions.stream().map(SubmissionReport::name).collect(Collectors.toSet());
  }

  /** This as a part of a campaign that may be merged with others. */
  public RunReport partOf(CampaignSpec whatWasAsked, List<IndexRange> finished) {
    return with(part -> part.asked(whatWasAsked).ranges(finished));
  }

  /** This with what the times of each submission say of an input of a size. */
  public RunReport predicting(long bytes) {
    return withSubmissions(submissions.stream().map(each -> each.predicting(bytes)).toList());
  }
}
