package harness.generators.knights;

import harness.reference.knights.Board;
import harness.reference.knights.Layer;
import harness.reference.knights.Layers;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The boards of one exact distance, sorted by the number of knights out of place, so that drawing
 * the best of any number of random boards costs no more than drawing one. Immutable; takes four
 * bytes per board in addition to the layer.
 */
final class NearlySolved {

  /** At most all 24 knights are out of place. */
  private static final int MOST_MISPLACED = 24;

  private static final AtomicReferenceArray<NearlySolved> BY_DISTANCE =
      new AtomicReferenceArray<>(Layers.LARGEST_KEPT + 1);

  private final int[] boards;

  /**
   * Index of the first board with each number of knights out of place, and the number of boards.
   */
  private final int[] starts = new int[MOST_MISPLACED + 2];

  private NearlySolved(Layer layer) {
    boards = new int[layer.size()];
    for (int i = 0; i < boards.length; i++) {
      starts[Board.misplaced(layer.board(i)) + 1]++;
    }
    for (int misplaced = 0; misplaced <= MOST_MISPLACED; misplaced++) {
      starts[misplaced + 1] += starts[misplaced];
    }
    int[] next = starts.clone();
    for (int i = 0; i < boards.length; i++) {
      int board = layer.board(i);
      boards[next[Board.misplaced(board)]++] = board;
    }
  }

  /**
   * The boards at a distance, sorted on first use.
   *
   * @param distance 0 to {@link Layers#LARGEST_KEPT}
   */
  static NearlySolved at(int distance) {
    NearlySolved known = BY_DISTANCE.getAcquire(distance);
    return known != null ? known : build(distance);
  }

  private static synchronized NearlySolved build(int distance) {
    NearlySolved known = BY_DISTANCE.getAcquire(distance);
    if (known == null) {
      known = new NearlySolved(Layers.at(distance));
      BY_DISTANCE.setRelease(distance, known);
    }
    return known;
  }

  /**
   * Draws the best of {@code drawn} independent random boards: first its number of knights out of
   * place, then one of the boards with that number.
   */
  int bestOf(int drawn, SplittableRandom random) {
    double chance = random.nextDouble();
    int misplaced = 0;
    while (chance < chanceOfMore(misplaced, drawn)) {
      misplaced++;
    }
    return boards[random.nextInt(starts[misplaced], starts[misplaced + 1])];
  }

  /**
   * The probability that each of {@code drawn} random boards has more than {@code misplaced}
   * knights out of place.
   */
  private double chanceOfMore(int misplaced, int drawn) {
    double one = (double) (boards.length - starts[misplaced + 1]) / boards.length;
    double all = 1;
    for (int left = drawn; left > 0; left >>= 1) {
      all *= (left & 1) != 0 ? one : 1;
      one *= one;
    }
    return all;
  }
}
