package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * A* (Hart, Nilsson and Raphael 1968) on whole boards, with h = 8 − the count of the most common
 * number in the centre. A pull takes one number out of the centre and puts one in, so h falls by at
 * most one per move: it is consistent. Among equal f, the smaller move string is expanded first.
 *
 * <p>Guarantee: the smallest of all shortest strings. Let S be that string. A prefix P of S is the
 * smallest of the shortest strings to its board, or S could be improved; and f does not fall along
 * S. So as long as S has not been taken, one of its prefixes is open, by induction: a rival string
 * Q to the board of P is longer, or equally long and larger; in both cases any open prefix of P
 * comes before Q in the order of expansion, so P closes the board. Likewise, every prefix of S
 * comes before every other goal, which has a larger f, or the same f and a larger string.
 *
 * <p>Departs from the source in the queue's contents: one number for each node, composed of f and
 * the move string, whose natural order is the order of expansion. The board is replayed from the
 * string when the node is taken. A board is closed when it is expanded, never when it is generated.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "a-star", reach = 9)
public final class AStar implements Solver {

  private static final int LETTERS = 8;

  // A board is two 24-bit planes: the cells that hold 1, and 24 bits higher those that hold 2.
  private static final int PLANE = 24;
  private static final int CENTRE = (int) planes(6, 7, 8, 11, 12, 15, 16, 17) & ((1 << PLANE) - 1);
  private static final int CENTRE_CELLS = 8;

  // A node is f in the high bits, then the letters as digits 1 to 8, 4 bits each, from the left. A
  // prefix is followed by zeros and so comes before its extensions. No board needs more than 13
  // moves.
  private static final int LONGEST = 13;
  private static final int STRING_BITS = 4 * LONGEST;
  private static final long STRING = (1L << STRING_BITS) - 1;

  /** The letter, from 1, that undoes each letter. */
  private static final int[] UNDO = {0, 6, 5, 8, 7, 2, 1, 4, 3};

  // How each letter, from 1, pulls: cells at the same distance from their goal move together.
  private static final long LEFT = planes(0, 2, 6, 11, 15, 20, 22);
  private static final long RIGHT = planes(1, 3, 8, 12, 17, 21, 23);
  private static final long UPPER = planes(4, 5, 6, 7, 8, 9, 10);
  private static final long LOWER = planes(13, 14, 15, 16, 17, 18, 19);
  private static final long[] PULLED = {0, LEFT, RIGHT, UPPER, LOWER, RIGHT, LEFT, LOWER, UPPER};
  private static final int[][] SHIFTS = {
    {},
    {-2, -4, -5, 22},
    {-2, -4, -5, 22},
    {1, -6},
    {1, -6},
    {2, 4, 5, -22},
    {2, 4, 5, -22},
    {-1, 6},
    {-1, 6},
  };
  private static final long[][] SOURCES = {
    {},
    {planes(2, 22), planes(6, 15), planes(11, 20), planes(0)},
    {planes(3, 23), planes(12, 21), planes(8, 17), planes(1)},
    {planes(4, 5, 6, 7, 8, 9), planes(10)},
    {planes(13, 14, 15, 16, 17, 18), planes(19)},
    {planes(1, 21), planes(8, 17), planes(3, 12), planes(23)},
    {planes(0, 20), planes(2, 11), planes(6, 15), planes(22)},
    {planes(14, 15, 16, 17, 18, 19), planes(13)},
    {planes(5, 6, 7, 8, 9, 10), planes(4)},
  };

  @Override
  public Answer solve(String input, Budget budget) {
    long start = parse(input);
    LongHeapPriorityQueue open = new LongHeapPriorityQueue();
    LongOpenHashSet closed = new LongOpenHashSet();
    open.enqueue((long) h(start) << STRING_BITS);
    while (true) {
      long node = open.dequeueLong();
      long board = replay(start, node);
      if (h(board) == 0) {
        return new Answer(length(node), moves(node), numberInCentre(board));
      }
      if (closed.add(board)) {
        budget.expand();
        expand(node, board, open, closed);
        budget.store((long) open.size() + closed.size());
      }
    }
  }

  private static void expand(
      long node, long board, LongHeapPriorityQueue open, LongOpenHashSet closed) {
    int g = length(node);
    int undo = g == 0 ? 0 : UNDO[letter(node, g - 1)];
    for (int letter = 1; letter <= LETTERS; letter++) {
      if (letter != undo) {
        long successor = successor(board, letter);
        if (!closed.contains(successor)) {
          long f = g + 1L + h(successor);
          long string = (node & STRING) | ((long) letter << shift(g));
          open.enqueue((f << STRING_BITS) | string);
        }
      }
    }
  }

  static int h(long board) {
    int ones = Integer.bitCount((int) board & CENTRE);
    int twos = Integer.bitCount((int) (board >>> PLANE) & CENTRE);
    int threes = CENTRE_CELLS - ones - twos;
    return CENTRE_CELLS - Math.max(ones, Math.max(twos, threes));
  }

  private static int numberInCentre(long board) {
    if (((int) board & CENTRE) != 0) {
      return 1;
    }
    return ((int) (board >>> PLANE) & CENTRE) != 0 ? 2 : 3;
  }

  private static int shift(int index) {
    return STRING_BITS - 4 - (4 * index);
  }

  private static int letter(long node, int index) {
    return (int) (node >>> shift(index)) & 15;
  }

  private static int length(long node) {
    int unusedBits = Math.min(STRING_BITS, Long.numberOfTrailingZeros(node));
    return LONGEST - (unusedBits / 4);
  }

  private static String moves(long node) {
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < length(node); i++) {
      moves.append((char) ('A' + letter(node, i) - 1));
    }
    return moves.toString();
  }

  private static long replay(long start, long node) {
    long board = start;
    int length = length(node);
    for (int i = 0; i < length; i++) {
      board = successor(board, letter(node, i));
    }
    return board;
  }

  /** The board after a pull; both planes are pulled at once. */
  private static long successor(long board, int letter) {
    long[] sources = SOURCES[letter];
    int[] shifts = SHIFTS[letter];
    long successor = board & ~PULLED[letter];
    for (int i = 0; i < shifts.length; i++) {
      successor |= Long.rotateLeft(board & sources[i], shifts[i]);
    }
    return successor;
  }

  static long parse(String input) {
    long board = 0;
    for (int cell = 0; cell < PLANE; cell++) {
      switch (input.charAt(2 * cell)) {
        case '1' -> board |= 1L << cell;
        case '2' -> board |= 1L << (cell + PLANE);
        default -> {} // a cell in neither plane holds a 3
      }
    }
    return board;
  }

  private static long planes(int... cells) {
    long planes = 0;
    for (int cell : cells) {
      planes |= (1L | 1L << PLANE) << cell;
    }
    return planes;
  }
}
