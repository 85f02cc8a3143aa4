package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.campaign.IndexRange;
import harness.generators.Generators;
import harness.tally.Counts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A campaign continues after the finished ranges, and only after those. */
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
  @CsvSource({"0, 99", "0, 101", "0, 200", "1, 100", "100, 250", "200, 300", "250, 350"})
  void anInvalidRangeIsRefused(long from, long to) {
    assertThrows(UnusableJournal.class, () -> ranges.skip(done(from, to)));
    assertEquals(0, ranges.from());
    assertEquals(List.of(), ranges.done());
  }

  @ParameterizedTest
  @CsvSource({"0, 100", "100, 200"})
  void aRangeIsDoneOnce(long from, long to) {
    ranges.skip(done(from, to));
    assertThrows(UnusableJournal.class, () -> ranges.skip(done(from, to)));
  }

  @Test
  void finishedRangesAfterAnotherAreSkipped() {
    ranges.skip(done(100, 200));
    assertEquals(0, ranges.from());
    assertEquals(List.of(new IndexRange(100, 200)), ranges.done());
    ranges.advance();
    assertEquals(200, ranges.from());
    assertEquals(250, ranges.to());
    assertEquals(List.of(new IndexRange(0, 200)), ranges.done());
    ranges.skip(done(200, 250));
    assertTrue(ranges.isOver());
  }

  @Test
  void inAnyOrderTheRemainingRangesAreThoseMissingFromTheJournals() {
    for (int left = 0; left < 1 << 5; left++) {
      Ranges some = new Ranges(Generators.named("knights", "spread"), 0, 500, 100);
      Random order = new Random(left);
      List<Long> done = new ArrayList<>();
      for (long from = 0; from < 5; from++) {
        if ((left >> from & 1) == 0) {
          done.add(from);
        }
      }
      Collections.shuffle(done, order);
      done.forEach(each -> some.skip(done(100 * each, 100 * each + 100)));
      int found = 0;
      for (; !some.isOver(); some.advance()) {
        found |= 1 << (some.from() / 100);
      }
      assertEquals(left, found, "the order of seed " + left);
      assertEquals(List.of(new IndexRange(0, 500)), some.done());
    }
  }
}
