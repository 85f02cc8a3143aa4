package harness.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.diagnosis.Diagnosis;
import java.util.List;

/**
 * How submissions behave on one input that the user gave, and what is known of the causes. The
 * snake-case names are its JSON.
 *
 * @param puzzle null if the problem is made of programs
 * @param caseName the name of the case, or of the file as the user gave it
 * @param input the whole file
 * @param talk true if outputs are dialogues with an interactor, else null
 * @param submissions in the order of the command line, those that could not be compiled first
 * @param findings described on the input as it is: each has it as its smallest case
 */
public record ExplainReport(
    String problem,
    @JsonInclude(JsonInclude.Include.NON_NULL) String puzzle,
    @JsonProperty("case") String caseName,
    String input,
    @JsonInclude(JsonInclude.Include.NON_NULL) Boolean talk,
    JudgedBy judgedBy,
    List<Explained> submissions,
    List<ReportedFinding> findings) {

  public ExplainReport {
    submissions = List.copyOf(submissions);
    findings = List.copyOf(findings);
  }

  /**
   * One submission.
   *
   * @param verdict accepted also if nothing says whether its output is right
   * @param reason null if the verdict needs none
   * @param output what it printed, if it did not fail by itself; else null
   * @param warnings undefined behaviour although it did not fail by itself
   * @param tried what was done to find causes and found none, in words
   */
  public record Explained(
      String name,
      Verdict verdict,
      Reason reason,
      String output,
      List<Diagnosis> warnings,
      List<String> tried) {

    public Explained {
      warnings = List.copyOf(warnings);
      tried = List.copyOf(tried);
    }

    /** The same with another verdict. */
    public Explained withVerdict(Verdict other, Reason because) {
      return new Explained(name, other, because, output, warnings, tried);
    }

    private Explained shortened() {
      return new Explained(name, verdict, reason, LongText.cut(output), warnings, tried);
    }
  }

  /** The findings of a submission by itself, without differences from others. */
  public List<ReportedFinding> findingsOf(Explained submission) {
    return findings.stream()
        .filter(each -> !each.isDifference() && each.submission().equals(submission.name()))
        .toList();
  }

  /** How submissions differ from each other; empty if they are judged one by one. */
  public List<ReportedFinding> differences() {
    return findings.stream().filter(ReportedFinding::isDifference).toList();
  }

  /** This report with long texts cut. */
  public ExplainReport shortened() {
    return new ExplainReport(
        problem,
        puzzle,
        caseName,
        LongText.cut(input),
        talk,
        judgedBy,
        submissions.stream().map(Explained::shortened).toList(),
        findings.stream().map(ReportedFinding::shortened).toList());
  }
}
