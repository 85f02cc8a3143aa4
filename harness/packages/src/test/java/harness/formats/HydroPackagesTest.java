package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.Grader;
import harness.scoring.Scoring;
import harness.scoring.TestResult;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems of Hydro. */
final class HydroPackagesTest extends WrittenPackage {

  private void config(String text) {
    file("config.yaml", text);
  }

  /** Writes inputs with their answers. */
  private void tests(String... names) {
    for (String each : names) {
      file(each + ".in", "1\n");
      file(each + ".out", "1\n");
    }
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

  private static String groups(Scoring scoring) {
    return scoring
        .total()
        .groups()
        .map(
            each ->
                each.name()
                    + "="
                    + Math.round(each.most())
                    + each.tests().map(test -> test.name()).toList())
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1.in | 1.out | 1",
        "a7.IN | a7.OUT | 1",
        "1.in.txt | 1.ans | 1",
        "a10.txt | a10.ans.txt | 1",
        "input3.txt | output3.txt | 1",
        "input3.in | output3.out | 1",
        "data.1.in | data.1.out | 1",
        "file.in1 | file.ou1 | 1",
        "FILE.IN1 | FILE.OUT1 | 1",
        "input.in2 | output.ou2 | 1",
        "2_1.in | 2_1.out | 2",
        "a2-1.in | a2-1.ans | 2",
        "a02_01.in | a02_01.out | 2",
        "0-1.in | 0-1.out | 0",
        "sub_task_3_1.in | sub_task_3_1.out | 3",
        "01sample-01.in | 01sample-01.out | 1",
        "_5.in | _5.out | 1",
        "big test 4-2.in | big test 4-2.out | 4",
        "3-any text.in | 3-any text.ans | 1"
      })
  void namesShowCasesAndTheirSubtasks(String input, String output, String subtask)
      throws IOException {
    config("type: default\n");
    tests("1-9");
    Files.delete(folder.resolve("1-9.out"));
    file(input, "1\n");
    file(output, "2\n");
    ProblemPackage problem = read();
    assertEquals("hydro", problem.format());
    assertEquals(1, problem.tests().size(), problem.notes().toString());
    DataFile test = (DataFile) problem.tests().get(0);
    assertEquals(input, test.input().getFileName().toString());
    assertEquals(output, test.answer().getFileName().toString());
    assertEquals(Map.of(test.name(), subtask), problem.scored().groupsOfTests());
    assertTrue(problem.notes().get(0).contains("1-9.in; left out"), problem.notes().toString());
  }

  @ParameterizedTest
  @CsvSource({"a.in,a.out", "1.in,2.out", "1.dat,1.out", "x1y.in,x1y.out", "é1.in,é1.out"})
  void otherNamesAreNoCases(String input, String output) throws IOException {
    config("type: default\n");
    tests("5");
    file(input, "1\n");
    file(output, "2\n");
    assertEquals(List.of("5"), read().tests().stream().map(PackageTest::name).toList());
  }

  @Test
  void casesAreInTheOrderOfTheirNumbers() throws IOException {
    config("type: default\n");
    tests("a10", "a9", "b2-1", "b10-3");
    assertEquals("1=33[a9, a10] 2=33[b2-1] 10=34[b10-3]", groups(scoring()));
  }

  @Test
  void subtasksWithoutCasesGetThoseThatNamesShow() throws IOException {
    config(
        """
        subtasks:
          - {id: 1, score: 20}
          - {id: 2, if: [1], type: sum}
          - {id: 3, score: 50, type: max}
        """);
    tests("1-1", "1-2", "2-1", "2-2", "2-3", "3-1", "3-2");
    Scoring scoring = scoring();
    assertEquals("1=20[1-1, 1-2] 2=30[2-1, 2-2, 2-3] 3=50[3-1, 3-2]", groups(scoring));
    assertEquals(100, points(scoring, Map.of()));
    assertEquals(50, points(scoring, Map.of("1-2", 0.0)), "also without the second");
    assertEquals(90, points(scoring, Map.of("2-2", 0.0)));
    assertEquals(100, points(scoring, Map.of("3-1", 0.0)));
    assertEquals(75, points(scoring, Map.of("3-1", 0.5, "3-2", 0.0)));
    assertEquals(10 + 50, points(scoring, Map.of("1-2", 0.5)), "partly right is not enough");
  }

