package harness.judge;

/** Which bytes separate tokens. */
enum Blanks {
  /** As testlib has it: space, tab, line feed, carriage return. */
  TESTLIB(" \t\n\r"),
  /** As {@code isspace} of C has it: also vertical tab and form feed. */
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
