package harness.formats;

/** What the exit codes of a validator, which reads an input on standard input, mean. */
public enum ValidatorCodes {
  /** 0 valid, 3 invalid, anything else a failure. */
  TESTLIB,
  /** 42 valid, anything else invalid. */
  ICPC
}
