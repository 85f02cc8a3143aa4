package harness.describe.run;

import harness.describe.syntax.Place;

/** An input that is not as described. */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  /**
   * A refusal.
   *
   * @param line of the input, from 1
   * @param column of the input, from 1
   * @param what one line
   * @param by what the description asks for
   */
  public Refused(int line, int column, String what, Place by) {
    super(
        "line %d, column %d: %s (%s of the description: %s)"
            .formatted(line, column, what, by.words(), by.text()),
        null,
        false,
        false);
    this.line = line;
    this.column = column;
  }

  /** The line of the input. */
  public int line() {
    return line;
  }

  /** The column of the input. */
  public int column() {
    return column;
  }
}
