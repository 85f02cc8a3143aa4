package harness.report;

import harness.problem.Behaviour;
import harness.report.ReportedFinding.OtherKind;
import harness.shrink.Smallest;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Joins findings that show the same into the first of them: those of a submission that shrink to
 * the same input, whatever the verdict, differences of the same submissions that do, and failures
 * of one of the problem's own programs with the same message.
 */
final class JoinedFindings {

  /**
   * Findings with equal keys are joined.
   *
   * @param kind the verdict and reason; empty if any may be joined
   */
  private record Key(String submission, String group, String kind, int cases, String what) {}

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
    if (finding.smallest() != null && finding.isDifference()) {
      return differenceKey(finding, finding.smallest());
    }
    if (finding.smallest() != null) {
      return new Key(
          finding.submission(),
          finding.group(),
          finding.isDisagreement() ? finding.label() : "",
          finding.smallest().cases(),
          finding.smallest().input());
    }
    if (finding.isDifference()) {
      return new Key(
          groups(finding.groups()), finding.group(), finding.label(), 0, finding.caseName());
    }
    return finding.isJudgeError() && finding.caseName() != null
        ? new Key(finding.submission(), finding.group(), finding.label(), 0, finding.detail())
        : null;
  }

  /** Differences are the same if the submissions form the same groups, whoever is named first. */
  private static Key differenceKey(ReportedFinding finding, Smallest smallest) {
    String groups = groups(smallest.groups());
    return new Key(
        groups == null ? finding.submission() : groups,
        finding.group(),
        finding.label(),
        smallest.cases(),
        smallest.input());
  }

  private static String groups(List<Behaviour> groups) {
    return groups == null ? null : groups.stream().map(Behaviour::submissions).toList().toString();
  }

  /** Of a difference, the first suspect comes first, whatever the order of the findings. */
  private static ReportedFinding join(ReportedFinding one, ReportedFinding other) {
    boolean swapped =
        one.isDifference()
            && one.caseName().equals(other.caseName())
            && one.suspects().indexOf(other.submission())
                < one.suspects().indexOf(one.submission());
    return swapped ? joined(other, one) : joined(one, other);
  }

  private static ReportedFinding joined(ReportedFinding first, ReportedFinding later) {
    Stream<OtherKind> other =
        first.label().equals(later.label()) ? Stream.empty() : Stream.of(OtherKind.of(later));
    return first.with(
        copy ->
            copy.alsoFrom(
                    concat(first.alsoFrom().stream(), later.caseNames().stream()).stream()
                        .filter(name -> !name.equals(first.caseName()))
                        .distinct()
                        .toList())
                .alsoAs(
                    concat(
                        first.alsoAs().stream(), Stream.concat(other, later.alsoAs().stream()))));
  }

  private static <T> List<T> concat(Stream<T> first, Stream<T> later) {
    return Stream.concat(first, later).toList();
  }
}
