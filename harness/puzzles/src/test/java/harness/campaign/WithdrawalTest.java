package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Verdict;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cases that a submission skips after exceeded time limits depend only on the cases. */
final class WithdrawalTest {

  private static final int CASES = 120;
  private static final int RANGE = 50;

  private static Answer slowFromNine(String input, Budget budget) {
    while (Countdown.number(input) >= 9) {
      budget.expand();
    }
    return Countdown.right(input);
  }

  /** Exceeds the limit on scattered cases at several distances. */
  private static Trial slow() {
    return new Trial(new Countdown())
        .generator(Countdown.numbers(index -> (int) (index * index % 19)))
        .cases(CASES)
        .millis(5)
        .solver("slow", () -> WithdrawalTest::slowFromNine);
  }

  /** Whether each case was run, in order, from the events reported for it. */
  private static List<Boolean> run(Campaign campaign) {
    List<Boolean> run = new ArrayList<>();
    new Engine(
            campaign,
            chunk -> {
              for (int i = 0; i < chunk.size(); i++) {
                assertEquals(chunk.outcome(0, i) == null, chunk.spared(0, i) != null);
                run.add(chunk.outcome(0, i) != null);
              }
            })
        .run();
    return run;
  }

  /**
   * The rule, implemented directly: after three at a distance, that distance and all beyond are
   * skipped.
   */
  private static List<Boolean> expected(int range) {
    List<Boolean> expected = new ArrayList<>();
    int[] broken = new int[100];
    for (int index = 0; index < CASES; index++) {
      if (index % range == 0) {
        broken = new int[100];
      }
      int number = index * index % 19;
      int rank = number > 15 ? 99 : number;
      boolean admitted = true;
      for (int nearer = 0; nearer <= rank; nearer++) {
        admitted &= broken[nearer] < 3;
      }
      expected.add(admitted);
      broken[rank] += admitted && number >= 9 ? 1 : 0;
    }
    return expected;
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void theNumberOfThreadsMakesNoDifference(int threads) {
    List<Boolean> run = run(slow().threads(threads).range(RANGE).campaign());
    assertEquals(expected(RANGE), run);
    assertTrue(run.contains(false));
  }

  @Test
  void aRunInOneRangeWithdrawsToTheEnd() {
    assertEquals(expected(CASES), run(slow().threads(4).campaign()));
  }

  @Test
  void rangesRunSeparatelyAddUpToTheWhole() {
    Campaign whole = slow().threads(3).range(RANGE).campaign();
    Tally sum = Trial.tally(whole);
    for (long from = 0; from < CASES; from = whole.ranges().after(from)) {
      Campaign part = whole.part(from, whole.ranges().after(from));
      Tally tally = Trial.tally(part);
      new Engine(part, tally).run();
      sum.add(tally.counts());
    }
    assertEquals(counts(slow().threads(2).range(RANGE).run()), counts(sum.report(0, false)));
  }

  /** All counts except those of work done before the limit was exceeded. */
  private static List<Object> counts(RunReport report) {
    SubmissionReport slow = report.submissions().get(0);
    return List.of(
        slow.verdicts(),
        slow.spared(),
        slow.byDistance().stream().map(row -> List.of(row.cases(), row.wrong())).toList(),
        report.findings().stream().map(ReportedFinding::caseName).toList());
  }

  @Thorough
  @Test
  void aSolverThatHangsIsWithdrawnToTheEndOfTheRange() {
    AtomicBoolean over = new AtomicBoolean();
    Trial trial =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> index == 12 ? 11 : 2))
            .cases(50)
            .range(20)
            .threads(3)
            .millis(5)
            .solver(
                "hangs",
                () ->
                    (input, budget) -> {
                      while (Countdown.number(input) == 11 && !over.get()) {
                        Thread.onSpinWait();
                      }
                      return Countdown.right(input);
                    });
    SubmissionReport hangs = trial.run().submissions().get(0);
    over.set(true);
    assertEquals(42, hangs.verdicts().get(Verdict.ACCEPTED));
    assertEquals(1, hangs.verdicts().get(Verdict.TIME_LIMIT_EXCEEDED));
    assertEquals(7, hangs.spared().afterTimeLimit());
  }

  /** Else its replacement, which runs the same range, would pass it on a second time. */
  @Test
  void aWorkerThatWasGivenUpPassesNothingOn() throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    Campaign campaign =
        new Trial(new Countdown())
            .generator(Countdown.numbers(index -> 2))
            .cases(5)
            .millis(5)
            .solver("hangs", () -> (input, budget) -> onceOver(over, input))
            .campaign();
    List<Chunk> passedOn = new CopyOnWriteArrayList<>();
    Engine engine = new Engine(campaign, passedOn::add);
    Worker worker = new Worker(engine, null);
    Thread thread = new Thread(worker);
    thread.start();
    while (worker.examiners().stream().allMatch(each -> each.watch() == null)) {
      engine.time().advance();
      Thread.sleep(10);
    }
    over.set(true); // its solver answers just when it has been given up
    thread.join();
    assertEquals(List.of(), passedOn);
    assertEquals(new IndexRange(0, 1), worker.range());
  }

  private static Answer onceOver(AtomicBoolean over, String input) {
    while (!over.get()) {
      Thread.onSpinWait();
    }
    return Countdown.right(input);
  }
}
