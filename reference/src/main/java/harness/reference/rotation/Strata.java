package harness.reference.rotation;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/**
 * Draws boards of an exact distance, all equally likely. Thread-safe; {@link #get()} builds the
 * tables on first use, and the list of a far distance is built when that distance is first drawn.
 *
 * <p>Near boards are drawn by rejection: a pattern of the distance, a number for it, and a split of
 * the other cells, all uniform; the board is kept if no other number is nearer. A board where
 * several numbers are at the distance would come up once for each, so it is kept only if the
 * pattern's number is the smallest of them. The pattern is drawn as a class representative, and the
 * board is then transformed by one of the eight symmetries; symmetric patterns are kept with lower
 * probability to compensate. Far boards would nearly always be rejected, so {@link FarBoards} lists
 * them.
 */
public final class Strata {

  /** From this distance on, rejection keeps fewer than one board in five hundred. */
  private static final int FIRST_LISTED = 12;

  private static final int NUMBERS = 3;

  private final Patterns patterns = Patterns.get();
  private final Splits splits = new Splits();
  private final Symmetries symmetries = Symmetries.get();

  /**
   * The classes of patterns, nearest first: a representative, with the size of the class in the
   * bits above its cells. This is an eighth of all patterns, which fits in a processor's cache.
   */
  private final int[] classes =
      IntStream.range(0, patterns.firstClass(patterns.largestDistance() + 1))
          .map(each -> patterns.representative(each) | patterns.classSize(each) << Lines.CELLS)
          .toArray();

  /** The size of the largest class, by distance. */
  private final int[] largestClasses =
      IntStream.rangeClosed(0, patterns.largestDistance())
          .map(
              distance ->
                  IntStream.range(patterns.firstClass(distance), patterns.firstClass(distance + 1))
                      .map(patterns::classSize)
                      .max()
                      .orElseThrow())
          .toArray();

  private final AtomicReferenceArray<FarBoards> lists =
      new AtomicReferenceArray<>(patterns.largestDistance() + 1);

  private static final class Holder {
    static final Strata ALL = new Strata();
  }

  private Strata() {}

  /** The shared instance, built by the first caller. */
  public static Strata get() {
    return Holder.ALL;
  }

  /**
   * The largest distance of any board, computed from the lists, not the constant in {@link Boards}.
   */
  public int largestDistance() {
    int distance = patterns.largestDistance();
    while (list(distance).isEmpty()) {
      distance--;
    }
    return distance;
  }

  /** All boards at the largest distance, in ascending order. */
  public long[] farthest() {
    return list(largestDistance()).all();
  }

  /**
   * A random board at an exact distance, encoded as in {@link Boards}.
   *
   * @param distance 0 to {@link Boards#LARGEST_DISTANCE}
   */
  public long draw(int distance, SplittableRandom random) {
    if (distance < 0 || distance > Boards.LARGEST_DISTANCE) {
      throw new IllegalArgumentException(
          "no board has distance " + distance + ", expected 0 to " + Boards.LARGEST_DISTANCE);
    }
    return distance < FIRST_LISTED ? drawNear(distance, random) : list(distance).draw(random);
  }

  /**
   * A uniform number from 0 to {@code bound - 1}, off by less than one part in 2^24 for bounds
   * below 2^40: one multiplication instead of a division.
   */
  static long below(SplittableRandom random, long bound) {
    return Math.multiplyHigh(random.nextLong() >>> 1, bound << 1);
  }

  private long drawNear(int distance, SplittableRandom random) {
    int first = patterns.firstClass(distance);
    int count = patterns.firstClass(distance + 1) - first;
    long choices = (long) count * NUMBERS * Splits.COUNT;
    while (true) {
      long choice = below(random, choices);
      int split = (int) (choice % Splits.COUNT);
      int rest = (int) (choice / Splits.COUNT);
      int number = rest % NUMBERS;
      int entry = classes[first + rest / NUMBERS];
      int pattern = entry & Boards.ALL_CELLS;
      int lesser = splits.choose(split, Boards.ALL_CELLS & ~pattern);
      int greater = Boards.ALL_CELLS & ~(pattern | lesser);
      int leastOfLesser = number > 0 ? distance + 1 : distance;
      int leastOfGreater = number > 1 ? distance + 1 : distance;
      if (patterns.distance(lesser) >= leastOfLesser
          && patterns.distance(greater) >= leastOfGreater) {
        int symmetry = random.nextInt(largestClasses[distance] * Symmetries.COUNT);
        if (symmetry / Symmetries.COUNT < entry >>> Lines.CELLS) {
          long board = board(number, pattern, lesser, greater);
          return symmetries.board(symmetry % Symmetries.COUNT, board);
        }
      }
    }
  }

  /**
   * The board where {@code number}, from 0, has the pattern, and the other two numbers have theirs
   * in order.
   */
  private static long board(int number, int pattern, int lesser, int greater) {
    return switch (number) {
      case 0 -> Boards.of(pattern, lesser);
      case 1 -> Boards.of(lesser, pattern);
      default -> Boards.of(lesser, greater);
    };
  }

  private FarBoards list(int distance) {
    FarBoards list = lists.getAcquire(distance);
    return list != null ? list : build(distance);
  }

  private synchronized FarBoards build(int distance) {
    FarBoards list = lists.getAcquire(distance);
    if (list == null) {
      list = new FarBoards(patterns, distance);
      lists.setRelease(distance, list);
    }
    return list;
  }
}
