package harness.tally;

import harness.cases.Guarantee;
import harness.cases.Verdict;
import harness.report.Growth;
import harness.report.ReportedFinding;
import harness.report.SubmissionReport;
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

  /**
   * Its part of the report.
   *
   * @param ofPuzzle whether the problem is a puzzle
   */
  SubmissionReport report(boolean ofPuzzle) {
    return report(name, ofPuzzle);
  }

  /** The same for any submission that could not be compiled. */
  static SubmissionReport report(String name, boolean ofPuzzle) {
    return new SubmissionReport(
        name,
        Submission.Kind.PROGRAM.label(),
        Guarantee.OPTIMAL.label(),
        null,
        Expectation.RIGHT.labels(),
        null,
        null,
        Map.of(Verdict.COMPILE_ERROR.label(), 1L),
        Map.of(),
        0,
        new SubmissionReport.Quantiles(0, 0, 0, 0, List.of()),
        null,
        null,
        0,
        0,
        null,
        new SubmissionReport.SparedCases(0, 0),
        null,
        List.of(),
        ofPuzzle ? List.of() : null,
        List.of(),
        ofPuzzle ? null : List.of(),
        ofPuzzle ? null : Growth.of(List.of(), null));
  }

  ReportedFinding finding() {
    return ReportedFinding.withoutOutput(
        name, null, Verdict.COMPILE_ERROR.label(), null, firstLines.strip(), null, "");
  }
}
