package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.Grader;
import harness.scoring.GroupExpectation;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tasks of the Italian olympiads. */
final class ItalianPackagesTest extends WrittenPackage {

  private static final String LIMITS = "time_limit: 0.5\nmemory_limit: 64\n";

  @BeforeEach
  void aTask() {
    file("task.yaml", "name: abc\ntitle: ABC\n" + LIMITS);
    file("sol/soluzione.sh", "cat\n");
    file("gen/generatore.sh", "echo $1\n");
    file("gen/valida.sh", "exit 0\n");
    file("gen/example.txt", "1\n");
    gen("#ST: 30\n#STNAME: a\n#COPY: gen/example.txt\n5 1 # small\n\n#ST: 70\n#COPY:x\n9 2\n");
    file("x", "2\n");
  }

  private void gen(String text) {
    file("gen/GEN", text);
  }

  private void cases(String text) {
    file("gen/cases.gen", ":GEN default gen/generatore.sh N seed\n:VAL v gen/valida.sh\n" + text);
  }

  private String refusal() {
    return assertThrows(UsageException.class, this::read).getMessage();
  }

  private Scoring scoring() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored().scoring();
  }

  /** The points of a submission whose output on each test gets a share of the points. */
  private static double points(Scoring scoring, Map<String, Double> shares) {
    return scoring
        .scores(
            each -> {
              double share = shares.getOrDefault(each, 1.0);
              return TestResult.sharing(share > 0 ? Verdict.ACCEPTED : Verdict.WRONG_ANSWER, share);
            },
            Grader.NONE)
        .get("total")
        .points();
  }

  private static String groups(ProblemPackage problem) {
    return problem
        .scored()
        .scoring()
        .total()
        .groups()
        .map(each -> each.name() + "=" + Math.round(each.most()))
        .collect(Collectors.joining(" "));
  }

  private static String templates(ProblemPackage problem) {
    return problem.generators().stream()
        .map(each -> each.arguments().text())
        .collect(Collectors.joining("; "));
  }

  private static String validators(ProblemPackage problem) {
    return problem.tests().stream()
        .map(each -> each.judging().validators().get(0).call().arguments())
        .map(each -> String.join(" ", each))
        .collect(Collectors.joining("; "));
  }

  @Test
  void linesAreTestsOfTheSubtaskBeforeThem() throws IOException {
    ProblemPackage problem = read();
    assertEquals("italian", problem.format());
    assertEquals("a=30 subtask1=70", groups(problem));
    assertEquals(
        List.of("input0", "input1", "input2", "input3"),
        problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(folder.resolve("x"), problem.data().get(1).input());
    assertEquals(List.of("5", "1"), problem.generated().get(0).arguments());
    assertEquals("5 {seed}; 9 {seed}", templates(problem));
    assertEquals(
        List.of("a", "subtask1"), problem.generators().stream().map(GeneratorRule::group).toList());
    assertEquals("/dev/stdin 1; /dev/stdin 1; /dev/stdin 2; /dev/stdin 2", validators(problem));
    assertEquals(
        "/dev/stdin 2",
        problem.validators().get(0).call().arguments().stream().collect(Collectors.joining(" ")),
        "of the last subtask");
    assertEquals(500_000_000L, problem.limits().limits().timeNanos());
    assertEquals(64L << 20, problem.limits().limits().memoryBytes());
    assertEquals(new NamedFiles("input.txt", "output.txt"), problem.files());
    assertEquals("std:lcmp", problem.checker().text());
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @Test
  void settingsHaveItalianNamesAndEmptyFilesAreTheStandardStreams() throws IOException {
    file(
        "task.yaml",
        """
        nome_breve: abc
        nome: ABC
        timeout: 3
        memlimit: 32
        infile: ''
        outfile: ''
        token_gen_time: 3
        what: 1
        """);
    ProblemPackage problem = read();
    assertEquals(3_000_000_000L, problem.limits().limits().timeNanos());
    assertEquals(32L << 20, problem.limits().limits().memoryBytes());
    assertTrue(problem.files().isNone());
    assertEquals(List.of(folder + "/task.yaml:8: what: unknown key; left out"), problem.notes());
  }

  @Test
  void theOriginalSettingsGoBeforeTheOthersAndUseTheStandardStreams() throws IOException {
    file("task.yaml.orig", "title: ABC\ntime_limit: 4\nmemory_limit: 8\n");
    ProblemPackage problem = read();
    assertEquals(4_000_000_000L, problem.limits().limits().timeNanos());
    assertTrue(problem.files().isNone());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 1,5 2 | 5 {seed}",
        "500,900 | 500; 900",
        "1 8 3,2 9 3,3 7 3 | 1 8 3; 2 9 3; 3 7 3",
        "5 1 hard,5 2 hard | 5 {seed} hard",
        "--seed 4 10,--seed 4 11,y | --seed {seed} 10; --seed {seed} 11; y",
        "5 1,5 2,5 3,5 4 7,6 3 | 5 {seed}; 5 4 {seed}; 6 {seed}",
        "5 [x,6 {y | {seed} \\[x; {seed} \\{y"
      })
  void theLastIntegerIsTheSeedUnlessLinesShareIt(String lines, String expected) throws IOException {
    gen("#ST: 100\n" + lines.replace(",", "\n"));
    assertEquals(expected, templates(read()));
  }

  @Test
  void testsOfSubtasksThatAreNeededCountToo() throws IOException {
    gen(
        """
        #ST: 10
        #STNAME: a
        1 1
        #ST: 20
        #STNAME: b
        #STDEP: a
        1 2
        #ST: 30
        #STNAME: c
        #STDEP: b
        1 3
        #ST: 40
        #STDEP: *
        1 4
        """);
    Scoring scoring = scoring();
    assertEquals(100, points(scoring, Map.of()));
    assertEquals(0, points(scoring, Map.of("input0", 0.0)), "in all, also through others");
    assertEquals(30, points(scoring, Map.of("input2", 0.0)));
    assertEquals(60 + 20, points(scoring, Map.of("input3", 0.5)));
  }

  @ParameterizedTest
  @CsvSource({"'', 50, mean", "score_type: min, 0, least", "score_type: GroupMul, 0, product"})
  void theOnlySubtaskGivesTheMeanUnlessTheTaskSaysOtherwise(
      String setting, double expected, String rule) throws IOException {
    file("task.yaml", LIMITS + setting);
    gen("1 1\n1 2\n");
    Scoring scoring = scoring();
    assertEquals("subtask0", scoring.total().groups().map(TestGroup::name).findFirst().get());
    assertEquals(expected, points(scoring, Map.of("input1", 0.0)), rule);
  }

  @Test
  void casesNameGeneratorsAndValidators() throws IOException {
    file("gen/line.sh", "echo $1\n");
    file("gen/other.sh", "exit 0\n");
    cases(
        """
        :GEN line gen/line.sh
        :VAL other gen/other.sh $ST_NAME $INPUT  # as it likes
        :CONSTRAINT 1 <= $N <= 10
        : SUBTASK 30.5 all in line
        : GEN line
        :COPY gen/example.txt
        100 1
        :RUN default 10 2
        :SUBTASK 69.5 rest
        :VAL other
        :STDEP allinline
        'a b' 3
        10 4
        """);
    ProblemPackage problem = read();
    assertEquals("allinline=31 rest=70", groups(problem));
    assertEquals("100 {seed}; 10 {seed}; a\\ b {seed}; 10 {seed}", templates(problem));
    assertTrue(problem.generated().get(0).program().endsWith("line.sh"));
    assertTrue(problem.generated().get(1).program().endsWith("generatore.sh"));
    assertEquals(
        "/dev/stdin 0; /dev/stdin 0; /dev/stdin 0; rest /dev/stdin; rest /dev/stdin",
        validators(problem));
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "#ST: many | :1: expected points from 0 to 100000000, found 'many'",
        "#ST: -1 | :1: expected points from 0 to 100000000, found '-1'",
        "#ST: 1e9 | :1: expected points from 0 to 100000000, found '1e9'",
        "#STNAME: a | :1: expected a subtask before this line",
        "#ST: 1;#STNAME: a*b | :2: 'a*b' is not a name of a subtask",
        "#ST: 1;1 2;#STNAME: a | :3: the name of a subtask comes once, before its tests",
        "#ST: 1;#STNAME: a;#ST: 2;#STNAME: a | :4: there is another subtask a",
        "#ST: 1;#STDEP: b;1 2 | :2: no subtask is named 'b'"
      })
  void wrongLinesOfGenAreRefusedInOneLine(String text, String expected) {
    gen(text.replace(";", "\n"));
    assertEquals(folder + "/gen/GEN" + expected, refusal());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2 | :3: expected a subtask before this line",
        ":SUBTASK | :3: expected points from 0 to 100000000, found ''",
        ":WHAT 1 | :3: unknown command 'WHAT'",
        ":GEN default gen/line.sh | :3: there is another default",
        ":SUBTASK 1;:GEN none | :4: 'none' is not declared",
        ":SUBTASK 1;:RUN none 1 | :4: 'none' is not declared",
        ":SUBTASK 1;'1 2 | :4: a quote that is not closed",
        ":VAL default gen/valida.sh $N;:SUBTASK 1 | :4: 'N' is not declared",
        ":CONSTRAINT 1 < $N > 3 | :3: '1 < $N > 3' is not a chain of comparisons in one direction",
        ":CONSTRAINT $N <= | :3: '$N <=' is not a chain of comparisons in one direction",
        ":CONSTRAINT 1 < $N < 5;:SUBTASK 1;5 1 | :5: breaks the constraint 1 < $N < 5",
        ":SUBTASK 1;:CONSTRAINT $N = 3;:RUN default 5 1 | :5: breaks the constraint $N = 3"
      })
  void wrongLinesOfCasesAreRefusedInOneLine(String text, String expected) {
    cases(text.replace(";", "\n"));
    assertEquals(folder + "/gen/cases.gen" + expected, refusal());
  }

  @Test
  void constraintsOfASubtaskEndWithIt() throws IOException {
    cases(":SUBTASK 1\n:CONSTRAINT $N = 3\n3 1\n:SUBTASK 1\n5 1\n:CONSTRAINT $seed < $none\n5 2\n");
    assertEquals(3, read().generated().size());
  }

  @Test
  void tasksOfOtherKindsAreRefused() {
    file("cor/controller.cpp", "");
    assertEquals(
        folder + ": cor/controller.cpp: tasks with a controller are not supported", refusal());
  }

  @Test
  void filesAreTestsWhereNothingDeclaresThem() throws IOException {
    Files.delete(folder.resolve("gen/GEN"));
    for (String each : List.of("0", "1", "3")) {
      file("input/input" + each + ".txt", "1\n");
      file("output/output" + each + ".txt", "1\n");
    }
    ProblemPackage problem = read();
    assertEquals(2, problem.tests().size());
    assertEquals(folder.resolve("output/output1.txt"), problem.tests().get(1).answer());
    assertEquals("subtask0=100", groups(problem));
    assertEquals(
        List.of("input/input3.txt: there is no input/input2.txt; left out"), problem.notes());
  }

  @Test
  void preparedInputsStandForAGeneratorThatCannotRun() throws IOException {
    Files.delete(folder.resolve("gen/generatore.sh"));
    file("gen/generatore.py", "import limiti\nprint 1\n");
    file("gen/limiti.py", "N = 1\n");
    file("input/input1.txt", "1\n");
    ProblemPackage problem = read();
    assertEquals(
        List.of("input0", "input1", "input2"),
        problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(
        List.of(
            "gen/generatore.py: line 2: a print statement of Python 2, which is not supported;"
                + " left out",
            "1 test has a generator that cannot be run, and no input file, input/input3.txt; left"
                + " out"),
        problem.notes());
    assertTrue(problem.generators().isEmpty());
  }

  @Test
  void aFileAsTheOnlyArgumentIsTheInput() throws IOException {
    gen("#ST: 100\ngen/example.txt\n5 1\n");
    ProblemPackage problem = read();
    assertEquals(folder.resolve("gen/example.txt"), problem.data().get(0).input());
    assertEquals(
        List.of(folder + "/gen/GEN:2: names a file, which is taken as the input"), problem.notes());
  }

  @Test
  void nothingOutsideThePackageIsCopied() throws IOException {
    gen("#ST: 100\n#COPY: ../../../../../../../../../etc/passwd\n#COPY: none\n#WHAT: 1\n5 1\n");
    ProblemPackage problem = read();
    assertTrue(problem.data().isEmpty());
    assertEquals(
        List.of("link leaves the package", "there is no ..", "there is no none", "unknown word"),
        problem.notes().stream()
            .map(
                each ->
                    each.replaceFirst(
                        ".*(link leaves the package|there is no (?:\\.\\.|none)|unknown word).*",
                        "$1"))
            .toList(),
        problem.notes().toString());
  }

  @Test
  void solutionsSayWhatTheyGetInSubtasks() throws IOException {
    gen(
        "#ST: 30\n#STNAME: small-a\n1 1\n#ST: 30\n#STNAME: small-b\n1 2\n#ST: 40\n#STNAME: c\n1 3\n");
    file("sol/some.sh", "# @check-accepted: small*\n/* @check-time-limit-exceeded: c */\n");
    file("sol/all.sh", "# @check-accepted: *\n");
    file("sol/any.sh", "cat\n");
    file("sol/template_sh.sh", "cat\n");
    ProblemPackage problem = read();
    Map<String, Expectation> submissions = problem.submissions();
    String some = folder.resolve("sol/some.sh").toString();
    assertEquals(
        Set.of("all", "any", "some", "soluzione"),
        submissions.keySet().stream().map(SubmissionList::shownName).collect(Collectors.toSet()));
    assertEquals(Set.of(Verdict.TIME_LIMIT_EXCEEDED), submissions.get(some).required());
    assertEquals(Expectation.RIGHT, submissions.get(folder.resolve("sol/all.sh").toString()));
    assertEquals(Expectation.ANY, submissions.get(folder.resolve("sol/any.sh").toString()));
    Map<String, GroupExpectation> groups = problem.scored().of(some);
    assertEquals(Set.of("small-a", "small-b", "c"), groups.keySet());
    assertEquals(Set.of(Verdict.ACCEPTED), groups.get("small-b").verdicts());
    assertTrue(groups.get("c").tests().isCaughtBy(Verdict.TIME_LIMIT_EXCEEDED));
    assertFalse(groups.get("c").tests().isFinding(Verdict.WRONG_ANSWER));
    assertEquals(List.of(folder.resolve("sol/soluzione.sh").toString()), problem.references());
    assertFalse(problem.referenceIsChosen());
    assertEquals(
        List.of("1 solution has no @check line, sol/any.sh: any result is expected"),
        problem.notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@check-what: * | :1: unknown result @check-what; left out",
        "@check-zero | :1: expected a colon after @check-; left out",
        "@check-zero: none | :1: no subtask is named none; left out",
        "@check-zero: a;@check-accepted: a | :2: contradicts an earlier line about a; left out",
        "@check-wrong-answer: a;@check-runtime-error: a | :2: another result in a; one of them is"
            + " enough"
      })
  void linesOfSolutionsThatSayNothingAreNoted(String text, String expected) throws IOException {
    file("sol/b.sh", text.replace(";", "\n") + "\n");
    String noted = folder + "/sol/b.sh" + expected;
    assertTrue(read().notes().contains(noted), read().notes().toString());
  }

  @Test
  void partsOfThePointsAreExpectedWhereACheckerGivesThem() throws IOException {
    file("check/checker.sh", "echo 0.5\n");
    file("sol/p.sh", "# @check-partial-score: a\n# @check-zero: subtask1\n");
    ProblemPackage problem = read();
    assertEquals(CheckerCodes.CMS, problem.checker().codes());
    Map<String, GroupExpectation> groups =
        problem.scored().of(folder.resolve("sol/p.sh").toString());
    assertEquals("less than 30", groups.get("a").points().text());
    assertEquals(0, groups.get("subtask1").points().high());
    assertNull(groups.get("subtask1").verdicts());
  }

  @Test
  void solutionsAreCompiledWithTheGraderOfTheirLanguage() throws IOException {
    for (String each :
        List.of("soluzione.cpp", "b.c", "grader.cpp", "grader.c", "stub.pas", "lib.h")) {
      file("sol/" + each, "");
    }
    Files.delete(folder.resolve("sol/soluzione.sh"));
    ProblemPackage problem = read();
    assertEquals(2, problem.submissions().size());
    assertEquals(
        Set.of("soluzione.cpp", "grader.cpp", "lib.h"), filesOf(problem.references().get(0)));
    String other =
        problem.submissions().keySet().stream()
            .filter(each -> each.startsWith("b="))
            .findAny()
            .get();
    assertEquals(Set.of("b.c", "grader.c", "lib.h"), filesOf(SubmissionList.path(other)));
  }

  private static Set<String> filesOf(String program) throws IOException {
    try (var files = Files.list(Path.of(program))) {
      return files.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
    }
  }

  @Test
  void validatorsThatReadVariablesGetThem() throws IOException {
    file("gen/valida.sh", "[ $TM_SUBTASK = 0 ]\n");
    file("gen/constraints.yaml", "a: 1\n");
    ProblemPackage problem = read();
    assertEquals(
        Map.of("TM_SUBTASK", "0", "TM_SUBTASK_NAME", "a"),
        problem.tests().get(0).judging().validators().get(0).variables());
    assertEquals(List.of(folder.resolve("gen/constraints.yaml")), problem.given());
  }

  @Test
  void newTestsAreCopiedByALineOrComeAfterTheOthers() throws IOException {
    ProblemFormat format = ProblemFormats.named("italian");
    TestPlace place = format.newTest(folder, "worst", 2).orElseThrow();
    assertEquals(List.of("gen/worst-2.txt"), place.inputs());
    assertEquals("gen/GEN: add to a subtask the line #COPY: gen/worst-2.txt", place.byHand());
    cases("");
    assertEquals(
        "gen/cases.gen: add to a subtask the line : COPY gen/worst.txt",
        format.newTest(folder, "worst", 1).orElseThrow().byHand());
    Files.delete(folder.resolve("gen/GEN"));
    Files.delete(folder.resolve("gen/cases.gen"));
    file("input/input0.txt", "1\n");
    TestPlace next = format.newTest(folder, "worst", 1).orElseThrow();
    assertEquals(List.of("input/input1.txt", "output/output1.txt"), next.files());
    assertNull(next.byHand());
  }
}
