package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.run.Expectation;
import harness.scoring.Grader;
import harness.scoring.GroupExpectation;
import harness.scoring.GroupScore;
import harness.scoring.Points;
import harness.scoring.ScoredPackage;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Groups with points of rbx. */
final class RbxGroupsTest extends WrittenPackage {

  private static final String HEAD = "timeLimit: 1000\nmemoryLimit: 256\n";
  private static final String POINTS = "scoring: points\n";
  private static final String PROGRAMS =
      "generators: [{name: gen, path: gen.sh}]\nvalidator: {path: val.sh}\nvars: {N: {min: 1, max: 9}}\n";

  private static final String GROUPS =
      """
      testcases:
        - name: samples
          testcaseGlob: samples/*.in
        - name: small
          score: 40
          generators: [{name: gen, args: 1}, {name: gen, args: 2}]
        - name: large
          score: 60
          deps: [small]
          subgroups:
            - name: few
              generators: [{name: gen, args: 3}]
            - name: many
              generatorScript: {path: plan.txt}
              extraValidators: [extra.sh]
      """;

  @BeforeEach
  void aProblem() {
    for (String each : List.of("gen.sh", "val.sh", "own.sh", "extra.sh", "sol.sh", "part.sh")) {
      file(each, "exit 0\n");
    }
    file("samples/1.in", "1\n");
    file("plan.txt", "gen 4\n@input \"5\"\n@copy samples/1.in\n");
    problem(POINTS + GROUPS);
  }

  private void problem(String text) {
    file("problem.rbx.yml", HEAD + PROGRAMS + text);
  }

  private List<String> notes() throws IOException {
    return read().notes().stream().map(each -> each.replace(folder + "/", "")).toList();
  }

