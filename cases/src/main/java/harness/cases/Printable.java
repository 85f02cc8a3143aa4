package harness.cases;

import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * Makes foreign text fit to be shown on a terminal or a page. A character that is invisible, or
 * that changes the text around it, is written as an escape in JavaScript's style: control and
 * format characters (such as the direction of writing and the byte order mark), blanks other than
 * the space, unpaired surrogates, and unassigned code points. So is a letter of another alphabet
 * that looks like one of ASCII and stands in a word with such letters, and a dash before a digit
 * that is not the minus sign of ASCII.
 */
public final class Printable {

  private static final int ASCII_END = 0x80;

  /** Marks where a text was cut; never written as a code. */
  private static final int CUT = '\u2026';

  private Printable() {}

  /** A text of several lines: keeps line feeds and tabs. */
  public static String text(String text) {
    return shown(text, c -> c != '\n' && c != '\t' && isHidden(c));
  }

  /** A name or another part of a line: escapes line feeds and tabs too. */
  public static String inLine(String text) {
    return shown(text, Printable::isHidden);
  }

  /**
   * A part of a line that is shown next to another one, from which it differs: if both would still
   * look the same, all characters outside of ASCII are escaped.
   */
  public static String apart(String text, String other) {
    String shown = inLine(text);
    if (isAscii(text) && isAscii(other)) {
      return shown;
    }
    boolean looksTheSame =
        !text.equals(other)
            && LookAlikes.skeleton(shown).equals(LookAlikes.skeleton(inLine(other)));
    return looksTheSame ? shown(text, c -> isHidden(c) || (c >= ASCII_END && c != CUT)) : shown;
  }

  /** Whether {@link #inLine} would leave a text unchanged. */
  public static boolean isPlain(String text) {
    return inLine(text).equals(text);
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < ASCII_END);
  }

  private static String shown(String text, IntPredicate hidden) {
    boolean ascii = isAscii(text);
    if (ascii && text.chars().noneMatch(hidden)) {
      return text;
    }
    int[] all = text.codePoints().toArray();
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < all.length; i++) {
      int c = all[i];
      if (hidden.test(c) || (c >= ASCII_END && misleads(all, i))) {
        shown.append(String.format(Locale.ROOT, c < 0xa0 ? "\\x%02x" : "\\u{%x}", c));
      } else {
        shown.appendCodePoint(c);
      }
    }
    return shown.toString();
  }

  /** Whether a character looks like one of ASCII in a place where that one is usual. */
  private static boolean misleads(int[] all, int i) {
    int likeness = LookAlikes.likeness(all[i]);
    if (likeness == '-') {
      boolean afterWord = i > 0 && isWord(all[i - 1]);
      return !afterWord && i + 1 < all.length && all[i + 1] >= '0' && all[i + 1] <= '9';
    }
    return likeness != all[i] && isWord(all[i]) && isInAsciiWord(all, i);
  }

  /** Whether the word around a place has letters of ASCII. */
  private static boolean isInAsciiWord(int[] all, int place) {
    for (int i = place - 1; i >= 0 && isWord(all[i]); i--) {
      if (isAsciiLetter(all[i])) {
        return true;
      }
    }
    for (int i = place + 1; i < all.length && isWord(all[i]); i++) {
      if (isAsciiLetter(all[i])) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWord(int c) {
    return Character.isLetter(c) || Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER;
  }

  private static boolean isAsciiLetter(int c) {
    return c < ASCII_END && Character.isLetter(c);
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
      case Character.SPACE_SEPARATOR -> c != ' ';
      default -> isBlank(c);
    };
  }

  /** Letters, marks and symbols that are drawn as nothing. */
  private static boolean isBlank(int c) {
    return switch (c) {
      case 0x034f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x2800, 0x3164, 0xffa0 -> true;
      default ->
          (c >= 0x180b && c <= 0x180f)
              || (c >= 0xfe00 && c <= 0xfe0f)
              || (c >= 0xe0100 && c <= 0xe01ef);
    };
  }
}
