package harness.formats.rime;

import harness.formats.syntax.Declared;
import java.util.ArrayList;
import java.util.List;

/** The words of a file in Python's syntax, each with its line. Nothing is run. */
final class RimeWords {

  /** What a word is. */
  enum Kind {
    NAME,
    NUMBER,
    TEXT,
    SIGN,
    END_OF_LINE
  }

  /**
   * A word.
   *
   * @param text of a text, its value
   * @param line from 1
   * @param column from 0; 0 if a statement begins that is in no block
   */
  record Word(Kind kind, String text, int line, int column) {
    boolean is(String sign) {
      return kind == Kind.SIGN && text.equals(sign);
    }
  }

  private static final int MOST_WORDS = 200_000;
  private static final String PREFIXES = "(?i)[rbuf]{1,2}";

  private final String file;
  private final String text;
  private final List<Word> words = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;
  private int depth;

  private RimeWords(String file, String text) {
    this.file = file;
    this.text = text;
  }

  /** Splits a text; line ends inside brackets do not count. */
  static List<Word> of(String file, String text) {
    RimeWords reader = new RimeWords(file, text.replace("\r\n", "\n"));
    while (reader.at < reader.text.length()) {
      reader.next();
    }
    reader.add(Kind.END_OF_LINE, "", reader.at);
    return List.copyOf(reader.words);
  }

  private void add(Kind kind, String word, int start) {
    if (words.size() == MOST_WORDS) {
      throw Declared.scalar(file, line, "", "").refused("more than " + MOST_WORDS + " words");
    }
    words.add(new Word(kind, word, line, Math.max(0, start - lineStart)));
  }

  private void next() {
    char c = text.charAt(at);
    if (c == '\n') {
      endLine();
    } else if (c == '\\' && text.startsWith("\n", at + 1)) {
      at += 2;
      newLine();
    } else if (c == '#') {
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
    } else if (Character.isWhitespace(c)) {
      at++;
    } else if (Character.isLetter(c) || c == '_') {
      nameOrText();
    } else if (Character.isDigit(c)) {
      number();
    } else if (c == '"' || c == '\'') {
      quoted(false, at);
    } else {
      sign(c);
    }
  }

  private void endLine() {
    if (depth == 0) {
      add(Kind.END_OF_LINE, "", at);
    }
    at++;
    newLine();
  }

  private void newLine() {
    line++;
    lineStart = at;
  }

  private void sign(char c) {
    if ("([{".indexOf(c) >= 0) {
      depth++;
    } else if (")]}".indexOf(c) >= 0) {
      depth = Math.max(0, depth - 1);
    }
    add(c == ';' && depth == 0 ? Kind.END_OF_LINE : Kind.SIGN, String.valueOf(c), at);
    at++;
  }

  private void number() {
    int start = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || "._".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    add(Kind.NUMBER, text.substring(start, at).replace("_", ""), start);
  }

  private void nameOrText() {
    int start = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
      at++;
    }
    String word = text.substring(start, at);
    boolean isQuoted = at < text.length() && "\"'".indexOf(text.charAt(at)) >= 0;
    if (isQuoted && word.matches(PREFIXES)) {
      quoted(word.matches("(?i).*r.*"), start);
    } else {
      add(Kind.NAME, word, start);
    }
  }

  private void quoted(boolean isRaw, int start) {
    int startLine = line;
    String quote = text.substring(at, at + 1);
    String closing = text.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
    boolean isLong = closing.length() > 1;
    StringBuilder value = new StringBuilder();
    for (at += closing.length(); !text.startsWith(closing, at); ) {
      if (at >= text.length() || (!isLong && text.charAt(at) == '\n')) {
        throw Declared.scalar(file, startLine, "", "").refused("a text that is not closed");
      }
      at += character(isRaw, value);
    }
    at += closing.length();
    add(Kind.TEXT, value.toString(), start);
  }

  /** Appends the next character of a text; returns how many characters of the file it takes. */
  private int character(boolean isRaw, StringBuilder value) {
    char c = text.charAt(at);
    if (c == '\n') {
      line++;
      lineStart = at + 1;
    }
    if (c != '\\' || isRaw || at + 1 == text.length()) {
      value.append(c);
      return 1;
    }
    char escaped = text.charAt(at + 1);
    switch (escaped) {
      case 'n' -> value.append('\n');
      case 't' -> value.append('\t');
      case '\n' -> {
        line++;
        lineStart = at + 2;
      }
      case '\\', '\'', '"' -> value.append(escaped);
      default -> value.append('\\').append(escaped);
    }
    return 2;
  }
}
