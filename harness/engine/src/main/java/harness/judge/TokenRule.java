package harness.judge;

/** The required form of a token, and when two tokens are equal. Knows nothing of sequences. */
interface TokenRule {

  /** The form of a token, as in "expected an integer". */
  default String form() {
    return "a token";
  }

  /** Whether some tokens do not have this form. */
  default boolean isStrict() {
    return false;
  }

  /** Whether a token has this form. */
  default boolean fits(TokenCursor token) {
    return true;
  }

  /** Whether a token equals the expected one; both have this form. */
  boolean same(TokenCursor expected, TokenCursor found);

  /** How close a token must be, as in "expected 3.14 within 1e-6"; empty for an exact match. */
  default String tolerance(TokenCursor expected) {
    return "";
  }
}
