package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.run.Expectation;
import harness.scoring.Aggregation;
import harness.scoring.TestGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems of rime. */
final class RimePackagesTest extends WrittenPackage {

  @BeforeEach
  void aPlainProblem() {
    file("PROBLEM", "problem(time_limit=1.5, id='A', title='A')\n");
    testset("");
    file("tests/1.in", "1\n");
    file("tests/1.diff", "1\n");
    file("tests/2-big.in", "2\n");
    solution("good", "script_solution(src='main.py')");
  }

  private void testset(String calls) {
    file("tests/TESTSET", calls + "\n");
  }

  private void solution(String name, String calls) {
    file(name + "/SOLUTION", calls + "\n");
    file(name + "/main.py", "print(input())\n");
  }

  private Expectation expected(String name) throws IOException {
    return read().submissions().entrySet().stream()
        .filter(each -> each.getKey().startsWith(name + "="))
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  private void notes(String expected) throws IOException {
    List<String> notes = read().notes();
    assertTrue(notes.stream().anyMatch(each -> each.contains(expected)), notes.toString());
  }

  @Test
  void testsAreTheInputsBesideTheTestsetWithTheirAnswers() throws IOException {
    ProblemPackage problem = read();
    assertEquals("rime", problem.format());
    assertEquals(1_500_000_000L, problem.limits().limits().timeNanos());
    assertEquals(List.of("1", "2-big"), problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(folder.resolve("tests/1.diff"), problem.tests().get(0).answer());
    assertNull(problem.tests().get(1).answer());
    assertEquals(CheckerCall.standard("fcmp"), problem.checker());
    assertNull(problem.scored());
    notes("1 test has no answer file, 2-big.diff: the reference's answer is used");
  }

  @Test
  void aSolutionWithChallengeCasesIsExpectedToFail() throws IOException {
    solution("bad", "script_solution(src='main.py', challenge_cases=['1.in', '7.in'])");
    solution("worse", "script_solution(src='main.py', challenge_cases=[])");
    solution("slow", "script_solution('main.py', [])\nexpected_verdicts([TestCaseResult.TLE])");
    assertEquals(Expectation.RIGHT, expected("good"));
    assertEquals(Expectation.WRONG, expected("bad"));
    assertEquals(Expectation.WRONG, expected("worse"));
    assertEquals(List.of(Verdict.TIME_LIMIT_EXCEEDED), expected("slow").expected());
    notes("bad/SOLUTION:1: there is no test 7.in; left out");
  }

  @Test
  void aTestIsOfEachSubtaskWhosePatternsItMatches() throws IOException {
    testset("subtask_testset('small', 30, ['1.in'])\nsubtask_testset(name='all', score=70)");
    solution("part", "script_solution(src='main.py')\nexpected_score(30)");
    ProblemPackage problem = read();
    TestGroup total = problem.scored().scoring().total();
    assertEquals(100, total.most());
    List<TestGroup> groups = total.groups().toList();
    assertEquals(List.of("small", "all"), groups.stream().map(TestGroup::name).toList());
    assertEquals(Aggregation.ALL_OR_NOTHING, groups.get(1).aggregation());
    assertEquals(1, groups.get(0).tests().count());
    assertEquals(2, groups.get(1).tests().count());
    assertEquals(Expectation.WRONG, expected("part"));
  }

  @ParameterizedTest
  @CsvSource({
    "script_judge(src='judge.py'), RIME",
    "'script_judge(src=''judge.py'', judge_runner=testlib_judge_runner)', TESTLIB",
    "testlib_judge('judge.py'), TESTLIB"
  })
  void aJudgeSpeaksTheDialectOfItsRunner(String call, CheckerCodes codes) throws IOException {
    testset(call);
    file("tests/judge.py", "exit(0)\n");
    assertEquals(codes, read().checker().codes());
  }

  @Test
  void theReferenceIsTheNamedSolution() throws IOException {
    solution("other", "script_solution(src='main.py')");
    file("PROBLEM", "name = 'oth' + 'er'\nproblem(1, reference_solution=name)\n");
    assertEquals(List.of(folder.resolve("other/main.py").toString()), read().references());
  }

  @ParameterizedTest
  @CsvSource({
    "for i in range(3): x(), neither a call nor an assignment",
    "import os, neither a call nor an assignment",
    "subtask_testset('a' % 3), 'only texts, numbers, lists and names of those are read'",
    "icpc_merger(input_terminator='0'), tests that join others are not made",
    "scoring_judge(), points that a judge prints are not read",
    "unknown_thing(), unknown"
  })
  void whatIsNotReadIsNamedWithItsLine(String statement, String why) throws IOException {
    testset("\n" + statement + "\n");
    notes("tests/TESTSET:2: ");
    notes(why + "; left out");
  }

  @Test
  void theBlockOfAStatementIsLeftOutWithIt() throws IOException {
    testset("if True:\n    script_judge(src='none.py')\n\n    x = 1\ntestlib_judge('judge.py')");
    file("tests/judge.py", "exit(0)\n");
    assertEquals(CheckerCodes.TESTLIB, read().checker().codes());
  }

  @ParameterizedTest
  @CsvSource({
    "cxx_reactive(src='r.cc'), judges that start the solution are not supported",
    "script_judge(src='none.py'), there is no tests/none.py",
    "script_judge(src='../../x.py'), there is no tests/../../x.py",
    "'x = ''open', a text that is not closed"
  })
  void whatMakesJudgingImpossibleIsRefused(String call, String why) {
    testset(call);
    String said = assertThrows(UsageException.class, this::read).getMessage();
    assertTrue(said.contains(why), said);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0 or more points", "many, a number"})
  void pointsThatMakeNoSenseAreNotComputed(String points, String why) throws IOException {
    testset("subtask_testset('a', '" + points + "')");
    assertNull(read().scored());
    notes("scores are not computed: ");
    notes(why);
  }

  @Test
  void listsMayNotBeNestedDeeply() throws IOException {
    testset("x = " + "[".repeat(5000));
    notes("lists nested deeper than 20; left out");
  }

  @Test
  void twoTestsetsAreRefused() {
    file("more/TESTSET", "\n");
    String said = assertThrows(UsageException.class, this::read).getMessage();
    assertTrue(said.contains("two folders have a TESTSET: more and tests"), said);
  }

  @Test
  void aLinkOutOfThePackageIsNotRead(@org.junit.jupiter.api.io.TempDir Path outside)
      throws IOException {
    Files.writeString(outside.resolve("x.in"), "9\n");
    Files.createSymbolicLink(folder.resolve("tests/9.in"), outside.resolve("x.in"));
    assertEquals(2, read().tests().size());
    notes("tests/9.in: link leaves the package; left out");
  }

  @Test
  void aNewTestGoesBesideTheTestset() {
    TestPlace place = ProblemFormats.named("rime").newTest(folder, "kills", 2).orElseThrow();
    assertEquals(List.of("tests/kills-2.in", "tests/kills-2.diff"), place.files());
    assertNull(place.byHand());
  }
}
