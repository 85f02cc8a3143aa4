package harness.problem;

/** Whether a variable of the input took its least and its greatest allowed value. */
public record BoundsHit(boolean min, boolean max) {

  /** Combines two observations. */
  public BoundsHit or(BoundsHit other) {
    return new BoundsHit(min || other.min, max || other.max);
  }
}
