package harness.reference.gears;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BackwardStepTest {

  private static final int LAST_KNOB = 11;

  /** Eleven shifts: together, every knob drags every other knob from every state. */
  @ParameterizedTest
  @CsvSource({"0,0", "1,2", "2,0", "3,2", "4,0", "5,2", "6,0", "7,2", "8,0", "9,2", "10,0"})
  void predecessorsAreThePositionsFromWhichOneTurnLeadsToTheFrontier(int shift, int sum) {
    LinkTable links = shifted(shift);
    long[] frontier = random(shift);
    boolean[] live = new boolean[BackwardStep.BLOCKS];
    Arrays.fill(live, true);
    BackwardStep step = new BackwardStep(links);
    long[] arrived = new long[BackwardStep.BLOCK_WORDS];
    for (int block = shift % 3; block < BackwardStep.BLOCKS; block += 3) {
      step.predecessors(block, arrived, frontier, live, sum);
      assertArrayEquals(plain(links, block, frontier, sum), arrived, "block " + block);
    }
  }

  private static LinkTable shifted(int shift) {
    int[][] links = new int[12][4];
    for (int knob = 0; knob < 12; knob++) {
      for (int state = 0; state < 4; state++) {
        links[knob][state] = (knob + 1 + (shift + 3 * state) % 11) % 12;
      }
    }
    return LinkTable.of(links);
  }

  private static long[] random(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long[] map = new long[BackwardStep.WORDS];
    Arrays.setAll(map, i -> 1L << random.nextInt(Long.SIZE));
    return map;
  }

  private static long[] plain(LinkTable links, int block, long[] frontier, int sum) {
    long[] arrived = new long[BackwardStep.BLOCK_WORDS];
    int first = block * BackwardStep.BLOCK_WORDS * Long.SIZE;
    boolean any = false;
    for (int i = 0; i < BackwardStep.BLOCK_WORDS * Long.SIZE; i++) {
      int index = first + i;
      int position = Position.with(index, LAST_KNOB, sum - Position.sumModulo4(index));
      for (int knob = 0; knob < 12; knob++) {
        int after = links.turn(position, knob) & ((1 << 22) - 1);
        if ((frontier[after >>> 6] >>> after & 1) != 0) {
          arrived[i >>> 6] |= 1L << i;
          any = true;
        }
      }
    }
    assertTrue(any);
    return arrived;
  }
}
