package harness.scoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Verdict;
import harness.scoring.ScoredTest.Award;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a judge may give for a test, by the rules of its group. */
final class AwardTest {

  private static GroupScore score(Award award, double most, String result) {
    TestResult given =
        switch (result) {
          case "AC" -> TestResult.of(Verdict.ACCEPTED);
          case "WA" -> TestResult.of(Verdict.WRONG_ANSWER);
          default ->
              result.startsWith("=")
                  ? TestResult.scoring(Verdict.ACCEPTED, Double.parseDouble(result.substring(1)))
                  : TestResult.sharing(Verdict.ACCEPTED, Double.parseDouble(result));
        };
    TestGroup group =
        TestGroup.of("g", most, Aggregation.SUM, List.of(ScoredTest.of("g/1", most, award)));
    return new Scoring(List.of(), group).scores(Map.of("g/1", given)::get, Grader.NONE).get("g");
  }

  @ParameterizedTest
  @CsvSource({
    "UP_TO_MAXIMUM, 10, AC, 10",
    "UP_TO_MAXIMUM, 10, 0.5, 5",
    "UP_TO_MAXIMUM, 10, =10, 10",
    "UNBOUNDED, Infinity, =1234567, 1234567",
    "UNBOUNDED, Infinity, =0, 0",
    "UNBOUNDED, Infinity, WA, 0",
    "VERDICT, 10, AC, 10",
    "VERDICT, 10, WA, 0"
  })
  void whatIsAllowedCounts(Award award, double most, String result, double points) {
    GroupScore score = score(award, most, result);
    assertNull(score.fault());
    assertEquals(points, score.points());
  }

  @ParameterizedTest
  @CsvSource({
    "UP_TO_MAXIMUM, 10, =11, '11 points, expected at most 10'",
    "UNBOUNDED, Infinity, AC, 'accepted without points, which have no maximum here'",
    "UNBOUNDED, Infinity, 0.5, 'accepted without points, which have no maximum here'",
    "VERDICT, 10, =10, 'accepted with points, but its group passes or fails'",
    "VERDICT, 10, 0.5, 'accepted with points, but its group passes or fails'"
  })
  void whatIsNotAllowedIsAFaultOfTheJury(Award award, double most, String result, String fault) {
    assertEquals("g/1: " + fault, score(award, most, result).fault());
  }
}
