package harness.judge;

/** YES or NO in any case: {@code yes}, {@code No}. */
final class YesNoRule implements TokenRule {

  @Override
  public String form() {
    return "YES or NO";
  }

  @Override
  public boolean fits(TokenCursor token) {
    return AnyCase.is(token, "YES") || AnyCase.is(token, "NO");
  }

  @Override
  public boolean same(TokenCursor expected, TokenCursor found) {
    return AnyCase.same(expected, found);
  }
}
