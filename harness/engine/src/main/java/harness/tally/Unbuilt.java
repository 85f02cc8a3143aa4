package harness.tally;

import harness.cases.Guarantee;
import harness.cases.Verdict;
import harness.report.Growth;
import harness.report.ReportedFinding;
import harness.report.ReportedFindingBuilder;
import harness.report.SubmissionReport;
import harness.report.SubmissionReportBuilder;
import harness.run.Expectation;
import harness.run.Submission;
import java.util.List;
import java.util.Map;

/**
 * A submission that could not be compiled.
 *
 * @param name as in reports
 * @param firstLines first lines of the compiler's output
 */
public record Unbuilt(String name, String firstLines) {

  SubmissionReport report(boolean ofPuzzle) {
    return report(name, ofPuzzle);
  }

  /** The report on any submission that could not be compiled. */
  static SubmissionReport report(String name, boolean ofPuzzle) {
    return SubmissionReportBuilder.builder()
        .name(name)
        .kind(Submission.Kind.PROGRAM)
        .guarantee(Guarantee.OPTIMAL)
        .expected(Expectation.RIGHT.expected())
        .verdicts(Map.of(Verdict.COMPILE_ERROR, 1L))
        .reasons(Map.of())
        .cpuUs(new SubmissionReport.Quantiles(0, 0, 0, 0, List.of()))
        .spared(SubmissionReport.SparedCases.NONE)
        .byStratum(List.of())
        .byDistance(ofPuzzle ? List.of() : null)
        .byGenerator(List.of())
        .bySize(ofPuzzle ? null : List.of())
        .growth(ofPuzzle ? null : Growth.of(List.of(), null))
        .build();
  }

  /** The finding that it could not be compiled. */
  public ReportedFinding finding() {
    return ReportedFindingBuilder.builder()
        .submission(name)
        .verdict(Verdict.COMPILE_ERROR)
        .detail(firstLines.strip())
        .input("")
        .output("")
        .right("")
        .siding(List.of())
        .build();
  }
}
