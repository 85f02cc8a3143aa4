package harness.corpus;

import harness.cases.Verdict;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Whether a program got the verdict that it should. As in the ICPC problem package format, a
 * program in {@code wrong_answer} must be judged wrong-answer somewhere and may be accepted
 * elsewhere, but get no third verdict; likewise for the other folders.
 *
 * @param name of the program
 * @param expected label of the verdict that it should get
 * @param reason label of the reason that should be among its findings, null for any
 * @param saved cases of the saved files by verdict
 * @param stress cases of the stress by verdict; empty where it was not needed
 * @param problem what is not as expected, one line; null when all is
 * @param finding shows the problem, null where none does
 */
public record SubmissionCheck(
    String name,
    String expected,
    String reason,
    Map<String, Long> saved,
    Map<String, Long> stress,
    String problem,
    ReportedFinding finding) {

  /**
   * Holds a program's results on saved files and in a stress against what is expected.
   *
   * @param told what is expected; its file is the program's name
   * @param runs the reports of both, in that order; the second may be missing
   */
  public static SubmissionCheck of(ExpectedVerdicts.Expected told, List<RunReport> runs) {
    String name = told.file();
    String expected = told.verdict();
    String reason = told.reason();
    Map<String, Long> saved = submission(runs.get(0), name).verdicts();
    Map<String, Long> stress =
        runs.size() == 1 ? Map.of() : submission(runs.get(1), name).verdicts();
    List<ReportedFinding> findings = findings(runs, name);
    ReportedFinding first = findings.isEmpty() ? null : findings.get(0);
    String found = first == null ? Verdict.ACCEPTED.label() : first.verdict();
    String problem = null;
    if (!found.equals(expected)) {
      problem =
          "expected "
              + expected
              + ", found "
              + (first == null ? "nothing wrong" : found + reasonOf(first));
    } else if (reason != null
        && findings.stream().noneMatch(finding -> reason.equals(finding.reason()))) {
      problem = "expected " + expected + " (" + reason + "), found other reasons only";
    }
    return new SubmissionCheck(
        name, expected, reason, saved, stress, problem, problem == null ? null : first);
  }

  private static String reasonOf(ReportedFinding finding) {
    return finding.reason() == null ? "" : " (" + finding.reason() + ")";
  }

  private static List<ReportedFinding> findings(List<RunReport> runs, String name) {
    return runs.stream()
        .flatMap(run -> run.findings().stream())
        .filter(finding -> finding.submission().equals(name))
        .toList();
  }

  private static SubmissionReport submission(RunReport run, String name) {
    return Objects.requireNonNull(
        run.submissions().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElse(null),
        name);
  }
}
