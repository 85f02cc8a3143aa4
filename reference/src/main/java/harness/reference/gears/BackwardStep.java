package harness.reference.gears;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * One step of a breadth-first search backwards from the goal, on all positions of one parity at
 * once.
 *
 * <p>All positions at one distance have the same digit sum modulo 4, so eleven knobs fix the
 * twelfth and a set of positions is a map of 2^22 bits. In a position's index, knobs 0 to 2 select
 * the bit within a word of 64, knobs 3 to 6 ("low") the word within a block of 256, and knobs 7 to
 * 10 ("high") the block; knob 11 follows from the sum. Turning knob k out of state s moves two
 * digits, so for each k and s the predecessors of a block are words of one other block with their
 * bits rotated: a {@link Pull}.
 *
 * <p>Has its own working memory, so it is not thread-safe.
 */
final class BackwardStep {

  /** Words in a block. */
  static final int BLOCK_WORDS = 256;

  /** Blocks in a map. */
  static final int BLOCKS = 256;

  /** Words in a map of one parity. */
  static final int WORDS = BLOCKS * BLOCK_WORDS;

  private static final int FIRST_LOW = 3;
  private static final int FIRST_HIGH = 7;
  private static final int SUMMED = 11;

  /** For each sum modulo 4, the bits of a word whose knobs have that sum. */
  private static final long[] BITS_OF_SUM = bitsOfSums();

  private final LinkTable links;
  private final List<Pull> always = new ArrayList<>();
  private final Pull[][] byHighState = new Pull[4][4];
  private final List<List<Pull>> bySum = new ArrayList<>();
  private final long[] fetched = new long[BLOCK_WORDS];

  BackwardStep(LinkTable links) {
    this.links = links;
    for (int sum = 0; sum < 4; sum++) {
      bySum.add(new ArrayList<>());
    }
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        plan(knob, state);
      }
    }
  }

  private void plan(int knob, int state) {
    if (knob == SUMMED) {
      for (int rest = 0; rest < 4; rest++) {
        int others = rest - state;
        bySum.get(rest).add(pull(knob, state, w -> BITS_OF_SUM[(others - digitSum(w)) & 3]));
      }
    } else if (knob >= FIRST_HIGH) {
      byHighState[knob - FIRST_HIGH][state] = pull(knob, state, w -> -1L);
    } else if (knob >= FIRST_LOW) {
      int shift = 2 * (knob - FIRST_LOW);
      always.add(pull(knob, state, w -> (w >>> shift & 3) == state ? -1L : 0L));
    } else {
      long bits = bitsOfState(knob, state);
      always.add(pull(knob, state, w -> bits));
    }
  }

  private Pull pull(int knob, int state, IntToLongFunction receives) {
    int dragged = links.link(knob, state);
    long[] received = new long[BLOCK_WORDS];
    Arrays.setAll(received, receives);
    return new Pull(
        highShifts(knob, dragged),
        sources(knob, dragged),
        bitMoves(knob, state, dragged),
        received);
  }

  private static List<BitMove> bitMoves(int knob, int state, int dragged) {
    int rotate = knob < FIRST_LOW ? toNext(knob, state) : 0;
    if (dragged >= FIRST_LOW) {
      return List.of(new BitMove(rotate, -1L));
    }
    long wraps = bitsOfState(dragged, 3);
    return List.of(
        new BitMove(rotate + toNext(dragged, 0), ~wraps),
        new BitMove(rotate + toNext(dragged, 3), wraps));
  }

  /**
   * The distance in bits to the position with the knob's next state; negative where the state wraps
   * around.
   */
  private static int toNext(int knob, int state) {
    int unit = 1 << (2 * knob);
    return state == 3 ? -3 * unit : unit;
  }

  private static boolean isLow(int knob) {
    return knob >= FIRST_LOW && knob < FIRST_HIGH;
  }

  private static boolean isHigh(int knob) {
    return knob >= FIRST_HIGH && knob < SUMMED;
  }

  private static int[] highShifts(int knob, int dragged) {
    return IntStream.of(knob, dragged)
        .filter(BackwardStep::isHigh)
        .map(k -> 2 * (k - FIRST_HIGH))
        .toArray();
  }

  private static int[] sources(int knob, int dragged) {
    int[] sources = IntStream.range(0, BLOCK_WORDS).toArray();
    for (int moved : new int[] {knob, dragged}) {
      if (isLow(moved)) {
        Arrays.setAll(sources, i -> Position.step(sources[i], moved - FIRST_LOW));
      }
    }
    return sources;
  }

  private static long bitsOfState(int knob, int state) {
    long bits = 0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      bits |= (bit >>> (2 * knob) & 3) == state ? 1L << bit : 0;
    }
    return bits;
  }

  private static long[] bitsOfSums() {
    long[] bits = new long[4];
    for (int bit = 0; bit < Long.SIZE; bit++) {
      bits[digitSum(bit)] |= 1L << bit;
    }
    return bits;
  }

  private static int digitSum(int digits) {
    return Position.sumModulo4(digits);
  }

  /**
   * Collects the predecessors of the frontier within one block.
   *
   * @param arrived output: the block's 256 words
   * @param frontier the map of the frontier's parity
   * @param live which blocks of the frontier are not empty
   * @param sum digit sum modulo 4 of the predecessors, all twelve knobs
   */
  void predecessors(int block, long[] arrived, long[] frontier, boolean[] live, int sum) {
    Arrays.fill(arrived, 0);
    for (Pull pull : always) {
      apply(pull, block, arrived, frontier, live);
    }
    for (int digit = 0; digit < 4; digit++) {
      apply(byHighState[digit][block >>> (2 * digit) & 3], block, arrived, frontier, live);
    }
    for (Pull pull : bySum.get((sum - digitSum(block)) & 3)) {
      apply(pull, block, arrived, frontier, live);
    }
  }

  private void apply(Pull pull, int block, long[] arrived, long[] frontier, boolean[] live) {
    int source = pull.sourceBlock(block);
    if (live[source]) {
      pull.into(arrived, frontier, source * BLOCK_WORDS, fetched);
    }
  }
}
