package harness.tally;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.report.ComparedCases;
import harness.report.InputFacts;
import harness.report.JudgedBy;
import harness.report.ReportedFinding;
import harness.report.SanitizedReport;
import java.util.List;
import java.util.Map;

/**
 * The counts of some cases of a campaign, in a form that can be stored and added to others with
 * {@link Tally#add}. Counts of consecutive ranges, added in order, equal the counts of the whole.
 *
 * @param done number of cases
 * @param found number of findings
 * @param judgeErred whether some answer contradicts the harness itself
 * @param generators cases by the generator that drew them
 * @param submissions in the order of the campaign
 * @param kinds findings by submission, verdict and reason
 * @param listed the first findings of each kind, in the order of the cases
 * @param inputs counts of the inputs themselves
 * @param notes notes on the run so far
 * @param compared counts of the cases on which submissions were compared with each other
 * @param judgedBy what outputs were compared with; null if unknown
 * @param sanitized what runs with checks for undefined behaviour say, by program
 */
public record Counts(
    long done,
    long found,
    boolean judgeErred,
    Map<String, Long> generators,
    List<SubmissionCounts> submissions,
    List<KindCount> kinds,
    List<Listed> listed,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) InputFacts inputs,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.SET) List<String> notes,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
        ComparedCases compared,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) JudgedBy judgedBy,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.SET)
        List<SanitizedReport> sanitized) {

  public Counts {
    compared = compared == null ? ComparedCases.NONE : compared;
    inputs = inputs == null ? InputFacts.NONE : inputs;
    notes = notes == null ? List.of() : List.copyOf(notes);
    sanitized = sanitized == null ? List.of() : List.copyOf(sanitized);
  }

  /** Counts without those of inputs, and without notes. */
  public Counts(
      long done,
      long found,
      boolean judgeErred,
      Map<String, Long> generators,
      List<SubmissionCounts> submissions,
      List<KindCount> kinds,
      List<Listed> listed) {
    this(
        done,
        found,
        judgeErred,
        generators,
        submissions,
        kinds,
        listed,
        null,
        List.of(),
        null,
        null,
        List.of());
  }

  /** In place of a submission's row: a judge failure, which belongs to no submission. */
  public static final int NOBODY = -1;

  /**
   * The number of findings of a kind.
   *
   * @param submission its row in the campaign, or {@link #NOBODY}
   * @param reason null if the verdict has none
   * @param against in a tie, the submission that it differs from; else null
   * @param group of the cases; null if they have none
   * @param shortest null if none of them fails alone, or nobody's submission does
   */
  public record KindCount(
      int submission,
      Verdict verdict,
      @JsonSetter(nulls = Nulls.SET) Reason reason,
      @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String against,
      @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String group,
      long findings,
      @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET)
          Shortest shortest) {}

  /**
   * The shortest case of a kind of findings; the first of these, if there are several.
   *
   * @param index campaign index of the case
   * @param bytes size of its input
   */
  public record Shortest(long index, int bytes) {

    /** Whether to prefer this one; the other may be null. */
    boolean isBefore(Shortest other) {
      return other == null || bytes < other.bytes || (bytes == other.bytes && index < other.index);
    }
  }

  /**
   * A finding that is listed in full.
   *
   * @param submission its row in the campaign, or {@link #NOBODY}
   * @param index campaign index of the case
   * @param file campaign indexes of the cases in the file that shows it; empty if the case alone
   *     does
   */
  public record Listed(
      int submission,
      Verdict verdict,
      @JsonSetter(nulls = Nulls.SET) Reason reason,
      long index,
      List<Long> file,
      ReportedFinding finding) {

    public Listed {
      if (finding.caseName() == null) {
        throw new IllegalArgumentException("a finding without a case");
      }
      CaseName.parse(finding.caseName());
    }

    /** This finding in a journal, which keeps only the beginning of long outputs. */
    Listed stored() {
      return new Listed(submission, verdict, reason, index, file, finding.withShortOutputs());
    }
  }
}
