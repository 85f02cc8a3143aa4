package harness.jury;

import harness.process.RunLimits;
import java.time.Duration;

/**
 * What each of the jury's programs may use in one run.
 *
 * @param time CPU time; twice that and a second by the wall clock
 */
public record JuryLimits(Duration time) {

  /** What is allowed unless the user says otherwise. */
  public static final JuryLimits USUAL = new JuryLimits(Duration.ofSeconds(10));

  static final long MEMORY_BYTES = 2L << 30;
  private static final long OUTPUT_BYTES = 64L << 20;

  RunLimits inForce() {
    return RunLimits.of(time.toNanos(), MEMORY_BYTES).withOutputBytes(OUTPUT_BYTES);
  }
}
