package harness.reference.rotation;

/**
 * The exact table for a single number: for each of the 735 471 patterns, the least number of moves
 * to the centre, and the letters that bring it one move nearer. Immutable and thread-safe; {@link
 * #get()} builds it on first use and keeps it (5 MB).
 */
public final class Patterns {

  private final MaskMoves moves = MaskMoves.ofLetters();
  private final PatternIndex index = new PatternIndex();
  private final byte[] distances;
  private final byte[] nearer;

  /** All patterns, nearest first; classes under the symmetries are contiguous. */
  private final int[] byDistance;

  /** The start of each class in {@link #byDistance}, and the end. */
  private final int[] classStarts;

  /** The first class at each distance, and the end. */
  private final int[] levels;

  private static final class Holder {
    static final Patterns TABLE = new Patterns();
  }

  private Patterns() {
    PatternSearch search = new PatternSearch(moves, index);
    int[] classCounts = search.run();
    distances = search.distances;
    nearer = search.nearer;
    byDistance = search.byDistance;
    classStarts = search.classStarts();
    levels = new int[classCounts.length + 1];
    for (int distance = 0; distance < classCounts.length; distance++) {
      levels[distance + 1] = levels[distance] + classCounts[distance];
    }
  }

  /** The table, built by the first caller. */
  public static Patterns get() {
    return Holder.TABLE;
  }

  /** The least number of moves that bring a pattern of eight cells to the centre. */
  public int distance(int pattern) {
    return distances[index.of(pattern)];
  }

  /** The letters that bring a pattern one move nearer to the centre: bit 0 for A to bit 7 for H. */
  public int nearerLetters(int pattern) {
    return nearer[index.of(pattern)] & 0xff;
  }

  /** A pattern after a move, 0 for A to 7 for H. */
  public int move(int letter, int pattern) {
    return moves.apply(letter, pattern);
  }

  /** The largest distance of any pattern. */
  public int largestDistance() {
    return levels.length - 2;
  }

  /** The number of patterns at this distance, 0 to {@link #largestDistance()}. */
  public int count(int distance) {
    return start(distance + 1) - start(distance);
  }

  /**
   * A pattern at a distance.
   *
   * @param place 0 to {@code count(distance) - 1}
   */
  public int pattern(int distance, int place) {
    return byDistance[start(distance) + place];
  }

  /**
   * The first class at a distance. A class is a pattern with its images under {@link Symmetries};
   * classes are numbered from 0, nearest first.
   *
   * @param distance 0 to {@code largestDistance() + 1}, the end
   */
  public int firstClass(int distance) {
    return levels[distance];
  }

  /** One pattern of a class. */
  public int representative(int number) {
    return byDistance[classStarts[number]];
  }

  /** The number of patterns in a class: 1, 2, 4 or 8. */
  public int classSize(int number) {
    return classStarts[number + 1] - classStarts[number];
  }

  PatternIndex index() {
    return index;
  }

  /** The distances by index, see {@link #index()}; callers must not modify the array. */
  byte[] distances() {
    return distances;
  }

  /**
   * The place of the first pattern at a distance among all patterns, nearest first; see {@link
   * #at}.
   */
  int start(int distance) {
    return classStarts[levels[distance]];
  }

  /**
   * A pattern by its place among all patterns, nearest first, 0 to {@code PatternIndex.COUNT - 1}.
   */
  int at(int place) {
    return byDistance[place];
  }
}
