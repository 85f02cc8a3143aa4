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
import harness.scoring.GroupExpectation;
import harness.scoring.ScoreRange;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Packages of TPS. */
final class TpsPackagesTest extends WrittenPackage {

  private static final String DATA =
      """
      @subtask samples
      manual 1.in

      @testset tiny # a comment is no name
      gen 5 1
        gen   5   2

      @subtask small
      @include samples tiny
      copy more/a.txt
      gen 'two words' "" abc

      @subtask full
      @include small
      gen 100 7
      """;

  @BeforeEach
  void aProblem() {
    problem("");
    file("gen/data", DATA);
    file("gen/manual/1.in", "1\n");
    file("gen/more/a.txt", "2\n");
    file("gen/gen.sh", "echo 3\n");
    subtasks("");
    solutions("");
    for (String each : List.of("model", "other")) {
      file("solution/" + each + ".sh", "cat\n");
    }
    for (String each : List.of("all", "named", "small")) {
      file("validator/" + each + ".sh", "exit 0\n");
    }
  }

  private void problem(String more) {
    file(
        "problem.json",
        """
        {
        \t"name": "abc", "type": "Batch", "time_limit": 0.7, "memory_limit": 256%s
        }
        """
            .formatted(more.isEmpty() ? ", \"has_grader\": false, \"has_checker\": false" : more));
  }

  private void subtasks(String small) {
    file(
        "subtasks.json",
        """
        {"global_validators": ["all.sh"],
         "subtask_sensitive_validators": ["named.sh -s {subtask}"],
         "subtasks": {
           "samples": {"index": 0, "score": 0, "validators": [""]},
           "small": {"index": 1, "score": 30, "validators": ["small.sh 10"]%s},
           "full": {"index": 2, "score": 70}
        }}
        """
            .formatted(small));
  }

  private void solutions(String more) {
    file("solutions.json", "{\n\"model.sh\": {\"verdict\": \"model_solution\"}%s}".formatted(more));
  }

  private static List<String> names(ProblemPackage problem) {
    return problem.tests().stream().map(PackageTest::name).toList();
  }

  private static PackageTest test(ProblemPackage problem, String name) {
    return problem.tests().stream().filter(each -> each.name().equals(name)).findFirst().get();
  }

  private static TestGroup group(Scoring scoring, String name) {
    return scoring.all().filter(each -> each.name().equals(name)).findFirst().get();
  }

  @Test
  void testsAreNamedByTheNumberOfTheirSubtaskOrTheirTestset() throws IOException {
    ProblemPackage problem = read();
    assertEquals("tps", problem.format());
    assertEquals(List.of("0-01", "tiny-01", "tiny-02", "1-01", "1-02", "2-01"), names(problem));
    assertTrue(problem.notes().toString().contains("1 solution has no verdict"));
    assertEquals(700_000_000L, problem.limits().limits().timeNanos());
    assertEquals(256L << 20, problem.limits().limits().memoryBytes());
    assertEquals(
        List.of("two words", "", "abc"), ((GeneratedTest) test(problem, "1-02")).arguments());
    assertEquals(List.of("5", "2"), ((GeneratedTest) test(problem, "tiny-02")).arguments());
  }

  @Test
  void aSubtaskGetsTheLeastShareOfItsTestsAndOfThoseThatItIncludes() throws IOException {
    Scoring scoring = read().scored().scoring();
    assertEquals(100, points(scoring, Map.of()));
    assertEquals(0, points(scoring, Map.of("tiny-01", 0.0)));
    assertEquals(50, points(scoring, Map.of("1-02", 0.5)));
    assertEquals(30, points(scoring, Map.of("2-01", 0.0)));
    assertEquals(List.of("samples"), scoring.uncounted().stream().map(TestGroup::name).toList());
    assertEquals(6, group(scoring, "full").tests().count());
    assertEquals(1, group(scoring, "full").tests().filter(each -> !each.borrowed()).count());
  }

  private static double points(Scoring scoring, Map<String, Double> shares) {
    return scoring
        .scores(
            each -> {
              double share = shares.getOrDefault(each, 1.0);
              return TestResult.sharing(
                  share == 1 ? Verdict.ACCEPTED : Verdict.WRONG_ANSWER, share);
            },
            Grader.NONE)
        .get("total")
        .points();
  }

