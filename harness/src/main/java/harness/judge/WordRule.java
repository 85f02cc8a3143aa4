package harness.judge;

/** Any token. */
enum WordRule implements TokenRule {
  /** The same bytes. */
  EXACT {
    @Override
    public boolean same(TokenCursor expected, TokenCursor found) {
      return expected.sameBytes(found);
    }
  },
  /** The same bytes, except for the case of ASCII letters. */
  ANY_CASE {
    @Override
    public boolean same(TokenCursor expected, TokenCursor found) {
      return AnyCase.same(expected, found);
    }
  };

  @Override
  public String form() {
    return "a token";
  }

  @Override
  public boolean fits(TokenCursor token) {
    return true;
  }
}
