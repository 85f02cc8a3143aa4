package harness.submission;

import harness.toolchain.BadSubmission;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command into words as a POSIX shell does: at white space, except in quotes and after a
 * backslash. Nothing is expanded.
 */
public final class CommandWords {

  private static final char NO_QUOTE = 0;

  /** Between double quotes, a backslash before any other character is text. */
  private static final String ESCAPED_IN_QUOTES = "\"\\$`";

  private final String text;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;
  private char quote = NO_QUOTE;

  private CommandWords(String text) {
    this.text = text;
  }

  /**
   * Splits a command.
   *
   * @throws BadSubmission if a quote is not closed
   */
  public static List<String> split(String text) {
    CommandWords split = new CommandWords(text);
    split.run();
    return split.words;
  }

  private void run() {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && isEscaped(text.charAt(i + 1))) {
        keep(text.charAt(++i));
      } else if (quote != NO_QUOTE) {
        quoted(c);
      } else {
        bare(c);
      }
    }
    if (quote != NO_QUOTE) {
      throw new BadSubmission("'" + text + "': unclosed quote " + quote);
    }
    endWord();
  }

  /** Whether a backslash before this character stands for it alone. */
  private boolean isEscaped(char c) {
    return quote == NO_QUOTE || (quote == '"' && ESCAPED_IN_QUOTES.indexOf(c) >= 0);
  }

  private void quoted(char c) {
    if (c == quote) {
      quote = NO_QUOTE;
    } else {
      keep(c);
    }
  }

  private void bare(char c) {
    if (c == '\'' || c == '"') {
      quote = c;
      inWord = true;
    } else if (Character.isWhitespace(c)) {
      endWord();
    } else {
      keep(c);
    }
  }

  private void keep(char c) {
    inWord = true;
    word.append(c);
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }
}
