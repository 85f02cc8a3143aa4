package harness.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.campaign.Countdown;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Verdict;
import harness.reference.Puzzle;
import harness.reference.knights.Knights;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.run.CpuClock;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Solvers that give no answer, each with exactly the reason that it must get. */
@Timeout(120) // a test that hangs fails instead of running forever
final class FailingSolversTest {

  private static final Puzzle KNIGHTS = new Knights();

  private static Trial countdown(Solver solver) {
    return new Trial(new Countdown())
        .generator(Countdown.numbers(index -> (int) index))
        .cases(10)
        .millis(50)
        .solver("wrong", () -> solver);
  }

  @Test
  void endlessComputingIsTooMuchCpuTime() {
    Expected.only(
        Verdict.TIME_LIMIT_EXCEEDED,
        Reason.CPU_TIME,
        new Trial(KNIGHTS)
            .millis(10)
            .solver("endless", () -> (input, budget) -> Countdown.computeOn(budget)));
  }

  @Test
  void anAnswerThatComesTooLateIsTooMuchCpuTime() {
    long limitNanos = 20_000_000;
    Solver late =
        (input, budget) -> {
          long start = CpuClock.currentThreadNanos();
          while (CpuClock.currentThreadNanos() - start < 2 * limitNanos) {
            Thread.onSpinWait();
          }
          return Countdown.right(input);
        };
    RunReport report = countdown(late).millis(limitNanos / 1_000_000).run();
    assertEquals(Map.of(Reason.CPU_TIME, 10L), report.submissions().get(0).reasons());
  }

  @Thorough
  @Test
  void computingWithoutCheckingTheBudgetIsTooMuchWallTime() {
    AtomicBoolean over = new AtomicBoolean();
    Solver deaf =
        (input, budget) -> {
          while (!over.get()) {
            Thread.onSpinWait();
          }
          return null;
        };
    RunReport report = countdown(deaf).run();
    over.set(true);
    ReportedFinding finding = Expected.first(Verdict.TIME_LIMIT_EXCEEDED, Reason.WALL_TIME, report);
    assertEquals("countdown/numbers@1#0", finding.caseName());
    assertEquals(Map.of(Reason.WALL_TIME, 1L), report.submissions().get(0).reasons());
    assertEquals(9, report.submissions().get(0).spared().afterTimeLimit());
  }

  @Test
  void waitingIsIdle() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Solver waits =
        (input, budget) -> {
          await(never);
          return null;
        };
    RunReport report = countdown(waits).run();
    never.countDown();
    Expected.first(Verdict.TIME_LIMIT_EXCEEDED, Reason.IDLE, report);
    assertEquals(Map.of(Reason.IDLE, 1L), report.submissions().get(0).reasons());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aThrownExceptionIsARunTimeError() {
    ReportedFinding finding =
        Expected.only(
            Verdict.RUN_TIME_ERROR,
            Reason.EXCEPTION,
            Twisted.trial(
                KNIGHTS,
                right -> {
                  throw new IllegalStateException("on\ntwo lines");
                }));
    assertTrue(finding.detail().startsWith("java.lang.IllegalStateException: on two lines at "));
  }

  @Test
  void anEndlessRecursionIsARunTimeError() {
    ReportedFinding finding =
        Expected.only(
            Verdict.RUN_TIME_ERROR,
            Reason.EXCEPTION,
            Twisted.trial(KNIGHTS, right -> Answer.ofCount(depth(right.claimed()))));
    assertTrue(finding.detail().startsWith("java.lang.StackOverflowError"));
  }

  private static int depth(int of) {
    return of < 0 ? of : 1 + depth(of + 1);
  }

  @Test
  void aClassThatCannotBeInitialisedIsARunTimeError() {
    Expected.only(
        Verdict.RUN_TIME_ERROR,
        Reason.EXCEPTION,
        Twisted.trial(
            KNIGHTS,
            right -> {
              throw new ExceptionInInitializerError("no tables");
            }));
  }

  @Test
  void tooManyStoredStatesAreTooMuchMemory() {
    Solver hoards =
        (input, budget) -> {
          for (long states = 0; ; states++) {
            budget.store(states);
          }
        };
    ReportedFinding finding =
        Expected.only(
            Verdict.MEMORY_LIMIT_EXCEEDED,
            Reason.OUT_OF_MEMORY,
            new Trial(KNIGHTS).cases(3).storedStates(1000).solver("hoards", () -> hoards));
    assertEquals("more than 1000 stored states", finding.detail());
  }

  @Test
  void anExhaustedHeapIsTooMuchMemory() {
    Expected.only(
        Verdict.MEMORY_LIMIT_EXCEEDED,
        Reason.OUT_OF_MEMORY,
        Twisted.trial(
            KNIGHTS,
            right -> {
              throw new OutOfMemoryError("Java heap space");
            }));
  }
}
