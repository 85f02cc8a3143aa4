package harness.reference.gears;

import java.util.Arrays;

/**
 * One part of a backward step, for a block of words of positions at once: which words of which
 * other block to fetch, and how their bits move on arrival. See {@link BackwardStep}.
 */
final class Pull {

  private final int[] highShifts;
  private final int[] targets;
  private final int[] sources;
  private final BitMove move;

  /**
   * A pull.
   *
   * @param highShifts digits of the block's number that are one further in the source, as shifts
   * @param targets words of the block that receive, ascending
   * @param sources for each target, the word of the source block that it fetches from
   * @param move how the bits of a word move
   */
  Pull(int[] highShifts, int[] targets, int[] sources, BitMove move) {
    boolean straight =
        targets.length == BackwardStep.BLOCK_WORDS && Arrays.equals(targets, sources);
    this.highShifts = highShifts;
    this.targets = straight ? null : targets;
    this.sources = straight ? null : sources;
    this.move = move;
  }

  /** Number of the block that a target block fetches from. */
  int sourceBlock(int block) {
    int source = block;
    for (int shift : highShifts) {
      int digit = ((source >>> shift) + 1) & 3;
      source = (source & ~(3 << shift)) | (digit << shift);
    }
    return source;
  }

  /** Adds what arrives from the source block, whose words begin at {@code base}. */
  void into(long[] arrived, long[] frontier, int base) {
    if (targets == null) {
      addAll(arrived, frontier, base, move);
    } else if (move.wraps()) {
      addWrapped(arrived, frontier, base);
    } else {
      addMasked(arrived, frontier, base);
    }
  }

  private static void addAll(long[] arrived, long[] frontier, int base, BitMove move) {
    final int rotate = move.rotate();
    final long mask = move.mask();
    final int wrapRotate = move.wrapRotate();
    final long wrapMask = move.wrapMask();
    for (int i = 0; i < BackwardStep.BLOCK_WORDS; i++) {
      long word = frontier[base + i];
      arrived[i] |=
          (Long.rotateRight(word, rotate) & mask) | (Long.rotateRight(word, wrapRotate) & wrapMask);
    }
  }

  private void addWrapped(long[] arrived, long[] frontier, int base) {
    final int[] into = targets;
    final int[] from = sources;
    final int rotate = move.rotate();
    final long mask = move.mask();
    final int wrapRotate = move.wrapRotate();
    final long wrapMask = move.wrapMask();
    for (int i = 0; i < into.length; i++) {
      long word = frontier[base + from[i]];
      arrived[into[i]] |=
          (Long.rotateRight(word, rotate) & mask) | (Long.rotateRight(word, wrapRotate) & wrapMask);
    }
  }

  private void addMasked(long[] arrived, long[] frontier, int base) {
    final int[] into = targets;
    final int[] from = sources;
    final int rotate = move.rotate();
    final long mask = move.mask();
    for (int i = 0; i < into.length; i++) {
      arrived[into[i]] |= Long.rotateRight(frontier[base + from[i]], rotate) & mask;
    }
  }
}
