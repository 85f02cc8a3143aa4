package harness.report.text;

import harness.cases.Counted;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The cases on which submissions got no verdict because a program of the jury failed.
 *
 * @param byAll the number of cases if they are the same for every submission; else 0
 * @param bySubmission names of submissions with their numbers of cases if these are not the same
 */
record Unjudged(long byAll, Map<String, Long> bySubmission) {

  private static final Unjudged NOTHING = new Unjudged(0, Map.of());

  static Unjudged in(RunReport report) {
    if (report.findings().stream().noneMatch(ReportedFinding::isJudgeError)) {
      return NOTHING;
    }
    Map<String, Long> left = new LinkedHashMap<>();
    for (SubmissionReport each : report.submissions()) {
      if (each.compiled()) {
        left.put(each.name(), left(report, each));
      }
    }
    boolean together = left.values().stream().distinct().count() == 1;
    boolean before = report.findings().stream().allMatch(each -> each.judging() == null);
    if (together) {
      long cases = left.values().iterator().next();
      if (before || left.size() == 1 || cases == report.done()) {
        return new Unjudged(cases, Map.of());
      }
    }
    left.values().removeIf(cases -> cases == 0);
    return new Unjudged(0, left);
  }

  private static long left(RunReport report, SubmissionReport submission) {
    long refused = report.inputs() == null ? 0 : report.inputs().refused();
    return Math.max(0, report.done() - submission.cases() - submission.spared().total() - refused);
  }

  boolean isNothing() {
    return byAll == 0 && bySubmission.isEmpty();
  }

  /** An addition to a sentence; empty if every submission got a verdict on every case. */
  String inWords() {
    String all = byAll > 0 ? "; " + Counted.of(byAll, "case") + " not judged" : "";
    if (bySubmission.isEmpty()) {
      return all;
    }
    Map.Entry<String, Long> first = bySubmission.entrySet().iterator().next();
    return all
        + "; "
        + (bySubmission.size() == 1
            ? first.getKey() + " not judged on " + Counted.of(first.getValue(), "case")
            : bySubmission.size() + " submissions not judged on some");
  }
}
