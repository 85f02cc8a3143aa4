package harness.report;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Joins findings that show the same into the first of them: those of a submission that shrink to
 * the same input, and failures of one of the problem's own programs with the same message.
 */
final class JoinedFindings {

  /** Findings with equal keys are joined. */
  private record Key(String submission, String verdict, String reason, int cases, String what) {}

  private JoinedFindings() {}

  /** Joins findings; the order of the others does not change. */
  static List<ReportedFinding> of(Collection<ReportedFinding> findings) {
    Map<Object, ReportedFinding> joined = new LinkedHashMap<>();
    for (ReportedFinding each : findings) {
      Key key = key(each);
      joined.merge(key == null ? joined.size() : key, each, JoinedFindings::join);
    }
    return List.copyOf(joined.values());
  }

  /** Null if the finding is not to be joined with any other. */
  private static Key key(ReportedFinding finding) {
    if (finding.smallest() != null) {
      return key(finding, finding.smallest().cases(), finding.smallest().input());
    }
    return finding.isJudgeError() && finding.caseName() != null
        ? key(finding, 0, finding.detail())
        : null;
  }

  private static Key key(ReportedFinding finding, int cases, String what) {
    return new Key(finding.submission(), finding.verdict(), finding.reason(), cases, what);
  }

  private static ReportedFinding join(ReportedFinding first, ReportedFinding later) {
    return first.withAlsoFrom(
        Stream.concat(first.alsoFrom().stream(), later.caseNames().stream()).toList());
  }
}
