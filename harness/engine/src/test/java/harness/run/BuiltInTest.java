package harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.cases.Verdict;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** A solver's limit applies to its computing time. */
final class BuiltInTest {

  private static final long LIMIT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final Case CASE = new Case(new CaseName("countdown", "numbers", 1, 0), "3\n");

  private static Outcome run(Solver solver) {
    return new BuiltIn("timed", Guarantee.OPTIMAL, Solves.EVERYTHING, () -> solver)
        .open(new Limits(LIMIT_NANOS, 1 << 20, 1))
        .runAlone(CASE, () -> false);
  }

  @Test
  void waitingLongerThanTheLimitDoesNotExceedTheCpuTimeLimit() {
    Outcome outcome =
        run(
            (input, budget) -> {
              long start = System.nanoTime();
              while (System.nanoTime() - start <= 2 * LIMIT_NANOS) {
                LockSupport.parkNanos(LIMIT_NANOS);
              }
              return Answer.of(3, "---");
            });
    assertNull(outcome.failure());
    assertEquals(Answer.of(3, "---"), outcome.output());
  }

  @Test
  void anAnswerAfterTheLimitOfComputingTimeDoesNotCount() {
    Outcome outcome =
        run(
            (input, budget) -> {
              long start = CpuClock.currentThreadNanos();
              while (CpuClock.currentThreadNanos() - start <= 2 * LIMIT_NANOS) {
                Thread.onSpinWait();
              }
              return Answer.of(3, "---");
            });
    assertNull(outcome.output());
    assertEquals(Verdict.TIME_LIMIT_EXCEEDED, outcome.failure().verdict());
    assertEquals(Reason.CPU_TIME, outcome.failure().reason());
  }

  @Test
  void aRunThatIsCancelledHasNoOutcome() {
    BuiltIn solver =
        new BuiltIn(
            "asks",
            Guarantee.OPTIMAL,
            Solves.EVERYTHING,
            () ->
                (input, budget) -> {
                  while (true) {
                    budget.expand();
                  }
                });
    assertNull(solver.open(new Limits(Long.MAX_VALUE / 4, 1 << 20, 1)).runAlone(CASE, () -> true));
  }
}
