package harness.tally;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.report.InputFacts;
import harness.report.ReportedFinding;
import java.util.List;
import java.util.Map;

/**
 * What was counted over some cases of a campaign, in a form that can be written down and added to
 * what was counted over others with {@link Tally#add}. Counts over consecutive ranges, added in the
 * order of the ranges, equal those over all of them.
 *
 * @param done cases counted
 * @param found findings counted
 * @param judgeErred whether some answer contradicts the harness itself
 * @param generators cases by the generator that drew them
 * @param submissions in the order of the campaign
 * @param kinds findings by submission, verdict and reason
 * @param listed the first findings of each kind, in the order of the cases
 * @param inputs what is known of the inputs themselves
 */
public record Counts(
    long done,
    long found,
    boolean judgeErred,
    Map<String, Long> generators,
    List<SubmissionCounts> submissions,
    List<KindCount> kinds,
    List<Listed> listed,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) InputFacts inputs) {

  public Counts {
    inputs = inputs == null ? InputFacts.NONE : inputs;
  }

  /** Counts over cases of whose inputs nothing is known. */
  public Counts(
      long done,
      long found,
      boolean judgeErred,
      Map<String, Long> generators,
      List<SubmissionCounts> submissions,
      List<KindCount> kinds,
      List<Listed> listed) {
    this(done, found, judgeErred, generators, submissions, kinds, listed, null);
  }

  /** In place of a submission's row: a failure on the judge's side, which is nobody's. */
  public static final int NOBODY = -1;

  /**
   * How many findings are of a kind.
   *
   * @param submission its row in the campaign, or {@link #NOBODY}
   * @param reason null where the verdict has none
   */
  public record KindCount(
      int submission,
      Verdict verdict,
      @JsonSetter(nulls = Nulls.SET) Reason reason,
      long findings) {}

  /**
   * A finding that is listed in full.
   *
   * @param submission its row in the campaign, or {@link #NOBODY}
   * @param index campaign index of the case
   * @param file campaign indexes of the cases in the file that it takes; empty where the case alone
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
  }
}
