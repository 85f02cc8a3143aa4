package harness.tally;

import harness.campaign.IndexRange;
import harness.cases.CaseName;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.RunNotes;
import harness.report.CampaignSpec;
import harness.report.ComparedCases;
import harness.report.InputFacts;
import harness.report.JudgedBy;
import harness.report.Note;
import harness.report.ReportedFinding;
import harness.report.ReportedFinding.OtherKind;
import harness.report.RunReport;
import harness.report.RunReportBuilder;
import harness.report.SubmissionReport;
import harness.shrink.Smallest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Adds the counts of a campaign's parts, in any order, into the report that one run of the whole
 * would give: the same counts and the same first findings of each kind. Each kind's smallest case
 * is the smallest that any part found. Elapsed times are added.
 */
public final class MergedReport {

  private record ShrunkTo(String submission, String group, String input) {}

  private record Kind(
      String submission, Verdict verdict, Reason reason, String against, String group) {}

  private static final Comparator<Smallest> SMALLEST_FIRST =
      Comparator.comparingInt(Smallest::cases)
          .thenComparing(Smallest::distance, Comparator.nullsLast(Comparator.naturalOrder()))
          .thenComparing(each -> !each.proven())
          .thenComparingInt(each -> each.input().length())
          .thenComparing(Smallest::input);

  private final String problem;
  private final boolean ofPuzzle;
  private final Limits limits;
  private final Map<String, SubmissionTally> submissions = new LinkedHashMap<>();
  private final Map<String, ReportedFinding> unbuilt = new LinkedHashMap<>();
  private final Map<String, Long> generators = new HashMap<>();
  private final Map<Kind, TreeMap<Long, ReportedFinding>> findings = new HashMap<>();
  private final Map<Kind, TreeMap<Long, String>> names = new HashMap<>();
  private final Map<Kind, Smallest> smallest = new HashMap<>();

  /** Findings that a part has joined into one of another kind. */
  private final Map<ShrunkTo, TreeMap<Long, OtherKind>> others = new HashMap<>();

  private InputFacts inputs = InputFacts.NONE;
  private final RunNotes notes = new RunNotes();
  private final SanitizedTally sanitized = new SanitizedTally();
  private ComparedCases compared = ComparedCases.NONE;
  private JudgedBy judgedBy;
  private long done;
  private long elapsedMillis;

  /**
   * An empty report.
   *
   * @param ofPuzzle whether the problem is a puzzle
   */
  public MergedReport(String problem, boolean ofPuzzle, Limits limits) {
    this.problem = problem;
    this.ofPuzzle = ofPuzzle;
    this.limits = limits;
  }

  /** Adds a range of a journal. */
  public void add(Counts counts, long elapsedNanos) {
    done = Math.addExact(done, counts.done());
    elapsedMillis = Math.addExact(elapsedMillis, elapsedNanos / 1_000_000);
    counts.generators().forEach((name, cases) -> generators.merge(name, cases, Math::addExact));
    addAll(counts.submissions(), counts.done());
    counts.listed().forEach(each -> addForEach(each.index(), each.finding()));
    inputs = inputs.and(counts.inputs());
    notes.addAll(counts.notes());
    sanitized.addAll(counts.sanitized());
    compared = compared.and(counts.compared());
    judgedBy = judgedBy == null ? counts.judgedBy() : judgedBy;
  }

  /**
   * Adds the report of a part.
   *
   * @throws IllegalArgumentException in one line, if it is not a valid report
   */
  public void add(RunReport part) {
    done = Math.addExact(done, part.done());
    elapsedMillis = Math.addExact(elapsedMillis, part.elapsedMs());
    part.generators()
        .forEach(share -> generators.merge(share.name(), share.cases(), Math::addExact));
    inputs = part.inputs() == null ? inputs : inputs.and(part.inputs());
    notes.addAll(part.furtherNotes());
    sanitized.addAll(part.sanitized());
    compared = compared.and(part.compared());
    judgedBy = judgedBy == null ? part.judgedBy() : judgedBy;
    addAll(
        part.submissions().stream()
            .filter(SubmissionReport::compiled)
            .map(SubmissionCounts::of)
            .toList(),
        part.done());
    for (ReportedFinding each : part.findings()) {
      if (each.caseName() == null) {
        Unbuilt its = new Unbuilt(each.submission(), each.detail());
        unbuilt.putIfAbsent(its.name(), its.finding().withReproduce(each.reproduce()));
      } else {
        addForEach(CaseName.parse(each.caseName()).index(), each);
      }
    }
  }

  /** Adds a submission that could not be compiled, unless its name was added before. */
  public void addUnbuilt(Unbuilt each) {
    unbuilt.putIfAbsent(each.name(), each.finding());
  }

  private void addAll(List<SubmissionCounts> all, long cases) {
    Set<String> names = new HashSet<>();
    for (SubmissionCounts each : all) {
      if (!names.add(each.name())) {
        throw new IllegalArgumentException(each.name() + " is there twice");
      }
      each.check(cases);
      add(each);
    }
  }

  private void add(SubmissionCounts counts) {
    submissions
        .computeIfAbsent(counts.name(), name -> SubmissionTally.like(counts, limits.casesPerFile()))
        .add(counts);
  }

