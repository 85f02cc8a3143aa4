package harness.reference.gears;

import java.util.Arrays;

/**
 * Breadth-first search backwards from the goal, a whole layer at a time. A layer is a map of the
 * positions of one parity (see {@link BackwardStep}). Thin layers, and the last few unseen
 * positions, are found position by position; everything else in one sweep over the map.
 */
final class LayerSearch {

  /** Up to this many positions, looking at each is faster than sweeping over the whole map. */
  private static final int FEW = 10_000;

  private final LinkTable links;
  private final BackwardStep step;
  private final long[] arrived = new long[BackwardStep.BLOCK_WORDS];
  private long[] layer = new long[BackwardStep.WORDS];
  private long[] next = new long[BackwardStep.WORDS];
  private boolean[] live = new boolean[BackwardStep.BLOCKS];
  private int distance;

  /** Starts with the goal as the layer. */
  LayerSearch(LinkTable links) {
    this.links = links;
    step = new BackwardStep(links);
    layer[0] = 1L;
    live[0] = true;
  }

  /** The map of the current layer. */
  long[] layer() {
    return layer;
  }

  /** Which blocks of the map may contain positions; the others are empty. */
  boolean[] live() {
    return live;
  }

  /**
   * Advances to the next layer.
   *
   * @param size number of positions in this layer
   * @param seen the map of all positions found so far that have the next layer's parity
   * @param unseen number of positions missing from that map
   */
  void advance(int size, long[] seen, int unseen) {
    distance++;
    boolean[] nextLive = new boolean[BackwardStep.BLOCKS];
    if (size <= FEW) {
      turnBackFromLayer(seen, nextLive);
    } else if (unseen <= FEW) {
      turnIntoLayer(seen, nextLive);
    } else {
      sweep(seen, nextLive);
    }
    long[] free = layer;
    layer = next;
    next = free;
    live = nextLive;
  }

  private void turnBackFromLayer(long[] seen, boolean[] nextLive) {
    Arrays.fill(next, 0);
    for (int word = 0; word < BackwardStep.WORDS; word++) {
      for (long left = layer[word]; left != 0; left &= left - 1) {
        int index = word << 6 | Long.numberOfTrailingZeros(left);
        int position = DistanceTable.complete(index, distance - 1);
        for (int knob = 0; knob < Position.KNOBS; knob++) {
          enter(DistanceTable.index(links.turnBack(position, knob)), seen, nextLive);
        }
      }
    }
  }

  private void enter(int index, long[] seen, boolean[] nextLive) {
    int word = index >>> 6;
    long fresh = 1L << index & ~seen[word];
    if (fresh != 0) {
      next[word] |= fresh;
      nextLive[word / BackwardStep.BLOCK_WORDS] = true;
    }
  }

  private void turnIntoLayer(long[] seen, boolean[] nextLive) {
    for (int word = 0; word < BackwardStep.WORDS; word++) {
      long fresh = 0;
      for (long left = ~seen[word]; left != 0; left &= left - 1) {
        int index = word << 6 | Long.numberOfTrailingZeros(left);
        if (leadsIntoLayer(DistanceTable.complete(index, distance))) {
          fresh |= 1L << index;
        }
      }
      next[word] = fresh;
      nextLive[word / BackwardStep.BLOCK_WORDS] |= fresh != 0;
    }
  }

  private boolean leadsIntoLayer(int position) {
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      int index = DistanceTable.index(links.turn(position, knob));
      if ((layer[index >>> 6] >>> index & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  private void sweep(long[] seen, boolean[] nextLive) {
    int sum = 2 * (distance & 1);
    for (int block = 0; block < BackwardStep.BLOCKS; block++) {
      int base = block * BackwardStep.BLOCK_WORDS;
      if (hasGaps(seen, base)) {
        step.predecessors(block, arrived, layer, live, sum);
        nextLive[block] = keepFresh(arrived, seen, next, base);
      } else {
        Arrays.fill(next, base, base + BackwardStep.BLOCK_WORDS, 0);
      }
    }
  }

  private static boolean hasGaps(long[] seen, int base) {
    for (int word = base; word < base + BackwardStep.BLOCK_WORDS; word++) {
      if (seen[word] != -1L) {
        return true;
      }
    }
    return false;
  }

  /** Copies first so that the loop has a single index, like {@link Strip#into}. */
  private static boolean keepFresh(long[] arrived, long[] seen, long[] next, int base) {
    System.arraycopy(arrived, 0, next, base, BackwardStep.BLOCK_WORDS);
    for (int word = base; word < base + BackwardStep.BLOCK_WORDS; word++) {
      next[word] &= ~seen[word];
    }
    for (int word = base; word < base + BackwardStep.BLOCK_WORDS; word++) {
      if (next[word] != 0) {
        return true;
      }
    }
    return false;
  }
}
