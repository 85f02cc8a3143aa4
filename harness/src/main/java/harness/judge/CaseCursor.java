package harness.judge;

/**
 * Reads {@code Case 1: value… Case 2: value…}. The cases are numbered from 1 without gaps, and no
 * value is the word {@code Case}.
 */
final class CaseCursor {

  /** The kind of the next item. */
  enum Event {
    /** The header of a case. */
    CASE,
    /** A value of the current case. */
    VALUE,
    /** A token that is not allowed here. */
    MALFORMED,
    /** The text ends where a header or a value is required. */
    CUT_OFF,
    END
  }

  private static final String HEAD = "Case";

  private final TokenCursor token;
  private final TokenRule rule;
  private final boolean single;
  private int number;
  private int values;
  private String wanted = "";

  /**
   * Starts before the first case.
   *
   * @param single whether a case has exactly one value rather than any number
   */
  CaseCursor(byte[] text, TokenRule rule, boolean single) {
    this.token = new TokenCursor(text, Blanks.TESTLIB);
    this.rule = rule;
    this.single = single;
  }

  /** Advances to the next header or value. */
  Event next() {
    boolean valueDue = single && number > 0 && values == 0;
    boolean headDue = number == 0 || (single && values == 1);
    if (!token.next()) {
      return valueDue ? Event.CUT_OFF : Event.END;
    }
    if (!valueDue && token.is(HEAD)) {
      return head();
    }
    if (headDue) {
      return malformed(HEAD);
    }
    values++;
    return rule.fits(token) ? Event.VALUE : malformed(rule.form());
  }

  private Event head() {
    number++;
    values = 0;
    String label = number + ":";
    if (!token.next()) {
      return Event.CUT_OFF;
    }
    return token.is(label) ? Event.CASE : malformed(label);
  }

  private Event malformed(String form) {
    wanted = form;
    return Event.MALFORMED;
  }

  /** The current token. */
  TokenCursor token() {
    return token;
  }

  /** The number of the current case; 0 before the first. */
  int number() {
    return number;
  }

  /** Number of values of the current case read so far. */
  int values() {
    return values;
  }

  /** What is wrong with the current token. */
  String fault() {
    return "token %d is %s, expected %s (line %d)"
        .formatted(token.count(), token.shown(), wanted, token.line());
  }
}
