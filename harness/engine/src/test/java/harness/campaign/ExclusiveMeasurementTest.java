package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Measurements run one at a time, with nobody at work, in the order of the cases. */
@Timeout(60)
final class ExclusiveMeasurementTest {

  private final ExclusiveMeasurement exclusive = new ExclusiveMeasurement();
  private final List<Long> measured = Collections.synchronizedList(new ArrayList<>());

  private Thread waiting(long index) {
    ExclusiveMeasurement.Member member = exclusive.new Member();
    Thread thread =
        new Thread(
            () -> {
              member.alone(index, () -> measured.add(index));
              member.leave();
            });
    thread.start();
    awaitWaiting(thread);
    return thread;
  }

  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
  }

  @Test
  void theEarliestCaseGoesFirst() throws Exception {
    ExclusiveMeasurement.Member working = exclusive.new Member();
    working.enter();
    List<Thread> threads = List.of(waiting(9), waiting(4), waiting(7));
    assertEquals(List.of(), measured);
    working.leave();
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(List.of(4L, 7L, 9L), measured);
  }

  @Test
  void nobodyBeginsWorkDuringAMeasurement() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    ExclusiveMeasurement.Member measuring = exclusive.new Member();
    measuring.enter();
    Thread worker =
        measuring.alone(
            1,
            () -> {
              ExclusiveMeasurement.Member other = exclusive.new Member();
              Thread thread =
                  new Thread(
                      () -> {
                        other.enter();
                        measured.add(0L);
                        other.leave();
                        ended.countDown();
                      });
              thread.start();
              awaitWaiting(thread);
              measured.add(1L);
              return thread;
            });
    measuring.leave();
    ended.await();
    worker.join();
    assertEquals(List.of(1L, 0L), measured);
  }

  @Test
  void anExpelledWorkerHoldsNobodyUp() {
    ExclusiveMeasurement.Member hung = exclusive.new Member();
    ExclusiveMeasurement.Member other = exclusive.new Member();
    hung.enter();
    hung.expel();
    assertEquals("measured", other.alone(3, () -> "measured"));
    assertEquals("ran", hung.alone(3, () -> "ran"));
  }
}
