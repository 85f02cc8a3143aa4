package harness.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Verdict;
import harness.run.Expectation;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deviations of a submission in a group, in either direction. */
final class GroupExpectationTest {

  private static final TestGroup GROUP =
      TestGroup.of(
          "g",
          20,
          Aggregation.SUM,
          List.of(new ScoredTest("g/1", 10, 0), new ScoredTest("g/2", 10, 0)));

  private static String deviation(GroupExpectation expected, Set<Verdict> excused, String... got) {
    Map<String, Verdict> found = new HashMap<>();
    for (int i = 0; i < got.length; i++) {
      found.put("g/" + (i + 1), Verdict.valueOf(got[i]));
    }
    GroupScore score =
        new Scoring(List.of(), GROUP)
            .scores(
                each -> found.containsKey(each) ? TestResult.of(found.get(each)) : null,
                Grader.NONE)
            .get("g");
    return expected.deviation(score, found, excused);
  }

  private static String deviation(GroupExpectation expected, String... got) {
    return deviation(expected, Set.of(), got);
  }

  @ParameterizedTest
  @CsvSource({
    "ACCEPTED, ACCEPTED, ACCEPTED, ''",
    "ACCEPTED, ACCEPTED, WRONG_ANSWER, 'expected accepted, found wrong-answer'",
    "WRONG_ANSWER, ACCEPTED, ACCEPTED, 'expected wrong-answer, found accepted'",
    "WRONG_ANSWER, ACCEPTED, TIME_LIMIT_EXCEEDED,"
        + " 'expected wrong-answer, found time-limit-exceeded'"
  })
  void ofAVerdict(Verdict expected, String first, String second, String text) {
    assertEquals(text, deviation(GroupExpectation.of(EnumSet.of(expected)), first, second));
  }

  @ParameterizedTest
  @CsvSource({
    "10, 10, ACCEPTED, WRONG_ANSWER, ''",
    "0, 15, ACCEPTED, WRONG_ANSWER, ''",
    "0, 5, ACCEPTED, WRONG_ANSWER, 'expected 0 to 5 points, found 10 of 20'",
    "20, 20, ACCEPTED, WRONG_ANSWER, 'expected 20 points, found 10 of 20'"
  })
  void ofPoints(double low, double high, String first, String second, String text) {
    assertEquals(text, deviation(GroupExpectation.of(ScoreRange.of(low, high)), first, second));
  }

  @Test
  void ofAMaximumThatIsNotToBeReached() {
    GroupExpectation less = GroupExpectation.of(ScoreRange.lessThan(20));
    assertEquals("", deviation(less, "ACCEPTED", "WRONG_ANSWER"));
    assertEquals(
        "expected less than 20 points, found 20 of 20", deviation(less, "ACCEPTED", "ACCEPTED"));
  }

  @Test
  void ofTests() {
    GroupExpectation slow =
        new GroupExpectation(
            null,
            new Expectation(
                EnumSet.of(Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED),
                EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED)),
            null);
    assertEquals("", deviation(slow, "ACCEPTED", "TIME_LIMIT_EXCEEDED"));
    assertEquals(
        "expected time-limit-exceeded on some test, found only accepted",
        deviation(slow, "ACCEPTED", "ACCEPTED"));
    assertEquals(
        "expected accepted or time-limit-exceeded on every test, found wrong-answer on g/2",
        deviation(slow, "TIME_LIMIT_EXCEEDED", "WRONG_ANSWER"));
  }

  @Test
  void isNotKnownWithoutAllVerdicts() {
    GroupExpectation all =
        GroupExpectation.of(EnumSet.of(Verdict.WRONG_ANSWER))
            .and(GroupExpectation.of(ScoreRange.of(0, 0)));
    assertEquals("", deviation(all, "ACCEPTED"));
  }

  @Test
  void isNobodysFaultUnderALimitThatNobodyStated() {
    GroupExpectation right = GroupExpectation.of(EnumSet.of(Verdict.ACCEPTED));
    Set<Verdict> slow = EnumSet.of(Verdict.TIME_LIMIT_EXCEEDED);
    assertEquals("", deviation(right, slow, "ACCEPTED", "TIME_LIMIT_EXCEEDED"));
    assertEquals(
        "expected accepted, found wrong-answer",
        deviation(right, slow, "ACCEPTED", "WRONG_ANSWER"));
  }
}
