package harness.problem;

/**
 * Whether a variable of the input took the least and the greatest value that it may have.
 *
 * @param min whether it took the least value
 * @param max whether it took the greatest value
 */
public record BoundsHit(boolean min, boolean max) {

  /** What is known after both. */
  public BoundsHit or(BoundsHit other) {
    return new BoundsHit(min || other.min, max || other.max);
  }
}
