package harness.formats;

/** How a checker is called and what its exit codes mean. */
public enum CheckerCodes {
  /** {@code chk input output answer}: 0 accepted, 1 wrong, 2 wrong form, 3 the jury is wrong. */
  TESTLIB,
  /** As testlib, where any other exit code than 0 is a wrong answer. */
  ZERO,
  /** {@code chk input answer feedback/ < output}: 42 accepted, 43 wrong. */
  ICPC,
  /** {@code chk output answer input}: 4 accepted, 6 wrong, 43 the jury is wrong. */
  BOCA
}
