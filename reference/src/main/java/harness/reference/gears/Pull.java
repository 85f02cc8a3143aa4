package harness.reference.gears;

import java.util.ArrayList;
import java.util.List;

/**
 * One part of a backward step, for a whole block of positions: which words of which other block to
 * fetch, and how their bits move on arrival. See {@link BackwardStep}.
 */
final class Pull {

  private final int[] highShifts;
  private final Strip[] strips;

  /**
   * A pull.
   *
   * @param highShifts shifts of the digits of the block's number that are one higher in the source
   *     block
   * @param sources for each word of the block, the word of the source block to fetch
   * @param moves how the bits of a word move; the masks are disjoint
   * @param receives for each word of the block, the bits that can be set
   */
  Pull(int[] highShifts, int[] sources, List<BitMove> moves, long[] receives) {
    this.highShifts = highShifts;
    List<Strip> found = new ArrayList<>();
    for (int word = 0; word < BackwardStep.BLOCK_WORDS; word++) {
      for (BitMove move : moves) {
        long mask = move.mask() & receives[word];
        if (mask != 0) {
          strip(found, sources[word] - word, move.rotate()).append(word, mask);
        }
      }
    }
    strips = found.toArray(Strip[]::new);
  }

  private static Strip strip(List<Strip> strips, int offset, int rotate) {
    for (Strip strip : strips) {
      if (strip.moves(offset, rotate)) {
        return strip;
      }
    }
    Strip strip = new Strip(offset, rotate);
    strips.add(strip);
    return strip;
  }

  /** The number of the block that a target block fetches from. */
  int sourceBlock(int block) {
    int source = block;
    for (int shift : highShifts) {
      int digit = ((source >>> shift) + 1) & 3;
      source = (source & ~(3 << shift)) | (digit << shift);
    }
    return source;
  }

  /**
   * Adds the positions that arrive from the source block, whose words begin at {@code base}.
   *
   * @param fetched scratch space for one block
   */
  void into(long[] arrived, long[] frontier, int base, long[] fetched) {
    for (Strip strip : strips) {
      strip.into(arrived, frontier, base, fetched);
    }
  }
}
