package harness.reference.rotation;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Boards as longs: bits 0 to 23 are the mask of the ones, bits 24 to 47 the mask of the twos; the
 * remaining cells are threes. Each mask has eight cells.
 */
public final class Boards {

  /** The mask of all 24 cells. */
  public static final int ALL_CELLS = (1 << Lines.CELLS) - 1;

  /**
   * The largest distance of any board. A constant, so that it needs no table; {@link Strata}
   * computes it.
   */
  public static final int LARGEST_DISTANCE = 13;

  private static final int LOW_BITS_OF_DIGITS = 0b11;
  private static final long EVEN_BITS = 0x5555_5555_5555_5555L;

  /** Cells whose text fits in a long. */
  private static final int CELLS_OF_A_WORD = 4;

  private static final int CELLS_SETS = 1 << CELLS_OF_A_WORD;

  /**
   * The text of four cells, first byte lowest, indexed by the low and then the high bits of their
   * numbers.
   */
  private static final long[] WORDS = words();

  private Boards() {}

  /** The board with these masks of ones and twos. */
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
      default -> throw new IllegalArgumentException(number + " is not a number on a board");
    };
  }

  /** Parses a valid case in canonical text, 24 digits separated by blanks. */
  public static long parse(String input) {
    long digits = 0;
    for (int cell = 0; cell < Lines.CELLS; cell++) {
      digits |= (long) (input.charAt(2 * cell) & LOW_BITS_OF_DIGITS) << (2 * cell);
    }
    int lowBits = evenBits(digits);
    int highBits = evenBits(digits >>> 1);
    return of(lowBits & ~highBits, highBits & ~lowBits);
  }

  /** The canonical text of a board: 24 digits separated by blanks, and a newline. */
  public static String text(long board) {
    byte[] text = new byte[2 * Lines.CELLS];
    ByteBuffer words = ByteBuffer.wrap(text).order(ByteOrder.LITTLE_ENDIAN);
    int lowBits = ALL_CELLS & ~mask(board, 2);
    int highBits = ALL_CELLS & ~mask(board, 1);
    for (int cell = 0; cell < Lines.CELLS; cell += CELLS_OF_A_WORD) {
      int low = lowBits >>> cell & CELLS_SETS - 1;
      int high = highBits >>> cell & CELLS_SETS - 1;
      words.putLong(2 * cell, WORDS[high * CELLS_SETS + low]);
    }
    text[text.length - 1] = '\n';
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  /** Every second bit of a word, starting with the lowest, packed together. */
  private static int evenBits(long word) {
    long bits = word & EVEN_BITS;
    bits = (bits | bits >>> 1) & 0x3333_3333_3333_3333L;
    bits = (bits | bits >>> 2) & 0x0f0f_0f0f_0f0f_0f0fL;
    bits = (bits | bits >>> 4) & 0x00ff_00ff_00ff_00ffL;
    bits = (bits | bits >>> 8) & 0x0000_ffff_0000_ffffL;
    return (int) (bits | bits >>> 16);
  }

  private static long[] words() {
    long[] words = new long[CELLS_SETS * CELLS_SETS];
    for (int i = 0; i < words.length; i++) {
      for (int cell = CELLS_OF_A_WORD - 1; cell >= 0; cell--) {
        int low = i >>> cell & 1;
        int high = (i / CELLS_SETS) >>> cell & 1;
        int text = ' ' << Byte.SIZE | '0' | high << 1 | low;
        words[i] = words[i] << Character.SIZE | text;
      }
    }
    return words;
  }
}
