package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Score;
import harness.cases.Verdict;
import harness.scoring.Grader;
import harness.scoring.GroupScore;
import harness.scoring.Points;
import harness.scoring.Scoring;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Groups with points of Polygon. */
final class PolygonGroupsTest extends WrittenPackage {

  /** Samples, a complete group of 30, and 60 by the test, which depend on both. */
  private static final String THREE =
      """
      <group name="0" points="0.0" points-policy="complete-group" feedback-policy="complete"/>
      <group name="1" points="30.0" points-policy="complete-group"/>
      <group name="2" points-policy="each-test">
        <dependencies><dependency group="0"/><dependency group="1"/></dependencies>
      </group>
      """;

  private static final List<String> TESTS =
      List.of(
          "group='0'",
          "group='1' points='30'",
          "group='1'",
          "group='2' points='40'",
          "group='2' points='20'",
          "points='10'",
          "");

  @BeforeEach
  void aProblem() {
    file("files/gen.sh", "echo $1\n");
    problem(TESTS, THREE);
  }

  private static String set(String name, List<String> tests, String groups) {
    return "<testset name='%s'><input-path-pattern>%s/%%d</input-path-pattern><tests>\n%s</tests>%s</testset>\n"
        .formatted(
            name,
            name,
            tests.stream()
                .map(each -> "<test method='generated' cmd='gen 1' " + each + "/>\n")
                .collect(Collectors.joining()),
            groups.isEmpty() ? "" : "<groups>" + groups + "</groups>");
  }

  private void problem(List<String> tests, String groups) {
    problems(set("tests", tests, groups));
  }

  private void problems(String sets) {
    file(
        "problem.xml",
        """
        <problem><judging>
        %s</judging>
        <files><executables>
          <executable><source path="files/gen.sh"/></executable>
        </executables></files></problem>
        """
            .formatted(sets));
  }

  private Scoring scoring() throws IOException {
    ProblemPackage problem = read();
    assertNotNull(problem.scored(), problem.notes().toString());
    return problem.scored().scoring();
  }

  private List<String> notes() throws IOException {
    return read().notes().stream().map(each -> each.replace(folder + "/", "")).toList();
  }

  /** A result: AC, WA, points that the checker gives ({@code =5}) or a share ({@code 0.5}). */
  private static TestResult result(String text) {
    return switch (text) {
      case "AC" -> TestResult.of(Verdict.ACCEPTED);
      case "WA" -> TestResult.of(Verdict.WRONG_ANSWER);
      default ->
          TestResult.of(
              Verdict.WRONG_ANSWER,
              text.startsWith("=")
                  ? Score.ofPoints(Double.parseDouble(text.substring(1)))
                  : new Score(Double.valueOf(text), 100 * Double.parseDouble(text)));
    };
  }

  /** The points of the groups and of all, given the results of the tests. */
  private String points(String results) throws IOException {
    List<String> each = List.of(results.split(" "));
    Map<String, TestResult> byTest =
        IntStream.range(0, each.size())
            .boxed()
            .collect(Collectors.toMap(i -> "tests/" + (i + 1), i -> result(each.get(i))));
    Scoring scoring = scoring();
    Map<String, GroupScore> scores = scoring.scores(byTest::get, Grader.NONE);
    return scoring
        .all()
        .map(TestGroup::name)
        .map(name -> name + ":" + shown(scores.get(name)))
        .collect(Collectors.joining(" "));
  }

  private static String shown(GroupScore score) {
    return score.fault() != null ? score.fault() : Points.shown(score.points());
  }

  @ParameterizedTest
  @CsvSource({
    "AC AC AC AC AC AC AC, total:100 0:0 1:30 2:60",
    "AC AC WA AC AC AC AC, total:10 0:0 1:0 2:0",
    "WA AC AC AC AC AC AC, total:40 0:0 1:30 2:0",
    "AC AC AC AC WA AC AC, total:80 0:0 1:30 2:40",
    "AC AC AC WA WA WA WA, total:30 0:0 1:30 2:0",
    "AC AC AC =7 AC AC AC, total:67 0:0 1:30 2:27", // quitp(7)
    "AC AC AC 0.5 AC =3 AC, total:73 0:0 1:30 2:40", // _pc(50)
    "AC =30 AC AC AC AC AC, total:100 0:0 1:30 2:60",
    "AC =29 AC AC AC AC AC, total:10 0:0 1:0 2:0",
    "AC AC 0.9 AC AC AC AC, total:10 0:0 1:0 2:0",
    "AC AC AC =41 AC AC AC, 'total:61 points, outside 0 to 60 0:0 1:30 2:61 points, outside 0 to 60'"
  })
  void givePointsByTheirPolicy(String results, String points) throws IOException {
    assertEquals(points, points(results));
    assertEquals(List.of(), notes());
  }

  @Test
  void testsMayGivePointsWithoutGroups() throws IOException {
    problem(List.of("points='2.5'", "points='0'", "points='1'", ""), "");
    assertEquals("total:3.5", points("AC AC AC AC"));
    assertEquals("total:1", points("WA WA AC WA"));
    assertEquals(List.of(), scoring().shown());
  }

  /** Real packages without points have groups too, for their validators. */
  @ParameterizedTest
  @CsvSource({"''", "points='0.0'"})
  void giveNothingIfNothingHasPoints(String points) throws IOException {
    problem(
        List.of("group='1' " + points, "group='2'"),
        "<group name='1' points-policy='complete-group'/><group name='2' %s/>".formatted(points));
    assertNull(read().scored());
    assertEquals(List.of(), notes());
    assertNull(read().generators().get(0).group());
  }

