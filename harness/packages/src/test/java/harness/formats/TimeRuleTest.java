package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class TimeRuleTest {

  private static final long SECOND = 1_000_000_000;

  private static final TimeRule LEGACY = new TimeRule(5, 1, false);
  private static final TimeRule MODERN = new TimeRule(2, 0.5, true);

  @Test
  void theLegacyFormatRoundsToTheNearestSecond() {
    assertEquals(2 * SECOND, LEGACY.limitNanos(SECOND * 49 / 100));
    assertEquals(3 * SECOND, LEGACY.limitNanos(SECOND / 2));
  }

  @Test
  void theNewFormatRoundsUpToItsResolution() {
    assertEquals(SECOND / 2 * 3, MODERN.limitNanos(SECOND * 51 / 100));
    assertEquals(SECOND, MODERN.limitNanos(SECOND / 2));
  }

  @Test
  void noLimitIsBelowOneStep() {
    assertEquals(SECOND, LEGACY.limitNanos(1_000));
    assertEquals(SECOND / 2, MODERN.limitNanos(1_000));
  }

  @Test
  void theRuleIsDescribedInWords() {
    assertEquals("5 times the slowest accepted submission", LEGACY.text());
    assertEquals("2.5 times the slowest accepted submission", new TimeRule(2.5, 1, true).text());
  }
}
