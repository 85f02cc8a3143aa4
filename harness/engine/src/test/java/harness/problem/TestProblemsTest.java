package harness.problem;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.cases.Verdict;
import harness.judge.StandardComparison;
import harness.problem.TestProblem.Expected;
import harness.problem.TestProblem.Smallest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The descriptions of the test problems are complete and consistent. */
final class TestProblemsTest {

  private static final int MOST_LINES = 60;
  private static final Set<String> VERDICTS =
      Arrays.stream(Verdict.values()).map(Verdict::label).collect(Collectors.toSet());
  private static final Set<String> REASONS =
      Arrays.stream(Reason.values()).map(Reason::label).collect(Collectors.toSet());
  private static final Pattern COMMENT = Pattern.compile("(//|#) [A-Z].*\\.");

  static List<TestProblem> problems() throws IOException {
    return Stream.of(TestProblem.all(), TestProblem.interactive()).flatMap(List::stream).toList();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aFolderContainsExactlyTheFilesOfItsDescription(TestProblem problem) throws IOException {
    try (Stream<Path> files = Files.list(problem.file(""))) {
      List<String> held = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertEquals(problem.files(), held);
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void programsAreNamedAfterTheirRoles(TestProblem problem) {
    String judge = problem.interactor() == null ? problem.reference() : problem.interactor();
    String role = problem.interactor() == null ? "brute." : "interactor.";
    assertTrue(judge.startsWith(role), judge);
    assertFalse(problem.generators().isEmpty());
    for (String generator : problem.generatorPrograms()) {
      assertTrue(generator.startsWith("gen."), generator);
    }
    for (Expected program : problem.programs()) {
      String start = program.isWrong() ? "wrong-" : "sol.";
      assertTrue(program.file().startsWith(start), program.file());
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aProblemHasRightProgramsAndAtLeastTwoWrongOnes(TestProblem problem) {
    int wrong = problem.wrong().size();
    assertTrue(wrong >= 2, wrong + " wrong programs");
    assertTrue(problem.programs().size() > wrong, "no right program");
  }

  @ParameterizedTest
  @MethodSource("problems")
  void expectationsUseKnownLabels(TestProblem problem) {
    for (Expected program : problem.programs()) {
      assertFalse(program.verdicts().isEmpty(), program.file());
      for (String verdict : program.verdicts()) {
        assertTrue(VERDICTS.contains(verdict), program.file() + ": " + verdict);
      }
      for (String reason : program.reasons()) {
        assertTrue(REASONS.contains(reason), program.file() + ": " + reason);
      }
      assertEquals(program.isWrong(), !program.reasons().isEmpty(), program.file());
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void eachWrongProgramIsCaughtByAGeneratorOfTheProblem(TestProblem problem) {
    for (Expected wrong : problem.wrong()) {
      String generator = wrong.generator();
      assertTrue(problem.generators().containsKey(generator), wrong.file() + ": " + generator);
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aWrongProgramStartsWithACommentOnItsMistake(TestProblem problem) throws IOException {
    for (Expected wrong : problem.wrong()) {
      String first = Files.readAllLines(problem.file(wrong.file())).get(0);
      assertTrue(COMMENT.matcher(first).matches(), wrong.file() + ": " + first);
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void programsAreShort(TestProblem problem) throws IOException {
    List<String> programs = problem.files().stream().filter(f -> !f.endsWith(".json")).toList();
    for (String program : programs) {
      int lines = Files.readAllLines(problem.file(program)).size();
      assertTrue(lines < MOST_LINES, program + ": " + lines + " lines");
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aCheckerIsAProgramOfTheProblemOrAStandardOne(TestProblem problem) {
    String checker = problem.checker();
    if (problem.hasOwnChecker()) {
      assertTrue(checker.startsWith("chk."), checker);
    } else {
      assertDoesNotThrow(() -> StandardComparison.named(problem.standardChecker()));
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void aSmallestInputHasTheStatedNumberOfTokens(TestProblem problem) {
    for (Expected program : problem.programs()) {
      program.smallest().values().forEach(smallest -> check(program.file(), smallest));
      Set<String> reasons = program.smallest().keySet();
      assertTrue(program.reasons().containsAll(reasons), program.file() + ": " + reasons);
    }
  }

  private static void check(String file, Smallest smallest) {
    assertTrue(smallest.input().endsWith("\n"), file);
    assertEquals(smallest.tokens(), smallest.input().split("\\s+").length, file);
  }

  @Test
  void thereAreEnoughOfEachKind() throws IOException {
    List<TestProblem> problems = problems();
    long wrong = problems.stream().mapToLong(problem -> problem.wrong().size()).sum();
    long validators = problems.stream().filter(problem -> problem.validator() != null).count();
    long checkers = problems.stream().filter(TestProblem::hasOwnChecker).count();
    assertAll(
        () -> assertTrue(problems.size() >= 10, problems.size() + " problems"),
        () -> assertTrue(wrong >= 30, wrong + " wrong programs"),
        () -> assertTrue(validators >= 5, validators + " validators"),
        () -> assertTrue(checkers >= 2, checkers + " checkers"));
  }
}
