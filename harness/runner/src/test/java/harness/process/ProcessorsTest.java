package harness.process;

import static harness.process.Processors.ANY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Times are in nanoseconds and made up. */
class ProcessorsTest {

  private static final long MILLISECOND = 1_000_000;

  private final ThreadLocal<Integer> current = ThreadLocal.withInitial(() -> ANY);
  private final Processors processors = new Processors(4, current::get);
  private final ExecutorService other = Executors.newSingleThreadExecutor();

  @AfterEach
  void endTheOtherThread() {
    other.shutdown();
  }

  @Test
  void runsStayWhereTheThreadWas() {
    current.set(2);
    assertEquals(2, processors.next(0));
    current.set(3);
    assertEquals(2, processors.next(MILLISECOND));
  }

  @Test
  void afterAWhileRunsFollowTheThread() {
    current.set(2);
    long later = 0;
    while (processors.next(later) == 2) {
      current.set(3);
      later += 10 * MILLISECOND;
    }
    assertEquals(260 * MILLISECOND, later);
    assertEquals(3, processors.next(later));
  }

  @Test
  void noTwoThreadsShareAProcessor() {
    elsewhere(2, 0);
    current.set(2);
    assertEquals(ANY, processors.next(0));
    current.set(1);
    assertEquals(1, processors.next(260 * MILLISECOND));
  }

  @Test
  void threadsThatWereExchangedBothFindTheirNewProcessors() {
    current.set(1);
    processors.next(0);
    elsewhere(2, 0);
    current.set(2);
    processors.next(249 * MILLISECOND);
    elsewhere(2, 249 * MILLISECOND);
    assertEquals(ANY, processors.next(260 * MILLISECOND));
    elsewhere(1, 261 * MILLISECOND);
    assertEquals(2, processors.next(511 * MILLISECOND));
  }

  @Test
  void aThreadThatRunsNothingGivesItsProcessorUp() {
    elsewhere(2, 0);
    current.set(2);
    assertEquals(2, processors.next(51 * MILLISECOND));
  }

  @Test
  void aSingleProcessorIsNoChoice() {
    current.set(0);
    assertEquals(ANY, new Processors(1, current::get).next(0));
  }

  @Test
  void thisMachineSaysWhereAThreadIs() {
    assumeTrue(Runtime.getRuntime().availableProcessors() > 1);
    int found = new Processors().next(0);
    assertTrue(found >= 0, () -> "processor " + found);
  }

  /** Another thread, on this processor, starts a run. */
  private void elsewhere(int processor, long nanos) {
    CompletableFuture.runAsync(
            () -> {
              current.set(processor);
              processors.next(nanos);
            },
            other)
        .join();
  }
}
