package harness.report;

/** Cuts texts that are too long for a report. */
public final class LongText {

  /** More than anyone reads: 64 KiB of single-byte characters. */
  static final int MOST = 64 << 10;

  private static final String MARK = "\n... (";
  private static final String MARK_END = " characters in total)\n";
  private static final int LONGEST_MARK = MARK.length() + MARK_END.length() + 10;

  private LongText() {}

  /** The text, or its beginning and total length; null for null. */
  public static String cut(String text) {
    return text == null || !isLong(text) || isCut(text)
        ? text
        : text.substring(0, MOST) + MARK + text.length() + MARK_END;
  }

  /** Whether a report holds only the beginning of this text. */
  public static boolean isLong(String text) {
    return text.length() > MOST;
  }

  /** Whether {@link #cut} shortened a text to this one. */
  public static boolean isCut(String text) {
    return isLong(text)
        && text.length() <= MOST + LONGEST_MARK
        && text.startsWith(MARK, MOST)
        && text.endsWith(MARK_END);
  }

  /** The text without the mark of {@link #cut}. */
  public static String beginning(String text) {
    return isCut(text) ? text.substring(0, MOST) : text;
  }
}
