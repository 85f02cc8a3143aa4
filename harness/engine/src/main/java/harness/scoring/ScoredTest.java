package harness.scoring;

/**
 * A test as a part of a group.
 *
 * @param accepted points of an accepted output
 * @param rejected points of any other output
 * @param borrowed whether it belongs to another group, and counts in this one too
 */
public record ScoredTest(String name, double accepted, double rejected, boolean borrowed)
    implements Scored {

  /** A test of the group. */
  public ScoredTest(String name, double accepted, double rejected) {
    this(name, accepted, rejected, false);
  }

  @Override
  public double most() {
    return Math.max(accepted, rejected);
  }

  /** The points for a result. */
  double points(TestResult result) {
    return result.points() == null
        ? rejected + (accepted - rejected) * result.share()
        : result.points();
  }
}
