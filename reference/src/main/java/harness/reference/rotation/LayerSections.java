package harness.reference.rotation;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * All boards of one exact distance in order, section by section: a near layer is sorted as a whole,
 * a farther one is divided by simplicity and by the first cells, with only one section in memory at
 * a time.
 *
 * <p>A section is found from patterns. Each pattern, given to each number, leaves sixteen cells to
 * split between the other two numbers. The patterns are those of the nearest number, at the
 * distance, or those of the commonest number in the centre, where these are fewer: there are not
 * many with most cells in the centre, and none far away. A board with several nearest or commonest
 * numbers is found only from the smallest of them.
 */
final class LayerSections implements Iterator<String> {

  private static final int NUMBERS = 3;
  private static final int MOST_MISPLACED = 5;

  /** Any simplicity. */
  private static final int ALL = -1;

  private final Patterns patterns = Patterns.get();
  private final Splits splits = new Splits();
  private final int distance;
  private final int prefixCells;
  private final int prefixes;
  private final int mostMisplaced;

  private int misplaced;
  private int prefix;
  private long[] keys = {};
  private int place;

  /** Of the commonest number in the centre, for the simplicity; null if they are too many. */
  private int[] ofCommonest;

  /**
   * The boards at a distance.
   *
   * @param distance 0 to {@link Boards#LARGEST_DISTANCE}
   */
  LayerSections(int distance) {
    this(distance, distance <= 2 ? 0 : distance <= 4 ? 4 : distance <= 6 ? 6 : 8);
  }

  /**
   * As above, with one section for each content of the first {@code prefixCells} cells; 0 makes a
   * single section.
   */
  LayerSections(int distance, int prefixCells) {
    this.distance = distance;
    this.prefixCells = prefixCells;
    this.prefixes = (int) Math.pow(NUMBERS, prefixCells);
    // a move brings at most one cell of a number into the centre
    this.mostMisplaced = Math.min(MOST_MISPLACED, distance);
    this.misplaced = prefixCells == 0 ? ALL : Math.min(1, distance);
  }

  @Override
  public boolean hasNext() {
    fill();
    return place < keys.length;
  }

  @Override
  public String next() {
    return Boards.text(nextBoard());
  }

  /** The next board, encoded as in {@link Boards}. */
  long nextBoard() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return BoardOrder.board(keys[place++]);
  }

  /** Unless there are boards left, finds the next section that is not empty, if there is one. */
  private void fill() {
    while (place == keys.length && misplaced <= mostMisplaced) {
      if (prefix == 0) {
        ofCommonest = ofCommonest();
      }
      keys = section();
      place = 0;
      if (++prefix == prefixes || isWithoutBoards()) {
        prefix = 0;
        misplaced = misplaced == ALL ? MOST_MISPLACED + 1 : misplaced + 1;
      }
    }
  }

  private int[] ofCommonest() {
    if (misplaced == ALL) {
      return null;
    }
    int[] all =
        IntStream.rangeClosed(distance, patterns.largestDistance())
            .flatMap(
                each ->
                    IntStream.range(0, patterns.count(each)).map(i -> patterns.pattern(each, i)))
            .filter(pattern -> BoardOrder.outsideCentre(pattern) == misplaced)
            .toArray();
    return all.length < patterns.count(distance) ? all : null;
  }

  private boolean isWithoutBoards() {
    return ofCommonest != null && ofCommonest.length == 0;
  }

  private long[] section() {
    long begin = prefixBoard();
    int count = ofCommonest == null ? patterns.count(distance) : ofCommonest.length;
    long[] found =
        IntStream.range(0, NUMBERS * count)
            .parallel()
            .mapToObj(
                i ->
                    boards(
                        i % NUMBERS + 1,
                        ofCommonest == null
                            ? patterns.pattern(distance, i / NUMBERS)
                            : ofCommonest[i / NUMBERS],
                        begin))
            .flatMapToLong(LongStream::of)
            .toArray();
    Arrays.parallelSort(found);
    return found;
  }

  /** The first cells as a board; the first cell is the highest digit of the prefix. */
  private long prefixBoard() {
    int ones = 0;
    int twos = 0;
    int rest = prefix;
    for (int cell = prefixCells - 1; cell >= 0; cell--) {
      ones |= rest % NUMBERS == 0 ? 1 << cell : 0;
      twos |= rest % NUMBERS == 1 ? 1 << cell : 0;
      rest /= NUMBERS;
    }
    return Boards.of(ones, twos);
  }

  /** Keys of the section's boards where this number has this pattern. */
  private long[] boards(int number, int pattern, long begin) {
    int first = (1 << prefixCells) - 1;
    if ((pattern & first) != (Boards.mask(begin, number) & first)) {
      return new long[0];
    }
    int lesserNumber = number == 1 ? 2 : 1;
    int greaterNumber = number == 3 ? 2 : 3;
    int lesserBegin = Boards.mask(begin, lesserNumber) & first;
    LongStream.Builder found = LongStream.builder();
    for (int split = 0; split < Splits.COUNT; split++) {
      int lesser = splits.choose(split, Boards.ALL_CELLS & ~pattern);
      if ((lesser & first) == lesserBegin) {
        int greater = Boards.ALL_CELLS & ~(pattern | lesser);
        boolean isIn =
            ofCommonest == null
                ? isNearest(number, lesserNumber, lesser)
                    && isNearest(number, greaterNumber, greater)
                : isCommonest(number, lesserNumber, lesser)
                    && isCommonest(number, greaterNumber, greater)
                    && isAtDistance(pattern, lesser, greater);
        long board = board(number, pattern, lesser, greater);
        if (isIn && (misplaced == ALL || BoardOrder.misplaced(board) == misplaced)) {
          found.add(BoardOrder.key(board));
        }
      }
    }
    return found.build().toArray();
  }

  /** Whether a number at the distance is the nearest if another one has a pattern. */
  private boolean isNearest(int number, int other, int pattern) {
    return patterns.distance(pattern) >= (number > other ? distance + 1 : distance);
  }

  /** Whether a number is the commonest in the centre if another one has a pattern. */
  private boolean isCommonest(int number, int other, int pattern) {
    return BoardOrder.outsideCentre(pattern) >= (number > other ? misplaced + 1 : misplaced);
  }

  private boolean isAtDistance(int one, int two, int three) {
    int nearest = Math.min(patterns.distance(two), patterns.distance(three));
    return Math.min(patterns.distance(one), nearest) == distance;
  }

  private static long board(int number, int pattern, int lesser, int greater) {
    return switch (number) {
      case 1 -> Boards.of(pattern, lesser);
      case 2 -> Boards.of(lesser, pattern);
      default -> Boards.of(lesser, greater);
    };
  }
}
