package harness.report;

import harness.cases.Reason;
import harness.shrink.Smallest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Failures that occur only in some runs: what is known of how often, in words for users. */
public final class Chance {

  /** How the shrinker notes the plain runs of the smallest case. */
  private static final Pattern RUNS = Pattern.compile("failed in (\\d+) of (\\d+) runs");

  private static final String AGAIN = "; a command below may have to be repeated";

  private Chance() {}

  /** How often the submission fails; null unless it is known to fail only in some runs. */
  public static String of(ReportedFinding finding) {
    Smallest smallest = finding.smallest();
    Matcher runs = RUNS.matcher(smallest == null ? "" : smallest.note());
    if (runs.find()) {
      return "fails only in some runs: the smallest case failed in "
          + runs.group(1)
          + " of "
          + runs.group(2)
          + AGAIN;
    }
    return Reason.NONDETERMINISTIC.label().equals(finding.reason())
        ? "fails only in some runs: right when run again" + AGAIN
        : null;
  }
}
