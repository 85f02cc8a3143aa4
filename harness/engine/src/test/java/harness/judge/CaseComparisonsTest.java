package harness.judge;

import static harness.judge.Judged.accepted;
import static harness.judge.Judged.detail;
import static harness.judge.Judged.differs;
import static harness.judge.Judged.extra;
import static harness.judge.Judged.judgeError;
import static harness.judge.Judged.malformed;
import static harness.judge.Judged.missing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CaseComparisonsTest {

  private static final String TWO = "Case 1: 5\nCase 2: 6\n";

  @ParameterizedTest
  @ValueSource(strings = {"caseicmp", "casencmp", "casewcmp"})
  void casesAreNumberedFromOne(String name) {
    accepted(name, "Case 1: 5 Case 2: 6", TWO);
    differs(name, "Case 1: 5\nCase 2: 7\n", TWO);
    malformed(name, "case 1: 5\nCase 2: 6\n", TWO);
    malformed(name, "Case #1: 5\nCase #2: 6\n", TWO);
    malformed(name, "Case 1 : 5\nCase 2 : 6\n", TWO);
    malformed(name, "Case 2: 5\nCase 1: 6\n", TWO);
    malformed(name, "5\n6\n", TWO);
    missing(name, "Case 1: 5\n", TWO);
    missing(name, "Case 1: 5\nCase", TWO);
    missing(name, "Case 1: 5\nCase 2:", TWO);
    extra(name, TWO + "Case 3: 7\n", TWO);
    extra(name, TWO + "Case", TWO);
    judgeError(name, TWO, "5 6");
    judgeError(name, TWO, TWO + "Case 4: 1");
    judgeError(name, "Case 1: 9", TWO + "Case");
  }

  @ParameterizedTest
  @ValueSource(strings = {"caseicmp", "casencmp"})
  void integersInCasesAreParsedStrictly(String name) {
    malformed(name, "Case 1: 05\nCase 2: 6\n", TWO);
    malformed(name, "Case 1: +5\nCase 2: 6\n", TWO);
    malformed(name, "Case 1: x\nCase 2: 6\n", TWO);
    judgeError(name, "Case 1: x", "Case 1: x");
  }

  @Test
  void oneIntegerPerCaseIsOne() {
    malformed("caseicmp", "Case 1: 5 5\nCase 2: 6\n", TWO);
    malformed("caseicmp", "Case 1: Case 2: 6\n", TWO);
    judgeError("caseicmp", TWO, "Case 1: 5 5");
    judgeError("caseicmp", TWO, "Case 1:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"casencmp", "casewcmp"})
  void aCaseHasAnyNumberOfValues(String name) {
    accepted(name, "Case 1:\nCase 2: 1 2 3", "Case 1: Case 2: 1 2\n3");
    extra(name, "Case 1: 5 5\nCase 2: 6\n", TWO);
    missing(name, "Case 1:\nCase 2: 6\n", TWO);
    extra(name, TWO + "7", TWO);
  }

  @Test
  void theDetailNamesTheCase() {
    assertEquals(
        "value 2 of case 2 is x, expected y (line 3)",
        detail("casewcmp", "Case 1: a\nCase 2: b\nx", "Case 1: a\nCase 2: b y"));
    assertEquals("case 1 has more than 1 value (line 1)", detail("casencmp", "Case 1: 5 5", TWO));
    assertEquals("case 1 has only 0 values (line 1)", detail("casencmp", "Case 1: Case 2: 6", TWO));
    assertEquals("the output ends in case 1", detail("casencmp", "Case 1: 5", TWO));
    assertEquals("the output has no cases", detail("casencmp", "", TWO));
    assertEquals(
        "the output goes on after case 2, the last one expected",
        detail("casencmp", TWO + "Case 3: 7", TWO));
    assertEquals("the output has cases, expected none", detail("casencmp", TWO, ""));
    assertEquals(
        "token 4 is Csae, expected Case (line 2)",
        detail("caseicmp", "Case 1: 5\nCsae 2: 6\n", TWO));
    assertEquals(
        "token 5 is 3:, expected 2: (line 2)", detail("caseicmp", "Case 1: 5\nCase 3: 6\n", TWO));
  }
}
