package harness.formats;

/** How a checker is called and what its exit codes mean. */
public enum CheckerCodes {
  /** {@code chk input output answer}: 0 accepted, 1 wrong, 2 malformed, 3 jury error. */
  TESTLIB,
  /** Called like a testlib checker; any exit code except 0 means wrong answer. */
  ZERO,
  /** {@code chk input answer feedback/ < output}: 42 accepted, 43 wrong. */
  ICPC,
  /** {@code chk output answer input}: 4 accepted, 6 wrong, 43 jury error. */
  BOCA
}
