package harness.submission;

import harness.toolchain.BadSubmission;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Splits a command into words as a POSIX shell does: at white space, except in quotes and after a
 * backslash. Nothing is expanded.
 */
public final class CommandWords {

  private static final char NO_QUOTE = 0;

  /** Between double quotes, a backslash before any other character is text. */
  private static final String ESCAPED_IN_QUOTES = "\"\\$`";

  /** Operators of a line; of two that fit, the longer one comes first. */
  private static final List<String> OPERATORS =
      List.of(
          "<<<", "<<", "<(", "<&", "<", ">>", ">(", ">&", ">|", ">", "&&", "&>", "&", "||", "|",
          ";", "$(", "(", ")");

  private final String text;
  private final boolean isLine;
  private final List<Token> tokens = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private final Deque<Character> outerQuotes = new ArrayDeque<>();
  private boolean inWord;
  private boolean inBackticks;
  private char quote = NO_QUOTE;

  private CommandWords(String text, boolean isLine) {
    this.text = text;
    this.isLine = isLine;
  }

  /**
   * A word, or an operator of a line.
   *
   * @param text without quotes
   */
  public record Token(String text, boolean isOperator) {}

  /**
   * Splits a command.
   *
   * @throws BadSubmission if a quote is not closed
   */
  public static List<String> split(String text) {
    CommandWords split = new CommandWords(text, false);
    split.run();
    if (split.quote != NO_QUOTE) {
      throw new BadSubmission("'" + text + "': unclosed quote " + split.quote);
    }
    return split.tokens.stream().map(Token::text).toList();
  }

  /**
   * Splits a line that a person wrote for a shell of Unix or Windows into words and operators.
   * Command substitutions, also those in double quotes, are split like the rest, between the
   * operators {@code $(} and {@code )}. A backslash before a letter, a digit or a dot separates
   * folders, as on Windows. A quote that is not closed ends with the line, and a comment is left
   * out.
   */
  public static List<Token> line(String text) {
    CommandWords split = new CommandWords(text, true);
    split.run();
    return List.copyOf(split.tokens);
  }

  private void run() {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      String operator = isLine ? operator(i) : "";
      if (!operator.isEmpty()) {
        i += operator.length() - 1;
        operate(operator);
      } else if (c == '\\' && i + 1 < text.length() && isFolder(text.charAt(i + 1))) {
        keep('/');
      } else if (c == '\\' && i + 1 < text.length() && isEscaped(text.charAt(i + 1))) {
        keep(text.charAt(++i));
      } else if (quote != NO_QUOTE) {
        quoted(c);
      } else if (isLine && c == '#' && !inWord) {
        break;
      } else {
        bare(c);
      }
    }
    endWord();
  }

  /** The operator that begins here; empty if there is none. */
  private String operator(int at) {
    if (text.charAt(at) == '`' && quote != '\'') {
      return "`";
    }
    return OPERATORS.stream()
        .filter(each -> quote == NO_QUOTE || (quote == '"' && each.equals("$(")))
        .filter(each -> text.startsWith(each, at))
        .findFirst()
        .orElse("");
  }

  private void operate(String operator) {
    boolean isOfFile = operator.startsWith("<") || operator.startsWith(">");
    if (isOfFile && word.length() == 1 && Character.isDigit(word.charAt(0))) {
      tokens.add(new Token(word + operator, true)); // a numbered stream
      word.setLength(0);
      inWord = false;
      return;
    }
    if (operator.equals("`")) {
      inBackticks = !inBackticks;
      operate(inBackticks ? "$(" : ")");
      return;
    }
    endWord();
    tokens.add(new Token(operator, true));
    if (operator.endsWith("(")) {
      outerQuotes.push(quote);
      quote = NO_QUOTE;
    } else if (operator.equals(")") && !outerQuotes.isEmpty()) {
      quote = outerQuotes.pop();
    }
  }

  private boolean isFolder(char next) {
    return isLine && (Character.isLetterOrDigit(next) || next == '.');
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
      tokens.add(new Token(word.toString(), false));
      word.setLength(0);
      inWord = false;
    }
  }
}
