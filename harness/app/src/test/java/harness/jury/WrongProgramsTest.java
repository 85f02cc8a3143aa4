package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.cases.Verdict;
import harness.problem.TestProblem;
import harness.problem.TestProblem.Expected;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.toolchain.Languages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every wrong program of the test problems is caught for its own mistake, and every right one is
 * accepted.
 */
final class WrongProgramsTest {

  /** Every wrong program fails within this number of cases. */
  private static final long ENOUGH = 600;

  private static final long SOME = 3;

  /** A usual one, one of Python, one with a checker, one with an interactor. */
  private static final Set<String> FEW = Set.of("coins", "gcd-lines", "swap-sort", "guess");

  static List<TestProblem> fewProblems() throws IOException {
    return problems().stream().filter(each -> FEW.contains(each.name())).toList();
  }

  static List<TestProblem> otherProblems() throws IOException {
    return problems().stream().filter(each -> !FEW.contains(each.name())).toList();
  }

  /** All test problems; interactive ones in both conventions. */
  static List<TestProblem> problems() throws IOException {
    List<TestProblem> problems = new ArrayList<>(TestProblem.all());
    for (TestProblem each : TestProblem.interactive()) {
      problems.addAll(List.of(each, each.byIcpc()));
    }
    return problems;
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("fewProblems")
  void aRightProgramIsAccepted(TestProblem problem) throws IOException {
    assertAccepted(problem);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("otherProblems")
  void aRightProgramOfAnotherProblemIsAccepted(TestProblem problem) throws IOException {
    assertAccepted(problem);
  }

  private static void assertAccepted(TestProblem problem) throws IOException {
    assumeCompilers();
    String[] right =
        problem.programs().stream()
            .filter(each -> !each.isWrong())
            .map(Expected::file)
            .toArray(String[]::new);
    try (TestJury jury = TestJury.of(problem, null)) {
      RunReport report = jury.run(SOME, false, 2, named(right));
      assertEquals(List.of(), report.findings());
      assertEquals(SOME, report.done());
      for (SubmissionReport each : report.submissions()) {
        assertEquals(Map.of(Verdict.ACCEPTED, SOME), each.verdicts(), each.name());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("fewProblems")
  void aWrongProgramIsCaughtForItsMistake(TestProblem problem) throws IOException {
    assertCaught(problem, WrongProgramsTest::isQuick);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("otherProblems")
  void aWrongProgramOfAnotherProblemIsCaughtForItsMistake(TestProblem problem) throws IOException {
    assertCaught(problem, WrongProgramsTest::isQuick);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("problems")
  void aSlowWrongProgramIsCaughtForItsMistake(TestProblem problem) throws IOException {
    assertCaught(problem, wrong -> !isQuick(wrong));
  }

  /** Whether it is compiled and its mistake is not slowness. */
  private static boolean isQuick(Expected wrong) {
    return wrong.file().endsWith(".cpp") && !wrong.verdicts().contains("time-limit-exceeded");
  }

  private static void assertCaught(TestProblem problem, Predicate<Expected> chosen)
      throws IOException {
    assumeCompilers();
    for (Expected wrong :
        problem.programs().stream().filter(Expected::isWrong).filter(chosen).toList()) {
      try (TestJury jury = TestJury.of(problem, wrong.generator())) {
        RunReport report = jury.run(ENOUGH, true, 2, wrong.file());
        assertFalse(report.findings().isEmpty(), wrong.file() + " passes " + report.done());
        ReportedFinding finding = report.findings().get(0);
        String said = wrong.file() + ": " + finding.verdict() + " " + finding.reason();
        assertTrue(wrong.verdicts().contains(finding.verdict().label()), said);
        assertTrue(
            wrong.reasons().contains(finding.reason().label()), said + ": " + finding.detail());
        assertTrue(
            wrong.says() == null || finding.detail().contains(wrong.says()),
            said + ": " + finding.detail());
      }
    }
  }

  /** Programs of several languages may have the same stem. */
  private static String[] named(String... files) {
    String[] named = new String[files.length];
    for (int i = 0; i < files.length; i++) {
      named[i] = files[i].replace('.', '-') + "=" + files[i];
    }
    return named;
  }

  private static void assumeCompilers() {
    Languages languages = Languages.load(List.of());
    for (String name : List.of("c++", "python", "java")) {
      assumeTrue(
          languages.all().stream()
              .anyMatch(each -> each.name().equals(name) && languages.status(each).available()),
          "no " + name + " here");
    }
  }
}
