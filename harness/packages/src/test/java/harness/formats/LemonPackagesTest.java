package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.Grader;
import harness.scoring.TestResult;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Contests of LemonLime. */
final class LemonPackagesTest extends WrittenPackage {

  private static final String CASE =
      """
      {"fullScore": %s, "timeLimit": %s, "memoryLimit": 64, "inputFiles": [%s], "outputFiles": [%s]}
      """;

  private static String testCase(String score, String inputs, String outputs) {
    return CASE.formatted(score, 1000, inputs, outputs);
  }

  private static String task(String name, String more, String... cases) {
    return """
        {"problemTitle": "%s", "sourceFileName": "%s", %s "testCases": [%s]}
        """
        .formatted(name, name, more, String.join(",", cases));
  }

  private void contest(String... tasks) {
    file("x.cdf", "{\"version\": \"1.0\", \"tasks\": [" + String.join(",", tasks) + "]}");
    for (String each : List.of("a/1", "a/2")) {
      file("data/" + each + ".in", "1\n");
      file("data/" + each + ".ans", "1\n");
    }
  }

  private static String usual() {
    return testCase("10", "'a/1.in'", "'a/1.ans'").replace('\'', '"');
  }

  private ProblemPackage read(String path) throws IOException {
    try (Scratch scratch = new Scratch()) {
      return ProblemFormats.read(
          Path.of(folder + path), null, Languages.load(List.of()), scratch, List.of());
    }
  }

  private String refused(String path) {
    return assertThrows(UsageException.class, () -> read(path)).getMessage();
  }

  @Test
  void aTaskOfSeveralIsNamedAfterTheFileOrTheFolder() throws IOException {
    contest(task("a", "", usual()), task("b", "", usual()));
    assertEquals("b", read("/x.cdf:b").name());
    assertEquals("a", read(":a").name());
    for (String each : List.of("", "/x.cdf")) {
      String said = refused(each);
      assertTrue(said.contains("holds 2 tasks; name one, as in --problem "), said);
      assertTrue(said.endsWith("x.cdf:a: a, b"), said);
    }
    assertTrue(refused("/x.cdf:c").endsWith("there is no task 'c'; there are a, b"));
    assertTrue(refused("/y.cdf:c").contains("there is no such folder or archive"));
  }

  @Test
  void onlyContestsHaveTasks() {
    file("problem.xml", "<problem/>");
    assertTrue(refused(":a").endsWith("the format polygon has no tasks to choose from"));
  }

  @Test
  void aSubtaskGetsTheLeastOfItsTestsAndOfThoseThatItDependsOn() throws IOException {
    String second = testCase("60", "\"a/2.in\", \"1_lemon_SUbtaskDEPENDENCE_fLAg\"", "\"a/2.ans\"");
    contest(task("a", "", usual(), second));
    ProblemPackage problem = read("");
    assertEquals(List.of("a/1", "a/2"), problem.tests().stream().map(PackageTest::name).toList());
    Map<String, Double> shares = Map.of("a/1", 0.5, "a/2", 1.0);
    double points =
        problem
            .scored()
            .scoring()
            .scores(each -> TestResult.sharing(Verdict.ACCEPTED, shares.get(each)), Grader.NONE)
            .get("total")
            .points();
    assertEquals(5 + 30, points);
  }

  @ParameterizedTest
  @CsvSource({
    "0, std:fcmp",
    "1, std:lcmp",
    "3, std:icpc float_absolute_tolerance 1e-4",
  })
  void outputsAreComparedAsTheTaskSays(String mode, String checker) throws IOException {
    contest(task("a", "\"realPrecision\": 4, \"comparisonMode\": " + mode + ",", usual()));
    assertEquals(checker, read("").checker().text());
  }

