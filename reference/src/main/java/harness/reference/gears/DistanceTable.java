package harness.reference.gears;

import java.util.Arrays;

/**
 * The exact distances of all positions of one link table. Immutable and thread-safe; about 5 MB.
 *
 * <p>The table keeps the form in which the search finds it: positions of one parity of the distance
 * are a map of 2^22 bits (see {@link BackwardStep}), and half the distance is stored in such maps,
 * one for each binary digit. A layer is then a conjunction of a few words, so counting and
 * selecting within a layer are as fast as looking up a distance.
 */
public final class DistanceTable {

  /** Words in a chunk; the number of positions of each layer is counted per chunk. */
  private static final int CHUNK_WORDS = 32;

  private static final int CHUNKS = BackwardStep.WORDS / CHUNK_WORDS;
  private static final int INDEX_BITS = 22;
  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;
  private static final int SUMMED_KNOB = 11;

  private final LinkTable links;

  /** Positions reached, by parity of the distance. */
  private final long[][] reached = new long[2][BackwardStep.WORDS];

  /** Binary digit b of half the distance: {@code digits[parity][b]}. */
  private final long[][][] digits = new long[2][0][];

  /**
   * For each distance, the number of its positions before each chunk; the last entry is the total.
   */
  private int[][] before = new int[0][];

  private DistanceTable(LinkTable links) {
    this.links = links;
  }

  /**
   * The table of these links, from a small process-wide cache, since generators and the oracle use
   * the same tables. The cache changes no result, only when it is computed.
   */
  public static DistanceTable of(LinkTable links) {
    return TableCache.SHARED.get(links);
  }

  /** Computes the table, which takes tens of milliseconds. */
  static DistanceTable compute(LinkTable links) {
    DistanceTable table = new DistanceTable(links);
    table.search();
    return table;
  }

  private void search() {
    LayerSearch search = new LayerSearch(links);
    int[] unseen = {1 << INDEX_BITS, 1 << INDEX_BITS};
    for (int distance = 0; enter(distance, search.layer(), search.live()); distance++) {
      int size = size(distance);
      unseen[distance & 1] -= size;
      int nextParity = (distance + 1) & 1;
      search.advance(size, reached[nextParity], unseen[nextParity]);
    }
  }

  /** Adds a layer, ignoring blocks that are not live; false if it is empty. */
  private boolean enter(int distance, long[] layer, boolean[] live) {
    int parity = distance & 1;
    int half = distance >> 1;
    int[] counts = new int[CHUNKS + 1];
    for (int block = 0; block < BackwardStep.BLOCKS; block++) {
      if (live[block]) {
        int base = block * BackwardStep.BLOCK_WORDS;
        count(layer, base, counts);
        add(reached[parity], layer, base);
        for (int digit = 0; half >> digit != 0; digit++) {
          if ((half >> digit & 1) != 0) {
            add(digit(parity, digit), layer, base);
          }
        }
      }
    }
    for (int chunk = 0; chunk < CHUNKS; chunk++) {
      counts[chunk + 1] += counts[chunk];
    }
    if (counts[CHUNKS] == 0) {
      return false;
    }
    before = Arrays.copyOf(before, distance + 1);
    before[distance] = counts;
    return true;
  }

  private static void count(long[] layer, int base, int[] counts) {
    for (int first = base; first < base + BackwardStep.BLOCK_WORDS; first += CHUNK_WORDS) {
      int count = 0;
      for (int word = first; word < first + CHUNK_WORDS; word++) {
        count += Long.bitCount(layer[word]);
      }
      counts[first / CHUNK_WORDS + 1] = count;
    }
  }

  private static void add(long[] map, long[] layer, int base) {
    for (int word = base; word < base + BackwardStep.BLOCK_WORDS; word++) {
      map[word] |= layer[word];
    }
  }

