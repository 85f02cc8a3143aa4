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

  private record Kind(int submission, Verdict verdict, Reason reason) {}

  private final Campaign campaign;
  private final FindingWriter writer;
  private final Map<Kind, Long> ofKind = new HashMap<>();
  private final List<Counts.Listed> listed = new ArrayList<>();
  private final List<Finding> toShrink = new ArrayList<>();
  private final List<String> news = new ArrayList<>();
  private final Set<Kind> told = new HashSet<>();
  private int taken;

  /**
   * None yet.
   *
   * @param reproduce makes the command that shows a failure again
   */
  ListedFindings(Campaign campaign, Tally.Reproduction reproduce) {
    this.campaign = campaign;
    this.writer = new FindingWriter(campaign, reproduce);
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
      listed.add(first);
      toShrink.add(writer.toShrink(first, chunk));
    }
  }

  /** Adds those found in later cases of the campaign. */
  void add(Counts other) {
    Map<Kind, Long> room = new HashMap<>();
    for (Counts.KindCount each : other.kinds()) {
      Kind kind = new Kind(each.submission(), each.verdict(), each.reason());
      room.put(kind, PER_KIND - ofKind.getOrDefault(kind, 0L));
      ofKind.merge(kind, each.findings(), Long::sum);
    }
    for (Counts.Listed each : other.listed()) {
      Kind kind = new Kind(each.submission(), each.verdict(), each.reason());
      if (room.merge(kind, -1L, Long::sum) >= 0) {
        listed.add(each);
        toShrink.add(writer.toShrink(each));
      }
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
    return List.copyOf(listed);
  }

  /** Those listed, as they are reported. */
  List<RunReport.Finding> findings() {
    return listed.stream().map(Counts.Listed::finding).toList();
  }

  /** Those listed, as something to be made small. */
  List<Finding> toShrink() {
    return List.copyOf(toShrink);
  }

  /** Those listed since this was asked last. */
  List<Counts.Listed> takeListed() {
    List<Counts.Listed> since = List.copyOf(listed.subList(taken, listed.size()));
    taken = listed.size();
    return since;
  }

  /** One line for each kind that came up since this was asked last. */
  List<String> takeNews() {
    List<String> since = List.copyOf(news);
    news.clear();
    return since;
  }
}
