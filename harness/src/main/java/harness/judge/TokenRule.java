package harness.judge;

/** What a token must look like, and when two are the same. Knows nothing of sequences. */
interface TokenRule {

  /** What a token must be, as in "expected an integer". */
  String form();

  /** Whether a token is of this form. */
  boolean fits(TokenCursor token);

  /** Whether a token says the same as the expected one; both are of this form. */
  boolean same(TokenCursor expected, TokenCursor found);

  /** How close a token must come, as in "expected 3.14 within 1e-6"; empty for exactly. */
  default String tolerance(TokenCursor expected) {
    return "";
  }
}
