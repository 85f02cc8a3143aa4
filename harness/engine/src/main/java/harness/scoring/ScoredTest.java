package harness.scoring;

import harness.cases.Verdict;

/**
 * A test as a part of a group.
 *
 * @param accepted points of an accepted output; infinite if {@code award} is {@link
 *     Award#UNBOUNDED}
 * @param rejected points of any other output
 * @param borrowed whether it belongs to another group, and counts in this one too
 * @param award what a judge may give for an accepted output
 */
public record ScoredTest(
    String name, double accepted, double rejected, boolean borrowed, Award award)
    implements Scored {

  /** What a judge may give for an accepted output. */
  public enum Award {
    /** A share, or any points. */
    ANY,
    /** A share, or points up to those of the test. */
    UP_TO_MAXIMUM,
    /** Points, of which there is no maximum. */
    UNBOUNDED,
    /** Nothing but the verdict. */
    VERDICT
  }

  /** A test for which a judge may give anything. */
  public ScoredTest(String name, double accepted, double rejected, boolean borrowed) {
    this(name, accepted, rejected, borrowed, Award.ANY);
  }

  /** A test of the group. */
  public ScoredTest(String name, double accepted, double rejected) {
    this(name, accepted, rejected, false);
  }

  /** A test of the group without points for outputs that are not accepted. */
  public static ScoredTest of(String name, double accepted, Award award) {
    return new ScoredTest(name, accepted, 0, false, award);
  }

  @Override
  public double most() {
    return Math.max(accepted, rejected);
  }

  /** The points for a result without {@link #fault}. */
  double points(TestResult result) {
    if (result.points() != null) {
      return result.points();
    }
    return result.share() == 0 ? rejected : rejected + (accepted - rejected) * result.share();
  }

  /** What a judge gave against the rules, in words; null if all is well. */
  String fault(TestResult result) {
    Double points = result.points();
    boolean isPart = result.share() > 0 && result.share() < 1;
    String fault =
        switch (award) {
          case ANY -> null;
          case UP_TO_MAXIMUM ->
              points != null && Points.isMore(points, most())
                  ? "%s points, expected at most %s"
                      .formatted(Points.shown(points), Points.shown(most()))
                  : null;
          case UNBOUNDED ->
              points == null && result.verdict() == Verdict.ACCEPTED
                  ? "accepted without points, which have no maximum here"
                  : null;
          case VERDICT ->
              points != null || isPart
                  ? "accepted with points, but its group passes or fails"
                  : null;
        };
    return fault == null ? null : name + ": " + fault;
  }
}