  @Test
  void whatStatesNoPointsSharesTheRestAndLaterPartsAreLarger() throws IOException {
    config("cases:\n  - {input: 1.in, output: 1.out, score: 33}\n" + row("2") + row("3"));
    tests("1", "2", "3");
    Scoring scoring = scoring();
    assertEquals(33 + 34, points(scoring, Map.of("2", 0.0)));
    assertEquals(33 + 33, points(scoring, Map.of("3", 0.0)));
  }

  private static String row(String test) {
    return "  - {input: " + test + ".in, output: " + test + ".out}\n";
  }

  @Test
  void listedCasesCountWhateverTheirNames() throws IOException {
    config(
        """
        subtasks:
          - score: 40
            cases: [{input: x/small.txt, output: small.res}, {output: /dev/null, input: big.txt}]
          - score: 60
            type: sum
            cases: [{input: small.txt, output: small.res}, {input: big.txt, output: small.res}]
        """);
    for (String each : List.of("small.txt", "small.res", "big.txt", "1.in", "1.out")) {
      file(each, "1\n");
    }
    ProblemPackage problem = read();
    assertEquals(
        List.of("small", "big", "big.txt"),
        problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(0, Files.size(problem.tests().get(1).answer()), "an empty answer");
    Scoring scoring = problem.scored().scoring();
    assertEquals(100, points(scoring, Map.of()));
    assertEquals(30, points(scoring, Map.of("small", 0.0)), "it is in both");
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @Test
  void pointsOfCasesThatDoNotAddUpAreNoted() throws IOException {
    config(
        "subtasks:\n  - {score: 50, type: sum, cases: [{input: 1.in, output: 1.out, score: 20}]}");
    tests("1");
    ProblemPackage problem = read();
    assertEquals("1=20[1]", groups(problem.scored().scoring()));
    assertEquals(List.of("subtask 1: declared 50 points, but its cases give 20"), problem.notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{id: 1, if: [2]}; {id: 2, if: [1]} | scores are not computed: 1 requires 2 requires 1",
        "{id: 1}; {id: 2, if: [7]} | if: there is no subtask 7; left out",
        "{id: 1, type: max}; {id: 2, if: [1]} | fails with subtask 1 if any of its cases fails",
        "{id: 1, score: 1e9}; {id: 2} | scores are not computed: 1: a test with 1000000000 points",
        "{id: 1}; {id: 2}; {id: 3, score: 9} | 3: a group without tests",
        "{id: 1}; {score: 9} | a subtask with neither id nor cases; left out"
      })
  void subtasksThatMakeNoSenseAreNoted(String subtasks, String said) throws IOException {
    config("subtasks:\n- " + subtasks.replace("; ", "\n- ") + "\n");
    tests("1-1", "2-1");
    String notes = read().notes().toString();
    assertTrue(notes.contains(said), notes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1000 | 64 | 1000 | 64",
        "2s | 128m | 2000 | 128",
        "1500ms | 1g | 1500 | 1024",
        "0.5s | 65536kb | 500 | 64",
        "1.5 | 0.5G | 1500 | 512",
        "2000000us | 100M | 2000 | 100"
      })
  void limitsAreReadInAllUnits(String time, String memory, long milliseconds, long mebibytes)
      throws IOException {
    config("time: " + time + "\nmemory: " + memory + "\n");
    tests("1");
    PackageLimits limits = read().limits();
    assertEquals(milliseconds * 1_000_000, limits.limits().timeNanos());
    assertEquals(mebibytes << 20, limits.limits().memoryBytes());
    assertEquals("config.yaml", limits.source());
  }

  @Test
  void casesAndLanguagesHaveLimitsOfTheirOwn() throws IOException {
    config(
        """
        time: 2s
        time_limit_rate: {py: 2, py.py3: 1.5, unheard: 3}
        memory_limit_rate: {java: 4}
        subtasks:
          - {id: 1, time: 4s}
          - {id: 2, memory: 64m}
        """);
    tests("1-1", "2-1");
    ProblemPackage problem = read();
    assertEquals(
        List.of("c++: 4000/256 2000/64", "python: 8000/256 4000/64", "java: 4000/1024 2000/256"),
        LimitTable.of(problem, List.of("c++", "python", "java"), "1-1", "2-1"));
    assertEquals(1, problem.notes().size(), problem.notes().toString());
    assertTrue(problem.notes().get(0).endsWith("unheard: unknown language; left out"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type: default | std:trimmed",
        "checker_type: strict | std:fcmp",
        "{checker_type: testlib, checker: rcmp6} | std:rcmp6",
        "{checker_type: testlib, checker: chk.sh} | HYDRO",
        "{checker_type: testlib, checker: {file: chk.sh, lang: auto}} | HYDRO",
        "{checker_type: kattis, checker: chk.sh} | ICPC",
        "{checker_type: lemon, checker: chk.sh} | LEMON",
        "{checker_type: syzoj, checker: chk.sh} | SYZOJ",
        "{checker_type: hustoj, checker: chk.sh} | HUSTOJ",
        "{checker_type: qduoj, checker: chk.sh} | QDUOJ"
      })
  void everyTypeOfCheckerIsRead(String config, String expected) throws IOException {
    config(config + "\n");
    if (config.contains("chk.sh")) {
      file("chk.sh", "exit 0\n");
    }
    tests("1");
    ProblemPackage problem = read();
    CheckerCall checker = problem.checker();
    assertEquals(expected, checker.isStandard() ? checker.text() : checker.codes().name());
    assertTrue(problem.notes().isEmpty(), problem.notes().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "type: communication | config.yaml:1: type: communication, but there is no manager",
        "{type: communication, manager: m.sh, num_processes: 2} | config.yaml:1: num_processes: managers of several processes are not supported",
        "type: objective | objective problems are not supported",
        "type: other | expected default, interactive, communication or submit_answer, found 'other'",
        "type: interactive | interactive, but there is no interactor",
        "multi_pass: 2 | config.yaml:1: multi_pass: not supported",
        "redirect: a/b | redirect: not supported",
        "checker_type: testlib | testlib, but there is no checker",
        "checker_type: other | expected default, strict, testlib",
        "{checker_type: testlib, checker: none.cc} | there is no none.cc",
        "{checker_type: testlib, checker: ../../chk.sh} | there is no ../../chk.sh",
        "{checker_type: testlib, checker: pointscmp} | the checker pointscmp of the judge is not supported",
        "{checker_type: kattis, checker: wcmp} | the checker wcmp of the judge is not supported",
        "user_extra_files: [compile.sh] | solutions that a script builds are not supported",
        "filename: a/b | expected plain file names",
        "time: fast | expected a time such as 1s or 500ms, found 'fast'",
        "memory: 5x | expected a size such as 256m, found '5x'",
        "subtasks: [{id: 1, type: avg}] | expected min, max or sum, found 'avg'",
        "subtasks: [{id: 1, score: -5}] | expected 0 or more points, found '-5'",
        "subtasks: [{cases: [{input: 1.in}]}, {id: 2}] | no cases, though other subtasks have some",
        "cases: [{input: 7.in}] | there is no 7.in",
        "cases: [{input: /etc/passwd}] | there is no /etc/passwd"
      })
  void whatCannotBeJudgedIsRefusedInOneLine(String config, String said) {
    config(config + "\n");
    tests("1");
    file("chk.sh", "");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  @Test
  void whatDoesNotMatterIsNoted() throws IOException {
    config(
        """
        checker: chk.sh
        interactor: int.sh
        langs: [cc]
        user_extra_files: [notes.txt]
        detail: full
        something: else
        """);
    file("notes.txt", "");
    tests("1");
    assertEquals(
        List.of(
            "langs: the languages of solutions are not checked; left out",
            "something: unknown key; left out",
            "user_extra_files: only sources and headers are given to solutions; left out",
            "interactor: not used, because the type is default",
            "checker: not used, because the checker_type is default"),
        read().notes().stream().map(each -> each.replaceFirst(".*yaml:\\d+: ", "")).toList());
  }

  @Test
  void sourcesWithoutARoleAreNamed() throws IOException {
    config("validator: {file: val.sh}\n");
    tests("1");
    for (String each : List.of("val.sh", "std.sh", "gen.sh")) {
      file(each, "");
    }
    assertEquals(
        List.of(
            "1 source has no role in this format, gen.sh: name it with --solution, --reference or"
                + " --generator"),
        read().notes());
  }

  @Test
  void anInteractorTalksWithSubmissions() throws IOException {
    config("{type: interactive, interactor: int.sh, validator: val.sh}\n");
    file("int.sh", "");
    file("val.sh", "");
    tests("1");
    ProblemPackage problem = read();
    assertTrue(problem.interactor().live());
    assertEquals(CheckerCodes.TESTLIB, problem.interactor().codes());
    assertEquals(ValidatorCodes.ZERO, problem.validators().get(0).codes());
  }

  @Test
  void aFileNameStandsForTwoFiles() throws IOException {
    config("filename: sum\n");
    tests("1");
    assertEquals(new NamedFiles("sum.in", "sum.out"), read().files());
  }

  @Test
  void theLineOfEachCaseIsReadFromIni() throws IOException {
    file("config.ini", "2\nInput/1.in|1.out|1.5|30|65536\n2.in|2.out|2||\n");
    tests("1", "2");
    ProblemPackage problem = read();
    assertEquals("1=100[1, 2]", groups(problem.scored().scoring()));
    assertEquals(70, points(problem.scored().scoring(), Map.of("1", 0.0)));
    assertEquals(
        List.of("c++: 1500/64 2000/256"), LimitTable.of(problem, List.of("c++"), "1", "2"));
    assertEquals(List.of(), problem.notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "x | config.ini:1: expected a non-negative integer, found 'x'",
        "9 | config.ini:1: expected 9 cases, found 0",
        "\"1\n1.in\" | config.ini:2: expected in|out|seconds|score|KiB",
        "\"1\n1.in|1.out|x\" | config.ini:2: expected in|out|seconds|score|KiB",
        "\"1\n1.in|7.out|1\" | config.ini:2: there is no 7.out"
      })
  void abrokenIniIsRefusedInOneLine(String text, String said) {
    file("config.ini", text);
    tests("1");
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
  }

  @Test
  void anExportedProblemHasItsTestsInAFolderAndPerhapsSolutions() throws IOException {
    file("problem.yaml", "pid: P1\ntitle: Print it\n");
    file("testdata/config.yml", "time: 2s\n");
    file("testdata/1.in", "1\n");
    file("testdata/1.out", "1\n");
    file("std/any.sh", "cat\n");
    ProblemPackage problem = read();
    assertEquals("hydro", problem.format());
    assertEquals(List.of("1"), problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(1, problem.references().size());
    assertEquals(List.of(Expectation.RIGHT), List.copyOf(problem.submissions().values()));
    TestPlace place = ProblemFormats.named("hydro").newTest(folder, "any", 1).orElseThrow();
    assertEquals(List.of("testdata/2.in"), place.inputs());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1 a2 | a12.in | a12.out",
        "1-1 2-1 2-09 | 2-19.in | 2-19.out",
        "x.in3:x.ou3 x.in4:x.ou4 | x.in14 | x.ou14",
        "input1.txt:output1.txt | input11.txt | output11.txt"
      })
  void newTestsContinueTheNames(String names, String input, String answer) {
    config("type: default\n");
    for (String each : names.split(" ", -1)) {
      String[] files =
          each.contains(":") ? each.split(":", -1) : new String[] {each + ".in", each + ".out"};
      file(files[0], "");
      file(files[1], "");
    }
    TestPlace place = ProblemFormats.named("hydro").newTest(folder, "any", 10).orElseThrow();
    assertEquals(List.of(input), place.inputs());
    assertEquals(List.of(answer), place.answers());
    assertNull(place.byHand());
  }

  @Test
  void newTestsAreToBeListedWhereCasesAre() {
    config("cases: [{input: 1.in, output: 1.out}]\n");
    TestPlace place = ProblemFormats.named("hydro").newTest(folder, "wrong", 2).orElseThrow();
    assertEquals(List.of("wrong-2.in"), place.inputs());
    assertEquals(
        "config.yaml: add {input: wrong-2.in, output: wrong-2.out} to cases", place.byHand());
  }
}
