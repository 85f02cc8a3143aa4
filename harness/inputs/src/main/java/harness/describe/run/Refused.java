package harness.describe.run;

import harness.describe.syntax.Place;

/** Thrown if an input does not match the description. */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception with a one-line message.
   *
   * @param line line of the input, from 1
   * @param column column of the input, from 1
   * @param by the part of the description that the input violates
   */
  public Refused(int line, int column, String what, Place by) {
    super(
        "line %d, column %d: %s (%s of the description: %s)"
            .formatted(line, column, what, by.words(), by.text()),
        null,
        false,
        false);
  }
}
