package harness.report;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.reference.Puzzle;
import harness.run.Outcome;
import harness.run.Submission;
import harness.shrink.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Counts a campaign's results as they come, in the order of the cases, and keeps the first findings
 * of each kind. Fed by one thread at a time; the report may be asked for once the run is over.
 */
public final class Tally implements Consumer<Chunk> {

  /** Findings of one submission, verdict and reason that are listed in full. */
  static final int LISTED_PER_KIND = 3;

  /** Earlier cases that a submission may have been led astray by. */
  private static final int MOST_BEFORE = 1000;

  private record Kind(int submission, Verdict verdict, Reason reason) {}

  /** Makes the command that shows a failure again. */
  @FunctionalInterface
  public interface Reproduction {
    /**
     * The command.
     *
     * @param file campaign indexes of the cases in the file that it takes; empty where the case
     *     alone does
     */
    String command(Submission submission, CaseName name, List<Long> file);
  }

  private final Campaign campaign;
  private final Puzzle puzzle;
  private final Reproduction reproduce;
  private final List<Unbuilt> unbuilt;
  private final List<SubmissionTally> submissions;
  private final TreeMap<String, Long> generators = new TreeMap<>();
  private final Map<Kind, Long> listed = new HashMap<>();
  private final List<RunReport.Finding> findings = new ArrayList<>();
  private final List<Finding> toShrink = new ArrayList<>();
  private final List<Counts.Listed> listings = new ArrayList<>();
  private final List<String> news = new ArrayList<>();
  private final Set<Kind> told = new HashSet<>();
  private final FinishedCases finished = new FinishedCases();
  private int listingsTaken;
  private boolean judgeErred;
  private boolean closed;
  private long done;
  private long found;

  /**
   * An empty tally.
   *
   * @param reproduce makes the command that shows a failure again
   * @param unbuilt submissions that could not be compiled
   */
  public Tally(Campaign campaign, Reproduction reproduce, List<Unbuilt> unbuilt) {
    this.campaign = campaign;
    this.puzzle = campaign.puzzle();
    this.reproduce = reproduce;
    this.unbuilt = List.copyOf(unbuilt);
    this.found = unbuilt.size();
    this.submissions =
        campaign.submissions().stream()
            .map(
                submission ->
                    new SubmissionTally(
                        Contestant.of(submission), campaign.limits().casesPerFile()))
            .toList();
  }

  /** An empty tally of a part of this campaign, which has no news of what is known here. */
  public Tally ofPart(Campaign part) {
    Tally tally = new Tally(part, reproduce, List.of());
    tally.told.addAll(listed.keySet());
    return tally;
  }

  @Override
  public void accept(Chunk chunk) {
    String generator = null;
    long run = 0;
    for (int i = 0; i < chunk.size() && !closed; i++) {
      String drawnBy = chunk.caseAt(i).name().generator();
      if (run > 0 && !drawnBy.equals(generator)) {
        generators.merge(generator, run, Long::sum);
        run = 0;
      }
      generator = drawnBy;
      addCase(chunk, i);
      if (chunk.isFinished(i)) {
        run++;
        done++;
        finished.add(chunk.from() + i);
      }
    }
    if (run > 0) {
      generators.merge(generator, run, Long::sum);
    }
  }

  private void addCase(Chunk chunk, int i) {
    Case each = chunk.caseAt(i);
    for (int s = 0; s < submissions.size(); s++) {
      Outcome outcome = chunk.outcome(s, i);
      if (outcome != null) {
        Judgement judgement = chunk.judgement(s, i);
        submissions.get(s).add(each, chunk.distance(i), outcome, judgement);
        if (!judgement.isAccepted()) {
          addFinding(chunk, s, i, judgement);
        }
      } else if (chunk.spared(s, i) != null) {
        submissions.get(s).spare(each, chunk.spared(s, i));
      }
    }
  }

