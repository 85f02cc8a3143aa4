package harness.reference.rotation;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import harness.reference.OutputTokens;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads answers token by token: the moves, letters from A to H or the three words {@code No moves
 * needed}, then a number. Output with an empty line for no moves is malformed: the number is where
 * moves are expected. The number may be any integer, so that a wrong one is a wrong answer rather
 * than a malformed one.
 */
final class RotationAnswerReader implements AnswerReader {

  /** The longest move sequence that is read, in letters. */
  static final int MAX_MOVES = 10_000;

  private static final String MOVES =
      "moves, letters from A to H, or '" + RotationFormat.NO_MOVES + "'";
  private static final String NUMBER = "the number in the centre";
  private static final int MAX_DIGITS = 9;

  private final OutputTokens tokens;

  RotationAnswerReader(InputStream output) {
    tokens = new OutputTokens(output, MAX_MOVES);
  }

  @Override
  public Answer next() throws IOException, MalformedOutput {
    String token = tokens.next();
    if (token == null) {
      return null;
    }
    String moves = moves(token);
    int number = number();
    return new Answer(moves.length(), moves, number);
  }

  private String moves(String token) throws IOException, MalformedOutput {
    String[] words = RotationFormat.NO_MOVES.split(" ", -1);
    if (token.equals(words[0])) {
      for (int i = 1; i < words.length; i++) {
        expectWord(words[i]);
      }
      return "";
    }
    if (token.length() > MAX_MOVES) {
      throw malformed("more than " + MAX_MOVES + " characters without a blank", MOVES);
    }
    if (!token.chars().allMatch(c -> c >= 'A' && c <= 'H')) {
      throw malformed(StrictReader.quote(token), MOVES);
    }
    return token;
  }

  private void expectWord(String word) throws IOException, MalformedOutput {
    String expected = "'" + RotationFormat.NO_MOVES + "'";
    String token = tokens.next();
    if (token == null) {
      throw missing(expected);
    }
    if (!token.equals(word)) {
      throw malformed(StrictReader.quote(token), "'" + word + "' of " + expected);
    }
  }

  private int number() throws IOException, MalformedOutput {
    String token = tokens.next();
    if (token == null) {
      throw missing(NUMBER);
    }
    if (!isInteger(token)) {
      throw malformed(StrictReader.quote(token), NUMBER);
    }
    return Integer.parseInt(token);
  }

  private static boolean isInteger(String token) {
    String digits = token.startsWith("-") ? token.substring(1) : token;
    return !digits.isEmpty()
        && digits.length() <= MAX_DIGITS
        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private MalformedOutput malformed(String found, String expected) {
    return new MalformedOutput(
        Reason.MALFORMED_OUTPUT,
        "line " + tokens.line() + ", column " + tokens.column(),
        "found " + found + ", expected " + expected);
  }

  private MalformedOutput missing(String expected) {
    return new MalformedOutput(
        Reason.MISSING_OUTPUT, "line " + tokens.line(), "the output ends, expected " + expected);
  }
}
