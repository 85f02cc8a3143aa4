package harness.report;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.problem.Stratum;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
 */
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
    List<Finding> findings,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<Proof> proofs,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) CampaignSpec asked,
    @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) List<IndexRange> ranges) {

  /** The limits that the verdicts speak of. */
  public record LimitsInForce(double timeMs, long memoryBytes, int casesPerFile) {
    public static LimitsInForce of(Limits limits) {
      return new LimitsInForce(
          limits.timeNanos() / 1e6, limits.memoryBytes(), limits.casesPerFile());
    }
  }

  /** How many cases a generator drew. */
  public record GeneratorShare(String name, long cases) {}

  /**
   * One submission's results.
   *
   * @param reach largest exact distance it was given, null for all
   * @param expected the verdicts that are no findings; without accepted it is expected to fail
   * @param caught the first case on which it failed as expected, null where there is none
   * @param verdicts cases by verdict
   * @param reasons cases by reason, wrong ones only
   * @param solveMs time spent inside the submission, by the wall clock
   * @param cpuUs CPU time a case, in microseconds
   * @param slowest name of the case that took the most CPU time, null when none was run
   * @param slowestFileMs the most CPU time that consecutive cases of one generator took together,
   *     as many as a judge's file holds; null where no full file was run
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
      @JsonInclude(NON_NULL) @JsonSetter(nulls = Nulls.SET) Growth growth) {

    /** This with what the times say of an input of a size. */
    private SubmissionReport predicting(long bytes) {
      return new SubmissionReport(
          name,
          kind,
          guarantee,
          reach,
          expected,
          caught,
          verdicts,
          reasons,
          solveMs,
          cpuUs,
          slowest,
          slowestFileMs,
          expanded,
          peakStates,
          peakBytes,
          spared,
          excess,
          byStratum,
          byDistance,
          byGenerator,
          bySize,
          bySize == null ? null : Growth.of(bySize, bytes));
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
   * @param meanExcess mean of what they are worse by, 0 where there are none
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
   * @param meanExcess mean of the superfluous moves over those, 0 where there are none
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

  /**
   * One wrong answer or broken limit.
   *
   * @param caseName null where the submission could not be compiled
   * @param claimed null where there is no answer
   * @param expected null where the right answer is -1
   * @param fileCases the campaign's cases in that file; null where the case alone shows it
   * @param output what the submission said: a program's own output, else its answer in the judge's
   *     format
   * @param file the judge's file that shows it, where the case alone does not; else null
   * @param moves the moves it gave, null for none
   * @param right one right answer, in the judge's format
   * @param rightMoves one right sequence, null where there is none
   * @param siding names of the other submissions that gave the right count on this case
   * @param reproduce a command that shows it again, null until one is made
   * @param smallest the smallest case that fails alike, null where none was looked for or found
   */
  public record Finding(
      String submission,
      @JsonProperty("case") @JsonSetter(nulls = Nulls.SET) String caseName,
      String verdict,
      @JsonSetter(nulls = Nulls.SET) String reason,
      String detail,
      Integer claimed,
      Integer expected,
      String input,
      @JsonSetter(nulls = Nulls.SET) String file,
      @JsonSetter(nulls = Nulls.SET) IndexRange fileCases,
      String output,
      @JsonSetter(nulls = Nulls.SET) String moves,
      String right,
      @JsonSetter(nulls = Nulls.SET) String rightMoves,
      List<String> siding,
      @JsonSetter(nulls = Nulls.SET) String reproduce,
      @JsonSetter(nulls = Nulls.SET) Smallest smallest) {

    /** Whether its outputs are text and nothing more, and no answers of a puzzle. */
    @JsonIgnore
    public boolean isPlainText() {
      return claimed == null && expected == null && moves == null && rightMoves == null;
    }

    /** This with its smallest case. */
    public Finding shrunkTo(Smallest found) {
      return with(reproduce, found);
    }

    /** This with the command that shows it again. */
    public Finding reproducedBy(String command) {
      return with(command, smallest);
    }

    /** This with long texts cut. */
    private Finding shortened() {
      return new Finding(
          submission,
          caseName,
          verdict,
          reason,
          detail,
          claimed,
          expected,
          LongText.cut(input),
          LongText.cut(file),
          fileCases,
          LongText.cut(output),
          moves,
          LongText.cut(right),
          rightMoves,
          siding,
          reproduce,
          smallest == null ? null : smallest.shortened(LongText::cut));
    }

    private Finding with(String command, Smallest found) {
      return new Finding(
          submission,
          caseName,
          verdict,
          reason,
          detail,
          claimed,
          expected,
          input,
          file,
          fileCases,
          output,
          moves,
          right,
          rightMoves,
          siding,
          command,
          found);
    }
  }

  /** This with inputs and outputs cut that are longer than {@value LongText#MOST} characters. */
  public RunReport shortened() {
    return withFindings(findings.stream().map(Finding::shortened).toList());
  }

  /** The strata of the cases that any submission was given, the easiest first. */
  public List<Stratum> strata() {
    return submissions.stream()
        .flatMap(each -> each.byStratum().stream())
        .map(StratumRow::asStratum)
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

  /** This with the smallest case of each finding, in the order of the findings. */
  public RunReport shrunkTo(List<Smallest> smallest) {
    List<Finding> shrunk = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      shrunk.add(findings.get(i).shrunkTo(smallest.get(i)));
    }
    return with(interrupted, shrunk, proofs);
  }

  /** This with a command for each finding of a submission that has none. */
  public RunReport reproducedBy(Function<Finding, String> command) {
    Set<String> names = names();
    return withFindings(
        findings.stream()
            .map(
                each ->
                    each.reproduce() == null && names.contains(each.submission())
                        ? each.reproducedBy(command.apply(each))
                        : each)
            .toList());
  }

  private Set<String> names() {
    return submissions.stream().map(SubmissionReport::name).collect(Collectors.toSet());
  }

  /** This as the report of a run that was stopped from outside. */
  public RunReport interruptedLate() {
    return with(true, findings, proofs);
  }

  /** This with these findings alone. */
  public RunReport withFindings(List<Finding> found) {
    return with(interrupted, found, proofs);
  }

  /** This with what it proves. */
  public RunReport withProofs(List<Proof> shown) {
    return with(interrupted, findings, shown);
  }

  /** This as a part of a campaign that may be merged with others. */
  public RunReport partOf(CampaignSpec whatWasAsked, List<IndexRange> finished) {
    return new RunReport(
        problem,
        puzzle,
        seed,
        n,
        done,
        elapsedMs,
        interrupted,
        threads,
        harnessShare,
        limits,
        generators,
        submissions,
        findings,
        proofs,
        whatWasAsked,
        finished);
  }

  /** This with what the times of each submission say of an input of a size. */
  public RunReport predicting(long bytes) {
    return new RunReport(
        problem,
        puzzle,
        seed,
        n,
        done,
        elapsedMs,
        interrupted,
        threads,
        harnessShare,
        limits,
        generators,
        submissions.stream().map(each -> each.predicting(bytes)).toList(),
        findings,
        proofs,
        asked,
        ranges);
  }

  private RunReport with(boolean stopped, List<Finding> found, List<Proof> shown) {
    return new RunReport(
        problem,
        puzzle,
        seed,
        n,
        done,
        elapsedMs,
        stopped,
        threads,
        harnessShare,
        limits,
        generators,
        submissions,
        found,
        shown,
        asked,
        ranges);
  }
}
