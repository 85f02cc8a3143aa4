package harness.report;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.campaign.IndexRange;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.diagnosis.Diagnosis;
import harness.problem.Behaviour;
import harness.shrink.Rivals;
import harness.shrink.Smallest;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One wrong answer or exceeded limit.
 *
 * @param caseName null if the submission could not be compiled
 * @param drawnBy the program and arguments that generated the input; null if no program did
 * @param group the group of tests that the case was drawn for; null if it was for none
 * @param expectedInGroup the verdicts that are expected in this group and perhaps not in others;
 *     null if nothing is expected of it in particular
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
 * @param groups what each submission did if they were compared with each other, the largest group
 *     first; else null
 * @param suspects in a disagreement, those outside the largest group; else null
 * @param reproduce a command that reproduces it; null until it is built
 * @param smallest the smallest case that fails in the same way; null if none was searched for or
 *     found
 * @param diagnosis lines of the submission that may be wrong, by how it behaves on the smallest
 *     case or on the case as drawn; empty if none are known
 * @param alsoFrom names of later cases that shrink to the same smallest case; for a judge error, of
 *     those with the same detail
 * @param alsoAs those of them with another verdict or reason
 * @param number from 1, in the order of the report; findings of different submissions that fail on
 *     the same input with the same verdict and reason have the same. Null for a compile error, or
 *     if the finding is not part of a report
 */
