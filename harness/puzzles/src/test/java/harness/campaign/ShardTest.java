package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Generator;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shards are consecutive, roughly equal, and consist of whole blocks and ranges. */
final class ShardTest {

  private static Generator inBlocksOf(int block) {
    return new Generator(Countdown.NAME, "blocks") {
      @Override
      public String summary() {
        return "blocks";
      }

      @Override
      public int block() {
        return block;
      }

      @Override
      protected String input(long seed, long index) {
        return "1\n";
      }
    };
  }

  @Property
  void theShardsOfACampaignAreItsCasesInOrderCutAtRanges(
      @ForAll @IntRange(max = 50) int first,
      @ForAll @IntRange(min = 1, max = 400) int cases,
      @ForAll @IntRange(min = 1, max = 8) int block,
      @ForAll @IntRange(min = 1, max = 40) int range,
      @ForAll @IntRange(min = 1, max = 20) int shards) {
    Campaign whole =
        new Trial(new Countdown())
            .generator(inBlocksOf(block))
            .cases(first, cases)
            .range(range)
            .campaign();
    List<Long> rangeEnds = new ArrayList<>();
    for (long at = first; at < first + cases; at = whole.ranges().after(at)) {
      rangeEnds.add(at);
    }
    rangeEnds.add((long) first + cases);
    long next = first;
    for (int number = 1; number <= shards; number++) {
      Shard shard = new Shard(number, shards);
      Campaign part = shard.part(whole);
      assertEquals(next, part.first());
      assertTrue(part.cases() >= 0);
      next = part.first() + part.cases();
      if (next != first + cases) {
        assertTrue(next == first || next % block == 0, "cut at " + next);
      }
      if (shard.keepsRanges(whole)) {
        assertTrue(rangeEnds.contains(next), "cut at " + next + " of " + rangeEnds);
      }
      long exact = first + (long) cases * number / shards;
      assertTrue(next >= exact - 1 && next <= exact + range + block, "cut at " + next);
    }
    assertEquals(first + cases, next);
  }

  @ParameterizedTest
  @CsvSource({"0, 4", "5, 4", "1, 0", "-1, 4"})
  void anImpossibleShardIsRefused(int number, int of) {
    assertThrows(IllegalArgumentException.class, () -> new Shard(number, of));
  }
}
