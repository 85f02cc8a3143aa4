package harness.tally;

import harness.campaign.Campaign;
import harness.campaign.Chunk;
import harness.campaign.IndexRange;
import harness.cases.Answer;
import harness.cases.Case;
import harness.cases.Judgement;
import harness.reference.Puzzle;
import harness.report.RunReport;
import harness.run.Outcome;
import harness.run.Submission;
import harness.shrink.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** Writes down one failure: in full for people, and as a task for the shrinking. */
final class FindingWriter {

  /** Earlier cases that a submission may have been led astray by. */
  private static final int MOST_BEFORE = 1000;

  private final Campaign campaign;
  private final Puzzle puzzle;

  /** A writer of failures in a campaign. */
  FindingWriter(Campaign campaign) {
    this.campaign = campaign;
    this.puzzle = campaign.puzzle();
  }

  /** What there is to list of submission {@code s} failing on case {@code i} of a chunk. */
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
        fileCases(fileIndexes(outcome)),
        outcome.evidence() != null
            ? outcome.evidence().output()
            : answer == null ? "" : said(answer),
        answer == null ? null : answer.moves(),
        puzzle.format().print(right),
        right.moves(),
        siding(chunk, s, i),
        null,
        null);
  }

  /** What there is to shrink of a failure in a chunk. */
  Finding toShrink(Counts.Listed each, Chunk chunk) {
    return toShrink(each, index -> inputAt(chunk, index));
  }

  /** What there is to shrink of a failure whose cases are no longer at hand. */
  Finding toShrink(Counts.Listed each) {
    return toShrink(each, this::draw);
  }

  private Finding toShrink(Counts.Listed each, LongFunction<String> input) {
    List<Long> file = each.file();
    return new Finding(
        campaign.submissions().get(each.submission()),
        each.verdict(),
        each.reason(),
        file.isEmpty() ? List.of(each.finding().input()) : file.stream().map(input::apply).toList(),
        () -> before(each.index()));
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

  private static IndexRange fileCases(List<Long> file) {
    return file.isEmpty() ? null : new IndexRange(file.get(0), file.get(file.size() - 1) + 1);
  }

  private String file(Chunk chunk, Outcome outcome) {
    List<Long> file = fileIndexes(outcome);
    return file.isEmpty()
        ? null
        : puzzle.format().file(file.stream().map(index -> inputAt(chunk, index)).toList());
  }

  /** An answer in the judge's format, or as it stands where that cannot print it. */
  private String said(Answer answer) {
    boolean printable = answer.moves() != null || !puzzle.format().printsMoves();
    return printable ? puzzle.format().print(answer) : answer.claimed() + "\n";
  }

  private List<String> siding(Chunk chunk, int blamed, int i) {
    List<String> names = new ArrayList<>();
    for (int s = 0; s < campaign.submissions().size(); s++) {
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

  private static String inputAt(Chunk chunk, long index) {
    return chunk.caseAt((int) (index - chunk.from())).input();
  }

  private String draw(long index) {
    return campaign.generator().draw(campaign.seed(), index).input();
  }
}
