package harness.tally;

import harness.cases.CaseName;
import harness.cases.Counted;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.run.Outcome;
import java.util.Locale;

/**
 * Cases on which a submission of a package exceeded a limit that neither the package nor the user
 * stated. They are no findings.
 *
 * @param verdict of the time limit or the memory limit
 * @param cases their number
 * @param caseName the case that needed most
 * @param needed what it had used when it was stopped, in nanoseconds of CPU time or in bytes
 */
record UnstatedLimit(Verdict verdict, long cases, String caseName, long needed) {

  static UnstatedLimit of(Verdict verdict, CaseName name, Outcome outcome) {
    long needed =
        switch (verdict) {
          case TIME_LIMIT_EXCEEDED -> outcome.cpuNanos();
          case MEMORY_LIMIT_EXCEEDED -> outcome.peakBytes();
          default -> 0;
        };
    return new UnstatedLimit(verdict, 1, name.toString(), needed);
  }

  /** These cases and those of another part of the run. */
  UnstatedLimit and(UnstatedLimit other) {
    UnstatedLimit most = other.needed > needed ? other : this;
    return new UnstatedLimit(verdict, cases + other.cases, most.caseName, most.needed);
  }

  /** The note for people, in one line. */
  String note(String submission, Limits limits) {
    String on = Counted.of(cases, "case");
    return switch (verdict) {
      case TIME_LIMIT_EXCEEDED ->
          text(submission, "time", seconds(limits.timeNanos()), on, used(seconds(needed)))
              + "; --time-limit sets one";
      case MEMORY_LIMIT_EXCEEDED ->
          text(submission, "memory", mebibytes(limits.memoryBytes()), on, used(mebibytes(needed)))
              + "; --memory-limit sets one";
      default -> text(submission, "output", null, on, "");
    };
  }

  private String text(String submission, String kind, String limit, String on, String used) {
    return "%s exceeded the %s limit%s on %s, for example %s%s; nobody stated that limit, so this is no finding"
        .formatted(submission, kind, limit == null ? "" : " of " + limit, on, caseName, used);
  }

  private static String used(String most) {
    return " (stopped after " + most + ")";
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f s", nanos / 1e9);
  }

  private static String mebibytes(long bytes) {
    return String.format(Locale.ROOT, "%d MiB", bytes >> 20);
  }
}