  /** Adds a finding; a difference once for each suspect, since a part may have joined these. */
  private void addForEach(long index, ReportedFinding finding) {
    add(index, finding);
    List<String> suspects = finding.isDifference() ? finding.suspectsToTheEnd() : List.of();
    suspects.stream()
        .filter(name -> !name.equals(finding.submission()))
        .forEach(name -> add(index, finding.about(name)));
  }

  private void add(long index, ReportedFinding finding) {
    Kind kind = kind(finding);
    TreeMap<Long, ReportedFinding> alike = findings.computeIfAbsent(kind, k -> new TreeMap<>());
    if (finding.isJudgeError()) {
      separated(finding).forEach(alike::put);
    } else {
      alike.put(index, finding);
    }
    while (alike.size() > ListedFindings.PER_KIND) {
      alike.pollLastEntry();
    }
    TreeMap<Long, String> cases = names.computeIfAbsent(kind, k -> new TreeMap<>());
    Set<String> otherKinds =
        finding.alsoAs().stream().map(OtherKind::caseName).collect(Collectors.toSet());
    finding.caseNames().stream()
        .filter(name -> !otherKinds.contains(name))
        .forEach(name -> cases.put(CaseName.parse(name).index(), name));
    for (OtherKind each : finding.alsoAs()) {
      others
          .computeIfAbsent(what(finding), w -> new TreeMap<>())
          .put(CaseName.parse(each.caseName()).index(), each);
    }
    if (finding.smallest() != null) {
      smallest.merge(kind, finding.smallest(), (a, b) -> SMALLEST_FIRST.compare(a, b) <= 0 ? a : b);
    }
  }

  /** The failures that a part has joined into one, by campaign index. */
  private static Map<Long, ReportedFinding> separated(ReportedFinding joined) {
    Map<Long, ReportedFinding> single = new HashMap<>();
    for (String name : joined.caseNames()) {
      single.put(
          CaseName.parse(name).index(),
          joined.with(copy -> copy.caseName(name).alsoFrom(List.of())));
    }
    return single;
  }

  private static Kind kind(ReportedFinding finding) {
    return new Kind(
        finding.submission(),
        finding.verdict(),
        finding.reason(),
        finding.against(),
        finding.group());
  }

  /**
   * The merged report.
   *
   * @param spec the campaign's settings; for an endless campaign, the number of cases done is
   *     reported as its number of cases
   * @param ranges the cases that were added, in order
   */
  public RunReport report(CampaignSpec spec, List<IndexRange> ranges) {
    return RunReportBuilder.builder()
        .problem(problem)
        .puzzle(ofPuzzle ? problem : null)
        .seed(spec.seed())
        .n(Objects.requireNonNullElse(spec.n(), done))
        .done(done)
        .elapsedMs(elapsedMillis)
        .limits(RunReport.LimitsInForce.of(limits))
        .generators(GeneratorOrder.shares(generators))
        .submissions(
            Stream.concat(
                    submissions.values().stream().map(each -> each.report(ofPuzzle)),
                    unbuilt.keySet().stream().map(name -> Unbuilt.report(name, ofPuzzle)))
                .toList())
        .findings(Stream.concat(listed(), unbuilt.values().stream()).toList())
        .asked(spec)
        .ranges(ranges)
        .inputs(inputs.orNull())
        .notes(allNotes().stream().map(Note::new).toList())
        .compared(compared.orNull())
        .judgedBy(judgedBy)
        .sanitized(sanitized.reports())
        .build()
        .notingMonotony()
        .joined();
  }

  private List<String> allNotes() {
    RunNotes all = new RunNotes();
    all.addAll(notes.texts());
    submissions.values().forEach(each -> all.addAll(each.notes(limits)));
    return all.texts();
  }

  /** The first findings of a kind, with the kind's smallest case if there is one. */
  private Stream<ReportedFinding> listed(Kind kind) {
    Collection<ReportedFinding> alike = findings.get(kind).values();
    Smallest found = smallest.get(kind);
    if (found == null) {
      return alike.stream();
    }
    List<String> later =
        names.get(kind).values().stream().limit(ListedFindings.PER_KIND).skip(1).toList();
    return alike.stream()
        .limit(1)
        .map(first -> first.with(copy -> copy.smallest(found).alsoFrom(later).alsoAs(List.of())))
        .map(this::withOthers);
  }

  /** The finding with later ones of another kind that have the same smallest case. */
  private ReportedFinding withOthers(ReportedFinding first) {
    TreeMap<Long, OtherKind> same = others.getOrDefault(what(first), new TreeMap<>());
    Stream<String> their = same.values().stream().map(OtherKind::caseName);
    return first.with(
        copy ->
            copy.alsoFrom(Stream.concat(first.alsoFrom().stream(), their).toList())
                .alsoAs(List.copyOf(same.values())));
  }

  private static ShrunkTo what(ReportedFinding finding) {
    return new ShrunkTo(finding.submission(), finding.group(), finding.smallest().input());
  }

  /**
   * The first findings of each kind with the kind's smallest case, in the order of a single run.
   */
  private Stream<ReportedFinding> listed() {
    List<String> order = new ArrayList<>(submissions.keySet());
    return findings.keySet().stream()
        .flatMap(this::listed)
        .sorted(
            Comparator.<ReportedFinding>comparingLong(
                    each -> CaseName.parse(each.caseName()).index())
                .thenComparingInt(each -> order.indexOf(each.submission())));
  }
}
