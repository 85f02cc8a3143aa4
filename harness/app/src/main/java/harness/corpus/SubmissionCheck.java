package harness.corpus;

import harness.cases.Reason;
import harness.cases.Verdict;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import java.util.List;
import java.util.Map;

/**
 * Whether a program got its expected verdict. As in the ICPC problem package format, a program in
 * {@code wrong_answer} must be wrong-answer on some case and may be accepted on others, but get no
 * third verdict; likewise for the other folders.
 *
 * @param name of the program
 * @param expected the expected verdict
 * @param reason a reason that must be among its findings, null for any
 * @param saved saved cases by verdict
 * @param stress random cases by verdict; empty if they were not needed
 * @param problem how it differs from the expectation, one line; null if it does not
 * @param finding an example of the problem, or null
 */
record SubmissionCheck(
    String name,
    Verdict expected,
    Reason reason,
    Map<Verdict, Long> saved,
    Map<Verdict, Long> stress,
    String problem,
    ReportedFinding finding) {

  /**
   * Compares a program's results with the expectation.
   *
   * @param expectation the expectation; its file is the program's name
   * @param runs the reports on saved files and on random cases; the second may be missing
   */
  static SubmissionCheck of(ExpectedVerdicts.Expected expectation, List<RunReport> runs) {
    String name = expectation.file();
    Verdict expected = expectation.verdict();
    Reason reason = expectation.reason();
    Map<Verdict, Long> saved = verdicts(runs.get(0), name);
    Map<Verdict, Long> stress = runs.size() == 1 ? Map.of() : verdicts(runs.get(1), name);
    List<ReportedFinding> findings =
        runs.stream()
            .flatMap(run -> run.findings().stream())
            .filter(finding -> finding.submission().equals(name))
            .toList();
    ReportedFinding first = findings.isEmpty() ? null : findings.get(0);
    Verdict found = first == null ? Verdict.ACCEPTED : first.verdict();
    String problem = null;
    if (found != expected) {
      String said = first == null ? "nothing wrong" : found.because(first.reason());
      problem = "expected " + expected + ", found " + said;
    } else if (reason != null
        && findings.stream().noneMatch(finding -> finding.reason() == reason)) {
      problem = "expected " + expected.because(reason) + ", found only other reasons";
    }
    return new SubmissionCheck(
        name, expected, reason, saved, stress, problem, problem == null ? null : first);
  }

  private static Map<Verdict, Long> verdicts(RunReport run, String name) {
    return run.submissions().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .verdicts();
  }
}
