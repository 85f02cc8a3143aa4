package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.AllPuzzles;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Verdict;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.tally.Tally;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120) // a test that hangs fails instead of running forever
final class EngineTest {

  private static final Generator MIXED = new Countdown.Random();

  /** Right except for the numbers 3, 7 and 12. */
  private static Answer wrongNowAndThen(String input, Budget budget) {
    int number = Countdown.number(input);
    budget.expand();
    return switch (number) {
      case 3 -> throw new IllegalStateException("three");
      case 7 -> Answer.of(9, "+" + "-".repeat(8));
      case 12 -> Answer.noSolution();
      default -> Countdown.right(input);
    };
  }

  private static Trial trial(Generator generator) {
    return new Trial(new Countdown()).generator(generator);
  }

  private static Trial trial() {
    return trial(MIXED);
  }

  private static List<Case> drawn(Campaign campaign) {
    List<Case> cases = new ArrayList<>();
    Engine engine =
        new Engine(
            campaign,
            chunk -> {
              for (int i = 0; i < chunk.size(); i++) {
                cases.add(chunk.caseAt(i));
              }
            });
    engine.run();
    return cases;
  }

  @Test
  void theResultIsTheSameAtOneAndFourThreads() {
    Trial trial =
        trial()
            .cases(5000)
            .solver("right", Countdown.Right::new)
            .solver("wrong", () -> EngineTest::wrongNowAndThen)
            .solver("near", 9, Countdown.Right::new);
    RunReport alone = trial.threads(1).run();
    assertEquals(9, alone.findings().size(), "three of each kind");
    assertEquals(Trial.result(alone), Trial.result(trial.threads(4).run()));
  }

  @ParameterizedTest
  @MethodSource("harness.AllPuzzles#names")
  void theResultOnTheDefaultMixIsTheSameAtOneAndFourThreads(String puzzleName) {
    Puzzle puzzle = AllPuzzles.named(puzzleName);
    int cases = puzzle.censusOfInstance() ? 30 : 150; // each instance has its own table
    Solver wrongAtFour =
        (input, budget) -> {
          Answer right = puzzle.oracle().answer(input);
          return right.claimed() == 4 ? Answer.noSolution() : right;
        };
    Trial trial =
        new Trial(puzzle)
            .cases(cases)
            .submission(AllPuzzles.solver(puzzleName))
            .solver("wrong", () -> wrongAtFour);
    RunReport alone = trial.threads(1).run();
    assertEquals(Set.of(Verdict.ACCEPTED), alone.submissions().get(0).verdicts().keySet());
    assertEquals(Set.of(Reason.FALSE_UNSOLVABLE), alone.submissions().get(1).reasons().keySet());
    assertEquals(Trial.result(alone), Trial.result(trial.threads(4).run()));
  }

