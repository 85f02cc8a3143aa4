package harness.report.text;

import harness.cases.Counted;
import harness.cases.Verdict;
import harness.report.GroupResult;
import harness.report.SubmissionReport;
import harness.scoring.Points;
import harness.scoring.ScoreRange;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The result of a submission in a group of tests, in the judges' short words. */
public record GroupWords(GroupResult group) {

  private static final String DEVIATES = "!";

  /** The group's name and, if it is worth anything, its most points: {@code easy (40)}. */
  public String heading() {
    boolean shown = group.maxScore() != null && group.maxScore() != 0;
    return group.name() + (shown ? " (" + Points.shown(group.maxScore()) + ")" : "");
  }

  /**
   * Points, verdict, the slowest test's share of the time limit, and a mark if that is a finding:
   * {@code 0 WA 12% !}.
   */
  public String result() {
    if (group.judgeError() != null) {
      return "JE " + DEVIATES;
    }
    String points = group.score() == null ? "-" : isWorthless() ? "" : Points.shown(group.score());
    String verdict = group.verdict() == null ? "" : " " + code(group.verdict());
    String share = group.limitShare() == null ? "" : " " + Text.percent(group.limitShare());
    return (points
            + (group.after() == null ? verdict + share : " -")
            + (group.deviation() == null ? "" : " " + DEVIATES))
        .strip();
  }

  private boolean isWorthless() {
    return group.maxScore() != null && group.maxScore() == 0;
  }

  /** The verdict in full, and what a judge skips: {@code wrong-answer, 3 tests skipped}. */
  public String hint() {
    String verdict = group.verdict() == null ? "" : group.verdict().label();
    String skipped =
        group.skipped() == null ? "" : Counted.of(group.skipped(), "test") + " skipped";
    return verdict.isEmpty() || skipped.isEmpty() ? verdict + skipped : verdict + ", " + skipped;
  }

  /** What is expected: {@code WA or TLE, 0 to 40 points}; empty if nothing is. */
  public String expectation() {
    List<String> parts = new ArrayList<>();
    if (group.expected() != null) {
      parts.add(
          group.expected().stream().map(GroupWords::code).collect(Collectors.joining(" or ")));
    }
    if (group.expectedScore() != null) {
      parts.add(expectedPoints().text() + " points");
    }
    return String.join(", ", parts);
  }

  private ScoreRange expectedPoints() {
    Double low = group.expectedScore().get(0);
    Double high = group.expectedScore().get(1);
    return new ScoreRange(
        low == null ? Double.NEGATIVE_INFINITY : low,
        high == null ? Double.POSITIVE_INFINITY : high,
        group.expectedScoreAbove() != null,
        group.expectedScoreBelow() != null);
  }

  /** The short word for a verdict, such as {@code TLE}. */
  public static String code(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> "AC";
      case WRONG_ANSWER -> "WA";
      case TIME_LIMIT_EXCEEDED -> "TLE";
      case MEMORY_LIMIT_EXCEEDED -> "MLE";
      case OUTPUT_LIMIT_EXCEEDED -> "OLE";
      case RUN_TIME_ERROR -> "RTE";
      default -> verdict.label();
    };
  }

  /** What is a finding about a submission in groups, each with the group's name. */
  public static List<String> findings(SubmissionReport submission) {
    return submission.columns().stream().flatMap(each -> new GroupWords(each).findings()).toList();
  }

  private Stream<String> findings() {
    String where = Text.group(group.name()) + ": ";
    return Stream.concat(
        Stream.ofNullable(group.judgeError()).map(each -> where + "judge error: " + each),
        Stream.ofNullable(group.deviation()).map(each -> where + each));
  }
}
