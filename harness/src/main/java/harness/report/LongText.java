package harness.report;

/** Cuts texts that a report is not to hold whole. */
public final class LongText {

  /** More than anybody reads: 64 KiB of single-byte characters. */
  static final int MOST = 64 << 10;

  private LongText() {}

  /** The text, or its beginning and how long it is in all; null for null. */
  public static String cut(String text) {
    return text == null || text.length() <= MOST
        ? text
        : text.substring(0, MOST) + "\n... (" + text.length() + " characters in all)\n";
  }
}
