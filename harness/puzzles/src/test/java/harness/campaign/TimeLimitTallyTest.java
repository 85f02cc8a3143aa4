package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.problem.Stratum;
import org.junit.jupiter.api.Test;

/** After three cases of a distance exceed the limit, that distance and all beyond are skipped. */
final class TimeLimitTallyTest {

  private final CutPoints grid = new CutPoints(Countdown.numbers(index -> 0), 0, 100, 50);
  private final TimeLimitTally tally = new TimeLimitTally(grid, false);

  private void broke(int distance, long... indexes) {
    for (long index : indexes) {
      tally.broke(index, distance);
    }
  }

  @Test
  void aCaseThatIsRunAgainCountsOnce() {
    broke(9, 4, 4, 4, 7);
    assertTrue(tally.admits(20, 9));
    broke(9, 5);
    assertFalse(tally.admits(20, 9));
  }

  @Test
  void theEarliestCasesCountWhicheverWasReportedFirst() {
    broke(9, 40, 30, 20);
    assertTrue(tally.admits(40, 9), "it is the third itself");
    assertFalse(tally.admits(41, 9));
    broke(9, 10);
    assertFalse(tally.admits(31, 9));
    assertTrue(tally.admits(30, 9));
  }

  @Test
  void nearerCasesAreStillRunAndUnsolvableOnesAreTheFarthest() {
    broke(9, 1, 2, 3);
    assertTrue(tally.admits(4, 8));
    assertFalse(tally.admits(4, 10));
    assertFalse(tally.admits(4, Stratum.LAST));
  }

  @Test
  void unsolvableAndVeryFarAreDifferentRanks() {
    broke(Stratum.LAST, 1, 2, 3);
    assertTrue(tally.admits(4, 1_000_000));
  }

  @Test
  void theNextRangeStartsAgainFromZero() {
    broke(9, 10, 20, 30);
    assertFalse(tally.admits(49, 9));
    assertTrue(tally.admits(50, 9));
  }

  @Test
  void onlyFinishedRangesAreForgotten() {
    broke(9, 10, 20, 30);
    tally.forgetBefore(49);
    assertFalse(tally.admits(49, 9));
    broke(9, 60, 61, 62);
    tally.forgetBefore(50);
    assertTrue(tally.admits(49, 9));
    assertFalse(tally.admits(63, 9));
  }

  @Test
  void oneExceededLimitIsEnoughIfItIsExpected() {
    TimeLimitTally expected = new TimeLimitTally(grid, true);
    expected.broke(5, 9);
    assertTrue(expected.admits(5, 9));
    assertFalse(expected.admits(6, 0));
    assertTrue(expected.admits(4, 9));
  }
}
