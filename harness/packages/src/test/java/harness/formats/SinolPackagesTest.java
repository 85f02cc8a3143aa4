package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.run.Expectation;
import harness.scoring.Grader;
import harness.scoring.GroupScore;
import harness.scoring.ScoredTest;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packages of SIO2 and sinol-make. */
final class SinolPackagesTest extends WrittenPackage {

  private static final String LIMITS = "time_limit: 1500\nmemory_limit: 65536\n";

  @BeforeEach
  void aProblem() {
    config("scores: {1: 30, 2: 70}\n");
    file("prog/abc.sh", "cat\n");
    for (String each : List.of("abc0", "abc1a", "abc1b", "abc2", "abc1ocen")) {
      test(each);
    }
  }

  private void config(String more) {
    file("config.yml", "sinol_task_id: abc\n" + LIMITS + more);
  }

  private void test(String name) {
    file("in/" + name + ".in", "1\n");
    file("out/" + name + ".out", "1\n");
  }

  private Scoring scoring() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored().scoring();
  }

  /** The points of a submission whose output on each test gets a share of the points. */
  private static double points(Scoring scoring, Map<String, Double> shares) {
    return scores(scoring, shares).get("total").points();
  }

  private static Map<String, GroupScore> scores(Scoring scoring, Map<String, Double> shares) {
    return scoring.scores(
        each -> {
          double share = shares.getOrDefault(each, 1.0);
          return TestResult.sharing(share > 0 ? Verdict.ACCEPTED : Verdict.WRONG_ANSWER, share);
        },
        Grader.NONE);
  }

  private static String groups(Scoring scoring) {
    return scoring
        .total()
        .groups()
        .map(each -> each.name() + "=" + Math.round(each.most()))
        .collect(Collectors.joining(" "));
  }

  @Test
  void testsBelongToTheGroupsInTheirNames() throws IOException {
    ProblemPackage problem = read();
    assertEquals("sinol", problem.format());
    assertEquals(
        List.of("abc0", "abc1ocen", "abc1a", "abc1b", "abc2"),
        problem.tests().stream().map(PackageTest::name).toList());
    Scoring scoring = problem.scored().scoring();
    assertEquals("1=30 2=70", groups(scoring));
    assertEquals(List.of("0"), scoring.uncounted().stream().map(TestGroup::name).toList());
    assertEquals(1_500_000_000L, problem.limits().limits().timeNanos());
    assertEquals(64L << 20, problem.limits().limits().memoryBytes());
    assertEquals("std:lcmp", problem.checker().text());
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @Test
  void aGroupGetsTheLeastShareOfItsTestsRoundedUp() throws IOException {
    Scoring scoring = scoring();
    assertEquals(100, points(scoring, Map.of("abc0", 0.0, "abc1ocen", 0.0)));
    assertEquals(70, points(scoring, Map.of("abc1b", 0.0)));
    assertEquals(70 + 10, points(scoring, Map.of("abc1a", 0.31, "abc1b", 0.5)));
    assertEquals(70 + 15, points(scoring, Map.of("abc1b", 0.5)));
  }

  @Test
  void testsOfAGroupCountInThoseThatDependOnIt() throws IOException {
    config("scores: {1: 10, 2: 20, 3: 70}\nsubtask_dependencies: {2: [1], 3: [2]}\n");
    test("abc3");
    Scoring scoring = scoring();
    assertEquals(100, points(scoring, Map.of()));
    assertEquals(70, points(scoring, Map.of("abc1a", 0.0)), "not of those further on");
    assertEquals(10, points(scoring, Map.of("abc2", 0.0)));
    assertEquals(5 + 10 + 70, points(scoring, Map.of("abc1a", 0.5)));
    assertEquals(Verdict.WRONG_ANSWER, scores(scoring, Map.of("abc1b", 0.0)).get("2").verdict());
    TestGroup second = scoring.all().filter(each -> each.name().equals("2")).findFirst().get();
    assertEquals(1, second.tests().filter(each -> !each.borrowed()).count());
    assertEquals(
        List.of("abc1a", "abc1b"),
        second.tests().filter(ScoredTest::borrowed).map(ScoredTest::name).toList());
  }

  @Test
  void withoutScoresAllGroupsGetTheSameAndTheLastTheRest() throws IOException {
    config("");
    test("abc3");
    assertEquals("1=33 2=33 3=34", groups(scoring()));
  }

  @Test
  void inAnIcpcContestEveryTestIsNeeded() throws IOException {
    config("sinol_contest_type: icpc\n");
    Scoring scoring = scoring();
    assertEquals(1, points(scoring, Map.of("abc0", 0.0)));
    assertEquals(0, points(scoring, Map.of("abc1b", 0.0)));
  }

  @ParameterizedTest
  @CsvSource({"0.2,100", "0.5,100", "0.75,50", "1,1", "1.5,1"})
  void inAnOlympiadSlowTestsGetLess(double time, double percent) throws IOException {
    config("scores: {1: 30, 2: 70}\nsinol_contest_type: oi\n");
    assertTrue(read().scored().bySpeed());
    assertEquals(percent / 100, TestResult.of(Verdict.ACCEPTED).takingOf(time).share(), 1e-9);
    assertEquals(0, TestResult.of(Verdict.WRONG_ANSWER).takingOf(time).share());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "scores: {1: 30} | config.yml:4: scores: no points for group 2",
        "scores: {1: 30, 2: 30, 7: 40} | config.yml:4: scores: no tests in group 7",
        "scores: {1: -30, 2: 70} | config.yml:4: scores.1: expected 0 or more points, found '-30'",
        "scores: {1: 1e9, 2: 70} | 1: a test with 1000000000 points, expected at most 100000000",
        "scores: {one: 30, 2: 70} | config.yml:4: scores.one: 'one' is not the number of a group",
        "scores: [30, 70] | config.yml:4: scores: expected a map",
        "sinol_contest_type: ioi | expected default, oi, oij or icpc, found 'ioi'",
        "subtask_dependencies: {1: [2], 2: [1]} | config.yml:4: subtask_dependencies: group 1 depends on itself",
        "subtask_dependencies: {1: [1]} | config.yml:4: subtask_dependencies: group 1 depends on itself",
        "subtask_dependencies: {2: [0]} | config.yml:4: subtask_dependencies.2: group 0 gives no points",
        "subtask_dependencies: {2: [9]} | config.yml:4: subtask_dependencies.2: group 9 gives no points"
      })
  void scoresThatMakeNoSenseAreNotComputed(String setting, String said) throws IOException {
    config(setting + "\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertEquals(1, problem.notes().size(), problem.notes().toString());
    String note = problem.notes().get(0);
    assertTrue(note.startsWith("scores are not computed: "), note);
    assertTrue(note.contains(said), note);
  }

  @Test
  void solutionsAreExpectedToGetWhatTheirNamesOrScoresSay() throws IOException {
    config(
        """
        scores: {1: 30, 2: 70}
        sinol_expected_scores:
          abc2.sh:
            expected: {1: {points: 30, status: OK}, 2: {points: 0, status: TL}}
            points: 30
          abcb3.sh:
            expected: {1: {points: 30, status: OK}, 2: {points: 70, status: OK}}
            points: 100
          abc9.sh:
            expected: {1: {points: 0, status: CE}}
          abc8.sh:
            expected: {1: {points: 0, status: WA}}
        """);
    for (String each : List.of("abc1_other", "abc2", "abcb1", "abcs1", "abcb3", "abc9", "abcd")) {
      file("prog/" + each + ".sh", "cat\n");
    }
    ProblemPackage problem = read();
    Map<String, Expectation> byName =
        problem.submissions().entrySet().stream()
            .collect(
                Collectors.toMap(
                    each -> SubmissionList.shownName(each.getKey()), Map.Entry::getValue));
    assertEquals(Set.of("abc", "abc1_other", "abc2", "abcb1", "abcs1", "abcb3"), byName.keySet());
    assertEquals(Expectation.RIGHT, byName.get("abc"));
    assertEquals(Expectation.RIGHT, byName.get("abc1_other"));
    assertEquals(Expectation.WRONG, byName.get("abcb1"));
    assertTrue(byName.get("abcs1").isCaughtBy(Verdict.TIME_LIMIT_EXCEEDED));
    assertTrue(byName.get("abc2").isCaughtBy(Verdict.TIME_LIMIT_EXCEEDED));
    assertFalse(byName.get("abc2").isFinding(Verdict.WRONG_ANSWER));
    assertTrue(byName.get("abcb3").isOfRightAnswers(), "its scores say so");
    assertEquals(List.of(problem.references().get(0)), problem.references());
    assertTrue(
        problem.notes().toString().contains("abc9.sh: expected not to compile"),
        problem.notes().toString());
    assertTrue(problem.notes().toString().contains("no solution abc8.sh that can be run"));
  }

  @Test
  void validatorsAreToldTheNameOfTheFile() throws IOException {
    file("prog/abcinwer.sh", "exit 0\n");
    ProblemPackage problem = read();
    assertEquals(List.of("abc2.in"), problem.validators().get(0).call().arguments());
    assertEquals(ValidatorCodes.ZERO, problem.validators().get(0).codes());
    TestJudging first = problem.tests().get(2).judging();
    assertEquals(List.of("abc1a.in"), first.validators().get(0).call().arguments());
  }

  @Test
  void limitsOfLanguagesComeBeforeThoseOfTestsAndThoseBeforeGroups() throws IOException {
    config(
        """
        scores: {1: 30, 2: 70}
        time_limits: {2: 4000, 1b: 500}
        memory_limits: {1: 32768}
        override_limits:
          py: {time_limit: 9000, time_limits: {1: 8000}}
          xyz: {time_limit: 5}
        """);
    ProblemPackage problem = read();
    assertEquals(
        List.of("c++: 1500/32 500/32 4000/64", "python: 8000/32 8000/32 9000/64"),
        LimitTable.of(problem, List.of("c++", "python"), "abc1a", "abc1b", "abc2"));
    assertEquals(1, problem.notes().size(), problem.notes().toString());
    assertTrue(problem.notes().get(0).endsWith("xyz: unknown language; left out"));
  }

  @Test
  void withoutAUsualLimitTheLargestHoldsForOtherTests() throws IOException {
    file("config.yml", "sinol_task_id: abc\ntime_limits: {2: 4000, 7: 3}\n");
    ProblemPackage problem = read();
    assertEquals(
        List.of("c++: 4000/256 4000/256"), LimitTable.of(problem, List.of("c++"), "abc1a", "abc2"));
    assertTrue(problem.notes().get(0).endsWith("7: there is no such group or test; left out"));
  }

  @Test
  void aLibraryIsCompiledOrRunWithEachSolutionInItsLanguage() throws IOException {
    config(
        """
        extra_compilation_files: [abclib.cpp, abclib.h]
        extra_execution_files: {py: [abclib.py]}
        """);
    file("prog/abclib.cpp", "#include \"abclib.h\"\nint one() { return 1; }\n");
    file("prog/abclib.h", "int one();\n");
    file("prog/abclib.py", "def one():\n    return 1\n");
    file("prog/abc2.cpp", "#include \"abclib.h\"\nint main() { return one() - 1; }\n");
    file("prog/abc3.py", "import abclib\n");
    file("prog/abc.py", "import abclib\n");
    ProblemPackage problem = read();
    assertEquals(Set.of("abc2.cpp", "abclib.cpp", "abclib.h"), filesOf("abc2", problem));
    assertEquals(Set.of("main.py", "abclib.py"), filesOf("abc3", problem));
    assertEquals(Set.of("main.py", "abclib.py"), filesOf("abc.py", problem));
    assertEquals(Set.of("abc.sh"), filesOf("abc.sh", problem));
  }

  private static Set<String> filesOf(String name, ProblemPackage problem) throws IOException {
    String solution =
        problem.submissions().keySet().stream()
            .filter(each -> SubmissionList.shownName(each).equals(name))
            .map(SubmissionList::path)
            .findFirst()
            .orElseThrow();
    Path program = Path.of(solution);
    try (Stream<Path> files =
        Files.isDirectory(program) ? Files.list(program) : Stream.of(program)) {
      return files.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
    }
  }

  @Test
  void theIdentifierIsFoundWithoutTheSetting() throws IOException {
    file("config.yml", LIMITS);
    assertEquals(5, read().tests().size());
    Files.delete(folder.resolve("config.yml"));
    assertEquals(5, read().tests().size());
  }

  @Test
  void misnamedTestsAreLeftOut() throws IOException {
    test("xyz1");
    test("abcd");
    List<String> notes = read().notes();
    assertEquals(1, notes.size(), notes.toString());
    assertTrue(notes.get(0).contains("in/abcd.in: expected the name abc"), notes.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "prog/abcsoc.sh | interactive problems of this format are not supported",
        "prog/abcsoc.cpp | interactive problems of this format are not supported"
      })
  void interactiveProblemsAreRefused(String file, String said) {
    file(file, "");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
  }

  @Test
  void aGeneratorWritesTheTestsIfThereAreNone() throws IOException {
    file("prog/abcingen.sh", "for i in 1a 1b 2; do echo 7 > abc$i.in; done; echo 5 > abc1ocen.in");
    assertTrue(read().notes().toString().contains("prog/abcingen.sh takes no seed"));
    removeTests();
    ProblemPackage problem = read();
    String notes = problem.notes().toString();
    assertTrue(notes.contains("prog/abcingen.sh wrote the tests (4)"), notes);
    assertEquals(
        List.of("abc1ocen", "abc1a", "abc1b", "abc2"),
        problem.tests().stream().map(PackageTest::name).toList());
  }

  @Test
  void aGeneratorThatFailsIsNamed() throws IOException {
    file("prog/abcingen.sh", "echo no >&2; exit 1");
    removeTests();
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertTrue(
        problem.notes().toString().contains("prog/abcingen.sh: writes no tests"),
        problem.notes().toString());
  }

  private void removeTests() throws IOException {
    for (String each : List.of("abc0", "abc1a", "abc1b", "abc2", "abc1ocen")) {
      Files.delete(folder.resolve("in/" + each + ".in"));
    }
  }

  @Test
  void newTestsAreInTheLastGroup() {
    TestPlace place = ProblemFormats.named("sinol").newTest(folder, "any", 28).orElseThrow();
    assertEquals(List.of("in/abc2ab.in"), place.inputs());
    assertEquals(List.of("out/abc2ab.out"), place.answers());
    assertNull(place.byHand());
  }
}
