package harness.solutions.rotation;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Solver;
import harness.cases.Solves;
import java.util.Arrays;

/**
 * A* (Hart, Nilsson and Raphael 1968) that treats the graph of boards as a tree: repeated boards
 * are not detected, so memory is the limit. h = 8 − the count of the most common number in the
 * centre, which falls by at most one per move. Among equal f, the smaller move string is expanded
 * first.
 *
 * <p>Guarantee: the smallest of all shortest strings. A node is a move string, and every string
 * without an undone move is a node. Until the smallest shortest string S has been taken, one of its
 * prefixes is open, with an f that is at most the optimum. Any other goal has a larger f, or the
 * same f and a larger string than S and therefore than all prefixes of S, so it is taken after
 * them. So S is the first goal taken.
 *
 * <p>Departs from the source by omitting duplicate detection.
 */
@AutoService(Solver.class)
@Solves(puzzle = "rotation", name = "a-star-tree", reach = 8)
public final class AStarTree implements Solver {

  // The places of each line's cells on the board, starting at its letter. A board has two bits for
  // each cell, which hold its number, with cell 0 in the highest place.
  private static final int[][] LINES = {
    places(0, 2, 6, 11, 15, 20, 22),
    places(1, 3, 8, 12, 17, 21, 23),
    places(10, 9, 8, 7, 6, 5, 4),
    places(19, 18, 17, 16, 15, 14, 13),
    places(23, 21, 17, 12, 8, 3, 1),
    places(22, 20, 15, 11, 6, 2, 0),
    places(13, 14, 15, 16, 17, 18, 19),
    places(4, 5, 6, 7, 8, 9, 10),
  };
  private static final int[] UNDO = {5, 4, 7, 6, 1, 0, 3, 2};
  private static final int NO_LETTER = -1;

  private static final int CELLS = 24;
  private static final int CENTRE_CELLS = 8;

  /** The lower bit of each cell in the centre. */
  private static final long CENTRE = lowerBits(places(6, 7, 8, 11, 12, 15, 16, 17));

  @Override
  public Answer solve(String input, Budget budget) {
    Open open = new Open();
    long start = parse(input);
    open.add(Node.root(h(start)), start);
    while (true) {
      long node = open.firstNode();
      long board = open.firstBoard();
      open.removeFirst();
      if (h(board) == 0) {
        return new Answer(Node.g(node), Node.moves(node), numberInCentre(board));
      }
      budget.expand();
      expand(node, board, open);
      budget.store(open.size);
    }
  }

  private static void expand(long node, long board, Open open) {
    int last = Node.lastLetter(node);
    int undo = last == NO_LETTER ? NO_LETTER : UNDO[last];
    for (int letter = 0; letter < LINES.length; letter++) {
      if (letter != undo) {
        long successor = successor(board, LINES[letter]);
        open.add(Node.child(node, letter, h(successor)), successor);
      }
    }
  }

  /**
   * A node encoded as a number whose order is the order of expansion: f, then the move string in
   * three-bit digits from the left, then g, which puts a prefix before its extensions.
   */
  private static final class Node {
    private static final int G_BITS = 4;
    private static final int LETTER_BITS = 3;
    private static final int LONGEST = 13; // no board needs more moves
    private static final int F_SHIFT = G_BITS + (LETTER_BITS * LONGEST);

    static long root(int h) {
      return (long) h << F_SHIFT;
    }

    static long child(long node, int letter, int h) {
      int g = g(node) + 1;
      long string = (node & ((1L << F_SHIFT) - 1)) | ((long) letter << shift(g));
      return ((g + (long) h) << F_SHIFT) | (string + 1);
    }

    static int g(long node) {
      return (int) node & ((1 << G_BITS) - 1);
    }

    static int lastLetter(long node) {
      return g(node) == 0 ? NO_LETTER : letter(node, g(node));
    }

    static String moves(long node) {
      StringBuilder moves = new StringBuilder();
      for (int i = 1; i <= g(node); i++) {
        moves.append((char) ('A' + letter(node, i)));
      }
      return moves.toString();
    }

    /** The i-th letter; i counts from 1. */
    private static int letter(long node, int i) {
      return (int) (node >>> shift(i)) & ((1 << LETTER_BITS) - 1);
    }

    private static int shift(int i) {
      return F_SHIFT - (LETTER_BITS * i);
    }
  }

  /** The open nodes with their boards: a binary heap in two arrays. */
  private static final class Open {
    private long[] nodes = new long[1024];
    private long[] boards = new long[1024];
    private int size;

    long firstNode() {
      return nodes[0];
    }

    long firstBoard() {
      return boards[0];
    }

    void add(long node, long board) {
      if (size == nodes.length) {
        nodes = Arrays.copyOf(nodes, size + (size / 2));
        boards = Arrays.copyOf(boards, nodes.length);
      }
      int hole = size++;
      while (hole > 0 && nodes[(hole - 1) / 2] > node) {
        move((hole - 1) / 2, hole);
        hole = (hole - 1) / 2;
      }
      nodes[hole] = node;
      boards[hole] = board;
    }

    void removeFirst() {
      long node = nodes[--size];
      int hole = 0;
      int child = smallerChild(hole);
      while (child < size && nodes[child] < node) {
        move(child, hole);
        hole = child;
        child = smallerChild(hole);
      }
      nodes[hole] = node;
      boards[hole] = boards[size];
    }

    private int smallerChild(int parent) {
      int left = (2 * parent) + 1;
      return left + 1 < size && nodes[left + 1] < nodes[left] ? left + 1 : left;
    }

    private void move(int from, int to) {
      nodes[to] = nodes[from];
      boards[to] = boards[from];
    }
  }

  static int h(long board) {
    long lower = board & CENTRE;
    long upper = (board >>> 1) & CENTRE;
    int ones = Long.bitCount(lower & ~upper);
    int twos = Long.bitCount(upper & ~lower);
    int threes = Long.bitCount(lower & upper);
    return CENTRE_CELLS - Math.max(ones, Math.max(twos, threes));
  }

  private static int numberInCentre(long board) {
    return (int) (board >>> places(6)[0]) & 3;
  }

  private static long successor(long board, int[] line) {
    long first = (board >>> line[0]) & 3;
    long successor = board;
    for (int i = 1; i < line.length; i++) {
      long number = (board >>> line[i]) & 3;
      successor = put(successor, line[i - 1], number);
    }
    return put(successor, line[line.length - 1], first);
  }

  private static long put(long board, int place, long number) {
    return (board & ~(3L << place)) | (number << place);
  }

  static long parse(String input) {
    long board = 0;
    for (String number : input.strip().split(" ", CELLS)) {
      board = (board << 2) | Long.parseLong(number);
    }
    return board;
  }

  private static int[] places(int... cells) {
    return Arrays.stream(cells).map(cell -> 2 * (CELLS - 1 - cell)).toArray();
  }

  private static long lowerBits(int[] places) {
    return Arrays.stream(places).mapToLong(place -> 1L << place).sum();
  }
}
