package harness.jury;

import harness.process.RunLimits;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Duration;

/**
 * Limits for a run of any of the jury's programs.
 *
 * @param time CPU time; the wall time is twice that plus a second
 * @param memoryBytes memory of all its processes together, in bytes
 * @param checkerAlways whether a checker program sees even outputs that equal the reference's byte
 *     for byte; otherwise it sees only a few of these
 * @param smaller whether generators also get smaller numbers than their author wrote
 */
@RecordBuilder
public record JuryLimits(Duration time, long memoryBytes, boolean checkerAlways, boolean smaller)
    implements JuryLimitsBuilder.With {

  /** The defaults. */
  public static final JuryLimits USUAL =
      new JuryLimits(Duration.ofSeconds(10), 2L << 30, false, false);

  /** What a program may write. */
  static final long OUTPUT_BYTES = 64L << 20;

  public RunLimits inForce() {
    return RunLimits.of(time.toNanos(), memoryBytes).withOutputBytes(OUTPUT_BYTES);
  }
}
