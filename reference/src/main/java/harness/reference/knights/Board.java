package harness.reference.knights;

import harness.reference.StrictReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A board as an {@code int}: the empty square in bits 24 to 28; below it a 24-bit mask with a bit
 * set for each of the twelve black knights ({@code 1}).
 *
 * <p>Squares are numbered 0 to 24 in reading order. Every square except the centre has its own bit;
 * a knight on the centre uses the bit of the empty square, which needs none. So a move swaps two
 * bits of the mask, and a move to or from the centre leaves the mask unchanged.
 */
public final class Board {

  /** Squares of a board. */
  public static final int SQUARES = 25;

  /**
   * The number of boards: 25 choices for the empty square, times 12 of 24 places for the black
   * knights.
   */
  public static final int COUNT = SQUARES * Ranking.MASKS;

  static final int MASK_BITS = 24;
  static final int MASK = (1 << MASK_BITS) - 1;
  static final int BLACK_KNIGHTS = 12;

  static final int SIDE = 5;
  private static final int LINE_CHARACTERS = SIDE + 1;
  private static final int TEXT_CHARACTERS = SIDE * LINE_CHARACTERS;

  /** The square in the middle. */
  static final int CENTRE = 12;

  private static final int LINE = (1 << SIDE) - 1;
  private static final int BELOW_CENTRE = (1 << CENTRE) - 1;
  private static final int[][] JUMPS = jumps();
  private static final int[] JUMP_SETS = jumpSets();
  private static final String[] SQUARE_NAMES = squareNames();

  /** The one board that needs no moves. */
  public static final int GOAL = parse("11111\n01111\n00*11\n00001\n00000\n");

  private Board() {}

  /**
   * Parses a valid case.
   *
   * @param text five lines of five characters, each ending with a newline
   * @throws IllegalArgumentException if it is not a board
   */
  public static int parse(String text) {
    int star = text.indexOf('*');
    if (text.length() != TEXT_CHARACTERS || star < 0) {
      throw notABoard(text);
    }
    int ones = 0;
    for (int i = 0; i < TEXT_CHARACTERS; i++) {
      ones |= (text.charAt(i) & 1) << i; // of a board's characters, only '1' has an odd code
    }
    int blacks = 0;
    for (int row = 0; row < SIDE; row++) {
      blacks |= ((ones >>> (row * LINE_CHARACTERS)) & LINE) << (row * SIDE);
    }
    int empty = star - star / LINE_CHARACTERS;
    int mask = withoutCentre(blacks) | (blacks >>> CENTRE & 1) << bit(CENTRE, empty);
    if (Integer.bitCount(mask) != BLACK_KNIGHTS) {
      throw notABoard(text);
    }
    return of(empty, mask);
  }

