package harness.scoring;

import harness.cases.Verdict;

/**
 * The verdict and the points of a submission in a group.
 *
 * @param verdict null if a test that counts has no verdict
 * @param points null likewise
 * @param after the group or test whose failure left this one out, with no points; else null
 * @param skipped the number of tests directly in it that a judge does not run, after a failure
 * @param fault why the jury cannot grade it or a group in it, in words; else null
 */
public record GroupScore(
    TestGroup group, Verdict verdict, Double points, String after, int skipped, String fault) {

  static GroupScore of(TestGroup group, Graded graded, int skipped) {
    return new GroupScore(group, graded.verdict(), graded.points(), null, skipped, null);
  }

  /** A group of which some test has no verdict. */
  static GroupScore unknown(TestGroup group) {
    return new GroupScore(group, null, null, null, 0, null);
  }

  /** A group that cannot be graded; not known if there is no fault. */
  static GroupScore faulty(TestGroup group, String fault) {
    return new GroupScore(group, null, null, null, 0, fault);
  }

  /**
   * A group that is left out because the submission fails elsewhere.
   *
   * @param after the name of the group or test in which it fails
   * @param failure its result there
   */
  static GroupScore leftOut(TestGroup group, String after, Verdict failure) {
    Verdict verdict = failure == Verdict.ACCEPTED ? Verdict.WRONG_ANSWER : failure;
    return new GroupScore(group, verdict, 0.0, after, group.directTests(), null);
  }

  public boolean isKnown() {
    return points != null;
  }

  /** Whether the group was judged, so that the verdict is that of its own tests. */
  public boolean isJudged() {
    return isKnown() && after == null;
  }

  /** Whether groups that require this one are judged. */
  boolean isPassed() {
    boolean hasMaximum = Double.isFinite(group.most());
    return isJudged()
        && verdict == Verdict.ACCEPTED
        && (!hasMaximum || !Points.isMore(group.most(), points));
  }

  Graded graded() {
    return new Graded(verdict, points);
  }
}
