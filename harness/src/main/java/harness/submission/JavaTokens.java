package harness.submission;

/**
 * The words and signs of a Java source, without comments, text blocks, string and character
 * literals. Takes time and memory linear in the size of the source, whatever it contains.
 */
final class JavaTokens {

  private static final String TEXT_BLOCK = "\"\"\"";

  private final String text;
  private int at;

  JavaTokens(String text) {
    this.text = text;
  }

  /** The next word, or a sign of one character; empty at the end. */
  String next() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (text.startsWith("//", at)) {
        at = endOf("\n", at);
      } else if (text.startsWith("/*", at)) {
        at = endOf("*/", at + 2);
      } else if (text.startsWith(TEXT_BLOCK, at)) {
        at = endOfLiteral(TEXT_BLOCK, at + TEXT_BLOCK.length());
      } else if (c == '"' || c == '\'') {
        at = endOfLiteral(String.valueOf(c), at + 1);
      } else if (Character.isWhitespace(c)) {
        at++;
      } else {
        return token();
      }
    }
    return "";
  }

  private String token() {
    int from = at;
    while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
      at++;
    }
    at = Math.max(at, from + 1);
    return text.substring(from, at);
  }

  private int endOf(String mark, int from) {
    int found = text.indexOf(mark, from);
    return found < 0 ? text.length() : found + mark.length();
  }

  /** Where a literal ends; only a text block may continue on the next line. */
  private int endOfLiteral(String mark, int from) {
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (text.startsWith(mark, i)) {
        return i + mark.length();
      } else if (c == '\n' && mark.length() == 1) {
        return i;
      }
    }
    return text.length();
  }
}
