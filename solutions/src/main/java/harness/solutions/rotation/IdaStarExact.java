package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Arrays;

/**
 * IDA* (Korf 1985) on whole boards with a pattern database (Culberson and Schaeffer 1998) for one
 * colour: h is the least, over the three colours, of the exact number of moves that the colour's
 * pattern needs. The database is filled on first use, depth by depth from the goal.
 *
 * <p>Guarantee: the smallest of all shortest strings. A string solves the board if and only if it
 * brings one colour's pattern into the centre, so h is the exact distance: the first bound is the
 * optimum, and only boards on shortest paths are expanded. Successors are tried in letter order, so
 * the first goal has the smallest of the strings of that length, whichever its colour.
 *
 * <p>Departs from the source in that the patterns omit nothing relevant, so that the database never
 * underestimates, and in that the database is filled by passes over all patterns in index order,
 * without a queue.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "ida-star-exact")
public final class IdaStarExact implements Solver {

  private static final int CELLS = 24;
  private static final int CELLS_OF_A_COLOUR = 8;
  private static final int LETTERS = 8;
  private static final int PATTERNS = 735471;
  private static final int FIRST_PATTERN = (1 << CELLS_OF_A_COLOUR) - 1;
  private static final int GOAL = (0b111 << 6) | (0b11 << 11) | (0b111 << 15);
  private static final byte UNKNOWN = Byte.MAX_VALUE;

  // A pattern is pulled in two halves of 12 cells: for each letter, where the cells of the low half
  // and of the high half go.
  private static final int HALF = 12;
  private static final int HALF_PATTERN = (1 << HALF) - 1;
  private static final int[][] PULLED_LOW = new int[LETTERS][1 << HALF];
  private static final int[][] PULLED_HIGH = new int[LETTERS][1 << HALF];

  static {
    int[] a = source(0, 2, 6, 11, 15, 20, 22);
    int[] b = source(1, 3, 8, 12, 17, 21, 23);
    int[] c = source(10, 9, 8, 7, 6, 5, 4);
    int[] d = source(19, 18, 17, 16, 15, 14, 13);
    int[][] sources = {a, b, c, d, inverse(b), inverse(a), inverse(d), inverse(c)};
    for (int letter = 0; letter < LETTERS; letter++) {
      int[] target = inverse(sources[letter]);
      for (int half = 0; half < 1 << HALF; half++) {
        PULLED_LOW[letter][half] = pulled(half, target);
        PULLED_HIGH[letter][half] = pulled(half << HALF, target);
      }
    }
  }

  /**
   * The contribution of each byte of a pattern to its index, by the byte's place, the number of
   * cells in the lower bytes, and the byte. In the combinatorial number system the k-th lowest
   * cell, cell n, adds "n choose k", and patterns in the order of their index are in the order of
   * their bits.
   */
  private static final int[][][] INDEX = index();

  /** The exact distances by index; null before the first use. */
  private byte[] database;

  @Override
  public Answer solve(String input, Budget budget) {
    if (database == null) {
      database = filledDatabase(budget);
    }
    Search search = new Search(database, budget);
    int[] colours = colours(input);
    int h = search.h(colours[0], colours[1], colours[2]);
    search.bound = h;
    while (!search.search(colours[0], colours[1], colours[2], 0, h)) {
      search.bound++;
    }
    return new Answer(search.path.length(), search.path.toString(), search.number);
  }

  /** The search on boards of three patterns, one for each number. */
  private static final class Search {
    private final byte[] database;
    private final Budget budget;
    private final StringBuilder path = new StringBuilder();
    private int bound;
    private int number;

    Search(byte[] database, Budget budget) {
      this.database = database;
      this.budget = budget;
    }

    /** Whether a goal is within the bound below the board; if so, the path leads to it. */
    boolean search(int ones, int twos, int threes, int g, int h) {
      budget.store((long) PATTERNS + g + 1);
      if (h == 0) {
        number = ones == GOAL ? 1 : twos == GOAL ? 2 : 3;
        return true;
      }
      budget.expand();
      for (int letter = 0; letter < LETTERS; letter++) {
        int nextOnes = successor(ones, letter);
        int nextTwos = successor(twos, letter);
        int nextThrees = successor(threes, letter);
        int nextH = h(nextOnes, nextTwos, nextThrees);
        if (g + 1 + nextH <= bound) {
          path.append((char) ('A' + letter));
          if (search(nextOnes, nextTwos, nextThrees, g + 1, nextH)) {
            return true;
          }
          path.setLength(g);
        }
      }
      return false;
    }

    int h(int ones, int twos, int threes) {
      return Math.min(
          database[indexOf(ones)], Math.min(database[indexOf(twos)], database[indexOf(threes)]));
    }
  }

  /** Pulls undo each other in pairs, so distances from the goal are distances to it. */
  private static byte[] filledDatabase(Budget budget) {
    byte[] database = new byte[PATTERNS];
    Arrays.fill(database, UNKNOWN);
    database[indexOf(GOAL)] = 0;
    int filled = 1;
    for (byte depth = 0; filled < PATTERNS; depth++) {
      filled += fillNextDepth(database, depth, budget);
    }
    return database;
  }

  /** Expands all patterns at a depth and returns how many new ones were reached. */
  private static int fillNextDepth(byte[] database, byte depth, Budget budget) {
    int filled = 0;
    int pattern = FIRST_PATTERN;
    for (int index = 0; index < PATTERNS; index++) {
      if (database[index] == depth) {
        budget.expand();
        for (int letter = 0; letter < LETTERS; letter++) {
          int successorIndex = indexOf(successor(pattern, letter));
          if (database[successorIndex] == UNKNOWN) {
            database[successorIndex] = (byte) (depth + 1);
            filled++;
          }
        }
      }
      pattern = nextPattern(pattern);
    }
    return filled;
  }

  /** The next larger pattern with the same number of cells (Gosper's hack). */
  private static int nextPattern(int pattern) {
    int lowestCell = pattern & -pattern;
    int carried = pattern + lowestCell;
    int movedDown = (pattern ^ carried) >>> (Integer.numberOfTrailingZeros(pattern) + 2);
    return carried | movedDown;
  }

  private static int indexOf(int pattern) {
    int low = pattern & 255;
    int middle = (pattern >>> 8) & 255;
    int cellsInLow = Integer.bitCount(low);
    int cellsInBoth = cellsInLow + Integer.bitCount(middle);
    return INDEX[0][0][low] + INDEX[1][cellsInLow][middle] + INDEX[2][cellsInBoth][pattern >>> 16];
  }

  private static int[][][] index() {
    int[][][] index = new int[CELLS / 8][CELLS_OF_A_COLOUR + 1][256];
    for (int place = 0; place < index.length; place++) {
      for (int cellsBelow = 0; cellsBelow <= CELLS_OF_A_COLOUR; cellsBelow++) {
        for (int bits = 0; bits < 256; bits++) {
          index[place][cellsBelow][bits] = indexPart(bits, 8 * place, cellsBelow);
        }
      }
    }
    return index;
  }

  private static int indexPart(int bits, int firstCell, int cellsBelow) {
    int part = 0;
    int k = cellsBelow;
    for (int cell = 0; cell < 8; cell++) {
      if ((bits & (1 << cell)) != 0) {
        k++;
        part += choose(firstCell + cell, k);
      }
    }
    return part;
  }

  private static int choose(int n, int k) {
    long ways = 1;
    for (int i = 0; i < k; i++) {
      ways = ways * (n - i) / (i + 1);
    }
    return (int) ways;
  }

  private static int successor(int pattern, int letter) {
    return PULLED_LOW[letter][pattern & HALF_PATTERN] | PULLED_HIGH[letter][pattern >>> HALF];
  }

  /**
   * For each cell, the cell whose number it receives when the line, given from its letter on, is
   * pulled.
   */
  private static int[] source(int... line) {
    int[] source = new int[CELLS];
    Arrays.setAll(source, cell -> cell);
    for (int i = 0; i < line.length; i++) {
      source[line[i]] = line[(i + 1) % line.length];
    }
    return source;
  }

  private static int[] inverse(int[] permutation) {
    int[] inverse = new int[permutation.length];
    for (int i = 0; i < permutation.length; i++) {
      inverse[permutation[i]] = i;
    }
    return inverse;
  }

  private static int pulled(int pattern, int[] target) {
    int pulled = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      if ((pattern & (1 << cell)) != 0) {
        pulled |= 1 << target[cell];
      }
    }
    return pulled;
  }

  private static int[] colours(String input) {
    int[] colours = new int[3];
    int cell = 0;
    for (int i = 0; i < input.length(); i++) {
      char c = input.charAt(i);
      if (c >= '1' && c <= '3') {
        colours[c - '1'] |= 1 << cell;
        cell++;
      }
    }
    return colours;
  }
}
