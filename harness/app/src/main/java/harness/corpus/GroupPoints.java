package harness.corpus;

import harness.cases.Printable;
import harness.cases.Verdict;
import harness.cli.options.OpenProblem;
import harness.compiled.Submissions;
import harness.report.GroupResult;
import harness.report.GroupResultBuilder;
import harness.report.RunReport;
import harness.report.SubmissionReport;
import harness.run.Submission;
import harness.scoring.Grader;
import harness.scoring.GroupExpectation;
import harness.scoring.GroupScore;
import harness.scoring.ScoreRange;
import harness.scoring.ScoredPackage;
import harness.scoring.ScoredTest;
import harness.scoring.TestGroup;
import harness.scoring.TestResult;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Computes the points of submissions from their results on a problem's own tests.
 *
 * @param files the number of each test, by its name in the package
 * @param expected by the name of the submission and that of the group
 */
record GroupPoints(
    ScoredPackage scored,
    Map<String, Integer> files,
    Grader grader,
    Map<String, Map<String, GroupExpectation>> expected) {

  /**
   * The points of a problem's own tests; null if it gives none, or if other files are run.
   *
   * @param own whether the submissions are the problem's own; of others, nothing is expected
   */
  static GroupPoints of(
      OpenProblem problem, ProblemTests tests, Submissions submissions, boolean own) {
    ScoredPackage scored = problem.parts().scored();
    if (scored == null || !tests.areOwn()) {
      return null;
    }
    Map<String, Map<String, GroupExpectation>> byText = new HashMap<>();
    if (own) {
      scored.expected().forEach((text, each) -> byText.put(problem.lastingName(text), each));
    }
    Map<String, Map<String, GroupExpectation>> expected = new HashMap<>();
    submissions
        .programs()
        .texts()
        .forEach((name, text) -> expected.put(name, byText.getOrDefault(text, Map.of())));
    return new GroupPoints(scored, tests.numbers(), problem.jury().grader(), expected);
  }

  /** A report with the points of each submission that was run. */
  RunReport addedTo(RunReport report, FileTally tally) {
    Map<String, SubmissionReport> scoredReports = new LinkedHashMap<>();
    for (int s = 0; s < tally.submissions().size(); s++) {
      Sheet sheet = new Sheet(report, tally, s);
      scoredReports.put(tally.submissions().get(s).name(), sheet.filled());
    }
    return report.withSubmissions(
        report.submissions().stream()
            .map(each -> scoredReports.getOrDefault(each.name(), each))
            .toList());
  }

  /** The results of one submission. */
  private final class Sheet {
    private final RunReport run;
    private final FileTally tally;
    private final int row;
    private final Submission submission;
    private final Map<String, GroupScore> scores;

    Sheet(RunReport run, FileTally tally, int row) {
      this.run = run;
      this.tally = tally;
      this.row = row;
      this.submission = tally.submissions().get(row);
      this.scores = scored.scoring().scores(this::result, grader);
    }

    SubmissionReport filled() {
      SubmissionReport report =
          run.submissions().stream()
              .filter(each -> each.name().equals(submission.name()))
              .findFirst()
              .orElseThrow();
      return report.scoring(
          column(scored.scoring().total(), true),
          scored.scoring().shown().stream().map(each -> column(each, false)).toList());
    }

    private FileTally.Cell cell(String test) {
      Integer file = files.get(test);
      return file == null ? null : tally.at(row, file);
    }

    /** The verdict on a test; null if it was not run, or not judged. */
    private Verdict verdict(String test) {
      FileTally.Cell cell = cell(test);
      return cell == null || !cell.isComplete() || cell.worst().compareTo(Verdict.JUDGE_ERROR) >= 0
          ? null
          : cell.worst();
    }

    /** The result on a test; null if it has no verdict. */
    private TestResult result(String test) {
      Verdict verdict = verdict(test);
      if (verdict == null) {
        return null;
      }
      TestResult result = TestResult.of(verdict, cell(test).score());
      return scored.bySpeed() ? result.takingOf(limitShare(cell(test))) : result;
    }

    private Map<String, Verdict> verdicts(TestGroup group) {
      Map<String, Verdict> verdicts = new LinkedHashMap<>();
      group
          .tests()
          .map(ScoredTest::name)
          .filter(each -> verdict(each) != null)
          .forEach(each -> verdicts.put(each, verdict(each)));
      return verdicts;
    }

    private GroupResult column(TestGroup group, boolean isTotal) {
      GroupScore score = scores.get(group.name());
      GroupExpectation expectation = expectation(group);
      Set<Verdict> excused = submission.expectation().excused();
      String deviation = expectation.deviation(score, verdicts(group), excused);
      return GroupResultBuilder.builder()
          .name(isTotal ? "total" : Printable.inLine(group.name()))
          .score(score.points())
          .maxScore(bounded(group.most()))
          .verdict(score.isJudged() ? score.verdict() : null)
          .expected(expectation.expected())
          .expectedScore(range(expectation.points()))
          .expectedScoreAbove(is(expectation.points(), ScoreRange::above))
          .expectedScoreBelow(is(expectation.points(), ScoreRange::below))
          .after(score.after() == null ? null : Printable.inLine(score.after()))
          .skipped(skipped(group))
          .limitShare(limitShare(group))
          .deviation(deviation.isEmpty() ? null : Printable.inLine(deviation))
          .judgeError(isTotal && isToldByAGroup(score.fault()) ? null : score.fault())
          .build();
    }

    /** The number of tests in a group that a judge does not run; null if there are none. */
    private Integer skipped(TestGroup group) {
      int sum = group.withInner().mapToInt(each -> scores.get(each.name()).skipped()).sum();
      return sum == 0 ? null : Integer.valueOf(sum);
    }

    private boolean isToldByAGroup(String fault) {
      return scored.scoring().shown().stream()
          .anyMatch(each -> Objects.equals(fault, scores.get(each.name()).fault()));
    }

    private GroupExpectation expectation(TestGroup group) {
      return expected
          .getOrDefault(submission.name(), Map.of())
          .getOrDefault(group.name(), GroupExpectation.ANY);
    }

    private Double limitShare(TestGroup group) {
      OptionalDouble most =
          group
              .tests()
              .map(each -> cell(each.name()))
              .filter(each -> each != null && each.isComplete())
              .mapToDouble(this::limitShare)
              .max();
      return most.isEmpty() ? null : Double.valueOf(rounded(most.getAsDouble()));
    }

    private double limitShare(FileTally.Cell cell) {
      return cell.limitShare(run.limits().timeMs() * 1e6);
    }
  }

  private static double rounded(double share) {
    return Math.round(share * 1e4) / 1e4;
  }

  private static List<Double> range(ScoreRange range) {
    return range == null ? null : Arrays.asList(bounded(range.low()), bounded(range.high()));
  }

  /** Whether a range has a property: true, else null. */
  private static Boolean is(ScoreRange range, Predicate<ScoreRange> property) {
    return (range != null && property.test(range)) ? Boolean.TRUE : null;
  }

  /** A number that JSON can have; null for infinity. */
  private static Double bounded(double points) {
    return Double.isFinite(points) ? points : null;
  }
}
