package harness.reference.knights;

import java.nio.charset.StandardCharsets;

/**
 * Encodes boards as longs that sort like cases: the high bits hold the number of misplaced knights,
 * the low bits two bits for each square in reading order, which sort like the characters {@code * 0
 * 1}.
 */
final class BoardOrder {

  private static final int SQUARE_BITS = 2;
  private static final int TEXT_BITS = SQUARE_BITS * Board.SQUARES;
  private static final String CHARACTERS = "*01";
  private static final String GOAL = Board.text(Board.GOAL);

  private BoardOrder() {}

  /** The key of a valid board's text. */
  static long key(String text) {
    long squares = 0;
    long misplaced = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\n') {
        squares = squares << SQUARE_BITS | rank(c);
        misplaced += c != '*' && c != GOAL.charAt(i) ? 1 : 0;
      }
    }
    return misplaced << TEXT_BITS | squares;
  }

  private static int rank(char square) {
    return square == '*' ? 0 : square - '0' + 1;
  }

  /** The text of a key's board. */
  static String text(long key) {
    byte[] text = new byte[GOAL.length()];
    int shift = TEXT_BITS;
    for (int i = 0; i < text.length; i++) {
      if (GOAL.charAt(i) == '\n') {
        text[i] = '\n';
      } else {
        shift -= SQUARE_BITS;
        text[i] = (byte) CHARACTERS.charAt((int) (key >>> shift & 3));
      }
    }
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  /** The number of misplaced knights of a key's board. */
  static int misplaced(long key) {
    return (int) (key >>> TEXT_BITS);
  }

  /** The goal's character on a square, 0 to 24: {@code *}, {@code 0} or {@code 1}. */
  static char goal(int square) {
    return GOAL.charAt(square + square / Board.SIDE);
  }
}
