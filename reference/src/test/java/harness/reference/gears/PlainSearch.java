package harness.reference.gears;

import java.util.Arrays;

/**
 * Computes the exact distances of all positions as simply as possible, to compare with the
 * bit-parallel search: base-4 digits in an array, a queue, one turn at a time.
 */
final class PlainSearch {

  static final byte UNREACHED = -1;

  private static final int[] POWERS = {
    1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304
  };

  private PlainSearch() {}

  /** Distances to the goal by position, from a search backwards from the goal. */
  static byte[] distances(LinkTable links) {
    byte[] distances = new byte[1 << 24];
    Arrays.fill(distances, UNREACHED);
    int[] queue = new int[1 << 23];
    int head = 0;
    int tail = 1;
    distances[0] = 0;
    while (head < tail) {
      int position = queue[head++];
      int[] states = states(position);
      for (int knob = 0; knob < 12; knob++) {
        int before = turnBack(links, position, states, knob);
        if (distances[before] == UNREACHED) {
          distances[before] = (byte) (distances[position] + 1);
          queue[tail++] = before;
        }
      }
    }
    return distances;
  }

  private static int[] states(int position) {
    int[] states = new int[12];
    int rest = position;
    for (int knob = 0; knob < 12; knob++) {
      states[knob] = rest % 4;
      rest /= 4;
    }
    return states;
  }

  private static int turnBack(LinkTable links, int position, int[] states, int knob) {
    int state = states[knob] == 0 ? 3 : states[knob] - 1;
    int dragged = links.link(knob, state);
    int draggedState = states[dragged] == 0 ? 3 : states[dragged] - 1;
    return position
        + (state - states[knob]) * POWERS[knob]
        + (draggedState - states[dragged]) * POWERS[dragged];
  }
}