  @Test
  void aTestIsCheckedByTheValidatorsOfEachSubtaskThatHasIt() throws IOException {
    ProblemPackage problem = read();
    assertEquals(
        List.of("all.sh", "named.sh -s small", "small.sh 10", "named.sh -s full"),
        calls(test(problem, "tiny-01").judging().validators()));
    assertEquals(
        List.of("all.sh", "named.sh -s full"), calls(test(problem, "2-01").judging().validators()));
    assertEquals(List.of("all.sh", "named.sh -s full"), calls(problem.validators()));
    assertEquals(ValidatorCodes.ZERO, problem.validators().get(0).codes());
  }

  private static List<String> calls(List<ValidatorCall> validators) {
    return validators.stream()
        .map(each -> each.call().text().replaceFirst(".*/validator/", ""))
        .toList();
  }

  @Test
  void theLastNumberIsASeedIfLinesDifferOnlyInIt() throws IOException {
    List<GeneratorRule> rules = read().generators();
    assertEquals(
        List.of("gen 5 {seed} of small", "gen two words  abc of small", "gen 100 7 of full"),
        rules.stream().map(each -> each.text() + " of " + each.group()).toList());
    assertEquals("5 {seed}", rules.get(0).arguments().text());
    assertEquals("5 1", rules.get(0).otherwise().text());
    assertNull(rules.get(2).otherwise());
    assertFalse(rules.get(2).arguments().hasSeed(), "one is appended if the program accepts it");
    assertTrue(rules.stream().allMatch(GeneratorRule::optionalSeed));
    assertNotNull(rules.get(0).judging());
  }

  @Test
  void headerAndFooterSurroundEveryInput() throws IOException {
    file("gen/input.header", "secret\r\n");
    file("gen/input.footer", "end\n");
    file("gen/table.txt", "5\n");
    ProblemPackage problem = read();
    assertEquals("secret\n1\nend\n", ((DataFile) test(problem, "0-01")).text());
    assertEquals("secret\n2\nend\n", ((DataFile) test(problem, "1-01")).text());
    GeneratorFrame around = problem.generatorFrame();
    String generator = ((GeneratedTest) test(problem, "2-01")).program();
    assertEquals("secret\n3\nend\n", around.of(generator).framed("3\n"));
    assertTrue(around.of("/other/gen.sh").isEmpty());
    assertEquals("3\n", around.unframed("secret\n3\nend\n").orElseThrow());
    assertTrue(around.unframed("secret\n3\n").isEmpty());
    assertEquals(
        List.of("table.txt"),
        problem.given().stream().map(each -> each.getFileName().toString()).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "correct,",
    "incorrect,wrong-answer",
    "partially_correct,wrong-answer",
    "time_limit,time-limit-exceeded",
    "memory_limit,memory-limit-exceeded run-time-error",
    "runtime_error,memory-limit-exceeded run-time-error",
    "time_limit_and_runtime_error,time-limit-exceeded memory-limit-exceeded run-time-error",
    "failed,wrong-answer time-limit-exceeded memory-limit-exceeded run-time-error"
  })
  void aVerdictSaysWhatSomeTestGets(String verdict, String caught) throws IOException {
    solutions(", \"other.sh\": {\"verdict\": \"" + verdict + "\"}");
    Expectation expected = expectation("other");
    List<Verdict> failures =
        List.of(
            Verdict.WRONG_ANSWER,
            Verdict.TIME_LIMIT_EXCEEDED,
            Verdict.MEMORY_LIMIT_EXCEEDED,
            Verdict.RUN_TIME_ERROR);
    assertEquals(
        caught == null ? "" : caught,
        failures.stream()
            .filter(expected::isCaughtBy)
            .map(Verdict::label)
            .collect(Collectors.joining(" ")));
    assertEquals(caught == null, failures.stream().allMatch(expected::isFinding));
    assertEquals(caught == null, failures.stream().anyMatch(expected::isFinding));
  }

