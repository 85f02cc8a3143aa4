package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.generators.Generators;
import harness.tally.Counts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A campaign goes on behind the ranges that are done, and only behind those. */
final class RangesTest {

  private final Ranges ranges = new Ranges(Generators.named("knights", "spread"), 0, 250, 100);

  private static Entry.Done done(long from, long to) {
    Counts counts = new Counts(to - from, 0, false, Map.of(), List.of(), List.of(), List.of());
    return new Entry.Done(from, to, 1, counts);
  }

  @Test
  void rangesFollowEachOtherToTheEnd() {
    for (long from = 0; from < 250; from += 100) {
      assertFalse(ranges.isOver());
      assertEquals(from, ranges.from());
      assertEquals(Math.min(250, from + 100), ranges.to());
      ranges.skip(done(from, ranges.to()));
    }
    assertTrue(ranges.isOver());
    assertThrows(UnusableJournal.class, () -> ranges.skip(done(250, 260)));
  }

  @ParameterizedTest
  @CsvSource({"0, 99", "0, 101", "0, 200", "1, 100", "100, 200"})
  void anotherRangeThanTheNextIsRefused(long from, long to) {
    assertThrows(UnusableJournal.class, () -> ranges.skip(done(from, to)));
    assertEquals(0, ranges.from());
  }
}