  /** The board as the judge's text; the inverse of {@link #parse}. */
  public static String text(int board) {
    int empty = empty(board);
    int blacks = withCentre(board & MASK) | (board >>> bit(CENTRE, empty) & 1) << CENTRE;
    byte[] text = new byte[TEXT_CHARACTERS];
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        int black = blacks >>> (row * SIDE + column) & 1;
        text[row * LINE_CHARACTERS + column] = (byte) ('0' + black);
      }
      text[row * LINE_CHARACTERS + SIDE] = '\n';
    }
    text[empty + empty / SIDE] = '*';
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  /** The empty square, 0 to 24. */
  public static int empty(int board) {
    return board >>> MASK_BITS;
  }

  /**
   * The squares a knight's jump away from a square, ascending. Callers must not modify the array.
   */
  static int[] jumpsFrom(int square) {
    return JUMPS[square];
  }

  /** The number of knights that can jump to the empty square: 2 to 8. */
  public static int moves(int board) {
    return JUMPS[empty(board)].length;
  }

  /**
   * The board after one of its moves.
   *
   * @param move 0 up to but not including {@link #moves}; moves are numbered by ascending square of
   *     the jumping knight
   */
  public static int move(int board, int move) {
    return moveTo(board, JUMPS[empty(board)][move]);
  }

  /** The board after the knight on a square, a jump away from the empty one, jumps there. */
  static int moveTo(int board, int square) {
    int empty = empty(board);
    return of(square, exchange(board & MASK, bit(empty, square), bit(square, empty)));
  }

  /** Whether a move takes a knight to a square where the goal has one of its colour. */
  static boolean isToOwnGround(int board, int move) {
    int empty = empty(board);
    int knight = board >>> bit(JUMPS[empty][move], empty);
    return empty != CENTRE && ((knight ^ GOAL >>> bit(empty, CENTRE)) & 1) == 0;
  }

  /**
   * The board turned by 180° with its colours swapped. It has the same distance, because the goal
   * is its own twin.
   */
  public static int twin(int board) {
    // square s goes to 24 - s, so bit b goes to 23 - b, including the bit of a knight on the centre
    int turned = Integer.reverse(~board & MASK) >>> (Integer.SIZE - MASK_BITS);
    return of(SQUARES - 1 - empty(board), turned);
  }

  /** The number of misplaced knights; a knight on the centre is always misplaced. */
  public static int misplaced(int board) {
    int others = (board ^ GOAL) & MASK;
    int empty = empty(board);
    return empty == CENTRE
        ? Integer.bitCount(others)
        : Integer.bitCount(others & ~(1 << bit(CENTRE, empty))) + 1;
  }

  /** A square as written in moves: row and column from 1. */
  static String squareName(int square) {
    return SQUARE_NAMES[square];
  }

  static int of(int empty, int mask) {
    return empty << MASK_BITS | mask;
  }

  /**
   * The bit of a square's knight: the square's own, or for the centre that of the empty square. A
   * move from one empty square to the next swaps {@code bit(empty, next)} and {@code bit(next,
   * empty)}, which are the same if one of the two squares is the centre.
   */
  static int bit(int square, int empty) {
    int owner = square == CENTRE ? empty : square;
    return owner < CENTRE ? owner : owner - 1;
  }

  /** Converts a set of 25 squares to a mask, dropping the centre. */
  private static int withoutCentre(int squares) {
    return (squares & BELOW_CENTRE) | ((squares >>> 1) & ~BELOW_CENTRE);
  }

  /** Converts a mask to a set of squares, with the centre's bit clear. */
  private static int withCentre(int mask) {
    return (mask & BELOW_CENTRE) | (mask & ~BELOW_CENTRE) << 1;
  }

  static int exchange(int mask, int bit, int otherBit) {
    int difference = (mask >>> bit ^ mask >>> otherBit) & 1;
    return mask ^ (difference << bit | difference << otherBit);
  }

  /**
   * Whether a knight can jump from one square to the other: two squares along one axis, one along
   * the other.
   */
  static boolean isJump(int from, int to) {
    return (JUMP_SETS[from] >>> to & 1) != 0;
  }

  private static int[][] jumps() {
    int[][] jumps = new int[SQUARES][];
    for (int from = 0; from < SQUARES; from++) {
      int[] found = new int[SQUARES];
      int count = 0;
      for (int to = 0; to < SQUARES; to++) {
        int rows = Math.abs(from / SIDE - to / SIDE);
        int columns = Math.abs(from % SIDE - to % SIDE);
        if (rows * columns == 2) {
          found[count++] = to;
        }
      }
      jumps[from] = Arrays.copyOf(found, count);
    }
    return jumps;
  }

  /** For each square, the set of squares a jump away. */
  private static int[] jumpSets() {
    int[] sets = new int[SQUARES];
    for (int from = 0; from < SQUARES; from++) {
      for (int to : JUMPS[from]) {
        sets[from] |= 1 << to;
      }
    }
    return sets;
  }

  private static String[] squareNames() {
    String[] names = new String[SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      char[] name = {(char) ('1' + square / SIDE), ',', (char) ('1' + square % SIDE)};
      names[square] = new String(name);
    }
    return names;
  }

  private static IllegalArgumentException notABoard(String text) {
    return new IllegalArgumentException("not a knights board: " + StrictReader.quote(text));
  }
}
