package harness.solutions.gears;

/** Instances with known answers. */
final class Samples {

  /** Needs 6 turns. */
  static final String SIX =
      lines(
          "3 3 7 2 6 / 3 1 4 5 3 / 3 1 2 6 4 / 3 1 10 3 5 / 3 2 8 3 6 / 3 7 9 2 1 / 1 1 2 3 4 /"
              + " 1 3 11 10 12 / 1 8 6 7 4 / 1 9 9 8 8 / 1 12 10 12 12 / 1 7 8 9 10");

  /** Needs 1 turn; all knobs drag knob 1, which drags knob 2. */
  static final String ONE = lines("4 2 2 2 2 / 4 1 1 1 1" + " / 1 1 1 1 1".repeat(10));

  /** Needs 10 turns. */
  static final String TEN =
      lines(
          "4 9 3 4 5 / 1 9 8 12 11 / 4 7 5 6 12 / 3 2 2 11 2 / 3 6 8 2 12 / 4 8 4 2 11 /"
              + " 2 12 9 5 3 / 4 1 1 11 1 / 1 1 7 4 1 / 4 11 6 12 8 / 2 6 3 7 6 / 4 3 9 7 10");

  private static String lines(String text) {
    return text.replace(" / ", "\n") + "\n";
  }

  private Samples() {}
}
