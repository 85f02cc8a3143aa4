package harness.formats;

/** Meaning of the exit codes of a validator, which reads an input on standard input. */
public enum ValidatorCodes {
  /** 0 valid, 3 invalid, anything else a failure. */
  TESTLIB,
  /** 0 valid, anything else invalid. */
  ZERO,
  /** 42 valid, anything else invalid. */
  ICPC
}