  @Test
  void areThoseOfTheSetThatContestsUse() throws IOException {
    problems(set("pretests", List.of("", "points='9'"), "") + set("tests", TESTS, THREE));
    assertEquals("total:100 0:0 1:30 2:60", points("AC AC AC AC AC AC AC"));
    assertEquals(9, read().tests().size());
  }

  @Test
  void areThoseOfTheRulesOfTheirTests() throws IOException {
    List<String> tests = List.of("", "group='1' points='1'");
    problems(
        set("pretests", tests, "").replace("gen 1", "gen 2")
            + set("tests", tests, "").replace("gen 1' group", "gen 2' group"));
    assertEquals(
        List.of("gen 1:null", "gen 2:1"),
        read().generators().stream().map(each -> each.text() + ":" + each.group()).toList());
  }

  /** Tests and a group do not agree, or a group is nowhere declared. */
  @ParameterizedTest
  @CsvSource({
    "complete-group, 20, 'total:20 1:20', those of the group count",
    "each-test, 20, 'total:30 1:30', those of the tests count"
  })
  void pointsThatDoNotAddUpAreNoted(String policy, double points, String got, String counts)
      throws IOException {
    problem(
        List.of("group='1' points='10'", "group='1' points='20'"),
        "<group name='1' points-policy='%s' points='%s'/>".formatted(policy, points));
    assertEquals(got, points("AC AC"));
    assertEquals(
        List.of("problem.xml:5: <group>: '1' has 20 points, but its tests have 30; " + counts),
        notes());
  }

  @Test
  void aGroupThatIsNotDeclaredGivesThePointsOfItsTests() throws IOException {
    problem(
        List.of("group='1' points='10'", "group='x' points='5'", "group='x' points='6'"),
        "<group name='1'/>");
    assertEquals("total:15 1:10 x:5", points("AC AC WA"));
    assertEquals(
        List.of("1 group has no <group> element, x: each test gives its own points"), notes());
  }

  @Test
  void aGroupWithoutTestsIsNoted() throws IOException {
    problem(List.of("group='1' points='10'"), "<group name='1'/><group name='2' points='5'/>");
    assertEquals("total:10 1:10 2:0", points("AC"));
    assertEquals(List.of("2: a group without tests"), notes());
  }

  @Test
  void aTestThatIsLeftOutLeavesItsGroupUnknown() throws IOException {
    problems(
        set("tests", List.of("group='1' points='10'", "group='2' points='5'"), "")
            .replace("gen 1' group='2'", "none' group='2'"));
    assertEquals(1, read().tests().size());
    Scoring scoring = scoring();
    Map<String, GroupScore> scores =
        scoring.scores(Map.of("tests/1", result("AC"))::get, Grader.NONE);
    assertEquals(10, scores.get("1").points());
    assertNull(scores.get("2").points());
    assertNull(scores.get("total").points());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "name='1' points='-5' | problem.xml:5: <group>: expected points from 0 to 100000000, found '-5'",
        "name='1' points='NaN' | problem.xml:5: <group>: expected points from 0 to 100000000, found 'NaN'",
        "name='1' points='lots' | problem.xml:5: <group>: expected points from 0 to 100000000, found 'lots'",
        "name='1' points='1e9' | problem.xml:5: <group>: expected points from 0 to 100000000, found '1e9'",
        "name='1' points-policy='x' | problem.xml:5: <group>: expected points-policy complete-group or"
            + " each-test, found 'x'",
        "points='5' | problem.xml:5: <group>: expected an attribute name",
        "name='1'/><group name='1' | 1: two groups have this name"
      })
  void badGroupsAreNamedInOneLine(String group, String why) throws IOException {
    problem(List.of("group='1' points='10'", "group='1' points='1'"), "<group " + group + "/>");
    assertNull(read().scored());
    assertEquals("scores are not computed: " + why, notes().get(0));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1 requires 2 requires 1: a cycle",
    "2, 2 requires 2: a cycle",
    "9, '2 requires 9, which is no group'"
  })
  void badDependenciesAreNamedInOneLine(String other, String why) throws IOException {
    String depends =
        "<group name='%s'><dependencies><dependency group='%s'/></dependencies></group>";
    problem(
        List.of("group='1' points='10'", "group='2'"),
        depends.formatted("1", "2") + depends.formatted("2", other));
    assertNull(read().scored());
    assertEquals(
        List.of("scores are not computed: " + why.replace("2 requires 9", "2: requires 9")),
        notes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e9", "Infinity", "-1", "0x"})
  void badPointsOfTestsAreNamedInOneLine(String points) throws IOException {
    problem(List.of("group='1' points='%s'".formatted(points)), "");
    assertNull(read().scored());
    assertEquals(
        List.of(
            "scores are not computed: problem.xml:3: <test>: expected points from 0 to 100000000,"
                + " found '%s'".formatted(points)),
        notes());
  }

  @Test
  void tooManyGroupsAreOneLine() throws IOException {
    String groups =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "<group name='g%d' points-policy='each-test' points='1'/>".formatted(i))
            .collect(Collectors.joining());
    problem(List.of("points='1'"), groups);
    assertNull(read().scored());
    assertEquals(List.of("scores are not computed: 20001 groups, expected at most 1000"), notes());
  }
}
