package harness.reference.rotation;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.SplittableRandom;

/**
 * All boards of one large exact distance, as a list of those whose ones are a class representative
 * at that distance; symmetries and renamings of the numbers give the rest. Worth its memory only if
 * there are few such boards.
 *
 * <p>An entry stands for {@code classSize / 8} of its 48 images, and a board with {@code k} numbers
 * at the distance is an image of {@code k} entries. So an entry drawn uniformly is kept with
 * probability {@code classSize / (8k)}, which makes all boards equally likely.
 */
final class FarBoards {

  private static final int BOARD_BITS = 2 * Lines.CELLS;
  private static final long BOARD = (1L << BOARD_BITS) - 1;

  private final Symmetries symmetries = Symmetries.get();
  private final Patterns patterns;
  private final int distance;

  /** Boards, each with its probability of being kept, in 48ths, in the high bits. */
  private final long[] entries;

  FarBoards(Patterns patterns, int distance) {
    this.patterns = patterns;
    this.distance = distance;
    this.entries = list();
  }

  boolean isEmpty() {
    return entries.length == 0;
  }

  /** The number of boards at the distance. */
  long count() {
    long count = 0;
    for (long entry : entries) {
      count += entry >>> BOARD_BITS;
    }
    return count;
  }

  /** A random board at the distance, all equally likely. */
  long draw(SplittableRandom random) {
    long choices = (long) entries.length * Symmetries.IMAGES * Symmetries.IMAGES;
    while (true) {
      long choice = Strata.below(random, choices);
      int image = (int) (choice % Symmetries.IMAGES);
      int kept = (int) (choice / Symmetries.IMAGES % Symmetries.IMAGES);
      long entry = entries[(int) (choice / (Symmetries.IMAGES * Symmetries.IMAGES))];
      if (kept < entry >>> BOARD_BITS) {
        return symmetries.image(image, entry & BOARD);
      }
    }
  }

  /** All boards at the distance, in ascending order. */
  long[] all() {
    LongSet boards = new LongOpenHashSet();
    for (long entry : entries) {
      for (int image = 0; image < Symmetries.IMAGES; image++) {
        boards.add(symmetries.image(image, entry & BOARD));
      }
    }
    return boards.longStream().sorted().toArray();
  }

  private long[] list() {
    FarPatterns far = new FarPatterns(patterns, distance);
    LongArrayList found = new LongArrayList();
    int end = patterns.firstClass(distance + 1);
    for (int number = patterns.firstClass(distance); number < end; number++) {
      int ones = patterns.representative(number);
      int size = patterns.classSize(number);
      far.forEachWithin(Boards.ALL_CELLS & ~ones, twos -> add(found, ones, twos, size));
    }
    return found.toLongArray();
  }

  /** Adds a board if its threes are at least as far as its ones. */
  private void add(LongArrayList found, int ones, int twos, int classSize) {
    int threesDistance = patterns.distance(Boards.ALL_CELLS & ~(ones | twos));
    if (threesDistance >= distance) {
      int nearest = 1;
      nearest += patterns.distance(twos) == distance ? 1 : 0;
      nearest += threesDistance == distance ? 1 : 0;
      long kept = (long) Symmetries.RENAMINGS * classSize / nearest;
      found.add(Boards.of(ones, twos) | kept << BOARD_BITS);
    }
  }
}
