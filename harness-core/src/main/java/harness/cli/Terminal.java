package harness.cli;

import harness.report.Style;

/** What stands at the other end of the standard streams. */
final class Terminal {

  private Terminal() {}

  /** Whether standard error is a terminal, as the start script saw it. */
  static boolean onError() {
    return Boolean.getBoolean("harness.terminal.err");
  }

  /** Colours where standard output is a terminal and the user has not refused them. */
  static Style style() {
    String refused = System.getenv("NO_COLOR");
    boolean wanted = refused == null || refused.isEmpty();
    return wanted && Boolean.getBoolean("harness.terminal.out") ? Style.COLOURED : Style.PLAIN;
  }
}
