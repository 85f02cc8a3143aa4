package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.campaign.Withdrawals.Withdrawal;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.run.FileRun;
import harness.run.Outcome;
import harness.run.Session;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** A solver that waits is told to stop and then given up, but not for time it could not use. */
final class SolverWatchTest {

  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong clock = new AtomicLong();
  private final RunningTime time = new RunningTime(clock::get);
  private final Limits limits = new Limits(SECOND / 10, 1 << 20, 1);
  private final SolverWatch watch = new SolverWatch(3, () -> false, time, limits);
  private final Stuck stuck = new Stuck();

  /** A solver that waits until it is released or, if it obeys, told to stop. */
  private static final class Stuck implements Session {
    private final CountDownLatch entered = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private volatile BooleanSupplier told;

    @Override
    public Outcome runAlone(Case each, BooleanSupplier cancelled) {
      told = cancelled;
      entered.countDown();
      try {
        released.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return null;
    }

    @Override
    public FileRun run(List<Case> cases, BooleanSupplier cancelled) {
      throw new AssertionError("one case at a time");
    }

    @Override
    public void close() {}
  }

  private CompletableFuture<Outcome> start() throws InterruptedException {
    CompletableFuture<Outcome> outcome = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              watch.begin();
              outcome.complete(watch.run(stuck, new Case(new CaseName("p", "g", 1, 7), "1"), 7));
            });
    thread.setDaemon(true);
    thread.start();
    stuck.entered.await();
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    return outcome;
  }

  private Withdrawal after(long nanos) {
    clock.addAndGet(nanos);
    time.advance();
    return watch.look();
  }

  @Test
  void aStoppedProcessIsNotTheSolversFault() throws Exception {
    CompletableFuture<Outcome> outcome = start();
    assertNull(after(240 * SECOND));
    assertNull(after(240 * SECOND));
    assertFalse(stuck.told.getAsBoolean());
    assertFalse(watch.isAbandoned());
    stuck.released.countDown();
    assertNull(outcome.get(1, TimeUnit.MINUTES));
  }

  @Test
  void aSolverThatIgnoresItsBudgetIsGivenUp() throws Exception {
    CompletableFuture<Outcome> outcome = start();
    Withdrawal withdrawal = null;
    for (int steps = 0; withdrawal == null && steps < 100; steps++) {
      withdrawal = after(SECOND / 10);
    }
    assertNotNull(withdrawal);
    assertEquals(7, withdrawal.index());
    assertEquals(Reason.IDLE, withdrawal.outcome().failure().reason());
    assertEquals(2.3, withdrawal.outcome().wallNanos() / 1e9, 0.2);
    stuck.released.countDown();
    assertEquals(Reason.IDLE, outcome.get(1, TimeUnit.MINUTES).failure().reason());
  }

  @Test
  void aSolverThatStopsWhenToldIsLate() throws Exception {
    CompletableFuture<Outcome> outcome = start();
    while (!stuck.told.getAsBoolean()) {
      assertNull(after(SECOND / 10));
    }
    stuck.released.countDown();
    assertEquals(Reason.IDLE, outcome.get(1, TimeUnit.MINUTES).failure().reason());
    assertFalse(watch.isAbandoned());
  }
}
