package harness.formats.polygon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Splits a command as a POSIX shell does: at white space, except in quotes and after a backslash.
 * Nothing is expanded.
 */
final class CommandWords {

  /** Between double quotes, a backslash before any other character is text. */
  private static final String ESCAPED_IN_QUOTES = "\"\\$`";

  private final String command;
  private final List<String> words = new ArrayList<>();
  private StringBuilder word;
  private int at;

  private CommandWords(String command) {
    this.command = command;
  }

  /** The words, at least one; empty if there are none or a quote is not closed. */
  static Optional<List<String>> of(String command) {
    CommandWords reader = new CommandWords(command);
    return reader.read() && !reader.words.isEmpty()
        ? Optional.of(List.copyOf(reader.words))
        : Optional.empty();
  }

  private boolean read() {
    boolean closed = true;
    while (closed && at < command.length()) {
      char next = command.charAt(at++);
      if (Character.isWhitespace(next)) {
        end();
      } else {
        word = word == null ? new StringBuilder() : word;
        closed = add(next);
      }
    }
    end();
    return closed;
  }

  private void end() {
    if (word != null) {
      words.add(word.toString());
      word = null;
    }
  }

  /** Adds a character or a quoted text; false if the quote is not closed. */
  private boolean add(char next) {
    if (next == '\'' || next == '"') {
      return quoted(next);
    }
    boolean escapes = next == '\\' && at < command.length();
    word.append(escapes ? command.charAt(at++) : next);
    return true;
  }

  private boolean quoted(char quote) {
    while (at < command.length()) {
      char next = command.charAt(at++);
      if (next == quote) {
        return true;
      }
      boolean escapes =
          quote == '"'
              && next == '\\'
              && at < command.length()
              && ESCAPED_IN_QUOTES.indexOf(command.charAt(at)) >= 0;
      word.append(escapes ? command.charAt(at++) : next);
    }
    return false;
  }
}