  private Expectation expectation(String name) throws IOException {
    return read().submissions().entrySet().stream()
        .filter(each -> SubmissionList.shownName(each.getKey()).equals(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }

  private Map<String, GroupExpectation> ofGroups(String name) throws IOException {
    return read().scored().expected().entrySet().stream()
        .filter(each -> SubmissionList.shownName(each.getKey()).equals(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void exceptionsAreExpectedOfTheirSubtasks() throws IOException {
    solutions(", \"other.sh\": {\"verdict\": \"incorrect\", \"except\": {\"small\": \"correct\"}}");
    assertEquals(Set.of("small"), ofGroups("other").keySet());
    assertEquals(Expectation.RIGHT, ofGroups("other").get("small").tests());
    assertEquals(Set.of("samples", "small", "full"), ofGroups("model").keySet());
    solutions(
        ", \"other.sh\": {\"verdict\": \"correct\", \"except\":"
            + " {\"full\": \"time_limit\", \"small\": \"partially_correct\"}}");
    assertFalse(expectation("other").isFinding(Verdict.TIME_LIMIT_EXCEEDED));
    assertTrue(ofGroups("other").get("samples").tests().isFinding(Verdict.TIME_LIMIT_EXCEEDED));
    assertTrue(ofGroups("other").get("full").tests().isCaughtBy(Verdict.TIME_LIMIT_EXCEEDED));
    assertEquals(ScoreRange.of(0.01, 29.99), ofGroups("other").get("small").points());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "other.sh | {'verdict': 'wrong'} | other.sh.verdict: expected a verdict",
        "other.sh | {'verdict': 'correct', 'except': {'x': 'failed'}} | except.x: there is no such subtask",
        "none.sh | {'verdict': 'correct'} | there is no solution/none.sh; left out",
        "other.cpp | {'verdict': 'correct'} | there is no solution/other.cpp; solution/other.sh is used",
        "../x.sh | {'verdict': 'correct'} | there is no solution/../x.sh; left out",
        "other.sh | {'verdict': 'model_solution'} | a second model solution; the first is used",
      })
  void whatIsWrongWithASolutionIsNoted(String name, String solution, String said)
      throws IOException {
    solutions(", \"" + name + "\": " + solution.replace('\'', '"'));
    assertTrue(read().notes().toString().contains(said), read().notes().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gen 1 | gen/data:1: expected @subtask or @testset first",
        "@subtask | gen/data:1: expected a name after @subtask",
        "@subtask a/b | gen/data:1: expected a name after @subtask",
        "@subtask a; @include b; @subtask b | gen/data:2: 'b' is not defined above this line",
        "@subtask a; @testset a | gen/data:2: 'a' is defined twice",
        "@subtask a; @tests b | gen/data:2: unknown command @tests",
        "@subtask a; gen 'x | gen/data:2: a quote is not closed",
        "@subtask a; manual | gen/data:2: expected one file after manual",
      })
  void dataThatTheFormatDoesNotAllowIsRefused(String data, String said) {
    file("gen/data", data.replace("; ", "\n"));
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
  }

  @Test
  void thousandsOfIncludedTestsAreRefused() {
    StringBuilder data = new StringBuilder("@subtask a\n" + "gen 1\n".repeat(10_000));
    for (int each = 0; each < 60; each++) {
      data.append("@subtask s").append(each).append("\n@include a\n");
    }
    file("gen/data", data.toString());
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains("more than 500000 tests"), refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'type': 'Communication' | there is no grader/manager.cpp",
        "'type': 'Communication', 'num_processes': 2 | managers of several processes are not supported",
        "'type': 'TwoSteps' | problems of the type TwoSteps are not supported",
        "'type': 'Other' | type: expected Batch, OutputOnly or Communication, found 'Other'",
        "'has_manager': true, 'has_grader': false | there is no grader/manager.cpp",
        "'has_grader': 1, 'has_checker': false | has_grader: expected true or false, found '1'",
        "'has_grader': false | there is no checker/checker.cpp",
        "'has_checker': false, 'name': 'a/b' | name: expected letters, digits, - and _",
        "'has_checker': false, 'name': 'grader' | solutions and graders would have the same name",
      })
  void settingsThatWouldMakeVerdictsUntrueAreRefused(String settings, String said) {
    file("problem.json", "{" + settings.replace('\'', '"') + "}");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  @Test
  void aMemoryLimitOfAThousandGigabytesIsInKibibytes() throws IOException {
    file(
        "problem.json",
        "{\"has_grader\": false, \"has_checker\": false, \"memory_limit\": 1048576}");
    assertEquals(1L << 30, read().limits().limits().memoryBytes());
    assertTrue(read().notes().toString().contains("memory_limit: taken for KiB"));
  }

  @Test
  void subtasksOfOneFileOnlyAreNoted() throws IOException {
    subtasks(", \"extra\": 1}, \"lost\": {\"score\": 5");
    ProblemPackage problem = read();
    assertNotNull(problem.scored());
    assertTrue(
        problem.notes().toString().contains("lost: no such subtask in gen/data; left out"),
        problem.notes().toString());
    file("gen/data", DATA + "@subtask more\ngen 1\n@testset alone\ngen 2\n");
    assertNull(read().scored());
    assertTrue(
        read().notes().toString().contains("gen/data:16: the subtask more is not in"),
        read().notes().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1e9", "\"many\""})
  void pointsThatMakeNoSenseAreNotComputed(String score) throws IOException {
    file("subtasks.json", "{\"subtasks\": {\"samples\": {\"score\": %s}}}".formatted(score));
    file("gen/data", "@subtask samples\nmanual 1.in\n");
    ProblemPackage problem = read();
    assertNull(problem.scored());
    assertTrue(
        problem.notes().stream().anyMatch(each -> each.startsWith("scores are not computed: ")),
        problem.notes().toString());
  }

  @Test
  void missingFilesAndProgramsAreNamed() throws IOException {
    file("gen/data", "@subtask full\nmanual none.in\nmanual ../../../x\nabsent 1\ngen 1\n");
    file("subtasks.json", "{\"global_validators\": [\"lost.sh\"], \"subtasks\": {\"full\": {}}}");
    ProblemPackage problem = read();
    String notes = problem.notes().toString();
    assertEquals(List.of("0-04"), names(problem));
    assertTrue(notes.contains("2 tests have no input file, for example 0-01"), notes);
    assertTrue(notes.contains("gen/data:4: there is no generator gen/absent; left out"), notes);
    assertTrue(notes.contains("there is no validator/lost.sh; left out"), notes);
    assertEquals(List.of(), problem.validators());
  }

  @Test
  void aLinkOutOfThePackageIsNoTest() throws IOException {
    Files.createSymbolicLink(folder.resolve("gen/manual/out.in"), Path.of("/etc/hostname"));
    file("gen/data", "@subtask full\nmanual out.in\ngen 1\n");
    assertEquals(List.of("0-02"), names(read()));
    assertTrue(read().notes().toString().contains("link leaves the package"));
  }

  @Test
  void solutionsAreCompiledWithTheGraderOfTheirLanguage() throws IOException {
    problem(", \"has_checker\": false");
    for (String each : List.of("cpp/grader.cpp", "cpp/abc.h", "java/grader.java", "py/grader.py")) {
      file("grader/" + each, "");
    }
    for (String each : List.of("model.cpp", "abc.py", "j.java", "k.c", "l.sh")) {
      file("solution/" + each, "");
    }
    file(
        "solutions.json",
        Stream.of("model.cpp", "abc.py", "j.java", "k.c", "l.sh")
            .map(each -> "\"" + each + "\": {\"verdict\": \"correct\"}")
            .collect(Collectors.joining(", ", "{", "}")));
    ProblemPackage problem = read();
    assertEquals(Set.of("abc.cpp", "grader.cpp", "abc.h"), filesOf("model", problem));
    assertEquals(Set.of("abc.py", "main.py"), filesOf("abc", problem));
    assertEquals(Set.of("abc.java", "grader.java"), filesOf("j", problem));
    String notes = problem.notes().toString();
    assertTrue(notes.contains("there is no grader/c/grader.c, which"), notes);
    assertTrue(notes.contains("solution/l.sh: graders of its language are not supported"), notes);
    assertTrue(problem.referenceIsChosen());
  }

  private static Set<String> filesOf(String name, ProblemPackage problem) throws IOException {
    Path program =
        problem.submissions().keySet().stream()
            .filter(each -> SubmissionList.shownName(each).equals(name))
            .map(each -> Path.of(SubmissionList.path(each)))
            .findFirst()
            .orElseThrow();
    try (Stream<Path> files = Files.list(program)) {
      return files.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
    }
  }

  @Test
  void theCheckerSpeaksTheDialectOfCms() throws IOException {
    problem(", \"has_grader\": false");
    file("checker/checker.sh", "echo 1\n");
    assertEquals(CheckerCodes.CMS, read().checker().codes());
    problem("");
    assertEquals("std:lcmp", read().checker().text());
  }

  @Test
  void aNewTestIsAManualLineOfTheLastSubtask() {
    ProblemFormat format = ProblemFormats.named("tps");
    TestPlace place = format.newTest(folder, "kills-x", 2).orElseThrow();
    assertEquals(List.of("gen/manual/kills-x-2.in"), place.files());
    assertEquals(new TestPlace.Listing("gen/data", "manual kills-x-2.in"), place.listing());
    file("gen/data", DATA + "@testset more\n");
    TestPlace other = format.newTest(folder, "kills-x", 1).orElseThrow();
    assertNull(other.listing());
    assertEquals("gen/data: add to a subtask the line: manual kills-x.in", other.byHand());
  }

  @Test
  void aFolderWithoutDataIsNoPackageOfTps() throws IOException {
    Files.delete(folder.resolve("gen/data"));
    String said = assertThrows(UsageException.class, this::read).getMessage();
    assertTrue(said.contains("problem.json without gen/data, which a TPS package needs"), said);
  }
}
