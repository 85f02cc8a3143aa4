package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Thorough;
import harness.cases.Limits;
import harness.formats.CheckerCodes;
import harness.problem.TestProblem;
import harness.problem.TestProblem.Expected;
import harness.report.RunReport;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A few lines that describe the inputs replace a generator and a validator. */
final class DescribedProblemsTest {

  private static final Path DESCRIPTIONS =
      Path.of("src", "test", "resources", "harness", "describe", "problems");

  private static final long ENOUGH = 1500;
  private static final Duration PLENTY = Duration.ofMinutes(2); // ends by itself much sooner

  @BeforeAll
  static void needsCompilers() {
    Languages languages = Languages.load(List.of());
    for (String name : List.of("c++", "python")) {
      assumeTrue(
          languages.all().stream()
              .anyMatch(each -> each.name().equals(name) && languages.status(each).available()),
          "no " + name + " here");
    }
  }

  private static Path description(TestProblem problem) {
    return DESCRIPTIONS.resolve(problem.name() + ".ctd").toAbsolutePath();
  }

  static List<TestProblem> problems() throws IOException {
    return TestProblem.all().stream().filter(each -> Files.exists(description(each))).toList();
  }

  private static TestJury jury(TestProblem problem) throws IOException {
    String described = description(problem).toString();
    JuryParts parts =
        new JuryParts(
            problem.name(),
            List.of(described),
            List.of(problem.reference()),
            List.of(described),
            problem.checker(),
            null,
            CheckerCodes.TESTLIB);
    long nanos = Duration.ofSeconds(problem.timeLimitSeconds()).toNanos();
    Limits limits = new Limits(nanos, (long) problem.memoryLimitMiB() << 20, 1);
    return new TestJury(parts, limits, problem.file(""));
  }

  @Test
  void tenProblemsAreDescribedInAtMostFiveLines() throws IOException {
    assertEquals(10, problems().size());
    for (TestProblem each : problems()) {
      assertTrue(Files.readAllLines(description(each)).size() <= 5, each.name());
    }
  }

  static List<TestProblem> firstProblem() throws IOException {
    return problems().subList(0, 1);
  }

  static List<TestProblem> otherProblems() throws IOException {
    return problems().subList(1, problems().size());
  }

  @ParameterizedTest
  @MethodSource("firstProblem")
  void aWrongProgramIsFoundWithoutAGenerator(TestProblem problem) throws IOException {
    assertFound(problem);
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("otherProblems")
  void aWrongProgramOfAnyProblemIsFoundWithoutAGenerator(TestProblem problem) throws IOException {
    assertFound(problem);
  }

  /** Finds the first wrong C++ program that exceeds no limit, which is quick. */
  private static void assertFound(TestProblem problem) throws IOException {
    Expected wrong =
        problem.programs().stream()
            .filter(each -> each.file().endsWith(".cpp"))
            .filter(each -> each.verdicts().contains("wrong-answer"))
            .findFirst()
            .orElseThrow();
    try (TestJury jury = jury(problem)) {
      RunReport report = jury.run(ENOUGH, true, 2, wrong.file());
      assertFalse(report.findings().isEmpty(), wrong.file() + " passes " + report.done());
      String verdict = report.findings().get(0).verdict().label();
      assertTrue(wrong.verdicts().contains(verdict), wrong.file() + ": " + verdict);
    }
  }

  @Thorough
  @Test
  void theSmallestPermutationIsProven() throws IOException {
    TestProblem sort =
        problems().stream().filter(each -> each.name().equals("swap-sort")).findFirst().get();
    try (TestJury jury = jury(sort)) {
      TestJury.Shrunk shrunk = jury.shrunk(ENOUGH, PLENTY, "wrong-once.cpp");
      assertTrue(shrunk.smallest().proven(), shrunk.smallest().note());
      assertEquals(5, shrunk.smallest().input().split("\\s+").length, shrunk.smallest().input());
    }
  }
}
