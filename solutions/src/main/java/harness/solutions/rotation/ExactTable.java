package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Arrays;
import java.util.StringTokenizer;

/**
 * A table of the exact distance of each one-colour pattern from the goal, filled on first use by a
 * breadth-first search from the goal. With eight cells of the 24 there are 735471 patterns, few
 * enough that the pattern database (Culberson and Schaeffer 1998) of one colour is complete and
 * leaves nothing to search.
 *
 * <p>Guarantee: the smallest of all shortest strings. A string solves the board if and only if it
 * brings one colour into the centre, so the board's distance is the least of its colours'
 * distances. For each colour at that distance, taking the smallest letter that leads one move
 * nearer at every step gives that colour's smallest shortest string. The smallest of these strings
 * wins; two colours never share one, since it leaves a single number in the centre.
 *
 * <p>Departs from the source in that the table alone gives the answer instead of guiding a search.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "exact-table")
public final class ExactTable implements Solver {

  static final int PATTERNS = 735471;

  private static final int CELLS = 24;
  private static final int CELLS_OF_A_COLOUR = 8;
  private static final int GOAL = 0b0000_00_11_1_00_11_00_111_000000;
  private static final int LETTERS = 8;
  private static final byte UNKNOWN = -1;

  // A pattern is split into two halves of 12 cells, each a key of the small tables below.
  private static final int HALF = 12;
  private static final int HALVES = 1 << HALF;

  /** For each letter, where the numbers of the low half and then of the high half go. */
  private static final int[][] PULLED = {
    pulledToStart(0, 2, 6, 11, 15, 20, 22), // A
    pulledToStart(1, 3, 8, 12, 17, 21, 23), // B
    pulledToEnd(4, 5, 6, 7, 8, 9, 10), // C
    pulledToEnd(13, 14, 15, 16, 17, 18, 19), // D
    pulledToEnd(1, 3, 8, 12, 17, 21, 23), // E
    pulledToEnd(0, 2, 6, 11, 15, 20, 22), // F
    pulledToStart(13, 14, 15, 16, 17, 18, 19), // G
    pulledToStart(4, 5, 6, 7, 8, 9, 10), // H
  };

  // The index of a pattern: patterns are ordered by their high half; those with the same high half,
  // whose low halves all have the same number of cells, by their low half.
  private static final int[] FIRST_OF_HIGH_HALF = firstOfHighHalf();
  private static final int[] RANK_OF_LOW_HALF = rankOfLowHalf();

  /** The distance of each pattern by its index; null before the first use. */
  private byte[] distances;

  @Override
  public Answer solve(String input, Budget budget) {
    if (distances == null) {
      distances = distancesFromGoal(budget);
    }
    budget.store(PATTERNS);
    int[] patterns = patterns(input);
    int least = Integer.MAX_VALUE;
    for (int pattern : patterns) {
      least = Math.min(least, distances[index(pattern)]);
    }
    String smallest = null;
    int number = 0;
    for (int colour = 0; colour < patterns.length; colour++) {
      if (distances[index(patterns[colour])] == least) {
        String moves = descent(patterns[colour], budget);
        if (smallest == null || moves.compareTo(smallest) < 0) {
          smallest = moves;
          number = colour + 1;
        }
      }
    }
    return new Answer(least, smallest, number);
  }

  /** The smallest shortest string that takes a pattern to the goal. */
  private String descent(int from, Budget budget) {
    StringBuilder moves = new StringBuilder();
    int pattern = from;
    for (int distance = distances[index(pattern)]; distance > 0; distance--) {
      budget.expand();
      int letter = 0;
      while (distances[index(successor(pattern, letter))] != distance - 1) {
        letter++;
      }
      moves.append((char) ('A' + letter));
      pattern = successor(pattern, letter);
    }
    return moves.toString();
  }

  /** Pulls undo each other in pairs, so distances from the goal are distances to it. */
  static byte[] distancesFromGoal(Budget budget) {
    byte[] distances = new byte[PATTERNS];
    Arrays.fill(distances, UNKNOWN);
    int[] queue = new int[PATTERNS];
    int found = 0;
    queue[found++] = GOAL;
    distances[index(GOAL)] = 0;
    for (int expanded = 0; expanded < found; expanded++) {
      budget.expand();
      int pattern = queue[expanded];
      byte next = (byte) (distances[index(pattern)] + 1);
      for (int letter = 0; letter < LETTERS; letter++) {
        int successor = successor(pattern, letter);
        int index = index(successor);
        if (distances[index] == UNKNOWN) {
          distances[index] = next;
          queue[found++] = successor;
        }
      }
    }
    return distances;
  }

  private static int successor(int pattern, int letter) {
    int[] pulled = PULLED[letter];
    return pulled[pattern & (HALVES - 1)] | pulled[HALVES | (pattern >>> HALF)];
  }

  private static int index(int pattern) {
    return FIRST_OF_HIGH_HALF[pattern >>> HALF] + RANK_OF_LOW_HALF[pattern & (HALVES - 1)];
  }

  private static int[] firstOfHighHalf() {
    int[] lowHalves = new int[HALF + 1];
    for (int half = 0; half < HALVES; half++) {
      lowHalves[Integer.bitCount(half)]++;
    }
    int[] first = new int[HALVES];
    int patterns = 0;
    for (int half = 0; half < HALVES; half++) {
      first[half] = patterns;
      int cellsLeft = CELLS_OF_A_COLOUR - Integer.bitCount(half);
      patterns += cellsLeft < 0 ? 0 : lowHalves[cellsLeft];
    }
    return first;
  }

  private static int[] rankOfLowHalf() {
    int[] rank = new int[HALVES];
    int[] before = new int[HALF + 1];
    for (int half = 0; half < HALVES; half++) {
      rank[half] = before[Integer.bitCount(half)]++;
    }
    return rank;
  }

  private static int[] patterns(String input) {
    int[] patterns = new int[3];
    StringTokenizer numbers = new StringTokenizer(input);
    for (int cell = 0; cell < CELLS; cell++) {
      patterns[Integer.parseInt(numbers.nextToken()) - 1] |= 1 << cell;
    }
    return patterns;
  }

  private static int[] pulledToStart(int... line) {
    int[] target = new int[CELLS];
    Arrays.setAll(target, cell -> cell);
    for (int i = 0; i < line.length; i++) {
      target[line[(i + 1) % line.length]] = line[i];
    }
    return pulledHalves(target);
  }

  private static int[] pulledToEnd(int... line) {
    int[] target = new int[CELLS];
    Arrays.setAll(target, cell -> cell);
    for (int i = 0; i < line.length; i++) {
      target[line[i]] = line[(i + 1) % line.length];
    }
    return pulledHalves(target);
  }

  private static int[] pulledHalves(int[] target) {
    int[] pulled = new int[2 * HALVES];
    for (int i = 0; i < pulled.length; i++) {
      int firstCell = i < HALVES ? 0 : HALF;
      for (int cell = 0; cell < HALF; cell++) {
        if (((i >>> cell) & 1) != 0) {
          pulled[i] |= 1 << target[firstCell + cell];
        }
      }
    }
    return pulled;
  }
}
