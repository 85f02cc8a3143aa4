package harness.tally;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.campaign.IndexRange;
import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Verdict;
import harness.problem.Account;
import harness.problem.Checker;
import harness.problem.JudgeFailure;
import harness.problem.Partition;
import harness.problem.Printed;
import harness.report.ReportedFinding;
import harness.report.ReportedFindingBuilder;
import harness.run.Expectation;
import harness.run.Interaction;
import harness.run.Outcome;
import harness.run.Submission;
import harness.shrink.Finding;
import harness.shrink.Rivals;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Records one failure: in full for the report, and as a task for the shrinker. */
final class FindingWriter {

  /** The most earlier cases that may have influenced a submission. */
  private static final int MOST_BEFORE = 1000;

  private final Campaign campaign;
  private final Checker checker;

  FindingWriter(Campaign campaign, Checker checker) {
    this.campaign = campaign;
    this.checker = checker;
  }

  /** The finding that submission {@code s} fails on case {@code i} of a chunk. */
  Counts.Listed listed(Chunk chunk, int s, int i) {
    Judgement judgement = chunk.judgement(s, i);
    return new Counts.Listed(
        s,
        judgement.verdict(),
        judgement.reason(),
        chunk.from() + i,
        fileIndexes(chunk.outcome(s, i)),
        finding(chunk, s, i, judgement));
  }

  /**
   * The finding that submissions, none of which is known to be right, differ on case {@code i}.
   *
   * @param s the row of the submission that is named first
   */
  Counts.Listed listedDifference(Chunk chunk, int s, int i) {
    Partition partition = chunk.partition(i);
    Judgement judgement = chunk.judgement(s, i);
    Outcome outcome = chunk.outcome(s, i);
    ReportedFinding finding =
        finding(campaign.submissions().get(s).name(), chunk.caseAt(i), judgement)
            .detail(partition.sentence())
            .output(outcome.output() instanceof Printed printed ? printed.text() : "")
            .groups(partition.behaviours())
            .suspects(partition.suspects())
            .build();
    return new Counts.Listed(
        s, judgement.verdict(), judgement.reason(), chunk.from() + i, List.of(), finding);
  }

  /**
   * The rows of the submissions that a difference on case {@code i} is about: each suspect, so that
   * none is missing from the findings because others are suspected more often; if there is none,
   * the primary one of those that differ.
   */
  List<Integer> concerned(Chunk chunk, int i) {
    Partition partition = chunk.partition(i);
    List<Integer> rows =
        IntStream.range(0, campaign.submissions().size())
            .filter(
                s ->
                    chunk.outcome(s, i) != null
                        && chunk.judgement(s, i).verdict() == Verdict.DISAGREEMENT
                        && isFinding(chunk, s, i))
            .boxed()
            .sorted(Comparator.comparing(this::name))
            .toList();
    List<String> suspects = partition.suspects();
    List<Integer> suspected = rows.stream().filter(s -> suspects.contains(name(s))).toList();
    if (!suspected.isEmpty()) {
      return suspected;
    }
    String primary = partition.groups().isEmpty() ? "" : partition.primary();
    return List.of(
        rows.stream()
            .filter(s -> name(s).equals(primary))
            .findFirst()
            .orElseGet(() -> rows.get(0)));
  }

  private String name(int s) {
    return campaign.submissions().get(s).name();
  }

  private boolean isFinding(Chunk chunk, int s, int i) {
    return campaign.expectation(s, chunk.caseAt(i).name()).isFinding(Verdict.DISAGREEMENT);
  }

  private ReportedFinding finding(Chunk chunk, int s, int i, Judgement judgement) {
    Case each = chunk.caseAt(i);
    Outcome outcome = chunk.outcome(s, i);
    Account account = checker.account(each, chunk.truth(i), outcome.output());
    return finding(campaign.submissions().get(s).name(), each, judgement)
        .expectedInGroup(expectedInGroup(s, each))
        .claimed(account.claimed())
        .expected(account.expected())
        .file(file(chunk, outcome))
        .fileCases(fileCases(fileIndexes(outcome)))
        .output(outcome.evidence() == null ? account.said() : outcome.evidence().output())
        .talk(isTalk(outcome))
        .moves(account.moves())
        .right(account.right())
        .rightMoves(account.rightMoves())
        .siding(chunk.partition(i) == null ? siding(chunk, s, i) : List.of())
        .groups(chunk.partition(i) == null ? null : chunk.partition(i).behaviours())
        .build();
  }

  /** The verdicts that the case's group, and not others, expects; null if it expects no others. */
  private List<Verdict> expectedInGroup(int s, Case each) {
    Map<String, Expectation> groups = campaign.submissions().get(s).expectation().groups();
    String group = groups.isEmpty() ? null : campaign.problem().group(each.name());
    return group == null || !groups.containsKey(group) ? null : groups.get(group).expected();
  }

