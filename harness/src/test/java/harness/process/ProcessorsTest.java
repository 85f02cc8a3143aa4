package harness.process;

import static harness.process.Processors.ANY;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Times are in nanoseconds and made up. */
class ProcessorsTest {

  private static final long MILLISECOND = 1_000_000;

  private final Processors processors = new Processors(4);

  @Test
  void runsStayWhereTheFirstOneEnded() {
    assertEquals(ANY, processors.next(0));
    processors.ended(ANY, 2, MILLISECOND);
    assertEquals(2, processors.next(2 * MILLISECOND));
    processors.ended(2, 2, 3 * MILLISECOND);
    assertEquals(2, processors.next(4 * MILLISECOND));
  }

  @Test
  void theOperatingSystemChoosesAgainAfterAWhile() {
    processors.ended(ANY, 2, 0);
    long later = 0;
    while (processors.next(later) == 2) {
      later += 10 * MILLISECOND;
    }
    assertEquals(260 * MILLISECOND, later);
    processors.ended(ANY, 3, later);
    assertEquals(3, processors.next(later));
  }

  @Test
  void noTwoThreadsShareAProcessor() {
    elsewhere(() -> processors.ended(ANY, 2, 0));
    processors.ended(ANY, 2, 0);
    assertEquals(ANY, processors.next(0));
    processors.ended(ANY, 1, 0);
    assertEquals(1, processors.next(0));
  }

  @Test
  void aThreadKeepsItsProcessorIfItIsSentToAnotherThreads() {
    processors.ended(ANY, 1, 0);
    processors.next(249 * MILLISECOND);
    elsewhere(() -> processors.ended(ANY, 2, 290 * MILLISECOND));
    processors.ended(ANY, 2, 291 * MILLISECOND);
    assertEquals(1, processors.next(300 * MILLISECOND));
  }

  @Test
  void aThreadThatRunsNothingGivesItsProcessorUp() {
    elsewhere(() -> processors.ended(ANY, 2, 0));
    processors.ended(ANY, 2, 51 * MILLISECOND);
    assertEquals(2, processors.next(52 * MILLISECOND));
  }

  @Test
  void aSingleProcessorIsNoChoice() {
    Processors one = new Processors(1);
    one.ended(ANY, 0, 0);
    assertEquals(ANY, one.next(0));
  }

  private static void elsewhere(Runnable action) {
    CompletableFuture.runAsync(action).join();
  }
}
