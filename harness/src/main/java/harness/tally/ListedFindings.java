package harness.tally;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Checker;
import harness.problem.JudgeFailure;
import harness.report.ReportedFinding;
import harness.shrink.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The first findings of each kind in full, and the number of all findings. */
final class ListedFindings {

  /** Findings listed in full for one submission, verdict and reason. */
  static final int PER_KIND = 3;

  private record Kind(int submission, Verdict verdict, Reason reason) {
    static Kind of(Counts.Listed each) {
      return new Kind(each.submission(), each.verdict(), each.reason());
    }
  }

  /** A finding, and the task to shrink it; null if it cannot be shrunk. */
  private record Found(Counts.Listed listed, Finding toShrink) {
    boolean isBefore(Counts.Listed other) {
      return listed.index() < other.index()
          || (listed.index() == other.index() && listed.submission() <= other.submission());
    }
  }

  private final Campaign campaign;
  private final FindingWriter writer;
  private final Map<Kind, Long> ofKind = new HashMap<>();
  private final List<Found> found = new ArrayList<>();
  private final List<String> news = new ArrayList<>();
  private final Set<Kind> announced = new HashSet<>();
  private int taken;

  /** No findings yet. */
  ListedFindings(Campaign campaign, Checker checker) {
    this.campaign = campaign;
    this.writer = new FindingWriter(campaign, checker);
  }

  /** Suppresses news of kinds that another list already has. */
  void keepQuietOf(ListedFindings other) {
    announced.addAll(other.ofKind.keySet());
  }

  /** Adds the failure of submission {@code s} on case {@code i} of a chunk. */
  void add(Chunk chunk, int s, int i) {
    String name = campaign.submissions().get(s).name();
    if (count(s, name, chunk.judgement(s, i), chunk.caseAt(i))) {
      Counts.Listed first = writer.listed(chunk, s, i);
      found.add(new Found(first, writer.toShrink(first, chunk)));
    }
  }

  /** Adds a judge failure on case {@code i} of a chunk. */
  void add(Chunk chunk, int i) {
    JudgeFailure failure = chunk.failure(i);
    if (count(Counts.NOBODY, failure.culprit(), failure.judgement(), chunk.caseAt(i))) {
      found.add(new Found(writer.listed(chunk, i), null));
    }
  }

  /** Counts a finding of a kind; returns whether to list it. */
  private boolean count(int s, String name, Judgement judgement, Case each) {
    Kind kind = new Kind(s, judgement.verdict(), judgement.reason());
    if (announced.add(kind)) {
      news.add(name + ": " + judgement.label() + " on " + each.name());
    }
    return ofKind.merge(kind, 1L, Long::sum) <= PER_KIND;
  }

  /** Adds findings on other cases of the campaign, later or earlier. */
  void add(Counts other) {
    for (Counts.KindCount each : other.kinds()) {
      Kind kind = new Kind(each.submission(), each.verdict(), each.reason());
      ofKind.merge(kind, each.findings(), Long::sum);
    }
    other.listed().forEach(this::insert);
  }

  /** Inserts a finding in order, and drops the last of its kind if there are too many. */
  private void insert(Counts.Listed each) {
    Kind kind = Kind.of(each);
    List<Found> alike = found.stream().filter(one -> Kind.of(one.listed()).equals(kind)).toList();
    if (alike.stream().filter(one -> one.isBefore(each)).count() >= PER_KIND) {
      return;
    }
    int place = found.size();
    while (place > 0 && !found.get(place - 1).isBefore(each)) {
      place--;
    }
    Finding toShrink = each.submission() == Counts.NOBODY ? null : writer.toShrink(each);
    found.add(place, new Found(each, toShrink));
    if (alike.size() == PER_KIND) {
      found.remove(alike.get(PER_KIND - 1));
    }
  }

  /** The number of each kind. */
  List<Counts.KindCount> kinds() {
    return ofKind.entrySet().stream()
        .map(
            entry ->
                new Counts.KindCount(
                    entry.getKey().submission(),
                    entry.getKey().verdict(),
                    entry.getKey().reason(),
                    entry.getValue()))
        .toList();
  }

  /** The listed findings. */
  List<Counts.Listed> listed() {
    return found.stream().map(Found::listed).toList();
  }

  /** The listed findings, as in the report. */
  List<ReportedFinding> findings() {
    return found.stream().map(each -> each.listed().finding()).toList();
  }

  /** The listed findings as tasks for the shrinker; null for a judge failure. */
  List<Finding> toShrink() {
    return found.stream().map(Found::toShrink).collect(Collectors.toList());
  }

  /** The findings listed since the last call. */
  List<Counts.Listed> takeListed() {
    List<Counts.Listed> since = listed().subList(taken, found.size());
    taken = found.size();
    return since;
  }

  /** One line for each kind that is new since the last call. */
  List<String> takeNews() {
    List<String> since = List.copyOf(news);
    news.clear();
    return since;
  }
}
