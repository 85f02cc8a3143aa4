package harness.report;

/** Cuts texts that are too long for a report. */
public final class LongText {

  /** More than anyone reads: 64 KiB of single-byte characters. */
  static final int MOST = 64 << 10;

  private LongText() {}

  /** The text, or its beginning and total length; null for null. */
  public static String cut(String text) {
    return text == null || text.length() <= MOST
        ? text
        : text.substring(0, MOST) + "\n... (" + text.length() + " characters in total)\n";
  }
}
