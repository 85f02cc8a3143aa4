package harness.reference.rotation;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves and symmetries on masks: permutations of the 24 cells, tabulated for each of a mask's three
 * bytes.
 */
final class MaskMoves {

  private static final int BYTES = 256;
  private static final int BYTES_OF_A_MASK = 3;

  private final int[] images;

  /**
   * Tabulates a family of permutations.
   *
   * @param destinations for each member, the destination of each of the 24 cells' contents
   */
  MaskMoves(List<int[]> destinations) {
    images = new int[destinations.size() * BYTES_OF_A_MASK * BYTES];
    for (int member = 0; member < destinations.size(); member++) {
      tabulate(member, destinations.get(member));
    }
  }

  /** The moves of the letters, A first. */
  static MaskMoves ofLetters() {
    List<int[]> destinations = new ArrayList<>(Lines.COUNT);
    for (int letter = 0; letter < Lines.COUNT; letter++) {
      destinations.add(destinations(letter));
    }
    return new MaskMoves(destinations);
  }

  /** The image of a mask under one permutation of the family. */
  int apply(int member, int mask) {
    int table = member * BYTES_OF_A_MASK * BYTES;
    return images[table + (mask & 0xff)]
        | images[table + BYTES + (mask >>> 8 & 0xff)]
        | images[table + 2 * BYTES + (mask >>> 16)];
  }

  private static int[] destinations(int letter) {
    int[] destination = new int[Lines.CELLS];
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      destination[cell] = cell;
    }
    List<Integer> line = Lines.cells(letter);
    int last = line.size() - 1;
    for (int i = 1; i <= last; i++) {
      destination[line.get(i)] = line.get(i - 1);
    }
    destination[line.get(0)] = line.get(last);
    return destination;
  }

  private void tabulate(int member, int[] destination) {
    for (int part = 0; part < BYTES_OF_A_MASK; part++) {
      int table = (member * BYTES_OF_A_MASK + part) * BYTES;
      for (int bits = 1; bits < BYTES; bits++) {
        int lowest = Integer.numberOfTrailingZeros(bits);
        images[table + bits] =
            images[table + (bits & (bits - 1))] | 1 << destination[8 * part + lowest];
      }
    }
  }
}
