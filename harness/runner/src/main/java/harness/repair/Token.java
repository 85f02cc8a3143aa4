package harness.repair;

/**
 * A word, number, text in quotes or operator of a source.
 *
 * @param start index of its first character in the source
 * @param end index after its last one
 * @param line its line, from 1
 */
record Token(Kind kind, String text, int start, int end, int line) {

  enum Kind {
    STRING,
    NUMBER,
    WORD,
    OPERATOR
  }

  boolean is(String other) {
    return text.equals(other);
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }
}
