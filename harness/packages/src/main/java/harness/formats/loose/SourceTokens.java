package harness.formats.loose;

import java.util.ArrayList;
import java.util.List;

/**
 * The tokens of a source file in any usual language, without its comments. It need not be valid;
 * nothing is refused.
 */
final class SourceTokens {

  private static final char RAW_END = '\n';

  private final String text;
  private final boolean hasHashComments;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private SourceTokens(String text, boolean hasHashComments) {
    this.text = text;
    this.hasHashComments = hasHashComments;
  }

  /** What a token is. */
  enum Kind {
    NAME,
    TEXT,
    SIGN
  }

  /**
   * One token.
   *
   * @param text of a text: what it stands for, without quotes and escapes
   */
  record Token(Kind kind, String text) {

    boolean is(String sign) {
      return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isName() {
      return kind == Kind.NAME;
    }

    boolean isText() {
      return kind == Kind.TEXT;
    }
  }

  /**
   * Splits a source.
   *
   * @param hasHashComments whether {@code #} begins a comment, as in Python, rather than {@code //}
   */
  static List<Token> of(String text, boolean hasHashComments) {
    SourceTokens split = new SourceTokens(text, hasHashComments);
    split.run();
    return List.copyOf(split.tokens);
  }

  private void run() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isComment(c)) {
        at = end("\n");
      } else if (!hasHashComments && text.startsWith("/*", at)) {
        at = end("*/");
      } else if (c == '"' || c == '\'' || c == '`') {
        quoted(c);
      } else if (Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c)) {
        name();
      } else {
        if (!Character.isWhitespace(c)) {
          tokens.add(new Token(Kind.SIGN, String.valueOf(c)));
        }
        at++;
      }
    }
  }

  private boolean isComment(char c) {
    return hasHashComments ? c == '#' : text.startsWith("//", at);
  }

  private int end(String ending) {
    int found = text.indexOf(ending, at + 1);
    return found < 0 ? text.length() : found + ending.length();
  }

  private void name() {
    int from = at;
    while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
      at++;
    }
    boolean isPrefix = at < text.length() && at - from <= 2 && isQuote(text.charAt(at));
    if (!isPrefix) { // of a text, as in f"..."
      tokens.add(new Token(Kind.NAME, text.substring(from, at)));
    }
  }

  private static boolean isQuote(char c) {
    return c == '"' || c == '\'';
  }

  /** A text; commands in backticks are calls of {@code system} where {@code #} begins comments. */
  private void quoted(char quote) {
    String closing = String.valueOf(quote);
    if (quote != '`' && text.startsWith(closing.repeat(3), at)) {
      closing = closing.repeat(3);
    }
    boolean isCommand = quote == '`' && hasHashComments;
    if (isCommand) {
      tokens.add(new Token(Kind.NAME, "system"));
      tokens.add(new Token(Kind.SIGN, "("));
    }
    at += closing.length();
    tokens.add(new Token(Kind.TEXT, body(closing)));
    if (isCommand) {
      tokens.add(new Token(Kind.SIGN, ")"));
    }
  }

  private String body(String closing) {
    StringBuilder body = new StringBuilder();
    while (at < text.length() && !text.startsWith(closing, at)) {
      char c = text.charAt(at++);
      if (c == '\\' && at < text.length()) {
        escaped(text.charAt(at++), body);
      } else if (c == RAW_END && closing.length() == 1 && !closing.equals("`")) {
        return body.toString(); // a quote that is not closed
      } else {
        body.append(c);
      }
    }
    at = Math.min(text.length(), at + closing.length());
    return body.toString();
  }

  /** An escape in a text: of those that stand for other characters, commands have only these. */
  private static void escaped(char c, StringBuilder body) {
    switch (c) {
      case 'n' -> body.append('\n');
      case 't' -> body.append('\t');
      case '\n' -> {}
      case '\\', '"', '\'' -> body.append(c);
      default -> body.append('\\').append(c);
    }
  }
}
