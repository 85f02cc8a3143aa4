package harness.judge;

/** How close numbers must be for the ICPC format's default validator, and what a number is. */
interface IcpcTolerance {

  /** Whether a token of the answer is compared as a number. */
  boolean isNumber(TokenCursor expected);

  /** Whether a token of an output is a number that is close enough to one of the answer. */
  boolean allows(TokenCursor expected, TokenCursor found);

  /** The tolerance for messages. */
  String shown();

  /** The tolerance for messages; null stands for none. */
  static String shown(Object absolute, Object relative) {
    String close = absolute == null ? "" : " within " + absolute;
    String share = relative == null ? "" : " within a relative error of " + relative;
    return close.isEmpty() || share.isEmpty() ? close + share : close + " or" + share;
  }
}
