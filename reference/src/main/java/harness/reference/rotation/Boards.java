package harness.reference.rotation;

import java.nio.charset.StandardCharsets;

/**
 * Boards as longs: bits 0 to 23 are the mask of the ones, bits 24 to 47 the mask of the twos; the
 * threes are what is left. Each mask has eight cells.
 */
public final class Boards {

  /** The mask of all 24 cells. */
  public static final int ALL_CELLS = (1 << Lines.CELLS) - 1;

  /**
   * The largest distance of any board. Written down, so that it costs no table; {@link Strata}
   * computes it.
   */
  public static final int LARGEST_DISTANCE = 13;

  private Boards() {}

  /** The board that has these masks of ones and twos. */
  public static long of(int ones, int twos) {
    return (long) twos << Lines.CELLS | ones;
  }

  /** The mask of a number, 1 to 3. */
  public static int mask(long board, int number) {
    int ones = (int) board & ALL_CELLS;
    int twos = (int) (board >>> Lines.CELLS);
    return switch (number) {
      case 1 -> ones;
      case 2 -> twos;
      case 3 -> ALL_CELLS & ~(ones | twos);
      default -> throw new IllegalArgumentException(number + " is no number of a board");
    };
  }

  /** Reads a case in canonical text, 24 digits with a blank between; it must be valid. */
  public static long parse(String input) {
    int lowBits = 0;
    int highBits = 0;
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      int digit = input.charAt(2 * cell);
      lowBits |= (digit & 1) << cell;
      highBits |= (digit >>> 1 & 1) << cell;
    }
    return of(lowBits & ~highBits, highBits & ~lowBits);
  }

  /** The canonical text of a board: 24 digits with a blank between, and a newline. */
  public static String text(long board) {
    byte[] text = new byte[2 * Lines.CELLS];
    int lowBits = ~mask(board, 2);
    int highBits = ~mask(board, 1);
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      text[2 * cell] = (byte) ('0' | (lowBits >>> cell & 1) | (highBits >>> cell & 1) << 1);
      text[2 * cell + 1] = ' ';
    }
    text[text.length - 1] = '\n';
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
