package harness.jury;

/** How a checker is called and what its exit codes mean. */
public enum CheckerCodes {
  /** {@code chk input output answer}: 0 accepted, 1 wrong, 2 wrong form, 3 the jury is wrong. */
  TESTLIB,
  /** {@code chk input answer feedback/ < output}: 42 accepted, 43 wrong. */
  ICPC
}