  private void addFinding(Chunk chunk, int s, int i, Judgement judgement) {
    found++;
    judgeErred |= judgement.verdict() == Verdict.JUDGE_ERROR;
    Kind kind = new Kind(s, judgement.verdict(), judgement.reason());
    long ofKind = listed.merge(kind, 1L, Long::sum);
    if (told.add(kind)) {
      news.add(
          campaign.submissions().get(s).name()
              + ": "
              + judgement.verdict().label()
              + (judgement.reason() == null ? "" : " (" + judgement.reason().label() + ")")
              + " on "
              + chunk.caseAt(i).name());
    }
    if (ofKind <= LISTED_PER_KIND) {
      RunReport.Finding finding = finding(chunk, s, i, judgement);
      findings.add(finding);
      toShrink.add(toShrink(chunk, s, i, judgement));
      listings.add(
          new Counts.Listed(
              s,
              judgement.verdict(),
              judgement.reason(),
              chunk.from() + i,
              fileIndexes(chunk.outcome(s, i)),
              finding));
    }
    closed |= campaign.failFast();
  }

  private RunReport.Finding finding(Chunk chunk, int s, int i, Judgement judgement) {
    Case each = chunk.caseAt(i);
    Submission submission = campaign.submissions().get(s);
    Outcome outcome = chunk.outcome(s, i);
    Answer answer = outcome.answer();
    Answer right = puzzle.oracle().answer(each.input());
    int distance = chunk.distance(i);
    return new RunReport.Finding(
        submission.name(),
        each.name().toString(),
        judgement.verdict().label(),
        judgement.reason() == null ? null : judgement.reason().label(),
        judgement.detail(),
        answer == null ? null : answer.claimed(),
        distance == Answer.NO_SOLUTION ? null : distance,
        each.input(),
        file(chunk, outcome),
        outcome.evidence() != null
            ? outcome.evidence().output()
            : answer == null ? "" : said(answer),
        answer == null ? null : answer.moves(),
        puzzle.format().print(right),
        right.moves(),
        siding(chunk, s, i),
        reproduce.command(submission, each.name(), fileIndexes(outcome)),
        null);
  }

  private Finding toShrink(Chunk chunk, int s, int i, Judgement judgement) {
    List<Long> file = fileIndexes(chunk.outcome(s, i));
    long index = chunk.from() + i;
    return new Finding(
        campaign.submissions().get(s),
        judgement.verdict(),
        judgement.reason(),
        file.isEmpty()
            ? List.of(chunk.caseAt(i).input())
            : file.stream().map(at -> chunk.caseAt((int) (at - chunk.from())).input()).toList(),
        () -> before(index));
  }

  /** The cases drawn before one, as many as may matter. */
  private List<String> before(long index) {
    return LongStream.range(Math.max(campaign.first(), index - MOST_BEFORE), index)
        .mapToObj(this::draw)
        .toList();
  }

  /** The campaign indexes of a file that it takes to show a finding; empty where the case does. */
  private static List<Long> fileIndexes(Outcome outcome) {
    List<Long> file = outcome.evidence() == null ? List.of() : outcome.evidence().file();
    return file.size() > 1 ? file : List.of();
  }

  private String file(Chunk chunk, Outcome outcome) {
    List<Long> file = fileIndexes(outcome);
    return file.isEmpty()
        ? null
        : puzzle
            .format()
            .file(
                file.stream()
                    .map(index -> chunk.caseAt((int) (index - chunk.from())).input())
                    .toList());
  }

  /** An answer in the judge's format, or as it stands where that cannot print it. */
  private String said(Answer answer) {
    boolean printable = answer.moves() != null || !puzzle.format().printsMoves();
    return printable ? puzzle.format().print(answer) : answer.claimed() + "\n";
  }

  private List<String> siding(Chunk chunk, int blamed, int i) {
    List<String> names = new ArrayList<>();
    for (int s = 0; s < submissions.size(); s++) {
      Outcome outcome = chunk.outcome(s, i);
      if (s != blamed
          && outcome != null
          && outcome.answer() != null
          && outcome.answer().claimed() == chunk.distance(i)) {
        names.add(campaign.submissions().get(s).name());
      }
    }
    return names;
  }

  /** The findings that were listed since this was asked last. */
  public List<Counts.Listed> takeListed() {
    List<Counts.Listed> taken = List.copyOf(listings.subList(listingsTaken, listings.size()));
    listingsTaken = listings.size();
    return taken;
  }

