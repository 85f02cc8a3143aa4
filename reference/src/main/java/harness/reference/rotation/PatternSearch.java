package harness.reference.rotation;

import java.util.Arrays;

/**
 * The breadth-first search that builds {@link Patterns}. It expands one pattern of each class under
 * the board's symmetries and copies the results to the others.
 */
final class PatternSearch {

  /** The distance of a pattern not seen yet. */
  private static final byte UNSEEN = -1;

  /** Capacity for the classes: an eighth of the patterns, and some more for symmetric ones. */
  private static final int CLASSES_BOUND = 1 << 17;

  private final MaskMoves moves;
  private final PatternIndex index;
  private final Symmetries symmetries = Symmetries.get();

  /** Least number of moves to the centre, by index. */
  final byte[] distances = new byte[PatternIndex.COUNT];

  /** Letters that bring the pattern one move nearer, by index. */
  final byte[] nearer = new byte[PatternIndex.COUNT];

  /** All patterns, nearest first; each class is contiguous and starts with its representative. */
  final int[] byDistance = new int[PatternIndex.COUNT];

  /** Where each class starts in {@link #byDistance}. */
  private final int[] classes = new int[CLASSES_BOUND];

  /** Indices of each representative's eight images, with repetitions for symmetric patterns. */
  private final int[] images = new int[CLASSES_BOUND * Symmetries.COUNT];

  private int classCount;
  private int patternCount;

  PatternSearch(MaskMoves moves, PatternIndex index) {
    this.moves = moves;
    this.index = index;
  }

  /** Fills the tables; returns the number of classes at each distance. */
  int[] run() {
    Arrays.fill(distances, UNSEEN);
    int[] counts = new int[Byte.MAX_VALUE];
    addClass(goal(), 0);
    int level = 0;
    for (int next = 0; next < classCount; level++) {
      int end = classCount;
      counts[level] = end - next;
      for (; next < end; next++) {
        expand(next, level);
      }
    }
    return Arrays.copyOf(counts, level);
  }

  /** The start of each class in {@link #byDistance}, and the end of the last. */
  int[] classStarts() {
    classes[classCount] = patternCount;
    return Arrays.copyOf(classes, classCount + 1);
  }

  private static int goal() {
    int centre = 0;
    for (int cell : Lines.CENTRE) {
      centre |= 1 << cell;
    }
    return centre;
  }

  private void expand(int number, int distance) {
    int representative = byDistance[classes[number]];
    int letters = 0;
    for (int letter = 0; letter < Lines.COUNT; letter++) {
      int neighbour = moves.apply(letter, representative);
      int seen = distances[index.of(neighbour)];
      if (seen == UNSEEN) {
        addClass(neighbour, distance + 1);
      } else if (seen < distance) {
        letters |= 1 << letter;
      }
    }
    int first = number * Symmetries.COUNT;
    for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
      nearer[images[first + symmetry]] = (byte) symmetries.letterSet(symmetry, letters);
    }
  }

  private void addClass(int representative, int distance) {
    int first = classCount * Symmetries.COUNT;
    classes[classCount++] = patternCount;
    for (int symmetry = 0; symmetry < Symmetries.COUNT; symmetry++) {
      int image = symmetries.mask(symmetry, representative);
      int at = index.of(image);
      images[first + symmetry] = at;
      if (distances[at] == UNSEEN) {
        distances[at] = (byte) distance;
        byDistance[patternCount++] = image;
      }
    }
  }
}
