package harness.jury;

import harness.process.RunLimits;
import java.time.Duration;

/**
 * What each of the jury's programs may use in one run.
 *
 * @param time CPU time; twice that and a second by the wall clock
 * @param memoryBytes memory, of all its processes together
 */
public record JuryLimits(Duration time, long memoryBytes) {

  /** What is allowed unless the user says otherwise. */
  public static final JuryLimits USUAL = new JuryLimits(Duration.ofSeconds(10), 2L << 30);

  private static final long OUTPUT_BYTES = 64L << 20;

  /** These with another time. */
  public JuryLimits withTime(Duration other) {
    return new JuryLimits(other, memoryBytes);
  }

  RunLimits inForce() {
    return RunLimits.of(time.toNanos(), memoryBytes).withOutputBytes(OUTPUT_BYTES);
  }
}
