package harness.tally;

import harness.cases.CaseName;

/**
 * The most CPU time for a judge's file: so many cases of one generator in a row, all of which the
 * submission was given.
 */
final class SlowestFile {

  /** Where no full file was run. */
  private static final long NONE = -1;

  private final int casesPerFile;
  private String generator = "";
  private int cases;
  private long nanos;
  private long slowestNanos = NONE;

  SlowestFile(int casesPerFile) {
    this.casesPerFile = casesPerFile;
  }

  void add(CaseName name, long caseNanos) {
    if (!name.generator().equals(generator)) {
      generator = name.generator();
      cases = 0;
    }
    nanos = cases == 0 ? caseNanos : nanos + caseNanos;
    if (++cases == casesPerFile) {
      slowestNanos = Math.max(slowestNanos, nanos);
      cases = 0;
    }
  }

  /** A case was left out: no file goes on across it. */
  void breakOff() {
    cases = 0;
    generator = "";
  }

  /** Adds what was counted over later files. */
  void add(long laterSlowestNanos) {
    slowestNanos = Math.max(slowestNanos, laterSlowestNanos);
  }

  /** In nanoseconds, -1 where no full file was run. */
  long slowestNanos() {
    return slowestNanos;
  }
}
