package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SharedFindingTest {

  private static ReportedFinding finding(String submission, Verdict verdict, String input) {
    return ReportedFindingBuilder.builder()
        .submission(submission)
        .caseName(verdict == Verdict.COMPILE_ERROR ? null : "x/gen@1#0")
        .verdict(verdict)
        .detail("")
        .input(input)
        .output("")
        .right("")
        .siding(List.of())
        .build();
  }

  private static List<List<String>> names(ReportedFinding... findings) {
    return SharedFinding.of(List.of(findings)).stream().map(SharedFinding::submissions).toList();
  }

  @Test
  void submissionsThatFailOnOneInputInTheSameWayShareAnEntry() {
    assertEquals(
        List.of(List.of("a", "c"), List.of("b")),
        names(
            finding("a", Verdict.WRONG_ANSWER, "1"),
            finding("b", Verdict.RUN_TIME_ERROR, "1"),
            finding("c", Verdict.WRONG_ANSWER, "1")));
  }

  @Test
  void findingsOfOneSubmissionStayApart() {
    assertEquals(
        List.of(List.of("a"), List.of("a")),
        names(finding("a", Verdict.WRONG_ANSWER, "1"), finding("a", Verdict.WRONG_ANSWER, "1")));
  }

  @Test
  void failuresOfTheJuryAndDisagreementsAreNotShared() {
    assertEquals(
        2,
        names(finding("a", Verdict.JUDGE_ERROR, "1"), finding("b", Verdict.JUDGE_ERROR, "1"))
            .size());
    assertEquals(
        2,
        names(finding("a", Verdict.DISAGREEMENT, "1"), finding("b", Verdict.DISAGREEMENT, "1"))
            .size());
  }

  @Test
  void sharedFindingsHaveOneNumberAndCompileErrorsHaveNone() {
    List<ReportedFinding> numbered =
        SharedFinding.numbered(
            List.of(
                finding("a", Verdict.WRONG_ANSWER, "1"),
                finding("b", Verdict.WRONG_ANSWER, "2"),
                finding("c", Verdict.WRONG_ANSWER, "1"),
                finding("d", Verdict.COMPILE_ERROR, "")));
    assertEquals(
        "[1, 2, 1, null]", numbered.stream().map(ReportedFinding::number).toList().toString());
  }
}
