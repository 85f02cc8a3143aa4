package harness.formats;

import harness.cases.Limits;
import harness.cases.Verdict;
import java.util.EnumSet;
import java.util.Set;

/**
 * The limits that a format assumes where a package states none.
 *
 * @param seconds CPU time, if it cannot be computed either
 * @param memoryBytes memory of a submission
 * @param outputBytes output of a submission
 * @param blames whether exceeding them is a finding about the format's own submissions; otherwise
 *     it is only noted, since nobody stated them
 */
public record LimitDefaults(double seconds, long memoryBytes, long outputBytes, boolean blames) {

  private static final int MEBIBYTE = 20;

  /** The harness's own, for formats without any. */
  public static final LimitDefaults OF_HARNESS = ofMebibytes(2, 256, 64);

  /** Defaults that are no reason to blame anyone. */
  public static LimitDefaults ofMebibytes(double seconds, long memory, long output) {
    return new LimitDefaults(seconds, memory << MEBIBYTE, output << MEBIBYTE, false);
  }

  /** These defaults as limits that everyone must keep. */
  public LimitDefaults blaming() {
    return new LimitDefaults(seconds, memoryBytes, outputBytes, true);
  }

  /**
   * Limits of which a file may state some.
   *
   * @param statedSeconds null if not stated
   * @param statedMemory in bytes; null if not stated
   * @param statedOutput in bytes; null if not stated
   */
  public PackageLimits with(
      Double statedSeconds, Long statedMemory, Long statedOutput, String file) {
    Set<Verdict> unstated = EnumSet.noneOf(Verdict.class);
    if (!blames && statedSeconds == null) {
      unstated.add(Verdict.TIME_LIMIT_EXCEEDED);
    }
    if (!blames && statedMemory == null) {
      unstated.add(Verdict.MEMORY_LIMIT_EXCEEDED);
    }
    if (!blames && statedOutput == null) {
      unstated.add(Verdict.OUTPUT_LIMIT_EXCEEDED);
    }
    return new PackageLimits(
        new Limits(
            (long) ((statedSeconds == null ? seconds : statedSeconds) * 1e9),
            statedMemory == null ? memoryBytes : statedMemory,
            1),
        statedOutput == null ? outputBytes : statedOutput,
        source(statedSeconds != null, statedMemory != null, file),
        null,
        LimitRules.NONE,
        unstated);
  }

  private static String source(boolean time, boolean memory, String file) {
    if (time && memory) {
      return file;
    }
    if (!time && !memory) {
      return "default; the package states none";
    }
    return time ? "time of " + file + ", default memory" : "memory of " + file + ", default time";
  }
}
