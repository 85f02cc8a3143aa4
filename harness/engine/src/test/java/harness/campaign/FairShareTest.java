package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Of a run by the clock, each submission gets an equal part. Times in seconds. */
final class FairShareTest {

  private static final long SECOND = 1_000_000_000L;

  @Test
  void aSlowSubmissionWaitsUntilTheOthersCouldHaveUsedAsMuch() {
    FairShare share = new FairShare(5, 2);
    share.add(0, 6 * SECOND, false);
    assertTrue(share.isUsedUp(0, 10 * SECOND), "2 threads, 10 s, 5 submissions: 4 s for each");
    assertFalse(share.isUsedUp(1, 10 * SECOND));
    assertFalse(share.isUsedUp(0, 15 * SECOND));
  }

  @Test
  void aRunDuringWhichOthersPauseCountsForAllThreads() {
    FairShare share = new FairShare(5, 2);
    share.add(0, 3 * SECOND, false);
    share.add(1, 3 * SECOND, true);
    assertFalse(share.isUsedUp(0, 10 * SECOND));
    assertTrue(share.isUsedUp(1, 10 * SECOND));
  }

  @Test
  void whatACaughtSubmissionDoesNotUseIsForTheOthers() {
    FairShare share = new FairShare(5, 2);
    share.add(0, 8 * SECOND, false);
    share.leave(1);
    share.leave(1);
    share.leave(2);
    assertTrue(share.isUsedUp(0, 10 * SECOND));
    share.leave(3);
    assertFalse(share.isUsedUp(0, 10 * SECOND), "10 s for each of two");
  }

  @Test
  void atTheBeginningNobodyIsStopped() {
    FairShare share = new FairShare(100, 1);
    share.add(0, SECOND, false);
    assertFalse(share.isUsedUp(0, 1));
    share.add(0, 1, false);
    assertTrue(share.isUsedUp(0, 1));
  }
}