  @Test
  void anotherSeedGivesAnotherResult() {
    Trial trial = trial().cases(500).solver("wrong", () -> EngineTest::wrongNowAndThen);
    assertNotEquals(Trial.result(trial.seed(1).run()), Trial.result(trial.seed(2).run()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void twoHalvesOfACampaignDrawTheCasesOfTheWhole(int threads) {
    Trial trial = trial().threads(threads);
    List<Case> whole = drawn(trial.cases(0, 1000).campaign());
    List<Case> halves = new ArrayList<>(drawn(trial.cases(0, 333).campaign()));
    halves.addAll(drawn(trial.cases(333, 667).campaign()));
    assertEquals(1000, whole.size());
    assertEquals(whole, halves);
  }

  @Test
  void theResultsOfTwoHalvesAddUpToThoseOfTheWhole() {
    Trial trial = trial().solver("wrong", () -> EngineTest::wrongNowAndThen);
    Map<Reason, Long> whole = trial.cases(0, 1000).runOnly().reasons();
    Map<Reason, Long> first = trial.cases(0, 421).runOnly().reasons();
    Map<Reason, Long> second = trial.cases(421, 579).runOnly().reasons();
    assertEquals(
        Set.of(Reason.EXCEPTION, Reason.NOT_OPTIMAL, Reason.FALSE_UNSOLVABLE), whole.keySet());
    whole.forEach(
        (reason, count) ->
            assertEquals(count, first.get(reason) + second.get(reason), reason::label));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void resultsArriveInTheOrderOfTheCases(int threads) {
    List<Case> cases = drawn(trial().threads(threads).cases(10, 2000).campaign());
    for (int i = 0; i < cases.size(); i++) {
      assertEquals(10 + i, cases.get(i).name().index());
    }
    assertEquals(2000, cases.size());
  }

  @Test
  void aCancelledRunReportsTheCasesThatWereFinished() throws Exception {
    CountDownLatch reached = new CountDownLatch(1);
    Solver stuckAtCase40 =
        (input, budget) -> {
          if (Countdown.number(input) == 11) {
            reached.countDown();
            return Countdown.computeOn(budget);
          }
          return Countdown.right(input);
        };
    Campaign campaign =
        trial(Countdown.numbers(index -> index == 40 ? 11 : 2))
            .cases(1_000_000)
            .millis(1_000_000)
            .solver("right", Countdown.Right::new)
            .solver("stuck", () -> stuckAtCase40)
            .campaign();
    Tally tally = Trial.tally(campaign);
    Engine engine = new Engine(campaign, tally);
    CompletableFuture<Void> run = CompletableFuture.runAsync(engine::run);
    reached.await();
    engine.cancel();
    run.join();
    RunReport report = tally.report(0, true);
    assertTrue(report.interrupted());
    assertEquals(40, report.done());
    assertEquals(List.of(new RunReport.GeneratorShare("numbers", 40)), report.generators());
    assertEquals(Map.of(Verdict.ACCEPTED, 40L), report.submissions().get(1).verdicts());
    assertEquals(List.of(), report.findings());
  }

  @Test
  void aCaseAtWorkIsGivenUpSomeTimeAfterTheEndAndWhatIsDoneCounts() {
    Solver stuck = (input, budget) -> Countdown.computeOn(budget);
    Campaign campaign =
        trial(Countdown.numbers(index -> 2))
            .cases(1_000_000)
            .millis(1_000_000)
            .solver("right", Countdown.Right::new)
            .solver("stuck", () -> stuck)
            .campaign();
    Tally tally = Trial.tally(campaign);
    Engine engine = new Engine(campaign, tally);
    engine.endAfter(Duration.ofSeconds(1));
    engine.run();
    RunReport report = tally.report(0, false);
    assertEquals(0, report.done());
    assertEquals(1, report.unfinished());
    assertEquals(Map.of(Verdict.ACCEPTED, 1L), report.submissions().get(0).verdicts());
    assertEquals(List.of(), report.findings());
  }

  @Test
  void ofARunThatOnlyTheClockEndsASlowSubmissionGetsNoMoreThanTheOthers() {
    Solver slow =
        (input, budget) -> {
          pause(300);
          return Countdown.right(input);
        };
    Solver quick =
        (input, budget) -> {
          pause(1);
          return Countdown.right(input);
        };
    Campaign campaign =
        trial(Countdown.numbers(index -> 2))
            .cases(Campaign.endless(0))
            .millis(10_000)
            .solver("slow", () -> slow)
            .solver("quick", () -> quick)
            .campaign();
    Tally tally = Trial.tally(campaign);
    Engine engine = new Engine(campaign, tally);
    engine.endAfter(Duration.ofSeconds(4));
    engine.run();
    RunReport report = tally.report(0, false);
    SubmissionReport slowOne = report.submissions().get(0);
    assertTrue(slowOne.cases() > 0, slowOne.toString());
    assertTrue(slowOne.spared().overShare() > slowOne.cases(), slowOne.toString());
    assertEquals(SubmissionReport.SparedCases.NONE, report.submissions().get(1).spared());
    assertEquals(report.done(), slowOne.cases() + slowOne.spared().overShare());
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void failFastReportsTheFirstFindingAndTheCasesUpToIt(int threads) {
    long firstWrong =
        drawn(trial().cases(1000).campaign()).stream()
            .filter(each -> Set.of(3, 7, 12).contains(Countdown.number(each.input())))
            .findFirst()
            .orElseThrow()
            .name()
            .index();
    RunReport report =
        trial()
            .cases(100_000)
            .threads(threads)
            .failFast()
            .solver("right", Countdown.Right::new)
            .solver("wrong", () -> EngineTest::wrongNowAndThen)
            .run();
    assertEquals(1, report.findings().size());
    assertEquals("countdown/mix@1#" + firstWrong, report.findings().get(0).caseName());
    assertEquals(firstWrong + 1, report.done());
    assertEquals(firstWrong + 1, report.submissions().get(0).verdicts().get(Verdict.ACCEPTED));
    assertEquals(firstWrong, report.submissions().get(1).verdicts().get(Verdict.ACCEPTED));
  }

  /** Chunks hold many cases by then, since these take no time. */
  @Test
  void failFastRunsNoCaseAfterTheFirstFinding() {
    AtomicInteger runs = new AtomicInteger();
    RunReport report =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> index == 5000 ? 7 : 1))
            .cases(100_000)
            .failFast()
            .solver(
                "wrong",
                () ->
                    (input, budget) -> {
                      runs.incrementAndGet();
                      return wrongNowAndThen(input, budget);
                    })
            .run();
    assertEquals(5001, report.done());
    assertEquals(5001, runs.get());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void aGeneratorThatThrowsIsADefect(int threads) {
    RuntimeException broken = new IllegalStateException("cannot draw");
    Trial trial =
        trial(
                Countdown.numbers(
                    index -> {
                      if (index == 100) {
                        throw broken;
                      }
                      return 1;
                    }))
            .cases(1000)
            .threads(threads)
            .solver("right", Countdown.Right::new);
    assertSame(broken, assertThrows(Defect.class, trial::run).getCause());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void anOracleThatThrowsIsADefect(int threads) {
    RuntimeException broken = new IllegalStateException("no table");
    Oracle oracle =
        new Oracle() {
          @Override
          public int distance(String input) {
            throw broken;
          }

          @Override
          public Answer answer(String input) {
            throw broken;
          }

          @Override
          public int largestDistance() {
            return 15;
          }
        };
    Trial trial =
        new Trial(new Countdown(oracle))
            .generator(MIXED)
            .threads(threads)
            .solver("right", Countdown.Right::new);
    assertSame(broken, assertThrows(Defect.class, trial::run).getCause());
  }
}
