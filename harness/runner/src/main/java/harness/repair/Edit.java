package harness.repair;

/**
 * A replacement of a part of a source.
 *
 * @param start index of the first character that is replaced
 * @param end index after the last one
 */
record Edit(int start, int end, String text) {

  static Edit of(Token token, String text) {
    return new Edit(token.start(), token.end(), text);
  }

  static Edit insert(int at, String text) {
    return new Edit(at, at, text);
  }
}
