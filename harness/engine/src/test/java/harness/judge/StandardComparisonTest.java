package harness.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Judgement;
import harness.cases.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StandardComparisonTest {

  /** Comparisons that require a value, so that an empty output is wrong. */
  private static final Set<String> ONE_VALUE =
      Set.of("icmp", "hcmp", "yesno", "acmp", "rcmp", "dcmp");

  static List<StandardComparison> all() {
    return StandardComparison.all();
  }

  /** An output that the comparison accepts. */
  private static String right(StandardComparison comparison) {
    String name = comparison.name();
    if (name.startsWith("case")) {
      return "Case 1: 7\nCase 2: 8\n";
    }
    if (name.endsWith("yesno")) {
      return "YES\n";
    }
    return "7\n";
  }

  @Test
  void tokensComeFirstBecauseTheyAreTheDefault() {
    assertEquals("tokens", StandardComparison.all().get(0).name());
  }

  @Test
  void everyStandardCheckerOfTestlibThatGivesAVerdictExists() {
    Set<String> names = new HashSet<>(all().stream().map(StandardComparison::name).toList());
    String testlib =
        "fcmp hcmp icmp lcmp ncmp nyesno rcmp rcmp4 rcmp6 rcmp9 uncmp wcmp yesno acmp caseicmp"
            + " casencmp casewcmp dcmp rncmp";
    assertTrue(names.containsAll(List.of(testlib.split(" "))), names.toString());
    assertEquals(all().size(), names.size());
  }

  @ParameterizedTest
  @MethodSource("all")
  void isFoundByItsNameAndDescribesItselfInOneLine(StandardComparison each) {
    assertEquals(each.name(), StandardComparison.named(each.name()).name());
    assertFalse(each.summary().isEmpty());
    assertFalse(each.summary().contains("\n"));
  }

  @Test
  void anUnknownNameIsAnsweredWithTheKnownNames() {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> StandardComparison.named("rcmp5"));
    assertTrue(
        error.getMessage().startsWith("no standard comparison 'rcmp5'; expected one of tokens"),
        error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "pointscmp", "tokens x", "WCMP"})
  void anInvalidNameIsRefusedInOneLine(String name) {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> StandardComparison.named(name));
    assertFalse(error.getMessage().contains("\n"));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theSameTextIsAccepted(StandardComparison each) {
    Judged.accepted(each.name(), right(each), right(each));
  }

  @ParameterizedTest
  @MethodSource("all")
  void aMissingLastNewlineDoesNotMatter(StandardComparison each) {
    String right = right(each);
    Judged.accepted(each.name(), right.strip(), right);
    Judged.accepted(each.name(), right, right.strip());
  }

  @ParameterizedTest
  @MethodSource("all")
  void windowsLineEndsDoNotMatter(StandardComparison each) {
    String right = right(each);
    Judged.accepted(each.name(), right.replace("\n", "\r\n"), right);
    Judged.accepted(each.name(), right, right.replace("\n", "\r\n"));
  }

  @ParameterizedTest
  @MethodSource("all")
  void blankLinesAfterTheLastDoNotMatter(StandardComparison each) {
    String right = right(each);
    Judged.accepted(each.name(), right + "\n\n", right);
    Judged.accepted(each.name(), right, right + "\n\n");
    Judged.accepted(each.name(), right + " \n\t\n", right);
  }

  @ParameterizedTest
  @MethodSource("all")
  void blanksAtTheEndOfALineMatterOnlyForExactLines(StandardComparison each) {
    String right = right(each);
    String trailing = right.replace("\n", " \t\n");
    if (each.name().equals("fcmp")) {
      Judged.wrong(harness.cases.Reason.PRESENTATION, "fcmp", trailing, right);
    } else {
      Judged.accepted(each.name(), trailing, right);
      Judged.accepted(each.name(), right, trailing);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void blankLinesBeforeTheFirstMatterOnlyForLines(StandardComparison each) {
    String right = right(each);
    if (List.of("fcmp", "lcmp", "trimmed").contains(each.name())) {
      Judged.differs(each.name(), "\n" + right, right);
    } else {
      Judged.accepted(each.name(), "\n" + right, right);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void anEmptyOutputIsMissingSomething(StandardComparison each) {
    Judged.missing(each.name(), "", right(each));
    Judged.missing(each.name(), " \n", right(each));
  }

  @ParameterizedTest
  @MethodSource("all")
  void anOutputThatContinuesHasExtraOutput(StandardComparison each) {
    String more = each.name().startsWith("case") ? "Case 3: 9\n" : right(each);
    Judged.extra(each.name(), right(each) + more, right(each));
  }

  @ParameterizedTest
  @MethodSource("all")
  void anEmptyOutputIsRightIfTheReferencePrintsNothing(StandardComparison each) {
    if (ONE_VALUE.contains(each.name())) {
      Judged.judgeError(each.name(), "", "");
      Judged.judgeError(each.name(), right(each), "");
    } else {
      Judged.accepted(each.name(), "", "");
      Judged.extra(each.name(), right(each), "");
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void binaryOutputIsWrongAndEscaped(StandardComparison each) {
    String output = right(each).replace("7", "7\0\u00ff").replace("YES", "YES\0\u00ff");
    Judgement said = Judged.judged(each.name(), output, right(each));
    assertEquals(Verdict.WRONG_ANSWER, said.verdict());
    assertTrue(said.detail().contains("\\x00\\xff"), said.detail());
  }

  @ParameterizedTest
  @MethodSource("all")
  void theDetailIsOneShortPrintableLine(StandardComparison each) {
    String output = "\u001b[31m\0" + "x".repeat(100_000) + "\n";
    Judgement said = Judged.judged(each.name(), output, right(each));
    assertEquals(Verdict.WRONG_ANSWER, said.verdict());
    assertTrue(said.detail().length() < 200, said.detail());
    assertTrue(said.detail().chars().noneMatch(Character::isISOControl), said.detail());
  }

  @Test
  void aNameWithFlagsIsKept() {
    assertEquals(
        "icpc case_sensitive float_tolerance 1e-6",
        StandardComparison.named("icpc case_sensitive  float_tolerance 1e-6").name());
    assertSame(Verdict.WRONG_ANSWER, Judged.judged("icpc case_sensitive", "A", "a").verdict());
  }
}
