package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.run.Expectation;
import harness.scoring.Grader;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Problems of UOJ. */
final class UojPackagesTest extends WrittenPackage {

  private static final String WCMP = "use_builtin_checker wcmp\n";

  /** Writes a problem with some tests, whose files are named as usual. */
  private void problem(int tests, int extra, String conf) {
    file(
        "problem.conf",
        WCMP + "n_tests " + tests + "\nn_ex_tests " + extra + "\n" + conf.replace(';', '\n'));
    for (int i = 1; i <= tests; i++) {
      test("", i);
    }
    for (int i = 1; i <= extra; i++) {
      test("ex_", i);
    }
  }

  private void test(String prefix, int number) {
    file(prefix + "input" + number + ".txt", "1\n");
    file(prefix + "output" + number + ".txt", "1\n");
  }

  private Scoring scoring() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored().scoring();
  }

  /** The points of a submission that gets a share of some tests: {@code 1=0 2=0.5}. */
  private static double points(Scoring scoring, String shares) {
    Map<String, Double> wrong =
        Arrays.stream(shares.strip().split(" ", -1))
            .filter(each -> !each.isEmpty())
            .map(each -> each.split("=", -1))
            .collect(Collectors.toMap(each -> each[0], each -> Double.valueOf(each[1])));
    return scoring
        .scores(
            each -> {
              double share = wrong.getOrDefault(each, 1.0);
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
        .map(each -> each.name() + "=" + Math.round(each.most()))
        .collect(Collectors.joining(" "));
  }

  @Test
  void testsAreNamedAsTheFileSays() throws IOException {
    file(
        "problem.conf",
        """
        use_builtin_judger on
        use_builtin_checker ncmp   n_tests 2
        n_ex_tests 1  n_sample_tests 1
        input_pre data  input_suf in
        output_pre res  output_suf out
        time_limit 2
        memory_limit 128 output_limit 16
        show_in off
        """);
    for (String each : List.of("data1.in", "data2.in", "ex_data1.in", "res1.out", "ex_res1.out")) {
      file(each, "1\n");
    }
    ProblemPackage problem = read();
    assertEquals("uoj", problem.format());
    assertEquals(
        List.of("1", "2", "ex_1"), problem.tests().stream().map(PackageTest::name).toList());
    assertEquals("ex_res1.out", problem.tests().get(2).answer().getFileName().toString());
    assertEquals("std:ncmp", problem.checker().text());
    assertEquals(2_000_000_000L, problem.limits().limits().timeNanos());
    assertEquals(128L << 20, problem.limits().limits().memoryBytes());
    assertEquals(16L << 20, problem.limits().outputBytes());
    assertEquals("problem.conf", problem.limits().source());
    assertEquals(
        List.of("1 test has no answer file, res2.out: the reference's answer is used"),
        problem.notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | '' | '' | 100",
        "2 | '' | 1=0 | 50",
        "2 | '' | 1=0.5 | 75",
        "3 | '' | '' | 100",
        "3 | '' | 3=0 | 66",
        "2 | point_score_2 70;point_score 30 | 1=0 | 70",
        "3 | n_subtasks 1 | 2=0.5 | 0",
        "3 | n_subtasks 1 | '' | 100",
        "3 | n_subtasks 2;subtask_end_1 1;subtask_end_2 3 | 2=0 | 50",
        "3 | n_subtasks 2;subtask_end_1 1;subtask_end_2 3;subtask_type_2 min | 2=0.5 | 75",
        "3 | n_subtasks 2;subtask_end_1 1;subtask_end_2 3;subtask_score_2 40 | 1=0 | 40"
      })
  void pointsFollowFromTestsOrSubtasks(int tests, String conf, String shares, double expected)
      throws IOException {
    problem(tests, 0, conf);
    assertEquals(expected, points(scoring(), shares), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"'',100", "1=0,0", "2=0,20", "3=0,60"})
  void packedSubtasksAreSkippedAfterThoseThatTheyNeed(String shares, double expected)
      throws IOException {
    problem(
        3,
        0,
        "n_subtasks 3;subtask_end_1 1;subtask_end_2 2;subtask_end_3 3;subtask_score_1 20;"
            + "subtask_score_2 40;subtask_score_3 40;subtask_dependence_2 1;"
            + "subtask_dependence_3 many;subtask_dependence_3_1 1;subtask_dependence_3_2 2");
    Scoring scoring = scoring();
    assertEquals(expected, points(scoring, shares));
  }

  @ParameterizedTest
  @CsvSource({"'',100", "1=0.5,50", "2=0.5,60", "3=0.5,80", "1=0,0"})
  void minimumSubtasksAreLoweredByThoseThatTheyNeed(String shares, double expected)
      throws IOException {
    problem(
        3,
        0,
        "n_subtasks 3;subtask_end_1 1;subtask_end_2 2;subtask_end_3 3;subtask_score_1 20;"
            + "subtask_score_2 40;subtask_score_3 40;subtask_type_1 min;subtask_type_2 min;"
            + "subtask_type_3 min;subtask_dependence_2 1;subtask_dependence_3 2");
    assertEquals(expected, points(scoring(), shares));
  }

  @Test
  void aFailedExtraTestCostsThreePointsOfAHundred() throws IOException {
    problem(3, 2, "n_sample_tests 1");
    Scoring scoring = scoring();
    assertEquals("tests=99 all=1 extra=0", groups(scoring));
    assertEquals(100, points(scoring, ""));
    assertEquals(97, points(scoring, "ex_2=0"));
    assertEquals(97, points(scoring, "ex_1=0 ex_2=0"));
    assertEquals(66, points(scoring, "1=0 ex_1=0"), "they are not run");
    assertEquals(List.of("extra"), extraGroups(scoring));
  }

  private static List<String> extraGroups(Scoring scoring) {
    return scoring
        .all()
        .filter(each -> each.tests().anyMatch(test -> test.name().startsWith("ex_")))
        .filter(each -> !each.equals(scoring.total()))
        .map(TestGroup::name)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "subtask_end_1 2;subtask_end_2 1 | scores are not computed: problem.conf:6: subtask_end_2: subtask 2 has tests 3 to 1, of 3",
        "subtask_end_1 2;subtask_end_2 9 | subtask 2 has tests 3 to 9, of 3",
        "subtask_end_1 2;subtask_end_2 3;subtask_type_1 max | expected packed or min, found 'max'",
        "subtask_end_1 1;subtask_end_2 3;subtask_dependence_1 2 | subtask 2 is not one before subtask 1",
        "subtask_end_1 1;subtask_end_2 3;subtask_dependence_2 2 | subtask 2 is not one before subtask 2",
        "subtask_end_1 1;subtask_end_2 3;subtask_score_1 -3 | expected 0 or more points, found '-3'",
        "subtask_end_1 1;subtask_end_2 3;subtask_score_1 1e9 | a test with 1000000000 points"
      })
  void subtasksThatMakeNoSenseAreNotComputed(String conf, String said) throws IOException {
    problem(3, 0, "n_subtasks 2;" + conf);
    ProblemPackage problem = read();
    assertNull(problem.scored());
    String notes = problem.notes().toString().replace(folder + "/", "");
    assertTrue(notes.contains(said), notes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n_subtasks 2;subtask_end_1 1;subtask_end_2 2 | problem.conf: tests 3 to 3 are in no subtask",
        "point_score 50 | problem.conf: 150 points in all; the judge gives 100",
        "output_limit_2 3 | output_limit: output limits of single tests are not supported",
        "checker_time_limit 5 | the jury's programs have their own limits; left out",
        "time_limit 1;time_limit 2 | repeated; the last value counts",
        "some_key_3 1 | unknown key; left out",
        "n_subtasks 2;subtask_end_1 1;subtask_end_2 3;subtask_type_2 min;subtask_dependence_2 1 | subtask 1, which is packed, changes nothing"
      })
  void whatIsNotReadIsNoted(String conf, String said) throws IOException {
    problem(3, 0, conf);
    String notes = read().notes().toString();
    assertTrue(notes.contains(said), notes);
  }

  @Test
  void testsHaveLimitsOfTheirOwn() throws IOException {
    problem(3, 0, "time_limit 1;time_limit_2 3;memory_limit_3 64");
    assertEquals(
        List.of("c++: 1000/64 3000/64 1000/64"),
        LimitTable.of(read(), List.of("c++"), "1", "2", "3"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "interaction_mode on | interaction_mode: such problems are not supported",
        "token abc | solutions that print a token are not supported",
        "use_builtin_checker bcmp | the checker bcmp is not supported",
        "n_tests many | expected a non-negative integer, found 'many'",
        "n_tests 20001 | expected at most 10000, found '20001'",
        "n_tests 4 | n_tests: there is no input4.txt",
        "input_pre ../../etc/x | there is no ../../etc/x1.txt",
        "time_limit 0 | expected a time limit from 1 ms to 1 day",
        "memory_limit NaN | expected a number, found 'NaN'"
      })
  void whatCannotBeJudgedIsRefusedInOneLine(String conf, String said) {
    problem(3, 0, conf);
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
    assertEquals(1, refused.getMessage().lines().count());
  }

  @Test
  void theProgramsAreFoundByTheirNames() throws IOException {
    file("problem.conf", "n_tests 1\n");
    test("", 1);
    UsageException refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains("there is no program chk"), refused.getMessage());
    for (String each : List.of("chk.sh", "val.sh", "std.sh")) {
      file(each, "exit 0\n");
    }
    ProblemPackage problem = read();
    assertEquals(CheckerCodes.UOJ, problem.checker().codes());
    assertEquals(ValidatorCodes.ZERO, problem.validators().get(0).codes());
    assertEquals(List.of(Expectation.RIGHT), List.copyOf(problem.submissions().values()));
    assertEquals(1, problem.references().size());
    file("judger.cpp", "");
    refused = assertThrows(UsageException.class, this::read);
    assertTrue(refused.getMessage().contains("a judger of its own"), refused.getMessage());
  }

  @Test
  void newTestsAreExtraTests() {
    problem(3, 2, "input_suf in");
    TestPlace place = ProblemFormats.named("uoj").newTest(folder, "any", 2).orElseThrow();
    assertEquals(List.of("ex_input4.in"), place.inputs());
    assertEquals(List.of("ex_output4.txt"), place.answers());
    assertEquals("problem.conf: set n_ex_tests to 4", place.byHand());
  }
}
