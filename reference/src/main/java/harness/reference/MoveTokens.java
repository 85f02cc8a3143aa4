package harness.reference;

/**
 * Steps through the tokens of a move sequence, separated by blanks and line ends, without creating
 * a string for each. The puzzle-independent part of {@link Rules}.
 */
public final class MoveTokens {

  /** Returned by {@link #number} for text that is not a number. */
  public static final int NO_NUMBER = -1;

  private static final int MOST_DIGITS = 9;

  private final String moves;
  private int start;
  private int end;

  /** Starts before the first token. */
  public MoveTokens(String moves) {
    this.moves = moves;
  }

  /** Moves to the next token; false if there is none. */
  public boolean next() {
    int length = moves.length();
    int at = end;
    while (at < length && isBlank(moves.charAt(at))) {
      at++;
    }
    start = at;
    while (at < length && !isBlank(moves.charAt(at))) {
      at++;
    }
    end = at;
    return start < end;
  }

  /** The current token. */
  public String token() {
    return moves.substring(start, end);
  }

  /** The start of the current token. */
  public int start() {
    return start;
  }

  /** The end of the current token, exclusive. */
  public int end() {
    return end;
  }

  /** The first position of a character in the current token, or the token's end. */
  public int find(char wanted) {
    int at = start;
    while (at < end && moves.charAt(at) != wanted) {
      at++;
    }
    return at;
  }

  /** The value of one to nine ASCII digits, or {@link #NO_NUMBER}. */
  public int number(int from, int to) {
    if (to <= from || to - from > MOST_DIGITS) {
      return NO_NUMBER;
    }
    int value = 0;
    for (int at = from; at < to; at++) {
      int digit = moves.charAt(at) - '0';
      if (digit < 0 || digit > 9) {
        return NO_NUMBER;
      }
      value = 10 * value + digit;
    }
    return value;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f';
  }
}
