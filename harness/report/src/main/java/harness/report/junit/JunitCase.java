package harness.report.junit;

import harness.cases.CaseName;
import harness.cases.Counted;
import harness.cases.Verdict;
import harness.report.GroupCases;
import harness.report.GroupResult;
import harness.report.ReportedFinding;
import harness.report.SanitizedReport;
import harness.report.SubmissionReport;
import harness.report.text.GroupWords;
import java.util.List;

/**
 * One test of a JUnit report: a submission on one generator's cases, or its compilation.
 *
 * @param seconds wall-clock time inside the submission
 * @param outcome the result
 * @param type the verdict and its reason; null if nothing is wrong
 * @param message one line: how many cases are wrong or why nothing was run; null if all is well
 * @param note further text, or null
 * @param findings its listed findings
 */
record JunitCase(
    String name,
    double seconds,
    Outcome outcome,
    String type,
    String message,
    String note,
    List<ReportedFinding> findings) {

  /** The result of a test, with its XML element; {@code PASSED} has none. */
  enum Outcome {
    PASSED(null),
    SKIPPED("skipped"),
    FAILURE("failure"),
    ERROR("error");

    private final String element;

    Outcome(String element) {
      this.element = element;
    }

    String element() {
      return element;
    }
  }

  /** A submission that could not be compiled. */
  static JunitCase unbuilt(ReportedFinding finding) {
    return new JunitCase(
        "compile", 0, Outcome.ERROR, finding.label(), "does not compile", null, List.of(finding));
  }

  /**
   * A submission in runs with checks for undefined behaviour.
   *
   * @param text what these say
   * @param mustBeClean whether a warning is a failure
   */
  static JunitCase sanitized(SanitizedReport program, String text, boolean mustBeClean) {
    boolean fails = mustBeClean && !program.warnings().isEmpty();
    return new JunitCase(
        "undefined behaviour",
        0,
        fails ? Outcome.FAILURE : Outcome.PASSED,
        fails ? "undefined behaviour" : null,
        fails ? program.inWords() : null,
        text.strip(),
        List.of());
  }

  /** A submission that was expected to fail. Not to be caught is a failure if it must be. */
  static JunitCase expectedToFail(SubmissionReport submission, boolean mustBeCaught) {
    boolean caught = submission.caught() != null;
    Outcome missed = mustBeCaught ? Outcome.FAILURE : Outcome.SKIPPED;
    return new JunitCase(
        "expected to fail",
        submission.solveMs() / 1e3,
        caught ? Outcome.PASSED : missed,
        caught || !mustBeCaught ? null : "not caught",
        caught ? null : submission.fate(),
        caught ? submission.fate() : null,
        List.of());
  }

  /** A group in which a submission was expected to fail. */
  static JunitCase expectedToFail(GroupCases group, boolean mustBeCaught) {
    boolean caught = group.caught() != null;
    Outcome missed = mustBeCaught ? Outcome.FAILURE : Outcome.SKIPPED;
    return new JunitCase(
        "expected to fail in " + group.name(),
        0,
        caught ? Outcome.PASSED : missed,
        caught || !mustBeCaught ? null : "not caught",
        caught ? null : group.fate(),
        caught ? group.fate() : null,
        List.of());
  }

  /** The points of a submission in a group of tests. */
  static JunitCase ofPoints(GroupResult group) {
    boolean isJudged = group.judgeError() == null;
    Outcome unlike = isJudged ? Outcome.FAILURE : Outcome.ERROR;
    Outcome asExpected = group.after() == null ? Outcome.PASSED : Outcome.SKIPPED;
    String leftOut = group.after() == null ? null : "left out after " + group.after();
    return new JunitCase(
        "points: " + group.name(),
        0,
        group.isFinding() ? unlike : asExpected,
        group.isFinding() ? isJudged ? "not as expected" : Verdict.JUDGE_ERROR.label() : null,
        group.isFinding() ? isJudged ? group.deviation() : group.judgeError() : leftOut,
        new GroupWords(group).result(),
        List.of());
  }

  /** A submission on the cases of one generator, with its listed findings there. */
  static JunitCase of(SubmissionReport.GeneratorRow row, List<ReportedFinding> findings) {
    String spared = row.spared() == 0 ? null : row.spared() + " cases skipped";
    if (row.wrong() == 0) {
      boolean skipped = row.cases() == 0;
      return new JunitCase(
          row.generator(),
          row.solveMs() / 1e3,
          skipped ? Outcome.SKIPPED : Outcome.PASSED,
          null,
          skipped ? spared : null,
          skipped ? null : spared,
          List.of());
    }
    boolean harnessErred = findings.stream().anyMatch(ReportedFinding::isJudgeError);
    String shown =
        findings.isEmpty()
            ? "of kinds that are shown under other generators"
            : "first " + findings.get(0).label() + " on " + first(findings.get(0), row.generator());
    return new JunitCase(
        row.generator(),
        row.solveMs() / 1e3,
        harnessErred ? Outcome.ERROR : Outcome.FAILURE,
        findings.isEmpty() ? "wrong" : findings.get(0).label(),
        Counted.part(row.wrong(), row.cases(), "case")
            + (allDiffer(findings) ? " differ, " : " wrong, ")
            + shown,
        spared,
        findings);
  }

  private static boolean allDiffer(List<ReportedFinding> findings) {
    return !findings.isEmpty() && findings.stream().allMatch(ReportedFinding::isDifference);
  }

  /** The first case of a finding that a generator drew. */
  private static String first(ReportedFinding finding, String generator) {
    return finding.caseNames().stream()
        .filter(name -> CaseName.parse(name).family().equals(generator))
        .findFirst()
        .orElseThrow();
  }
}
