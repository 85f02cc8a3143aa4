package harness.tally;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.report.RunReport;
import harness.shrink.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The first findings of each kind, in full; of all others how many there are. */
final class ListedFindings {

  /** Findings of one submission, verdict and reason that are listed in full. */
  static final int PER_KIND = 3;

  private record Kind(int submission, Verdict verdict, Reason reason) {
    static Kind of(Counts.Listed each) {
      return new Kind(each.submission(), each.verdict(), each.reason());
    }
  }

  /** A finding, and the same as something to be made small. */
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
  private final Set<Kind> told = new HashSet<>();
  private int taken;

  /** None yet. */
  ListedFindings(Campaign campaign) {
    this.campaign = campaign;
    this.writer = new FindingWriter(campaign);
  }

  /** Makes no news of what another knows. */
  void keepQuietOf(ListedFindings other) {
    told.addAll(other.ofKind.keySet());
  }

  /** Adds that submission {@code s} fails on case {@code i} of a chunk. */
  void add(Chunk chunk, int s, int i) {
    Judgement judgement = chunk.judgement(s, i);
    Kind kind = new Kind(s, judgement.verdict(), judgement.reason());
    long count = ofKind.merge(kind, 1L, Long::sum);
    if (told.add(kind)) {
      news.add(
          campaign.submissions().get(s).name()
              + ": "
              + judgement.verdict().label()
              + (judgement.reason() == null ? "" : " (" + judgement.reason().label() + ")")
              + " on "
              + chunk.caseAt(i).name());
    }
    if (count <= PER_KIND) {
      Counts.Listed first = writer.listed(chunk, s, i);
      found.add(new Found(first, writer.toShrink(first, chunk)));
    }
  }

  /** Adds those found in other cases of the campaign, later or earlier ones. */
  void add(Counts other) {
    for (Counts.KindCount each : other.kinds()) {
      Kind kind = new Kind(each.submission(), each.verdict(), each.reason());
      ofKind.merge(kind, each.findings(), Long::sum);
    }
    other.listed().forEach(this::insert);
  }

  /** Puts one in its place, and drops the last of its kind where there are too many. */
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
    found.add(place, new Found(each, writer.toShrink(each)));
    if (alike.size() == PER_KIND) {
      found.remove(alike.get(PER_KIND - 1));
    }
  }

  /** How many there are of each kind. */
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

  /** Those listed. */
  List<Counts.Listed> listed() {
    return found.stream().map(Found::listed).toList();
  }

  /** Those listed, as they are reported. */
  List<RunReport.Finding> findings() {
    return found.stream().map(each -> each.listed().finding()).toList();
  }

  /** Those listed, as something to be made small. */
  List<Finding> toShrink() {
    return found.stream().map(Found::toShrink).toList();
  }

  /** Those listed since this was asked last. */
  List<Counts.Listed> takeListed() {
    List<Counts.Listed> since = listed().subList(taken, found.size());
    taken = found.size();
    return since;
  }

  /** One line for each kind that came up since this was asked last. */
  List<String> takeNews() {
    List<String> since = List.copyOf(news);
    news.clear();
    return since;
  }
}
