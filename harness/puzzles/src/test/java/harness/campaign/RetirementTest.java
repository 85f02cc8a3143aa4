package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.problem.Stratum;
import org.junit.jupiter.api.Test;

/**
 * After three cases of a distance exceed the limit, that distance and all beyond are skipped; once
 * a submission is caught, all later cases.
 */
final class RetirementTest {

  private final CutPoints grid = new CutPoints(Countdown.numbers(index -> 0), 0, 100, 50);
  private final Retirement retirement = new Retirement(grid, false);

  private void broke(int distance, long... indexes) {
    for (long index : indexes) {
      retirement.broke(index, distance);
    }
  }

  @Test
  void aCaseThatIsRunAgainCountsOnce() {
    broke(9, 4, 4, 4, 7);
    assertNull(retirement.skipping(20, 9));
    broke(9, 5);
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(20, 9));
  }

  @Test
  void theEarliestCasesCountWhicheverWasReportedFirst() {
    broke(9, 40, 30, 20);
    assertNull(retirement.skipping(40, 9), "it is the third itself");
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(41, 9));
    broke(9, 10);
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(31, 9));
    assertNull(retirement.skipping(30, 9));
  }

  @Test
  void nearerCasesAreStillRunAndUnsolvableOnesAreTheFarthest() {
    broke(9, 1, 2, 3);
    assertNull(retirement.skipping(4, 8));
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(4, 10));
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(4, Stratum.LAST));
  }

  @Test
  void unsolvableAndVeryFarAreDifferentRanks() {
    broke(Stratum.LAST, 1, 2, 3);
    assertNull(retirement.skipping(4, 1_000_000));
  }

  @Test
  void theNextRangeStartsAgainFromZero() {
    broke(9, 10, 20, 30);
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(49, 9));
    assertNull(retirement.skipping(50, 9));
  }

  @Test
  void onlyFinishedRangesAreForgotten() {
    broke(9, 10, 20, 30);
    retirement.forgetBefore(49);
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(49, 9));
    broke(9, 60, 61, 62);
    retirement.forgetBefore(50);
    assertNull(retirement.skipping(49, 9));
    assertEquals(Skipped.AFTER_TIME_LIMIT, retirement.skipping(63, 9));
  }

  @Test
  void oneExceededLimitIsEnoughIfItIsExpected() {
    Retirement expected = new Retirement(grid, true);
    expected.broke(5, 9);
    assertNull(expected.skipping(5, 9));
    assertEquals(Skipped.AFTER_TIME_LIMIT, expected.skipping(6, 0));
    assertNull(expected.skipping(4, 9));
  }

  @Test
  void aCaughtSubmissionSkipsTheLaterCasesOfTheRange() {
    retirement.caught(20);
    retirement.caught(30);
    assertNull(retirement.skipping(20, 0));
    assertEquals(Skipped.AFTER_CAUGHT, retirement.skipping(21, 0));
    retirement.caught(10);
    assertEquals(Skipped.AFTER_CAUGHT, retirement.skipping(11, 9));
    assertNull(retirement.skipping(9, 9));
    assertNull(retirement.skipping(50, 0), "the next range");
  }
}
