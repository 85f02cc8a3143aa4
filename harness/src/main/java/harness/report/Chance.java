package harness.report;

import harness.cases.Reason;
import harness.shrink.Smallest;

/** Failures that occur only in some runs: what is known of how often, in words for users. */
public final class Chance {

  private static final String AGAIN = "; a command below may have to be repeated";

  private Chance() {}

  /** How often the submission fails; null unless it is known to fail only in some runs. */
  public static String of(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    if (smallest != null && smallest.runs() != null) {
      return "fails only in some runs: the smallest case failed in "
          + smallest.failed()
          + " of "
          + smallest.runs()
          + AGAIN;
    }
    return Reason.NONDETERMINISTIC.label().equals(finding.reason())
        ? "fails only in some runs: right when run again" + AGAIN
        : null;
  }
}
