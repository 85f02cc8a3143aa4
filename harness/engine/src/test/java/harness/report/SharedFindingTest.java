package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SharedFindingTest {

  private static ReportedFinding finding(String submission, String verdict, String input) {
    return ReportedFindingBuilder.builder()
        .submission(submission)
        .caseName(verdict.equals("compile-error") ? null : "x/gen@1#0")
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
            finding("a", "wrong-answer", "1"),
            finding("b", "run-time-error", "1"),
            finding("c", "wrong-answer", "1")));
  }

  @Test
  void findingsOfOneSubmissionStayApart() {
    assertEquals(
        List.of(List.of("a"), List.of("a")),
        names(finding("a", "wrong-answer", "1"), finding("a", "wrong-answer", "1")));
  }

  @Test
  void failuresOfTheJuryAndDisagreementsAreNotShared() {
    assertEquals(
        2, names(finding("a", "judge-error", "1"), finding("b", "judge-error", "1")).size());
    assertEquals(
        2, names(finding("a", "disagreement", "1"), finding("b", "disagreement", "1")).size());
  }

  @Test
  void sharedFindingsHaveOneNumberAndCompileErrorsHaveNone() {
    List<ReportedFinding> numbered =
        SharedFinding.numbered(
            List.of(
                finding("a", "wrong-answer", "1"),
                finding("b", "wrong-answer", "2"),
                finding("c", "wrong-answer", "1"),
                finding("d", "compile-error", "")));
    assertEquals(
        "[1, 2, 1, null]", numbered.stream().map(ReportedFinding::number).toList().toString());
  }
}
