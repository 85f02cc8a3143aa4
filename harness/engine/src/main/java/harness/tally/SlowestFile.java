package harness.tally;

import harness.cases.CaseName;

/**
 * The maximum CPU time for a judge's file: as many consecutive cases of one generator as a file
 * has, all of them run.
 */
final class SlowestFile {

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
    if (!name.family().equals(generator)) {
      generator = name.family();
      cases = 0;
    }
    nanos = cases == 0 ? caseNanos : nanos + caseNanos;
    if (++cases == casesPerFile) {
      slowestNanos = Math.max(slowestNanos, nanos);
      cases = 0;
    }
  }

  /** Ends the current file, because a case was skipped. */
  void breakOff() {
    cases = 0;
    generator = "";
  }

  void add(long laterSlowestNanos) {
    slowestNanos = Math.max(slowestNanos, laterSlowestNanos);
  }

  /** In nanoseconds, -1 if no full file was run. */
  long slowestNanos() {
    return slowestNanos;
  }
}
