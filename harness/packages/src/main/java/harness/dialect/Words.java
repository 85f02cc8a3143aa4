package harness.dialect;

/**
 * The words of a line.
 *
 * @param text without blanks at its ends
 */
record Words(String text) {

  /** The words of the first line that is not blank. */
  static Words of(String lines) {
    return new Words(
        lines.lines().map(String::strip).filter(each -> !each.isEmpty()).findFirst().orElse(""));
  }

  /** The first word; empty if there is none. */
  String first() {
    return text.substring(0, end());
  }

  /** The first word, without one of these characters after it. */
  String firstOf(String endings) {
    String first = first();
    boolean ends = !first.isEmpty() && endings.indexOf(first.charAt(first.length() - 1)) >= 0;
    return ends ? first.substring(0, first.length() - 1) : first;
  }

  /** The line without the first word. */
  Words rest() {
    return new Words(text.substring(end()).strip());
  }

  private int end() {
    int end = 0;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