  private ScoredPackage scored() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored();
  }

  /** The points of the groups and of all if a submission fails some tests. */
  private String points(String... failed) throws IOException {
    ScoredPackage scored = scored();
    Map<String, GroupScore> scores =
        scored
            .scoring()
            .scores(
                each ->
                    TestResult.of(
                        Set.of(failed).contains(each) ? Verdict.WRONG_ANSWER : Verdict.ACCEPTED),
                Grader.NONE);
    return scored
        .scoring()
        .all()
        .map(TestGroup::name)
        .map(name -> name + ":" + Points.shown(scores.get(name).points()))
        .collect(Collectors.joining(" "));
  }

  /** As in rbx, samples need not pass. */
  @ParameterizedTest
  @CsvSource({
    "'', total:100 samples:0 small:40 large:60",
    "samples/1, total:100 samples:0 small:40 large:60",
    "small/001, total:0 samples:0 small:0 large:0",
    "large/1-few-000, total:40 samples:0 small:40 large:0",
    "large/2-many-001, total:40 samples:0 small:40 large:0",
    "large/2-many-002, total:40 samples:0 small:40 large:0"
  })
  void giveTheirScoreIfAllTestsPass(String failed, String points) throws IOException {
    assertEquals(points, points(failed));
    assertEquals(List.of(), notes());
  }

  @Test
  void dependOnAllThatTheirDependenciesDependOn() throws IOException {
    problem(
        POINTS
            + GROUPS
            + "  - {name: last, score: 7, deps: [large], generators: [{name: gen, args: 8}]}\n");
    assertEquals("total:107 samples:0 small:40 large:60 last:7", points());
    assertEquals("total:0 samples:0 small:0 large:0 last:0", points("small/000"));
  }

  @Test
  void areThoseOfTheRulesOfTheirTests() throws IOException {
    problem(POINTS + GROUPS + "stresses: [{name: s, generator: {name: gen, args: '[1..9]'}}]\n");
    assertEquals(
        List.of("gen 1:small", "gen 2:small", "gen 3:large", "gen 4:large", "gen [1..9]:null"),
        read().generators().stream().map(each -> each.text() + ":" + each.group()).toList());
  }

  private static String validators(TestJudging judging, Path folder) {
    return judging == null
        ? "usual"
        : judging.validators().stream()
            .map(each -> each.call().text().replace(folder + "/", ""))
            .collect(Collectors.joining(", "));
  }

  private String validators(String test) throws IOException {
    return read().tests().stream()
        .filter(each -> each.name().equals(test))
        .map(each -> validators(each.judging(), folder))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void haveTheirOwnValidatorsAndVariables() throws IOException {
    String two =
        """
        testcases:
          - {name: a, generators: [{name: gen, args: 1}]}
          - name: b
            validator: {path: own.sh}
            extraValidators: [extra.sh]
            vars: {N: {max: 5}, M: 7}
            subgroups:
              - {name: c, extraValidators: [sol.sh], generators: [{name: gen, args: 2}]}
              - {name: d, generators: [{name: gen, args: 3}]}
        """;
    problem(two);
    String own = " --N.min=1 --N.max=5 --M=7 --group b";
    assertEquals("usual", validators("a/000"));
    assertEquals("own.sh%s, extra.sh%1$s, sol.sh%1$s".formatted(own), validators("b/1-c-000"));
    assertEquals("own.sh%s, extra.sh%1$s".formatted(own), validators("b/2-d-000"));
    assertEquals(
        List.of("usual", validators("b/1-c-000"), validators("b/2-d-000")),
        read().generators().stream().map(each -> validators(each.judging(), folder)).toList());
    assertNull(read().scored());
    problem(POINTS + two);
    assertEquals("val.sh --N.min=1 --N.max=9 --group a", validators("a/000"));
  }

  private void solutions(String declared) {
    problem(
        POINTS + GROUPS + "solutions:\n  - {path: sol.sh, outcome: ac}\n  - " + declared + "\n");
  }

  /** What is expected of the second solution. */
  private List<String> expected() throws IOException {
    Map<String, GroupExpectation> expected =
        scored().of(folder.resolve("part.sh").toAbsolutePath().toString());
    List<String> all = new ArrayList<>();
    expected.forEach(
        (group, each) ->
            all.add(
                group
                    + ": "
                    + (each.points() == null ? shown(each.tests()) : each.points().text())));
    return all.stream().sorted().toList();
  }

  private static String shown(Expectation tests) {
    return tests.mustFail() ? tests.wanted() : tests.expected().get(0).label();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score: 40 | total: 40",
        "score: [10, 40] | total: 10 to 40",
        "score: [null, 40] | total: 0 to 40",
        "score: [40, null] | total: at least 40",
        "outcomePerGroup: {large: wa} | large: wrong-answer",
        "outcomePerGroup: {'*': ac, large: tle}, score: 40"
            + "| large: time-limit-exceeded, samples: accepted, small: accepted, total: 40"
      })
  void areNamedByExpectations(String declared, String expected) throws IOException {
    solutions("{path: part.sh, outcome: incorrect, " + declared + "}");
    assertEquals(expected, String.join(", ", expected()));
    assertEquals(List.of(), notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "outcomePerGroup: {none: ac} | outcomePerGroup.none: there is no such group; left out",
        "outcomePerGroup: {small: ce} | outcomePerGroup.small: outcome ce is not supported; left out"
      })
  void expectationsThatCannotBeMetAreNoted(String declared, String why) throws IOException {
    solutions("{path: part.sh, outcome: incorrect, " + declared + "}");
    assertEquals(1, notes().size());
    String note = notes().get(0);
    assertEquals(why, note.substring(note.lastIndexOf("outcomePerGroup.")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1, 2, 3]", "[5, 4]", "lots", "{a: 1}"})
  void badExpectedScoresAreRefused(String score) {
    solutions("{path: part.sh, outcome: any, score: " + score + "}");
    String said = Assertions.assertThrows(UsageException.class, this::read).getMessage();
    assertEquals(1, said.lines().count(), said);
  }

  @Test
  void giveNoPointsWithoutScoring() throws IOException {
    problem(GROUPS + "solutions:\n  - {path: sol.sh, outcome: ac, score: 3}\n");
    assertNull(read().scored());
    assertNull(read().generators().get(0).group());
    assertEquals(
        List.of(
            "problem.rbx.yml:10: testcases.score: needs scoring: points; left out",
            "problem.rbx.yml:22: solutions.score: needs groups with points; left out"),
        notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score: 40 | score: -5 | expected a non-negative integer, found '-5'",
        "score: 40 | score: .NaN | expected a non-negative integer, found '.NaN'",
        "score: 40 | score: 1000000000 | expected at most 100000000 points, found '1000000000'",
        "[small] | [large] | large requires large: a cycle",
        "[small] | [none] | large: requires none, which is no group",
        "name: small | name: total | total: two groups have this name",
        "small | samples | 'samples' is repeated"
      })
  void badGroupsAreNamedInOneLine(String text, String other, String why) throws IOException {
    problem(POINTS + GROUPS.replace(text, other));
    String said;
    try {
      assertNull(read().scored());
      said = notes().get(0);
    } catch (UsageException refused) {
      said = refused.getMessage();
    }
    Assertions.assertTrue(said.contains(why) && said.lines().count() == 1, said);
  }

  @Test
  void aGroupWithoutTestsIsNoted() throws IOException {
    problem(POINTS + GROUPS.replace("samples/*.in", "none/*.in"));
    assertEquals(List.of("samples: a group without tests"), notes());
  }

  @Test
  void aTestThatIsLeftOutLeavesItsGroupUnknown() throws IOException {
    problem(POINTS + GROUPS.replace("name: gen, args: 1}", "name: none, args: 1}"));
    ScoredPackage scored = scored();
    Set<String> tests = read().tests().stream().map(PackageTest::name).collect(Collectors.toSet());
    Map<String, GroupScore> scores =
        scored
            .scoring()
            .scores(
                each -> tests.contains(each) ? TestResult.of(Verdict.ACCEPTED) : null, Grader.NONE);
    assertNull(scores.get("small").points());
    assertEquals(0, scores.get("samples").points());
  }

  @Test
  void tooManyGroupsAreOneLine() throws IOException {
    String groups =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "  - {name: g%d, score: 1}\n".formatted(i))
            .collect(Collectors.joining());
    problem(POINTS + "testcases:\n" + groups);
    assertNull(read().scored());
    assertEquals(List.of("scores are not computed: 20001 groups, expected at most 1000"), notes());
  }
}
