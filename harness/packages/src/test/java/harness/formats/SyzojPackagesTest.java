package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.process.NamedFiles;
import harness.run.Expectation;
import harness.scoring.GroupExpectation;
import harness.scoring.ScoredTest;
import java.io.IOException;
import java.nio.file.Files;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems of syzoj-tools. */
final class SyzojPackagesTest extends WrittenPackage {

  private static final String SUBTASKS =
      """
      subtasks:
        - {score: 40, testcases: [1]}
        - {score: 60, testcases: [1, 2]}
      """;

  @BeforeEach
  void aProblem() {
    for (String each : List.of("1", "2")) {
      file("data/" + each + ".in", "1\n");
      file("data/" + each + ".out", "1\n");
    }
    for (String each : List.of("std.sh", "a.sh", "chk.sh", "val.sh", "gen.sh")) {
      file(each, "cat\n");
    }
  }

  private ProblemPackage problem(String text) throws IOException {
    file("problem.yml", text);
    return read();
  }

  private static List<String> names(ProblemPackage problem) {
    return problem.tests().stream().map(PackageTest::name).toList();
  }

  private static String groups(ProblemPackage problem) {
    return problem
        .scored()
        .scoring()
        .total()
        .groups()
        .map(
            each ->
                each.name()
                    + "="
                    + Math.round(each.most())
                    + each.tests().map(SyzojPackagesTest::shown).toList())
        .collect(Collectors.joining(" "));
  }

  private static String shown(ScoredTest test) {
    return test.borrowed() ? "(" + test.name() + ")" : test.name();
  }

  @Test
  void casesMayBeCountedFoundOrListed() throws IOException {
    assertEquals("syzoj", problem("cases: 2\n").format());
    assertEquals(List.of("1", "2"), names(read()));
    assertEquals("cases=100[1, 2]", groups(read()));
    file("data/more.in", "");
    file("data/more.ans", "");
    file("data/alone.in", "");
    file("more.txt", "");
    assertEquals(List.of("1", "2", "more"), names(problem("type: traditional\n")));
    ProblemPackage listed =
        problem(
            """
            cases: [{name: more, input-data: '{name}.txt'}, {}]
            cases-global: {answer-data: data/1.out}
            """);
    assertEquals(List.of("more", "2"), names(listed));
    assertTrue(listed.tests().stream().allMatch(each -> each.answer().endsWith("1.out")));
    assertTrue(listed.notes().isEmpty(), listed.notes().toString());
  }

  @Test
  void aCaseMayCountInSeveralSubtasks() throws IOException {
    ProblemPackage problem = problem("cases: 2\n" + SUBTASKS);
    assertEquals("1=40[1] 2=60[(1), 2]", groups(problem));
    assertEquals(Map.of("1", "1", "2", "2"), problem.scored().groupsOfTests());
  }

  @Test
  void inputsThatAreMissingAreMadeByTheGenerator() throws IOException {
    Files.delete(folder.resolve("data/2.in"));
    ProblemPackage problem =
        problem(
            SUBTASKS
                + """
                build: {input-gen: gen.sh, answer-gen: std.sh}
                cases-global: {gen: true}
                cases: [{args: ['[1..5]', 'n={name}']}, {}]
                """);
    assertEquals(List.of("1"), problem.data().stream().map(DataFile::name).toList());
    assertEquals(List.of("2"), problem.generated().get(0).arguments());
    assertEquals(
        List.of("gen.sh [1..5] n=1 in 1", "gen.sh 2 in 2"),
        problem.generators().stream().map(each -> each.text() + " in " + each.group()).toList());
    assertTrue(problem.generators().get(0).arguments().isConstant(), "brackets are text");
    assertEquals(1, problem.references().size());
  }

  @Test
  void assertionsTellWhatSolutionsGetInSubtasks() throws IOException {
    ProblemPackage problem =
        problem(
            "cases: 2\n"
                + SUBTASKS
                + """
                assertions:
                  - {prog: std.sh, score: 100}
                  - prog: a.sh
                    score: '>=40'
                    subtasks:
                      - {id: 0, passed: true, score: 40}
                      - {id: 1, last-message: Time limit exceeded}
                  - prog: chk.sh
                    subtasks: [{id: 0, passed: true}, {id: 1, passed: true}]
                  - {prog: val.sh, score: '<=60'}
                  - {prog: gen.sh, score: '>=60'}
                """);
    Map<String, Expectation> all =
        problem.submissions().entrySet().stream()
            .collect(
                Collectors.toMap(
                    each -> SubmissionList.shownName(each.getKey()), Map.Entry::getValue));
    assertEquals(Expectation.RIGHT, all.get("std"));
    assertEquals(Expectation.RIGHT, all.get("chk"));
    assertEquals(Expectation.WRONG, all.get("val"));
    assertEquals(Expectation.ANY, all.get("gen"));
    assertTrue(all.get("a").isCaughtBy(Verdict.TIME_LIMIT_EXCEEDED));
    assertFalse(all.get("a").isCaughtBy(Verdict.WRONG_ANSWER));
    Map<String, GroupExpectation> groups =
        problem.scored().of(folder.resolve("a.sh").toAbsolutePath().toString());
    assertEquals(EnumSet.of(Verdict.ACCEPTED), groups.get("1").verdicts());
    assertEquals("40", groups.get("1").points().text());
    assertEquals(EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED), groups.get("2").verdicts());
    assertEquals("at least 40", groups.get("total").points().text());
    assertTrue(problem.references().get(0).endsWith("std.sh"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | std:trimmed",
        "{checker: {type: default}} | std:trimmed",
        "{checker: {type: builtin, name: ncmp}} | std:ncmp",
        "{checker: {type: testlib, checker: chk.sh}} | TESTLIB",
        "{checker: {type: syzoj2, checker: chk.sh}} | SYZOJ",
        "{checker: {type: lemon, checker: chk.sh}} | LEMON"
      })
  void everyTypeOfCheckerIsRead(String config, String expected) throws IOException {
    CheckerCall checker = problem(config).checker();
    assertEquals(expected, checker.isStandard() ? checker.text() : checker.codes().name());
  }

