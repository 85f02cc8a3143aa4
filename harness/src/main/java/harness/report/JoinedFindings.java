package harness.report;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Joins findings of a submission that shrink to the same input into the first of them. */
final class JoinedFindings {

  /** Findings with equal keys are joined. */
  private record Key(String submission, String verdict, String reason, int cases, String input) {}

  private JoinedFindings() {}

  /** Joins findings; the order of the others does not change. */
  static List<ReportedFinding> of(Collection<ReportedFinding> findings) {
    Map<Object, ReportedFinding> joined = new LinkedHashMap<>();
    for (ReportedFinding each : findings) {
      Object key = each.smallest() == null ? joined.size() : key(each);
      joined.merge(key, each, JoinedFindings::join);
    }
    return List.copyOf(joined.values());
  }

  private static Key key(ReportedFinding finding) {
    return new Key(
        finding.submission(),
        finding.verdict(),
        finding.reason(),
        finding.smallest().cases(),
        finding.smallest().input());
  }

  private static ReportedFinding join(ReportedFinding first, ReportedFinding later) {
    return first.withAlsoFrom(
        Stream.concat(first.alsoFrom().stream(), later.caseNames().stream()).toList());
  }
}
