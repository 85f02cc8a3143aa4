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
 * <p>A section is found from the patterns at the distance. Each pattern, given to each number,
 * leaves sixteen cells to split between the other two numbers, which must not be nearer. A board
 * where several numbers are at the distance is generated only from the smallest of them.
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
    fill();
  }

  @Override
  public boolean hasNext() {
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
    long board = BoardOrder.board(keys[place++]);
    if (place == keys.length) {
      fill();
    }
    return board;
  }

  /** Finds the next section that is not empty, if there is one. */
  private void fill() {
    while (place == keys.length && misplaced <= mostMisplaced) {
      keys = section();
      place = 0;
      if (++prefix == prefixes) {
        prefix = 0;
        misplaced = misplaced == ALL ? MOST_MISPLACED + 1 : misplaced + 1;
      }
    }
  }

  private long[] section() {
    long begin = prefixBoard();
    long[] found =
        IntStream.range(0, NUMBERS * patterns.count(distance))
            .parallel()
            .mapToObj(i -> boards(i % NUMBERS + 1, patterns.pattern(distance, i / NUMBERS), begin))
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
    int leastOfLesser = number > lesserNumber ? distance + 1 : distance;
    int leastOfGreater = number > greaterNumber ? distance + 1 : distance;
    LongStream.Builder found = LongStream.builder();
    for (int split = 0; split < Splits.COUNT; split++) {
      int lesser = splits.choose(split, Boards.ALL_CELLS & ~pattern);
      int greater = Boards.ALL_CELLS & ~(pattern | lesser);
      if ((lesser & first) == lesserBegin
          && patterns.distance(lesser) >= leastOfLesser
          && patterns.distance(greater) >= leastOfGreater) {
        add(found, board(number, pattern, lesser, greater));
      }
    }
    return found.build().toArray();
  }

  private void add(LongStream.Builder found, long board) {
    if (misplaced == ALL || BoardOrder.misplaced(board) == misplaced) {
      found.add(BoardOrder.key(board));
    }
  }

  private static long board(int number, int pattern, int lesser, int greater) {
    return switch (number) {
      case 1 -> Boards.of(pattern, lesser);
      case 2 -> Boards.of(lesser, pattern);
      default -> Boards.of(lesser, greater);
    };
  }
}
