package harness.report;

import harness.cases.Reason;
import harness.cases.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An entry of a report for people: one finding, or the findings of several submissions that fail on
 * the same input with the same verdict and reason.
 *
 * @param number from 1, in the order of the report
 * @param findings of different submissions; at least one
 */
public record SharedFinding(int number, List<ReportedFinding> findings) {

  /** Findings with equal keys are shown as one. */
  private record Key(
      String group, Verdict verdict, Reason reason, boolean shrunk, int cases, String input) {}

  public SharedFinding {
    findings = List.copyOf(findings);
  }

  /**
   * The entries of a report. Submissions that could not be compiled have none: they are a list of
   * their own.
   */
  public static List<SharedFinding> of(List<ReportedFinding> findings) {
    Map<Object, List<ReportedFinding>> entries = new LinkedHashMap<>();
    for (ReportedFinding each : findings) {
      if (!each.isUnbuilt()) {
        Object key = key(each).<Object>map(shared -> shared).orElseGet(Object::new);
        List<ReportedFinding> same = entries.computeIfAbsent(key, unseen -> new ArrayList<>());
        if (same.stream().anyMatch(other -> other.submission().equals(each.submission()))) {
          same = entries.computeIfAbsent(new Object(), unseen -> new ArrayList<>());
        }
        same.add(each);
      }
    }
    List<SharedFinding> shared = new ArrayList<>();
    for (List<ReportedFinding> each : entries.values()) {
      Integer number = each.get(0).number();
      shared.add(new SharedFinding(number == null ? shared.size() + 1 : number, each));
    }
    return shared;
  }

  /**
   * The first entries that show each verdict and reason of each submission. A difference is told
   * only of the suspects that none before it is about.
   */
  public static List<SharedFinding> firstOfEachKind(List<SharedFinding> entries) {
    Set<List<String>> shown = new HashSet<>(); // by submission, verdict with reason, and group
    List<SharedFinding> first = new ArrayList<>();
    for (SharedFinding entry : entries) {
      Set<String> isNew = new LinkedHashSet<>();
      for (String submission : entry.submissions()) {
        if (shown.add(
            List.of(submission, entry.first().label(), String.valueOf(entry.first().group())))) {
          isNew.add(submission);
        }
      }
      if (!isNew.isEmpty()) {
        first.add(entry.onlyOf(isNew));
      }
    }
    return first;
  }

  private SharedFinding onlyOf(Set<String> names) {
    boolean some = first().isDifference() && first().titleNames().size() > names.size();
    return some && !first().isDisputed()
        ? new SharedFinding(number, findings.stream().map(each -> each.onlyOf(names)).toList())
        : this;
  }

  /** The findings, each with the number of its entry. */
  static List<ReportedFinding> numbered(List<ReportedFinding> findings) {
    List<ReportedFinding> bare = findings.stream().map(each -> each.withNumber(null)).toList();
    IdentityHashMap<ReportedFinding, Integer> numbers = new IdentityHashMap<>();
    of(bare).forEach(entry -> entry.findings().forEach(each -> numbers.put(each, entry.number())));
    return bare.stream().map(each -> each.withNumber(numbers.get(each))).toList();
  }

  /** Empty if the finding is not to be shown with any other. */
  private static Optional<Key> key(ReportedFinding finding) {
    if (finding.isJudgeError() || finding.isDisagreement() || finding.file() != null) {
      return Optional.empty();
    }
    return Optional.of(
        finding.smallest() == null
            ? new Key(
                finding.group(), finding.verdict(), finding.reason(), false, 1, finding.input())
            : new Key(
                finding.group(),
                finding.verdict(),
                finding.reason(),
                true,
                finding.smallest().cases(),
                finding.smallest().input()));
  }

  /** The finding that stands for all. */
  public ReportedFinding first() {
    return findings.get(0);
  }

  /** Whether several submissions share it. */
  public boolean isShared() {
    return findings.size() > 1;
  }

  /** The names of its submissions; of a difference, the suspects or all that differ. */
  public List<String> submissions() {
    if (first().isDifference()) {
      List<String> suspects = first().suspectsToTheEnd();
      return suspects.isEmpty() ? List.copyOf(first().groupNames()) : suspects;
    }
    return findings.stream().map(ReportedFinding::submission).toList();
  }

  /** Its title in a report. */
  public String title() {
    return first().isDifference()
        ? first().title(number)
        : "finding " + number + ": " + String.join(", ", submissions()) + ": " + label();
  }

  /** The verdict with its reason, and all further ones on the same input. */
  public String label() {
    return Stream.concat(
            Stream.of(first().label()),
            findings.stream()
                .flatMap(each -> each.alsoAs().stream())
                .map(each -> "also " + each.label()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** The case of each finding, and the later ones that show the same. */
  public List<String> caseNames() {
    return findings.stream().flatMap(each -> each.caseNames().stream()).distinct().toList();
  }
}
