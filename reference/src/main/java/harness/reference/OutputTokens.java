package harness.reference;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * Splits a program's output at blanks and line ends, and tracks where each token starts. Keeps at
 * most one character more of a token than the caller accepts, so that memory stays bounded whatever
 * is printed. A character is one byte. Independent of the puzzles, like {@link StrictReader} for
 * inputs.
 */
public final class OutputTokens {

  private static final int END = -1;
  private static final int BUFFER_BYTES = 1 << 13;

  private final InputStream output;
  private final int maxLength;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int position;
  private int limit;
  private long nextLine = 1;
  private long nextColumn = 1;
  private long line = 1;
  private long column = 1;

  /**
   * Splits output into tokens of up to {@code maxLength} characters; longer ones are cut to one
   * character more.
   */
  public OutputTokens(InputStream output, int maxLength) {
    this.output = Objects.requireNonNull(output);
    this.maxLength = maxLength;
  }

  /** Line of the last token, or of the end of the output, from 1. */
  public long line() {
    return line;
  }

  /** Column of the last token, or of the end of the output, from 1. */
  public long column() {
    return column;
  }

  /**
   * The next token. A token that is too long is cut, and the next call continues inside it.
   *
   * @return null at the end of the output
   */
  public String next() throws IOException {
    while (isBlank(peek())) {
      take();
    }
    line = nextLine;
    column = nextColumn;
    if (peek() == END) {
      return null;
    }
    StringBuilder token = new StringBuilder();
    while (peek() != END && !isBlank(peek()) && token.length() <= maxLength) {
      token.append((char) take());
    }
    return token.toString();
  }

  private static boolean isBlank(int c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }

  private int take() throws IOException {
    int taken = peek();
    position++;
    if (taken == '\n') {
      nextLine++;
      nextColumn = 1;
    } else {
      nextColumn++;
    }
    return taken;
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
}