  @ParameterizedTest
  @CsvSource({"4, LEMON", "5, TESTLIB"})
  void theSourceBesideASpecialJudgeIsUsed(String mode, CheckerCodes codes) throws IOException {
    contest(task("a", "\"specialJudge\": \"a/spj\", \"comparisonMode\": " + mode + ",", usual()));
    file("data/a/spj.py", "exit(0)\n");
    assertEquals(codes, read("").checker().codes());
    assertEquals(folder.resolve("data/a/spj.py").toString(), read("").checker().text());
  }

  @Test
  void programsUseTheNamedFilesUnlessStandardStreamsAreDeclared() throws IOException {
    String files = "\"inputFileName\": \"a.in\", \"outputFileName\": \"a.out\",";
    contest(task("a", files, usual()));
    assertEquals(new NamedFiles("a.in", "a.out"), read("").files());
    String standard = "\"standardInputCheck\": true, \"standardOutputCheck\": true,";
    contest(task("a", files + standard, usual()));
    assertTrue(read("").files().isNone());
  }

  @Test
  void onlyTheAuthorsProgramIsExpectedToBeRight() throws IOException {
    contest(task("a", "", usual()));
    file("source/std/a.py", "print(1)\n");
    file("source/zoe/a/a.py", "print(1)\n");
    file("source/zoe/b.py", "print(1)\n");
    Map<String, Expectation> submissions = read("").submissions();
    assertEquals(2, submissions.size());
    assertEquals(Expectation.RIGHT, submissions.get("std=" + folder.resolve("source/std/a.py")));
    assertEquals(Expectation.ANY, submissions.get("zoe=" + folder.resolve("source/zoe/a/a.py")));
  }

  @Test
  void eachTestHasItsLimits() throws IOException {
    String slow = CASE.formatted(1, 3000, "\"a/2.in\"", "\"a/2.ans\"");
    contest(task("a", "", usual(), slow));
    ProblemPackage problem = read("");
    assertEquals(
        List.of("c++: 1000/64 3000/64"), LimitTable.of(problem, List.of("c++"), "a/1", "a/2"));
    assertEquals(List.of(), problem.notes());
  }

  @ParameterizedTest
  @CsvSource({
    "1, answers only",
    "2, interaction",
    "3, communication",
  })
  void otherKindsOfTasksAreRefused(String kind, String name) {
    contest(task("a", "\"taskType\": " + kind + ",", usual()));
    assertTrue(refused("").endsWith("tasks of the kind '" + name + "' are not supported"));
  }

  @Test
  void brokenContestsAreRefusedInOneLine() {
    file("x.cdf", "\u0001binary");
    assertTrue(refused("").endsWith("open and save it with LemonLime"), refused(""));
    contest(task("a", "\"comparisonMode\": 2,", usual()));
    assertTrue(refused("").endsWith("comparison with an external diff is not supported"));
    contest(task("a", "", testCase("-5", "", "")));
    assertTrue(refused("").endsWith("expected 0 or more points, found '-5'"), refused(""));
    contest(task("a", "", testCase("5", "\"2_lemon_SUbtaskDEPENDENCE_fLAg\"", "")));
    assertTrue(refused("").endsWith("subtask 2 is not one before subtask 1"), refused(""));
    contest(task("a", "", testCase("5", "\"a/1.in\"", "")));
    assertTrue(refused("").endsWith("1 inputs and 0 outputs"), refused(""));
    contest();
    assertTrue(refused("").endsWith("there are no tasks"), refused(""));
  }

  @Test
  void aTestOutsideThePackageIsLeftOut() throws IOException {
    contest(task("a", "", testCase("5", "\"../../../etc/passwd\"", "\"a/1.ans\"")));
    assertEquals(List.of(), read("").tests());
    assertNull(read("").scored());
  }

  @Test
  void aNewTestIsToBeListed() {
    contest(task("a", "", usual()));
    TestPlace place = ProblemFormats.named("lemon").newTest(folder, "kills", 1).orElseThrow();
    assertEquals(List.of("data/kills.in", "data/kills.ans"), place.files());
    assertEquals(
        "x.cdf: add kills.in to inputFiles and kills.ans to outputFiles of a test case",
        place.byHand());
  }
}
