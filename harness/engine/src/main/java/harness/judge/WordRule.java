package harness.judge;

/** Words of any form, or one of two words. */
enum WordRule implements TokenRule {
  /** Words are equal if their bytes are. */
  EXACT {
    @Override
    public boolean same(TokenCursor expected, TokenCursor found) {
      return expected.sameBytes(found);
    }
  },
  /** Words are equal if their bytes are, except for the case of ASCII letters. */
  ANY_CASE,
  /** YES or NO in any case: {@code yes}, {@code No}. */
  YES_NO {
    @Override
    public String form() {
      return "YES or NO";
    }

    @Override
    public boolean isStrict() {
      return true;
    }

    @Override
    public boolean fits(TokenCursor token) {
      String word = token.word();
      return word.equalsIgnoreCase("YES") || word.equalsIgnoreCase("NO");
    }
  };

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    return expected.sameInAnyCase(found);
  }
}
