package harness.report.html;

import java.util.Locale;

/**
 * Text that somebody else wrote, made fit to be shown: what a browser would not show, or would let
 * change what stands around it, is written as a code, and what is too long is cut. Escaping for
 * HTML is not done here but by the templates.
 */
final class Untrusted {

  private static final int MOST_CHARACTERS = 4000;
  private static final int MOST_LINES = 60;

  private Untrusted() {}

  /** The text as it may be shown, cut with a word about how long it was. */
  static String text(String text) {
    int end = Math.min(text.length(), MOST_CHARACTERS);
    int lines = 0;
    StringBuilder shown = new StringBuilder(end);
    int at = 0;
    while (at < end && lines < MOST_LINES) {
      int c = text.codePointAt(at);
      lines += c == '\n' ? 1 : 0;
      append(shown, c);
      at += Character.charCount(c);
    }
    if (at < text.length()) {
      shown.append(at > 0 && text.charAt(at - 1) == '\n' ? "" : "\n");
      shown.append("... (").append(text.length()).append(" characters in all)");
    }
    return shown.toString();
  }

  private static void append(StringBuilder shown, int c) {
    if (c == '\n' || c == '\t' || !isHidden(c)) {
      shown.appendCodePoint(c);
    } else {
      shown.append(String.format(Locale.ROOT, c < 0x100 ? "\\x%02x" : "\\u{%x}", c));
    }
  }

  /**
   * Control characters, those that turn the direction of writing, halves of pairs, no characters.
   */
  private static boolean isHidden(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
