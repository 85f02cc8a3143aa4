package harness.dialect;

/**
 * What a checker with testlib.h writes on standard error: a verdict, perhaps a number, and a
 * message.
 *
 * @param verdict the first word
 */
record TestlibWords(String verdict, Words rest) {

  /** How testlib begins to say that the checker itself failed. */
  private static final String FAILED = "FAIL";

  /**
   * Reads the verdict.
   *
   * @throws NoVerdict if there is none, or what is there may not be the checker's own
   */
  static TestlibWords of(Said said) throws NoVerdict {
    Words words = Words.of(said.errors());
    if (words.text().isEmpty()) {
      throw new NoVerdict("printed nothing on its standard error; expected a verdict such as ok");
    }
    TestlibWords found = new TestlibWords(words.first(), words.rest());
    if (!found.verdict.equals("ok") && said.maybeStarved()) {
      throw new NoVerdict("printed '" + Said.shown(words.text()) + "' on its standard error");
    }
    return found;
  }

  boolean failed() {
    return verdict.equals(FAILED);
  }

  /** The word after the verdict. */
  String number() {
    return rest.first();
  }

  /** All after the verdict. */
  String message() {
    return Said.shown(rest.text());
  }

  /** All after the number. */
  String afterNumber() {
    return Said.shown(rest.rest().text());
  }

  /** The verdict and the message. */
  String all() {
    return Said.shown((verdict + " " + rest.text()).strip());
  }
}