  /** What is known of a finding without any output. */
  private ReportedFindingBuilder finding(String submission, Case each, Judgement judgement) {
    return ReportedFindingBuilder.builder()
        .submission(submission)
        .caseName(each.name().toString())
        .verdict(judgement.verdict())
        .reason(judgement.reason())
        .detail(judgement.detail())
        .group(campaign.problem().group(each.name()))
        .drawnBy(campaign.generator().call(each.name().seed(), each.name().index()))
        .input(each.input())
        .output("")
        .right("")
        .siding(List.of());
  }

  /** True if the output is a dialogue; else null. */
  private Boolean isTalk(Outcome outcome) {
    boolean talks = campaign.problem().capability(Interaction.class).isPresent();
    return (talks && outcome.evidence() != null) ? Boolean.TRUE : null;
  }

  /** The finding that the judge failed on case {@code i} of a chunk. */
  Counts.Listed listed(Chunk chunk, int i) {
    JudgeFailure failure = chunk.anyFailure(i);
    Judgement judgement = failure.judgement();
    return new Counts.Listed(
        Counts.NOBODY,
        judgement.verdict(),
        judgement.reason(),
        chunk.from() + i,
        List.of(),
        finding(failure.culprit(), chunk.caseAt(i), judgement).judging(failure.judging()).build());
  }

  /** The shrinker's task for a failure in a chunk. */
  Finding toShrink(Counts.Listed each, Chunk chunk) {
    return toShrink(each, index -> inputAt(chunk, index));
  }

  /** The shrinker's task for a failure whose cases are no longer in memory. */
  Finding toShrink(Counts.Listed each) {
    return toShrink(each, this::draw);
  }

  private Finding toShrink(Counts.Listed each, LongFunction<String> input) {
    List<Long> file = each.file();
    Case found = new Case(CaseName.parse(each.finding().caseName()), each.finding().input());
    return new Finding(
            campaign
                .submissions()
                .get(each.submission())
                .limitedAs(campaign.problem(), campaign.limits(), found),
            each.verdict(),
            each.reason(),
            file.isEmpty()
                ? List.of(each.finding().input())
                : file.stream().map(input::apply).toList(),
            () -> before(each.index()))
        .among(rivals(each))
        .drawnAs(each.finding().group() == null ? null : CaseName.parse(each.finding().caseName()));
  }

  /** Those that a finding must be compared with; null if it shows by itself. */
  private Rivals rivals(Counts.Listed each) {
    Rivals.Kind kind = each.finding().rivalry();
    if (kind == null) {
      return null;
    }
    Set<String> known = each.finding().groupNames();
    String first = each.finding().rival();
    List<Submission> others =
        campaign.submissions().stream()
            .filter(one -> known.contains(one.name()))
            .filter(one -> one != campaign.submissions().get(each.submission()))
            .sorted(
                Comparator.<Submission, Boolean>comparing(one -> !one.name().equals(first))
                    .thenComparing(Submission::name))
            .toList();
    return new Rivals(others, kind);
  }

  /** The input of a case; empty if its generator fails this time. */
  Optional<String> drawnAgain(long index) {
    try {
      return Optional.of(draw(index));
    } catch (JudgeFailure failure) {
      return Optional.empty();
    }
  }

  /** Whether no earlier case of the file is needed to see the failure. */
  static boolean isAlone(Outcome outcome) {
    return fileIndexes(outcome).isEmpty();
  }

  private List<String> before(long index) {
    return LongStream.range(Math.max(campaign.first(), index - MOST_BEFORE), index)
        .mapToObj(this::draw)
        .toList();
  }

  /** The campaign indexes of the file needed to show a finding; empty if the case is enough. */
  private static List<Long> fileIndexes(Outcome outcome) {
    List<Long> file = outcome.evidence() == null ? List.of() : outcome.evidence().file();
    return file.size() > 1 ? file : List.of();
  }

  private static IndexRange fileCases(List<Long> file) {
    return file.isEmpty() ? null : new IndexRange(file.get(0), file.get(file.size() - 1) + 1);
  }

  private String file(Chunk chunk, Outcome outcome) {
    List<String> inputs =
        fileIndexes(outcome).stream().map(index -> inputAt(chunk, index)).toList();
    return inputs.isEmpty()
        ? null
        : new String(campaign.problem().files().file(inputs), StandardCharsets.ISO_8859_1);
  }

  private List<String> siding(Chunk chunk, int blamed, int i) {
    List<String> names = new ArrayList<>();
    for (int s = 0; s < campaign.submissions().size(); s++) {
      Outcome outcome = chunk.outcome(s, i);
      if (s != blamed
          && outcome != null
          && checker.agrees(chunk.truth(i), outcome.output(), chunk.judgement(s, i))) {
        names.add(campaign.submissions().get(s).name());
      }
    }
    return names;
  }

  private static String inputAt(Chunk chunk, long index) {
    return chunk.caseAt((int) (index - chunk.from())).input();
  }

  private String draw(long index) {
    return campaign.generator().draw(campaign.seed(), index).input();
  }
}
