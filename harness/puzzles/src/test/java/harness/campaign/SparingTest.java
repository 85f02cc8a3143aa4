package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import harness.Thorough;
import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Verdict;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cases that are skipped for a submission, and the effect of an exceeded time limit on later cases.
 */
@Timeout(120) // a test that hangs fails instead of running forever
final class SparingTest {

  private static Trial trial(Generator generator) {
    return new Trial(new Countdown()).generator(generator);
  }

  @Test
  void casesBeyondTheReachAreSkippedAndCounted() {
    Campaign campaign = trial(new Countdown.Random()).cases(400).campaign();
    long within =
        LongStream.range(0, 400)
            .mapToObj(index -> campaign.generator().draw(campaign.seed(), index).input())
            .filter(input -> Countdown.number(input) <= 5)
            .count();
    SubmissionReport near =
        trial(new Countdown.Random()).cases(400).solver("near", 5, Countdown.Right::new).runOnly();
    assertEquals(5, near.reach());
    assertEquals(Map.of(Verdict.ACCEPTED, within), near.verdicts());
    assertEquals(400 - within, near.spared().beyondReach());
    assertEquals(5, near.byDistance().get(near.byDistance().size() - 1).distance());
  }

  @Test
  void beyondReachGivesEveryCase() {
    SubmissionReport near =
        trial(new Countdown.Random())
            .cases(400)
            .beyondReach()
            .solver("near", 5, Countdown.Right::new)
            .runOnly();
    assertEquals(Map.of(Verdict.ACCEPTED, 400L), near.verdicts());
    assertEquals(0, near.spared().beyondReach());
  }

  @Test
  void afterThreeExceededTimeLimitsAtOneDistanceItAndAllBeyondAreSkipped() {
    int[] turn = {2, 9, 12, 17};
    Solver slowFromNine =
        (input, budget) ->
            Countdown.number(input) >= 9 ? Countdown.computeOn(budget) : Countdown.right(input);
    SubmissionReport slow =
        trial(Countdown.numbers(index -> turn[(int) (index % 4)]))
            .cases(40)
            .millis(10)
            .solver("slow", () -> slowFromNine)
            .runOnly();
    // Numbers 9, 12 and 17 (which is -1) twice each, then 9 again.
    assertEquals(Map.of(Verdict.ACCEPTED, 10L, Verdict.TIME_LIMIT_EXCEEDED, 7L), slow.verdicts());
    assertEquals(Map.of(Reason.CPU_TIME, 7L), slow.reasons());
    assertEquals(23, slow.spared().afterTimeLimit());
  }

  @Test
  void threeExceededTimeLimitsAtThreeDistancesSkipNothing() {
    Solver slowFromNine =
        (input, budget) ->
            Countdown.number(input) >= 9 ? Countdown.computeOn(budget) : Countdown.right(input);
    SubmissionReport slow =
        trial(Countdown.numbers(index -> 6 + (int) index))
            .cases(7)
            .millis(10)
            .solver("slow", () -> slowFromNine)
            .runOnly();
    assertEquals(Map.of(Verdict.ACCEPTED, 3L, Verdict.TIME_LIMIT_EXCEEDED, 4L), slow.verdicts());
    assertEquals(0, slow.spared().afterTimeLimit());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void aTimeLimitVerdictIsMeasuredAgainAlone(int threads) {
    Set<String> seen = ConcurrentHashMap.newKeySet();
    AtomicInteger solving = new AtomicInteger();
    AtomicBoolean disturbed = new AtomicBoolean();
    Solver slowAtFirst =
        (input, budget) -> {
          solving.incrementAndGet();
          try {
            if (seen.add(input)) {
              return Countdown.computeOn(budget);
            }
            for (int i = 0; i < 2000; i++) {
              budget.expand();
              disturbed.compareAndSet(false, solving.get() != 1);
            }
            return Countdown.right(input);
          } finally {
            solving.decrementAndGet();
          }
        };
    SubmissionReport slow =
        trial(Countdown.numbers(index -> (int) index))
            .cases(40)
            .threads(threads)
            .millis(20)
            .solver("slow", () -> slowAtFirst)
            .runOnly();
    assertEquals(Map.of(Verdict.ACCEPTED, 40L), slow.verdicts());
    assertFalse(disturbed.get(), "another solver ran meanwhile");
  }

  @Thorough
  @Test
  void aSolverThatHangsKeepsItsEarlierResultsAndAffectsNoOther() {
    AtomicBoolean over = new AtomicBoolean();
    Solver hangsAtCase12 =
        (input, budget) -> {
          int number = Countdown.number(input);
          while (number == 11 && !over.get()) {
            Thread.onSpinWait();
          }
          return number == 5 ? Answer.noSolution() : Countdown.right(input);
        };
    RunReport report =
        trial(Countdown.numbers(index -> index == 12 ? 11 : index == 10 ? 5 : 2))
            .cases(50)
            .millis(10)
            .solver("hangs", () -> hangsAtCase12)
            .solver("right", Countdown.Right::new)
            .run();
    over.set(true);
    SubmissionReport hangs = report.submissions().get(0);
    assertEquals(
        Map.of(Verdict.ACCEPTED, 11L, Verdict.WRONG_ANSWER, 1L, Verdict.TIME_LIMIT_EXCEEDED, 1L),
        hangs.verdicts());
    assertEquals(Map.of(Reason.FALSE_UNSOLVABLE, 1L, Reason.WALL_TIME, 1L), hangs.reasons());
    assertEquals(37, hangs.spared().afterTimeLimit());
    assertEquals(Map.of(Verdict.ACCEPTED, 50L), report.submissions().get(1).verdicts());
  }
}
