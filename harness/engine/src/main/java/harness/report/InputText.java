package harness.report;

import harness.machine.Utf8;

/** Inputs as shown to people. Elsewhere an input has one character for each of its bytes. */
public final class InputText {

  /** Bytes of a UTF-8 character of which a cut may leave only a part. */
  private static final int MOST_CUT_OFF = 3;

  private InputText() {}

  /** The input, decoded if its bytes are UTF-8; null for null. */
  public static String shown(String input) {
    if (input == null) {
      return null;
    }
    String beginning = LongText.beginning(input);
    String mark = input.substring(beginning.length());
    for (int cutOff = 0; cutOff <= (mark.isEmpty() ? 0 : MOST_CUT_OFF); cutOff++) {
      String decoded = Utf8.decoded(beginning.substring(0, beginning.length() - cutOff));
      if (decoded != null) {
        return decoded + mark;
      }
    }
    return input;
  }
}
