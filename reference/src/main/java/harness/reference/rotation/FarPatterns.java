package harness.reference.rotation;

import java.util.function.IntConsumer;

/**
 * The patterns at or beyond a distance, indexed by their upper half, so that those within a set of
 * cells are found without trying every choice of eight cells.
 */
final class FarPatterns {

  private final int[] starts = new int[PatternIndex.HALF + 2];
  private final short[] lowers;

  FarPatterns(Patterns patterns, int leastDistance) {
    int first = patterns.start(leastDistance);
    for (int i = first; i < PatternIndex.COUNT; i++) {
      starts[upper(patterns.at(i)) + 1]++;
    }
    for (int upper = 0; upper <= PatternIndex.HALF; upper++) {
      starts[upper + 1] += starts[upper];
    }
    lowers = new short[PatternIndex.COUNT - first];
    int[] next = starts.clone();
    for (int i = first; i < PatternIndex.COUNT; i++) {
      int pattern = patterns.at(i);
      lowers[next[upper(pattern)]++] = (short) (pattern & PatternIndex.HALF);
    }
  }

  /**
   * Finds the patterns within sixteen cells that contain the first of the upper-half cells, so that
   * of two complementary patterns at most one is found.
   */
  void forEachWithin(int cells, IntConsumer found) {
    int upperCells = upper(cells);
    int lowerOthers = ~cells & PatternIndex.HALF;
    int anchor = Integer.lowestOneBit(upperCells);
    int others = upperCells ^ anchor;
    for (int chosen = others; ; chosen = (chosen - 1) & others) {
      int upper = chosen | anchor;
      for (int i = starts[upper]; i < starts[upper + 1]; i++) {
        if ((lowers[i] & lowerOthers) == 0) {
          found.accept(upper << PatternIndex.HALF_CELLS | lowers[i]);
        }
      }
      if (chosen == 0) {
        return;
      }
    }
  }

  private static int upper(int mask) {
    return mask >>> PatternIndex.HALF_CELLS;
  }
}
