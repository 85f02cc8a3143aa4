package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.Withdrawals.Withdrawal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which submission is withdrawn, from which case, and until which. */
final class WithdrawalsTest {

  private final Withdrawals withdrawals =
      new Withdrawals(new CutPoints(Countdown.numbers(index -> 0), 0, 100, 50));

  private void giveUp(int submission, long index) {
    withdrawals.add(new Withdrawal(submission, index, null));
  }

  @ParameterizedTest
  @CsvSource({"7, 12", "12, 7"})
  void theEarliestCaseCountsWhicheverThreadReportsFirst(long one, long other) {
    giveUp(0, one);
    giveUp(0, other);
    assertEquals(7, withdrawals.of(0, 30).index());
    assertTrue(withdrawals.isBefore(0, 8));
  }

  @Test
  void theCaseItselfKeepsItsVerdict() {
    giveUp(0, 7);
    assertFalse(withdrawals.isBefore(0, 6));
    assertFalse(withdrawals.isBefore(0, 7));
    assertTrue(withdrawals.isBefore(0, 8));
  }

  @Test
  void otherSubmissionsAndTheNextRangeAreNotAffected() {
    giveUp(0, 7);
    assertNull(withdrawals.of(1, 8));
    assertTrue(withdrawals.isBefore(0, 49));
    assertNull(withdrawals.of(0, 50));
  }
}