  private long[] digit(int parity, int digit) {
    if (digit == digits[parity].length) {
      digits[parity] = Arrays.copyOf(digits[parity], digit + 1);
      digits[parity][digit] = new long[BackwardStep.WORDS];
    }
    return digits[parity][digit];
  }

  /** The links that the table is for. */
  public LinkTable links() {
    return links;
  }

  /** The least number of turns from a position to the goal, or -1 if it cannot be reached. */
  public int distance(int position) {
    int sum = Position.sumModulo4(position);
    if ((sum & 1) != 0) {
      return -1;
    }
    int parity = sum >> 1;
    int word = index(position) >>> 6;
    if ((reached[parity][word] >>> position & 1) == 0) {
      return -1;
    }
    long[][] ofParity = digits[parity];
    int half = 0;
    for (int digit = 0; digit < ofParity.length; digit++) {
      half |= (int) (ofParity[digit][word] >>> position & 1) << digit;
    }
    return 2 * half + parity;
  }

  /** The largest distance of any position that has one. */
  public int largest() {
    return before.length - 1;
  }

  /** The number of positions at this distance; 0 beyond the largest. */
  public int size(int distance) {
    return distance < 0 || distance > largest() ? 0 : before[distance][CHUNKS];
  }

  /** The number of positions from which the goal can be reached, at most half of all. */
  public int reachable() {
    return Arrays.stream(before).mapToInt(counts -> counts[CHUNKS]).sum();
  }

  /** The number of positions at each distance. */
  public long[] histogram() {
    return Arrays.stream(before).mapToLong(counts -> counts[CHUNKS]).toArray();
  }

  /**
   * The position at a distance with a given rank; each position has exactly one rank.
   *
   * @param rank from 0 to {@code size(distance) - 1}
   */
  public int position(int distance, int rank) {
    if (rank < 0 || rank >= size(distance)) {
      throw new IndexOutOfBoundsException(
          "rank " + rank + " of " + size(distance) + " positions at distance " + distance);
    }
    int[] counts = before[distance];
    int chunk = chunkOf(counts, rank);
    int left = rank - counts[chunk];
    for (int word = chunk * CHUNK_WORDS; ; word++) {
      long layer = layerWord(distance, word);
      int here = Long.bitCount(layer);
      if (left < here) {
        return complete(word << 6 | nthBit(layer, left), distance);
      }
      left -= here;
    }
  }

  /** The last chunk that has at most {@code rank} positions before it. */
  private static int chunkOf(int[] counts, int rank) {
    int low = 0;
    int high = CHUNKS;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (counts[middle] <= rank) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private long layerWord(int distance, int word) {
    int parity = distance & 1;
    int half = distance >> 1;
    long[][] ofParity = digits[parity];
    long layer = reached[parity][word];
    for (int digit = 0; digit < ofParity.length; digit++) {
      long flip = (half >> digit & 1) - 1L;
      layer &= ofParity[digit][word] ^ flip;
    }
    return layer;
  }

  private static int nthBit(long word, int n) {
    long rest = word;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** The index of a position in the maps of its parity: all knobs except the twelfth. */
  static int index(int position) {
    return position & INDEX_MASK;
  }

  /** The position at an index, with the twelfth knob computed from the digit sum. */
  static int complete(int index, int distance) {
    int sum = 2 * (distance & 1);
    return Position.with(index, SUMMED_KNOB, sum - Position.sumModulo4(index));
  }

  /**
   * A shortest sequence of turns.
   *
   * @return the knobs, from 0, in order
   * @throws IllegalArgumentException if no turns lead to the goal
   */
  public int[] path(int start) {
    int distance = distance(start);
    if (distance < 0) {
      throw new IllegalArgumentException("no turns lead to the goal");
    }
    int[] path = new int[distance];
    int position = start;
    for (int step = 0; step < distance; step++) {
      int knob = 0;
      while (distance(links.turn(position, knob)) != distance - step - 1) {
        knob++;
      }
      path[step] = knob;
      position = links.turn(position, knob);
    }
    return path;
  }
}
