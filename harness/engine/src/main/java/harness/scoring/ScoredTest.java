package harness.scoring;

/**
 * A test as a part of a group.
 *
 * @param accepted points of an accepted output
 * @param rejected points of any other output
 */
public record ScoredTest(String name, double accepted, double rejected) implements Scored {

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
