package harness.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.shrink.Finding;
import harness.shrink.Smallest;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.stream.Stream;

/**
 * One wrong answer or exceeded limit.
 *
 * @param caseName null if the submission could not be compiled
 * @param drawnBy the program and arguments that generated the input; null if no program did
 * @param claimed the count in its answer; null if there is none
 * @param expected the right count; null if the right answer is -1
 * @param fileCases the campaign's cases in {@code file}; null if the case alone shows it
 * @param output a program's output, or a solver's answer in the judge's format
 * @param talk true if the output is a dialogue with an interactor, else null. Its lines begin with
 *     {@code >} if the submission wrote them, {@code <} if the interactor did; {@code ---}
 *     separates passes
 * @param file the judge's file that shows it; null if the case alone does
 * @param judging for a judge error: the submission whose output was being judged; else null
 * @param moves the moves in its answer; null if there are none
 * @param right one right answer, in the judge's format
 * @param rightMoves one right sequence; null if there is none
 * @param siding names of the other submissions that gave the right count on this case
 * @param reproduce a command that reproduces it; null until it is built
 * @param smallest the smallest case that fails in the same way; null if none was searched for or
 *     found
 * @param alsoFrom names of later cases that shrink to the same smallest case; for a judge error, of
 *     those with the same detail
 */
@RecordBuilder
public record ReportedFinding(
    String submission,
    @JsonProperty("case") @JsonSetter(nulls = Nulls.SET) String caseName,
    String verdict,
    @JsonSetter(nulls = Nulls.SET) String reason,
    String detail,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String drawnBy,
    Integer claimed,
    Integer expected,
    String input,
    @JsonSetter(nulls = Nulls.SET) String file,
    @JsonSetter(nulls = Nulls.SET) IndexRange fileCases,
    String output,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Boolean talk,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String judging,
    @JsonSetter(nulls = Nulls.SET) String moves,
    String right,
    @JsonSetter(nulls = Nulls.SET) String rightMoves,
    List<String> siding,
    @JsonSetter(nulls = Nulls.SET) String reproduce,
    @JsonSetter(nulls = Nulls.SET) Smallest smallest,
    @JsonSetter(nulls = Nulls.SET) List<String> alsoFrom)
    implements ReportedFindingBuilder.With {

  /**
   * Further fields in the JSON of reports that follow from others. A campaign's journal does not
   * need them.
   */
  interface InReport {

    @JsonProperty
    String message();

    @JsonProperty
    String answer();

    @JsonProperty
    @JsonInclude(JsonInclude.Include.NON_NULL)
    String chance();
  }

  public ReportedFinding {
    alsoFrom = alsoFrom == null ? List.of() : List.copyOf(alsoFrom); // missing in older reports
  }

  /**
   * A finding in a user's file with its smallest case.
   *
   * @param file its name
   * @param talks true if the output is a dialogue, else null
   */
  public static ReportedFinding inFile(
      String file, Finding finding, Smallest smallest, Boolean talks) {
    return ReportedFindingBuilder.builder()
        .submission(finding.submission().name())
        .caseName(file)
        .verdict(finding.verdict().label())
        .reason(finding.reason() == null ? null : finding.reason().label())
        .detail(smallest.detail())
        .claimed(smallest.claimed())
        .expected(smallest.expected())
        .input(smallest.input())
        .file(smallest.file())
        .output(smallest.output())
        .talk(talks)
        .moves(smallest.moves())
        .right(smallest.right())
        .rightMoves(smallest.rightMoves())
        .siding(List.of())
        .smallest(smallest)
        .build();
  }

  /** Whether it blames the jury. */
  @JsonIgnore
  public boolean isJudgeError() {
    return verdict.equals(Verdict.JUDGE_ERROR.label());
  }

  /** Whether the output is a dialogue with an interactor. */
  @JsonIgnore
  public boolean isTalk() {
    return talk != null && talk;
  }

  /** Whether its outputs are plain text rather than a puzzle's answers. */
  @JsonIgnore
  public boolean isPlainText() {
    boolean isOfPuzzle = claimed != null || expected != null || moves != null || rightMoves != null;
    return !isOfPuzzle && !isTalk();
  }

  /**
   * The names of all cases that were joined into it; empty if the submission could not be compiled.
   */
  public List<String> caseNames() {
    return Stream.concat(Stream.ofNullable(caseName), alsoFrom.stream()).toList();
  }

  String message() {
    return detail;
  }

  String answer() {
    return right;
  }

  /** The verdict with its reason. */
  public String label() {
    return verdict + (reason == null ? "" : " (" + reason + ")");
  }

  /**
   * How often the submission fails, in words; null unless it is known to fail in some runs only.
   */
  public String chance() {
    String again = "; a command below may have to be repeated";
    if (smallest != null && smallest.runs() != null) {
      return "fails only in some runs: the smallest case failed in "
          + smallest.failed()
          + " of "
          + smallest.runs()
          + again;
    }
    return Reason.NONDETERMINISTIC.label().equals(reason)
        ? "fails only in some runs: right when run again" + again
        : null;
  }

  /** This finding with long outputs cut. */
  public ReportedFinding withShortOutputs() {
    return with(copy -> copy.output(LongText.cut(output)).right(LongText.cut(right)));
  }

  /** This finding with long texts cut. */
  ReportedFinding shortened() {
    return with(
        copy ->
            copy.input(LongText.cut(input))
                .file(LongText.cut(file))
                .output(LongText.cut(output))
                .right(LongText.cut(right))
                .smallest(smallest == null ? null : smallest.shortened(LongText::cut)));
  }
}
