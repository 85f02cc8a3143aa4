package harness.run;

import harness.cases.Case;
import harness.cases.Limits;
import harness.problem.OwnLimits;
import harness.process.RunLimits;
import java.util.List;

/**
 * The limits of a program on each case.
 *
 * @param usual for a judge's file, where nothing else is stated
 * @param own those of single cases; null if all have the usual ones
 * @param language of the program; empty if it is unknown
 * @param outputBytes most output
 */
record CaseLimits(Limits usual, OwnLimits own, String language, long outputBytes) {

  /** Files larger than the judge's get higher limits: they are just a fast way to find failures. */
  private static final int LARGE_FILE_FACTOR = 2;

  /** The limits of a run on some cases. */
  RunLimits of(List<Case> cases) {
    if (cases.size() <= usual.casesPerFile()) {
      return of(cases.get(0));
    }
    return RunLimits.of(
            LARGE_FILE_FACTOR * usual.timeNanos(), LARGE_FILE_FACTOR * usual.memoryBytes())
        .withOutputBytes(LARGE_FILE_FACTOR * outputBytes);
  }

  /** The limits of a run on one case, or on one of the judge's files that begins with it. */
  RunLimits of(Case each) {
    Limits limits = own == null ? usual : own.of(usual, language, each);
    return RunLimits.of(limits).withOutputBytes(outputBytes);
  }
}
