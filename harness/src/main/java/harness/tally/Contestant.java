package harness.tally;

import harness.cases.Guarantee;
import harness.run.Expectation;
import harness.run.Submission;

/**
 * A submission's properties in reports.
 *
 * @param reach largest exact distance on which it is run, {@link harness.cases.Solves#EVERYTHING}
 *     for all
 */
record Contestant(
    String name, Submission.Kind kind, Guarantee guarantee, int reach, Expectation expectation) {

  static Contestant of(Submission submission) {
    return new Contestant(
        submission.name(),
        submission.kind(),
        submission.guarantee(),
        submission.reach(),
        submission.expectation());
  }

  static Contestant of(SubmissionCounts counts) {
    return new Contestant(
        counts.name(),
        counts.kind(),
        counts.guarantee(),
        counts.reach(),
        Expectation.of(counts.expected()));
  }
}
