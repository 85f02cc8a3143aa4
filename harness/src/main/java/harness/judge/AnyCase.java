package harness.judge;

/** Compares bytes ignoring the case of ASCII letters, as the C locale does. */
final class AnyCase {

  private AnyCase() {}

  static boolean same(TokenCursor one, TokenCursor other) {
    int length = one.to() - one.from();
    if (length != other.to() - other.from()) {
      return false;
    }
    byte[] a = one.text();
    byte[] b = other.text();
    for (int i = 0; i < length; i++) {
      if (upper(a[one.from() + i]) != upper(b[other.from() + i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a token is the given word in capitals, in any case. */
  static boolean is(TokenCursor token, String capitals) {
    if (token.to() - token.from() != capitals.length()) {
      return false;
    }
    for (int i = 0; i < capitals.length(); i++) {
      if (upper(token.text()[token.from() + i]) != capitals.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static int upper(byte each) {
    return each >= 'a' && each <= 'z' ? each - 'a' + 'A' : each;
  }
}
