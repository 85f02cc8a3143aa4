package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import harness.campaign.Trial;
import harness.cases.CaseName;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.generators.Generators;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Assertions about the result of a trial of one submission. */
final class Expected {

  private Expected() {}

  /** Asserts that nothing is wrong. */
  static void accepted(Trial trial) {
    RunReport report = trial.run();
    assertEquals(List.of(), report.findings());
    SubmissionReport submission = report.submissions().get(0);
    assertEquals(Set.of(Verdict.ACCEPTED), submission.verdicts().keySet());
    assertFalse(submission.verdicts().get(Verdict.ACCEPTED) == 0, "no case was run");
  }

  /**
   * Asserts that all findings are of one kind and that the first is reproduced from its name alone.
   */
  static ReportedFinding only(Verdict verdict, Reason reason, Trial trial) {
    RunReport report = trial.run();
    Set<Verdict> verdicts = EnumSet.copyOf(report.submissions().get(0).verdicts().keySet());
    verdicts.remove(Verdict.ACCEPTED);
    assertEquals(Set.of(verdict), verdicts);
    assertEquals(Set.of(reason), report.submissions().get(0).reasons().keySet());
    ReportedFinding first = first(verdict, reason, report);
    reproduced(first, trial);
    return first;
  }

  /** Asserts that all findings are wrong answers of one kind, reproduced from the name alone. */
  static ReportedFinding onlyWrong(Reason reason, Trial trial) {
    return only(Verdict.WRONG_ANSWER, reason, trial);
  }

  /** Asserts that there is a wrong answer of this kind, reproduced from its name alone. */
  static ReportedFinding wrong(Reason reason, Trial trial) {
    ReportedFinding first = first(Verdict.WRONG_ANSWER, reason, trial.run());
    reproduced(first, trial);
    return first;
  }

  /** The first finding of a kind. */
  static ReportedFinding first(Verdict verdict, Reason reason, RunReport report) {
    return report.findings().stream()
        .filter(each -> each.verdict() == verdict)
        .filter(each -> each.reason() == reason)
        .findFirst()
        .orElseThrow(
            () -> new AssertionError("not found; " + report.submissions().get(0).verdicts()));
  }

  private static void reproduced(ReportedFinding finding, Trial trial) {
    CaseName name = CaseName.parse(finding.caseName());
    if (!name.generator().equals(trial.campaign().generator().name())) {
      trial.generator(Generators.named(name.problem(), name.generator()));
    }
    List<ReportedFinding> again = trial.seed(name.seed()).cases(name.index(), 1).run().findings();
    assertEquals(1, again.size());
    assertEquals(essence(finding), essence(again.get(0)));
  }

  private static List<Object> essence(ReportedFinding finding) {
    return Arrays.asList(
        finding.caseName(),
        finding.input(),
        finding.verdict(),
        finding.reason(),
        finding.claimed(),
        finding.expected(),
        finding.moves(),
        finding.right());
  }
}
