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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The first findings of each kind in full, and the number of all findings. */
final class ListedFindings {

  /** Findings listed in full for one submission, verdict and reason. */
  static final int PER_KIND = 3;

  /**
   * What is listed a few times.
   *
   * @param against in a tie, the submission that it differs from; else null
   * @param group of the cases; null if they have none
   */
  private record Kind(
      int submission, Verdict verdict, Reason reason, String against, String group) {
    static Kind of(Counts.Listed each) {
      ReportedFinding finding = each.finding();
      return new Kind(
          each.submission(), each.verdict(), each.reason(), finding.against(), finding.group());
    }
  }

  /** A finding, and the task to shrink it; null if it cannot be shrunk. */
  private record Found(Counts.Listed listed, Finding toShrink) {
    boolean isBefore(Counts.Listed other) {
      return listed.index() < other.index()
          || (listed.index() == other.index() && listed.submission() <= other.submission());
    }
  }

  private static final class Alike {
    private long findings;
    private Counts.Shortest shortest;

    /** The input of the shortest case; null if it is no longer in memory. */
    private String input;

    void offer(Counts.Shortest each, String itsInput) {
      if (each != null && each.isBefore(shortest)) {
        shortest = each;
        input = itsInput;
      }
    }
  }

  private final Campaign campaign;
  private final FindingWriter writer;
  private final Map<Kind, Alike> ofKind = new HashMap<>();
  private final List<Found> found = new ArrayList<>();
  private final List<String> news = new ArrayList<>();
  private final Set<Kind> announced = new HashSet<>();
  private int taken;

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
    Judgement judgement = chunk.judgement(s, i);
    Kind kind = new Kind(s, judgement.verdict(), judgement.reason(), null, group(chunk, i));
    Alike alike = count(kind, name + ": " + judgement.label(), chunk.caseAt(i));
    if (FindingWriter.isAlone(chunk.outcome(s, i))) {
      String input = chunk.caseAt(i).input();
      alike.offer(new Counts.Shortest(chunk.from() + i, input.length()), input);
    }
    if (alike.findings <= PER_KIND) {
      Counts.Listed first = writer.listed(chunk, s, i);
      found.add(new Found(first, writer.toShrink(first, chunk)));
    }
  }

  /** Adds the difference between the submissions on case {@code i} of a chunk, for each suspect. */
  void addDifference(Chunk chunk, int i) {
    for (int s : writer.concerned(chunk, i)) {
      addDifference(chunk, s, i);
    }
  }

  private void addDifference(Chunk chunk, int s, int i) {
    Counts.Listed first = writer.listedDifference(chunk, s, i);
    String who = String.join(", ", first.finding().titleNames());
    String label = first.finding().label();
    Alike alike =
        count(Kind.of(first), who.isEmpty() ? label : who + ": " + label, chunk.caseAt(i));
    String input = chunk.caseAt(i).input();
    alike.offer(new Counts.Shortest(chunk.from() + i, input.length()), input);
    if (alike.findings <= PER_KIND) {
      found.add(new Found(first, writer.toShrink(first, chunk)));
    }
  }

  /** Adds a judge failure on case {@code i} of a chunk. */
  void add(Chunk chunk, int i) {
    JudgeFailure failure = chunk.anyFailure(i);
    Judgement judgement = failure.judgement();
    Kind kind =
        new Kind(Counts.NOBODY, judgement.verdict(), judgement.reason(), null, group(chunk, i));
    String what = failure.culprit() + ": " + judgement.label();
    Alike alike = count(kind, what, chunk.caseAt(i));
    if (alike.findings <= PER_KIND) {
      found.add(new Found(writer.listed(chunk, i), null));
    }
  }

  private String group(Chunk chunk, int i) {
    return campaign.problem().group(chunk.caseAt(i).name());
  }

  private Alike count(Kind kind, String what, Case each) {
    String line = what + " on " + each.name();
    if (announced.add(kind) && !news.contains(line)) {
      news.add(line);
    }
    Alike alike = ofKind(kind);
    alike.findings++;
    return alike;
  }

  private Alike ofKind(Kind kind) {
    return ofKind.computeIfAbsent(kind, each -> new Alike());
  }

  /** Adds findings on other cases of the campaign, later or earlier. */
  void add(Counts other) {
    for (Counts.KindCount each : other.kinds()) {
      Alike alike =
          ofKind(
              new Kind(
                  each.submission(), each.verdict(), each.reason(), each.against(), each.group()));
      alike.findings += each.findings();
      alike.offer(each.shortest(), null);
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
    List<Counts.KindCount> kinds = new ArrayList<>();
    ofKind.forEach(
        (kind, alike) ->
            kinds.add(
                new Counts.KindCount(
                    kind.submission(),
                    kind.verdict(),
                    kind.reason(),
                    kind.against(),
                    kind.group(),
                    alike.findings,
                    alike.shortest)));
    return kinds;
  }

  List<Counts.Listed> listed() {
    return found.stream().map(Found::listed).toList();
  }

  List<ReportedFinding> findings() {
    return found.stream().map(each -> each.listed().finding()).toList();
  }

  /** The listed findings as tasks for the shrinker; null for a judge failure. */
  List<Finding> toShrink() {
    return found.stream().map(this::toShrink).collect(Collectors.toList());
  }

  private Finding toShrink(Found each) {
    if (each.toShrink() == null) {
      return null;
    }
    Alike alike = ofKind.get(Kind.of(each.listed()));
    Counts.Shortest shortest = alike.shortest;
    return shortest == null || shortest.index() == each.listed().index()
        ? each.toShrink()
        : each.toShrink().withShorter(() -> input(alike));
  }

  /** The input of the shortest case; empty if it cannot be drawn again. */
  private Optional<String> input(Alike alike) {
    return alike.input == null
        ? writer.drawnAgain(alike.shortest.index())
        : Optional.of(alike.input);
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