  @Test
  void filesValidatorsAndLimitsOfCasesAreRead() throws IOException {
    ProblemPackage problem =
        problem(
            """
            cases: [{time-limit: 3s}, {}]
            cases-global: {time-limit: 500ms, memory-limit: 65536KB, input-file: a.in}
            validator: {type: testlib, validator: val.sh}
            """);
    assertEquals(List.of("c++: 3000/64 500/64"), LimitTable.of(problem, List.of("c++"), "1", "2"));
    assertEquals(new NamedFiles("a.in", ""), problem.files());
    assertEquals(ValidatorCodes.TESTLIB, problem.validators().get(0).codes());
    assertEquals(List.of(), problem.notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{type: interactive} | type: expected traditional, found 'interactive'",
        "{cases: 3} | cases: there is no data/3.in",
        "{cases: 20000} | expected at most 10000 cases, found '20000'",
        "{cases: [{name: 1}, {name: 1}]} | first on line 1",
        "{cases: [{input-data: ../x}]} | there is no ../x",
        "{checker: {type: cena}} | expected default, builtin, testlib, syzoj2 or lemon",
        "{checker: {type: builtin, name: pointscmp}} | the checker pointscmp is not supported",
        "{checker: {type: testlib, checker: none.cpp}} | there is no none.cpp",
        "{validator: {type: other}} | expected testlib, found 'other'",
        "{cases-global: {time-limit: 5}} | expected a time such as 1s or 500ms, found '5'",
        "{cases-global: {memory-limit: 5mb}} | expected a size such as 256MB, found '5mb'",
        "{cases-global: {input-file: a/b}} | expected plain file names",
        "{cases: [{input-file: a}, {input-file: b}]} | files of different names are not supported",
        "{assertions: [{prog: std.sh, score: '>x'}]} | expected a number of points, or one after >= or <="
      })
  void whatCannotBeJudgedIsRefusedInOneLine(String config, String said) {
    UsageException refused = assertThrows(UsageException.class, () -> problem(config));
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{languages: {cpp: {flags: [-O2]}}} | flags of compilers are not read; left out",
        "{cases: 2, subtasks: [{score: 9, testcases: [7]}]} | scores are not computed: problem.yml:1: subtasks.testcases: there is no case 7",
        "{cases: 2, subtasks: [{testcases: [1]}]} | scores are not computed: problem.yml:1: subtasks: no score",
        "{cases: 2, subtasks: [{score: -1, testcases: [1]}]} | expected 0 or more points, found '-1'",
        "{cases: 2, subtasks: [{score: 9, testcases: [1]}]} | case 2 is in no subtask",
        "{cases: 2, assertions: [{prog: none.sh}]} | there is no none.sh; left out",
        "{cases: 2, assertions: [{prog: a.sh, subtasks: [{id: 5}]}]} | there is no subtask 5; left out",
        "{cases: 2, assertions: [{prog: a.sh, testcases: [{name: 1}]}]} | expectations for single cases; left out",
        "{cases: 2, extra: 1} | extra: unknown key; left out"
      })
  void whatIsNotReadIsNoted(String config, String said) throws IOException {
    String notes = problem(config).notes().toString().replace(folder + "/", "");
    assertTrue(notes.contains(said), notes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{cases: 2} | 4 | problem.yml: set cases to 4",
        "{} | x-2 | ",
        "{cases: []} | x-2 | problem.yml: add {name: x-2, input-data: data/x-2.in, answer-data: data/x-2.out} to cases"
      })
  void newTestsAreAddedAsTheCasesAre(String config, String test, String byHand) {
    file("problem.yml", config);
    TestPlace place = ProblemFormats.named("syzoj").newTest(folder, "x", 2).orElseThrow();
    assertEquals(List.of("data/" + test + ".in"), place.inputs());
    assertEquals(byHand, place.byHand());
  }

  @Test
  void aMisnamedPackageOfIcpcIsNone() throws IOException {
    file("data/secret/1.in", "");
    assertEquals("loose", problem("cases: 2\n").format());
  }
}
