package harness.reference;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * Reads an input file character by character and tracks line and column. The puzzle-independent
 * part of a strict {@link Format}: it limits the file's size, handles CRLF and trailing blanks, and
 * makes messages that say what was found and what was expected. Holds one buffer, whatever the size
 * of the file.
 *
 * <p>A character is one byte. The end of a line, LF or CRLF, is read as {@code '\n'}, and so is a
 * CR that is the last byte of the file; any other CR is an ordinary character.
 */
public final class StrictReader {

  /** Returned by {@link #peek()} and {@link #read()} at the end of the file. */
  public static final int END = -1;

  private static final int BUFFER_BYTES = 1 << 14;
  private static final int QUOTED_CHARACTERS = 20;

  private final InputStream file;
  private final long maxBytes;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int position;
  private int limit;
  private boolean ended;
  private long bytesRead;
  private long line = 1;
  private long column = 1;

  /** Reads files of up to {@link Format#MAX_INPUT_BYTES}. */
  public StrictReader(InputStream file) {
    this(file, Format.MAX_INPUT_BYTES);
  }

  /** Reads files of up to {@code maxBytes} and never consumes more than one byte beyond that. */
  StrictReader(InputStream file, long maxBytes) {
    this.file = Objects.requireNonNull(file);
    this.maxBytes = maxBytes;
  }

  /** Line of the next character, from 1. */
  public long line() {
    return line;
  }

  /** Column of the next character, from 1. */
  public long column() {
    return column;
  }

  /**
   * The next character, without consuming it.
   *
   * @return 0 to 255, or {@link #END}
   * @throws InvalidInput if the file is too large
   */
  public int peek() throws IOException, InvalidInput {
    int next = byteAt(0);
    if (next == '\r') {
      int afterwards = byteAt(1);
      return afterwards == '\n' || afterwards == END ? '\n' : '\r';
    }
    return next;
  }

  /** Consumes the next character; see {@link #peek()}. */
  public int read() throws IOException, InvalidInput {
    int next = peek();
    if (next == '\n') {
      position += byteAt(0) == '\r' && byteAt(1) == '\n' ? 2 : 1;
      line++;
      column = 1;
    } else if (next != END) {
      position++;
      column++;
    }
    return next;
  }

  /**
   * Consumes exactly one space.
   *
   * @param expected for the message: what should come next, {@code "a space"} for example
   */
  public void expectSpace(String expected) throws IOException, InvalidInput {
    if (peek() != ' ') {
      throw unexpected(expected);
    }
    read();
  }

  /**
   * Consumes an integer in plain decimal notation, up to the next blank or the end of the line: no
   * plus sign, no leading zeros.
   *
   * @param what its name in the message, for example {@code "the number of boards"}
   */
  public int expectInteger(String what, int min, int max) throws IOException, InvalidInput {
    String expected = what + ", an integer from " + min + " to " + max;
    if (isBetweenTokens(peek())) {
      throw unexpected(expected);
    }
    long startColumn = column;
    StringBuilder token = new StringBuilder();
    while (!isBetweenTokens(peek()) && token.length() <= QUOTED_CHARACTERS) {
      token.append((char) read());
    }
    if (isPlainInteger(token)) {
      long value = Long.parseLong(token, 0, token.length(), 10);
      if (min <= value && value <= max) {
        return (int) value;
      }
    }
    throw new InvalidInput(
        line, startColumn, "found " + quote(token.toString()) + ", expected " + expected);
  }

  /**
   * Consumes blanks and the end of the line, or the end of the file.
   *
   * @param expected for the message, {@code "the end of the line"} for example
   */
  public void expectEndOfLine(String expected) throws IOException, InvalidInput {
    skipBlanks();
    int next = peek();
    if (next != '\n' && next != END) {
      throw unexpected(expected);
    }
    read();
  }

  /**
   * Consumes blanks and blank lines up to the end of the file.
   *
   * @param expected for the message, {@code "the end of the file"} for example
   */
  public void expectEndOfFile(String expected) throws IOException, InvalidInput {
    while (isBetweenTokens(peek())) {
      if (read() == END) {
        return;
      }
    }
    throw unexpected(expected);
  }

  /** Creates, but does not throw, the exception for an unexpected next character. */
  public InvalidInput unexpected(String expected) throws IOException, InvalidInput {
    return fault("found " + describe(peek()) + ", expected " + expected);
  }

  /** Creates, but does not throw, an exception at the next character. */
  public InvalidInput fault(String problem) {
    return new InvalidInput(line, column, problem);
  }

  /**
   * Quotes untrusted text for a message: one line of printable ASCII, cut after {@value
   * #QUOTED_CHARACTERS} characters.
   */
  public static String quote(String untrusted) {
    StringBuilder quoted = new StringBuilder("'");
    for (int i = 0; i < Math.min(untrusted.length(), QUOTED_CHARACTERS); i++) {
      char c = untrusted.charAt(i);
      if (c >= ' ' && c <= '~') {
        quoted.append(c);
      } else {
        quoted.append(String.format(c < 0x100 ? "\\x%02x" : "\\u%04x", (int) c));
      }
    }
    return quoted.append(untrusted.length() > QUOTED_CHARACTERS ? "...'" : "'").toString();
  }

  private static String describe(int c) {
    return switch (c) {
      case END -> "the end of the file";
      case '\n' -> "the end of the line";
      case '\r' -> "a carriage return inside a line";
      case ' ' -> "a space";
      case '\t' -> "a tab";
      default -> quote(String.valueOf((char) c));
    };
  }

  private static boolean isBetweenTokens(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == END;
  }

  /** Whether the token is an integer in plain notation that fits a {@code long}. */
  private static boolean isPlainInteger(CharSequence token) {
    int first = token.charAt(0) == '-' ? 1 : 0;
    int digits = token.length() - first;
    if (digits == 0 || digits > 18 || (token.charAt(first) == '0' && token.length() > 1)) {
      return false;
    }
    return token.chars().skip(first).allMatch(c -> c >= '0' && c <= '9');
  }

  private void skipBlanks() throws IOException, InvalidInput {
    while (peek() == ' ' || peek() == '\t') {
      read();
    }
  }

  private int byteAt(int ahead) throws IOException, InvalidInput {
    while (position + ahead >= limit) {
      if (ended) {
        return END;
      }
      fill();
    }
    return buffer[position + ahead] & 0xff;
  }

  private void fill() throws IOException, InvalidInput {
    limit -= position;
    System.arraycopy(buffer, position, buffer, 0, limit);
    position = 0;
    int wanted = (int) Math.min(BUFFER_BYTES - limit, maxBytes + 1 - bytesRead);
    int got = file.read(buffer, limit, wanted);
    if (got < 0) {
      ended = true;
      return;
    }
    limit += got;
    bytesRead += got;
    if (bytesRead > maxBytes) {
      throw fault("the file is larger than " + maxBytes + " bytes, the limit");
    }
  }
}
