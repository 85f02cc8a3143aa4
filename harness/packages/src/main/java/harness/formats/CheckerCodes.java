package harness.formats;

import java.util.Locale;

/** How a checker is called and what its exit codes mean. */
public enum CheckerCodes {
  /** {@code chk input output answer}: 0 accepted, 1 wrong, 2 malformed, 3 jury error. */
  TESTLIB,
  /** Called like a testlib checker; any exit code except 0 means wrong answer. */
  ZERO,
  /** {@code chk input answer feedback/ < output}: 42 accepted, 43 wrong. */
  ICPC,
  /** {@code chk output answer input}: 4 accepted, 6 wrong, 43 jury error. */
  BOCA;

  private static final int ICPC_RIGHT = 42;
  private static final int ICPC_WRONG = 43;

  /** A hint for a checker that ended with an exit code of another set; empty if there is none. */
  public String hint(int exitCode) {
    return switch (this) {
      case TESTLIB, ZERO ->
          exitCode == ICPC_RIGHT || exitCode == ICPC_WRONG
              ? hint(exitCode == ICPC_RIGHT, ICPC)
              : "";
      case ICPC -> exitCode == 0 || exitCode == 1 ? hint(exitCode == 0, TESTLIB) : "";
      case BOCA -> "";
    };
  }

  private static String hint(boolean right, CheckerCodes other) {
    return ", which means %s with --checker-codes %s"
        .formatted(right ? "right" : "wrong", other.name().toLowerCase(Locale.ROOT));
  }
}
