package harness.machine;

import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * Makes foreign text fit to be shown on a terminal or a page. A character that is invisible, or
 * that changes the text around it, is written as an escape in JavaScript's style: control and
 * format characters (such as the direction of writing), unpaired surrogates, and unassigned code
 * points.
 */
public final class Printable {

  private Printable() {}

  /** A text of several lines: keeps line feeds and tabs. */
  public static String text(String text) {
    return shown(text, c -> c != '\n' && c != '\t' && isHidden(c));
  }

  /** A name or another part of a line: escapes line feeds and tabs too. */
  public static String inLine(String text) {
    return shown(text, Printable::isHidden);
  }

  /** Whether {@link #inLine} would leave a text unchanged. */
  public static boolean isPlain(String text) {
    return text.codePoints().noneMatch(Printable::isHidden);
  }

  private static String shown(String text, IntPredicate hidden) {
    if (text.codePoints().noneMatch(hidden)) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (hidden.test(c)) {
                shown.append(String.format(Locale.ROOT, c < 0x100 ? "\\x%02x" : "\\u{%x}", c));
              } else {
                shown.appendCodePoint(c);
              }
            });
    return shown.toString();
  }

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
