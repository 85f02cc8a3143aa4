package harness.machine;

import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * Text that somebody else wrote, made fit to be shown on a terminal or a page. A character that
 * would not be seen, or would change what stands around it, is written as its code, the way
 * JavaScript writes it: control characters, formatting such as the direction of writing, halves of
 * pairs, and code points that no character has.
 */
public final class Printable {

  private Printable() {}

  /** A text of several lines: line feeds and tabs stay. */
  public static String text(String text) {
    return shown(text, c -> c != '\n' && c != '\t' && isHidden(c));
  }

  /** A name, or another piece of a line: line feeds and tabs are written as codes too. */
  public static String inLine(String text) {
    return shown(text, Printable::isHidden);
  }

  /** Whether nothing of a text would be written as a code in a line. */
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
