package harness.scoring;

import harness.cases.Verdict;

/**
 * The verdict and the points of a submission in a group.
 *
 * @param verdict null if a test that counts has no verdict
 * @param points null likewise
 * @param after the group whose failure left this one out, with no points; else null
 * @param fault why the jury cannot grade it or a group in it, in words; else null
 */
public record GroupScore(
    TestGroup group, Verdict verdict, Double points, String after, String fault) {

  static GroupScore of(TestGroup group, Graded graded) {
    return new GroupScore(group, graded.verdict(), graded.points(), null, null);
  }

  /** A group of which some test has no verdict. */
  static GroupScore unknown(TestGroup group) {
    return new GroupScore(group, null, null, null, null);
  }

  /** A group that cannot be graded; not known if there is no fault. */
  static GroupScore faulty(TestGroup group, String fault) {
    return new GroupScore(group, null, null, null, fault);
  }

  /** A group that is left out because the submission fails in another, with this verdict. */
  static GroupScore leftOut(TestGroup group, GroupScore other) {
    Verdict verdict = other.verdict() == Verdict.ACCEPTED ? Verdict.WRONG_ANSWER : other.verdict();
    return new GroupScore(group, verdict, 0.0, other.group().name(), null);
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