  /** What was counted so far, to be written down; without the submissions unbuilt. */
  public Counts counts() {
    return new Counts(
        done,
        found - unbuilt.size(),
        judgeErred,
        new TreeMap<>(generators),
        submissions.stream().map(SubmissionTally::counts).toList(),
        listed.entrySet().stream()
            .map(
                entry ->
                    new Counts.KindCount(
                        entry.getKey().submission(),
                        entry.getKey().verdict(),
                        entry.getKey().reason(),
                        entry.getValue()))
            .toList(),
        List.copyOf(listings));
  }

  /** Adds what was counted over later cases of this campaign. */
  public void add(Counts other) {
    done += other.done();
    found += other.found();
    judgeErred |= other.judgeErred();
    other.generators().forEach((name, cases) -> generators.merge(name, cases, Long::sum));
    for (int s = 0; s < submissions.size(); s++) {
      submissions.get(s).add(other.submissions().get(s));
    }
    Map<Kind, Long> room = new HashMap<>();
    for (Counts.KindCount each : other.kinds()) {
      Kind kind = new Kind(each.submission(), each.verdict(), each.reason());
      room.put(kind, LISTED_PER_KIND - listed.getOrDefault(kind, 0L));
      listed.merge(kind, each.findings(), Long::sum);
    }
    for (Counts.Listed each : other.listed()) {
      Kind kind = new Kind(each.submission(), each.verdict(), each.reason());
      if (room.merge(kind, -1L, Long::sum) >= 0) {
        findings.add(each.finding());
        toShrink.add(toShrink(each));
        listings.add(each);
      }
    }
  }

  private Finding toShrink(Counts.Listed each) {
    List<Long> file = each.file();
    return new Finding(
        campaign.submissions().get(each.submission()),
        each.verdict(),
        each.reason(),
        file.isEmpty() ? List.of(each.finding().input()) : file.stream().map(this::draw).toList(),
        () -> before(each.index()));
  }

  private String draw(long index) {
    return campaign.generator().draw(campaign.seed(), index).input();
  }

  /** One line for each kind of finding that came up since this was asked last. */
  public List<String> takeNews() {
    List<String> taken = List.copyOf(news);
    news.clear();
    return taken;
  }

  /** Cases counted so far. */
  public long done() {
    return done;
  }

  /** The cases that it was fed and that are finished, in order. */
  public List<RunReport.Range> finished() {
    return finished.ranges();
  }

  /** Findings counted so far. */
  public long found() {
    return found;
  }

  /** The cases of the findings that are listed. */
  public List<CaseName> failedCases() {
    return findings.stream().map(finding -> CaseName.parse(finding.caseName())).distinct().toList();
  }

  /** The findings that are listed, as something to be made small; without those unbuilt. */
  public List<Finding> toShrink() {
    return List.copyOf(toShrink);
  }

  /** Whether some answer contradicts the harness itself. */
  public boolean judgeErred() {
    return judgeErred;
  }

  /** Whether nothing more is counted, because the first finding was to end the run. */
  public boolean isClosed() {
    return closed;
  }

  /**
   * The report of what was counted.
   *
   * @param elapsedNanos how long the run took
   * @param interrupted whether it was stopped from outside
   */
  public RunReport report(long elapsedNanos, boolean interrupted) {
    long used = submissions.stream().mapToLong(SubmissionTally::usedNanos).sum();
    double share = 1 - (double) used / Math.max(1, campaign.threads() * elapsedNanos);
    return new RunReport(
        puzzle.name(),
        campaign.seed(),
        campaign.isEndless() ? done : campaign.cases(),
        done,
        elapsedNanos / 1_000_000,
        interrupted,
        campaign.threads(),
        Math.max(0, Math.round(share * 1000) / 1000.0),
        RunReport.LimitsInForce.of(campaign.limits()),
        generators.entrySet().stream()
            .map(entry -> new RunReport.GeneratorShare(entry.getKey(), entry.getValue()))
            .toList(),
        Stream.concat(
                submissions.stream().map(SubmissionTally::report),
                unbuilt.stream().map(Unbuilt::report))
            .toList(),
        Stream.concat(unbuilt.stream().map(Unbuilt::finding), findings.stream()).toList(),
        null,
        null,
        null);
  }
}
