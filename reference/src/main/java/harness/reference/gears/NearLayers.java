package harness.reference.gears;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;

/**
 * All positions of one link table within a few turns of the goal, by exact distance, from a
 * breadth-first search backwards. Far cheaper than a {@link DistanceTable} if nothing else is
 * needed: about 12^d positions at distance d. Immutable and thread-safe.
 */
public final class NearLayers {

  /** Positions in the layers up to distance 4 of most tables, so that the set need not grow. */
  private static final int EXPECTED = 4096;

  private final int[][] layers;

  private NearLayers(int[][] layers) {
    this.layers = layers;
  }

  /**
   * Computes the layers.
   *
   * @param depth the largest distance to search, 0 to 6
   */
  public static NearLayers of(LinkTable links, int depth) {
    if (depth < 0 || depth > 6) {
      throw new IllegalArgumentException("depth " + depth + ", expected 0 to 6");
    }
    int[][] layers = new int[depth + 1][];
    IntOpenHashSet seen = new IntOpenHashSet(EXPECTED);
    seen.add(Position.GOAL);
    layers[0] = new int[] {Position.GOAL};
    for (int distance = 1; distance <= depth; distance++) {
      int[] next = new int[Position.KNOBS * layers[distance - 1].length];
      int size = 0;
      for (int position : layers[distance - 1]) {
        for (int knob = 0; knob < Position.KNOBS; knob++) {
          int before = links.turnBack(position, knob);
          if (seen.add(before)) {
            next[size++] = before;
          }
        }
      }
      layers[distance] = Arrays.copyOf(next, size);
      Arrays.sort(layers[distance]);
    }
    return new NearLayers(layers);
  }

  /** The number of positions at this distance, from 0 to the depth of the search; may be 0. */
  public int size(int distance) {
    return layers[distance].length;
  }

  /**
   * The position at a distance with a given rank, in ascending order.
   *
   * @param rank from 0 to {@code size(distance) - 1}
   */
  public int position(int distance, int rank) {
    return layers[distance][rank];
  }
}
