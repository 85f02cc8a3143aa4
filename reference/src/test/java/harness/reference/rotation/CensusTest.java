package harness.reference.rotation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CensusTest {

  @Test
  void theHistogramMatchesThePublishedOneAndCountsEveryBoard() {
    long[] histogram = Census.histogram();
    long[] published = {
      38610,
      308880,
      1698840,
      8030880,
      33820248,
      124134840,
      400278348,
      1098954804,
      2316756348L,
      3172593156L,
      1992066648,
      312776400,
      4053576,
      192
    };
    assertArrayEquals(published, histogram);
    assertEquals(9_465_511_770L, Arrays.stream(histogram).sum());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 20, 5000, 60_000, 92_000})
  void theSplitsOfAClassAreCountedLikeInAPlainLoop(int number) {
    Patterns patterns = Patterns.get();
    int ones = patterns.representative(number);
    long[] plain = new long[patterns.largestDistance() + 1];
    Splits splits = new Splits();
    for (int split = 0; split < Splits.COUNT; split++) {
      long board = Boards.of(ones, splits.choose(split, Boards.ALL_CELLS & ~ones));
      plain[RotationOracle.distance(board)] += patterns.classSize(number);
    }
    long[] counts = new long[plain.length];
    new SplitCounter(patterns).addClass(number, counts);
    assertArrayEquals(plain, counts);
  }
}