@RecordBuilder
public record ReportedFinding(
    String submission,
    @JsonProperty("case") @JsonSetter(nulls = Nulls.SET) String caseName,
    Verdict verdict,
    @JsonSetter(nulls = Nulls.SET) Reason reason,
    String detail,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String drawnBy,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String group,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
        List<Verdict> expectedInGroup,
    Integer claimed,
    Integer expected,
    String input,
    @JsonSetter(nulls = Nulls.SET) String file,
    @JsonSetter(nulls = Nulls.SET) IndexRange fileCases,
    String output,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Boolean talk,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String judging,
    @JsonSetter(nulls = Nulls.SET) String moves,
    @JsonSetter(nulls = Nulls.SET) String right,
    @JsonSetter(nulls = Nulls.SET) String rightMoves,
    @JsonSetter(nulls = Nulls.SET) List<String> siding,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
        List<Behaviour> groups,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) List<String> suspects,
    @JsonSetter(nulls = Nulls.SET) String reproduce,
    @JsonSetter(nulls = Nulls.SET) Smallest smallest,
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
        @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
        @JsonSetter(nulls = Nulls.SET)
        List<Diagnosis> diagnosis,
    @JsonSetter(nulls = Nulls.SET) List<String> alsoFrom,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.SET)
        List<OtherKind> alsoAs,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) Integer number)
    implements ReportedFindingBuilder.With {

  private static final String SOME_RUNS = "fails only in some runs";

  /** A later case that is joined into a finding, with a verdict or reason of its own. */
  public record OtherKind(
      @JsonProperty("case") String caseName,
      Verdict verdict,
      @JsonSetter(nulls = Nulls.SET) Reason reason) {

    static OtherKind of(ReportedFinding finding) {
      return new OtherKind(finding.caseName(), finding.verdict(), finding.reason());
    }

    /** The verdict with its reason. */
    public String label() {
      return verdict.because(reason);
    }
  }

  /**
   * Further fields in the JSON of reports that follow from others. A campaign's journal does not
   * need them.
   */
  @JsonFilter(DifferenceFilter.NAME)
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
    right = right == null ? "" : right; // missing in a disagreement
    siding = siding == null ? List.of() : List.copyOf(siding);
    diagnosis = diagnosis == null ? List.of() : List.copyOf(diagnosis);
    alsoAs = alsoAs == null ? List.of() : List.copyOf(alsoAs);
    if (groups != null && suspects == null && verdict == Verdict.DISAGREEMENT) {
      throw new IllegalArgumentException("a disagreement without suspects");
    }
  }

  /** Whether submissions differ of which none is known to be right, so that nobody is blamed. */
  @JsonIgnore
  public boolean isDifference() {
    return groups != null && verdict == Verdict.DISAGREEMENT;
  }

  /** Whether all that differ are believed, so that the input is probably not valid. */
  @JsonIgnore
  public boolean isDisputed() {
    return isDifference() && reason != null;
  }

  private boolean isTie() {
    return isDifference() && !isDisputed() && suspects.isEmpty();
  }

  /** The suspects of a difference that are suspects on its smallest case, too. */
  public List<String> suspectsToTheEnd() {
    return smallest == null || smallest.suspects() == null
        ? suspects
        : suspects.stream().filter(smallest.suspects()::contains).toList();
  }

  /** This difference, told only of some of its suspects. */
  ReportedFinding onlyOf(Set<String> names) {
    List<String> fewer = suspects.stream().filter(names::contains).toList();
    return with(
        copy ->
            copy.suspects(fewer)
                .detail(Behaviour.sentence(groups, names))
                .smallest(smallest == null ? null : smallest.onlyOf(names)));
  }

  /** This difference with another of its suspects named first. */
  public ReportedFinding about(String suspect) {
    String its =
        groups.stream()
            .filter(each -> each.submissions().contains(suspect))
            .map(Behaviour::output)
            .findFirst()
            .orElse(output);
    return with(copy -> copy.submission(suspect).output(its));
  }

  /** In a tie, the submission that it differs from; else null. */
  public String against() {
    return isTie() ? rival() : null;
  }

  /** The first submission of the largest group; null if none printed an output. */
  public String rival() {
    return groups == null || groups.isEmpty() || !groups.get(0).printed()
        ? null
        : groups.get(0).submissions().get(0);
  }

  /** Another submission that was compared: without one, a run has nothing to compare. */
  public String partner() {
    return Stream.concat(Stream.ofNullable(rival()), groupNames().stream())
        .filter(name -> !name.equals(submission))
        .findFirst()
        .orElse(submission);
  }

  /** Its title in a report, where it has this number. */
  public String title(int number) {
    List<String> names = titleNames();
    return "finding "
        + number
        + ": "
        + (names.isEmpty() ? "" : String.join(", ", names) + ": ")
        + label();
  }

  /** What to name in the title: the suspects of a difference, else the submission. */
  public List<String> titleNames() {
    return isDisputed()
        ? List.of("disputed input")
        : isDifference() ? suspectsToTheEnd() : List.of(submission);
  }

  /** Whether it shows in the results of a submission. */
  public boolean concerns(String name) {
    if (isDifference() && suspects.isEmpty()) {
      return groupNames().contains(name);
    }
    return submission.equals(name) || (suspects != null && suspects.contains(name));
  }

  /** The names of the submissions that were compared; empty if none were. */
  public Set<String> groupNames() {
    Set<String> names = new TreeSet<>();
    if (groups != null) {
      groups.forEach(each -> names.addAll(each.submissions()));
    }
    return names;
  }

  /** What a comparison with others must show again; null if it shows by itself. */
  public Rivals.Kind rivalry() {
    if (groups == null) {
      return null;
    }
    if (isDisputed()) {
      return Rivals.Kind.DISPUTED;
    }
    if (isDifference()) {
      return isTie() ? Rivals.Kind.TIE : Rivals.Kind.APART;
    }
    return reason == Reason.MISSING_OUTPUT ? Rivals.Kind.SILENT : null;
  }

  /** Its group, and what was expected there; null if it has no group. */
  public String inGroup() {
    if (group == null || expectedInGroup == null) {
      return group;
    }
    return "expected %s in %s, found %s"
        .formatted(
            expectedInGroup.stream()
                .filter(each -> each != Verdict.DISAGREEMENT)
                .map(Verdict::label)
                .collect(Collectors.joining(" or ")),
            group,
            verdict);
  }

  /** Whether it blames the jury. */
  @JsonIgnore
  public boolean isJudgeError() {
    return verdict == Verdict.JUDGE_ERROR;
  }

  /** Whether submissions differ, and nobody is blamed. */
  @JsonIgnore
  public boolean isDisagreement() {
    return verdict == Verdict.DISAGREEMENT;
  }

  /** Whether the submission could not be compiled. */
  @JsonIgnore
  public boolean isUnbuilt() {
    return verdict == Verdict.COMPILE_ERROR;
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
    return verdict.because(reason);
  }

  /**
   * How often the submission fails, in words; null unless it is known to fail in some runs only.
   */
  public String chance() {
    if (smallest != null && smallest.runs() != null) {
      return SOME_RUNS
          + " (smallest case: "
          + smallest.failed()
          + " of "
          + smallest.runs()
          + "); repeat the command";
    }
    return reason == Reason.NONDETERMINISTIC
        ? SOME_RUNS + ": right when run again; repeat the command"
        : null;
  }

  /** This finding with long outputs cut. */
  public ReportedFinding withShortOutputs() {
    return with(
        copy ->
            copy.output(LongText.cut(output))
                .right(LongText.cut(right))
                .groups(Smallest.cut(groups, LongText::cut)));
  }

  /** This finding with long texts cut. */
  ReportedFinding shortened() {
    return withShortOutputs()
        .with(
            copy ->
                copy.input(LongText.cut(input))
                    .file(LongText.cut(file))
                    .smallest(smallest == null ? null : smallest.shortened(LongText::cut)));
  }
}
