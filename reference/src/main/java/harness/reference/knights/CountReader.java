package harness.reference.knights;

import harness.cases.Answer;
import harness.cases.Reason;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * Reads one integer for each board, with any white space around it. Integers must be written as the
 * judge writes them, since it compares texts: no plus sign, no leading zeros.
 */
final class CountReader implements AnswerReader {

  private static final int BUFFER_BYTES = 1 << 12;
  private static final int END = -1;

  /** One character more than a message shows, so that it shows the cut. */
  private static final int KEPT_CHARACTERS = 21;

  private static final int MOST_DIGITS = 9;

  private final InputStream output;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int position;
  private int limit;
  private long line = 1;
  private long column = 1;

  CountReader(InputStream output) {
    this.output = Objects.requireNonNull(output);
  }

  @Override
  public Answer next() throws IOException, MalformedOutput {
    while (isBlank(peek())) {
      take();
    }
    if (peek() == END) {
      return null;
    }
    long firstColumn = column;
    StringBuilder token = new StringBuilder();
    while (peek() != END && !isBlank(peek()) && token.length() < KEPT_CHARACTERS) {
      token.append((char) take());
    }
    return answer(token.toString(), firstColumn);
  }

  private Answer answer(String token, long firstColumn) throws MalformedOutput {
    if (token.equals("-1")) {
      return Answer.noSolution();
    }
    if (!isPlainNumber(token)) {
      String where = "line " + line + ", column " + firstColumn;
      throw new MalformedOutput(
          Reason.MALFORMED_OUTPUT,
          where,
          "found " + StrictReader.quote(token) + ", expected a number of moves or -1");
    }
    return Answer.ofCount(Integer.parseInt(token));
  }

  private static boolean isPlainNumber(String token) {
    return token.length() <= MOST_DIGITS
        && token.chars().allMatch(c -> '0' <= c && c <= '9')
        && (token.length() == 1 || token.charAt(0) != '0');
  }

  private static boolean isBlank(int c) {
    return c == ' ' || ('\t' <= c && c <= '\r');
  }

  private int peek() throws IOException {
    while (position == limit) {
      int got = output.read(buffer);
      if (got < 0) {
        return END;
      }
      position = 0;
      limit = got;
    }
    return buffer[position] & 0xff;
  }

  /** Takes the character that {@link #peek} showed. */
  private int take() {
    int c = buffer[position++] & 0xff;
    if (c == '\n') {
      line++;
      column = 1;
    } else {
      column++;
    }
    return c;
  }
}
