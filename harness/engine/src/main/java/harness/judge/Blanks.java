package harness.judge;

/** The bytes that separate tokens. */
enum Blanks {
  /** As in testlib: space, tab, line feed, carriage return. */
  TESTLIB(" \t\n\r"),
  /** As C's {@code isspace}: also vertical tab and form feed. */
  ISSPACE(" \t\n\r\u000b\f");

  private final long set;

  Blanks(String bytes) {
    this.set = bytes.chars().mapToLong(each -> 1L << each).reduce(0, (a, b) -> a | b);
  }

  /** Whether a byte separates tokens. */
  boolean contains(byte each) {
    return each >= 0 && each <= ' ' && (set >>> each & 1) != 0;
  }
}
