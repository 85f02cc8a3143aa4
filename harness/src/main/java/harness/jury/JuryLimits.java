package harness.jury;

import harness.process.RunLimits;
import java.time.Duration;

/**
 * What each of the jury's programs may use in one run.
 *
 * @param time CPU time; twice that and a second by the wall clock
 * @param memoryBytes memory, of all its processes together
 * @param checkerAlways whether a checker program looks at each output, also at one that equals the
 *     reference's byte for byte; else only at a few of these
 * @param smaller whether generators are also given smaller numbers than their author gave them
 */
public record JuryLimits(Duration time, long memoryBytes, boolean checkerAlways, boolean smaller) {

  /** What is allowed unless the user says otherwise. */
  public static final JuryLimits USUAL =
      new JuryLimits(Duration.ofSeconds(10), 2L << 30, false, false);

  private static final long OUTPUT_BYTES = 64L << 20;

  /** These with another time. */
  public JuryLimits withTime(Duration other) {
    return new JuryLimits(other, memoryBytes, checkerAlways, smaller);
  }

  /** These with the checker asked about each output, or not. */
  public JuryLimits withCheckerAlways(boolean always) {
    return new JuryLimits(time, memoryBytes, always, smaller);
  }

  /** These with smaller numbers for generators, or without. */
  public JuryLimits withSmaller(boolean wanted) {
    return new JuryLimits(time, memoryBytes, checkerAlways, wanted);
  }

  RunLimits inForce() {
    return RunLimits.of(time.toNanos(), memoryBytes).withOutputBytes(OUTPUT_BYTES);
  }
}
