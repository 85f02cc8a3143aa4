package harness.report.html;

import harness.cases.Printable;

/**
 * Prepares untrusted text for display: invisible characters are written as codes, and long texts
 * are cut. The templates escape for HTML.
 */
public final class Untrusted {

  private static final int MOST_CHARACTERS = 4000;
  private static final int MOST_LINES = 60;

  private Untrusted() {}

  /** The text for display; a cut text ends with its total length. */
  public static String text(String text) {
    int end = Math.min(text.length(), MOST_CHARACTERS);
    int lines = 0;
    int at = 0;
    while (at < end && lines < MOST_LINES) {
      int c = text.codePointAt(at);
      lines += c == '\n' ? 1 : 0;
      at += Character.charCount(c);
    }
    if (at == text.length()) {
      return Printable.text(text);
    }
    String head = Printable.text(text.substring(0, at));
    return head
        + (head.endsWith("\n") ? "" : "\n")
        + "... ("
        + text.length()
        + " characters in total)";
  }
}
