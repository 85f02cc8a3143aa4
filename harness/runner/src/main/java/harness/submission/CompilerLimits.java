package harness.submission;

import harness.process.ProcessReport;
import harness.process.RunLimits;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Resources for compiling one submission, all commands of its language together.
 *
 * @param cpuNanos CPU time, in nanoseconds; the wall time is twice that plus a second
 * @param memoryBytes memory, in bytes
 * @param writtenBytes maximum size of each written file and of everything built, in bytes
 * @param processes processes alive at once; threads may count
 */
record CompilerLimits(long cpuNanos, long memoryBytes, long writtenBytes, int processes) {

  private static final long GIB = 1L << 30;
  private static final long MIB = 1L << 20;
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final long PRINTED = MIB;
  private static final long ERROR_KEPT = MIB;
  private static final int PROCESSES = 512;

  /** A safety net for allocations that are faster than the memory watch. */
  private static final int ADDRESS_SPACE_FACTOR = 2;

  /** What GCC's driver prints when one of its programs exceeds the limit. */
  private static final Pattern FILE_TOO_LARGE = Pattern.compile("\\[?File size limit exceeded\\]?");

  /** The usual limits, with this CPU time. */
  static CompilerLimits ofTime(long cpuNanos) {
    return new CompilerLimits(cpuNanos, 2 * GIB, 256 * MIB, PROCESSES);
  }

  /**
   * The limits of one command.
   *
   * @param spentNanos CPU time of the previous commands
   * @param addressSpaceCapped whether the compiler works with a limited address space
   */
  RunLimits ofCommand(long spentNanos, boolean addressSpaceCapped) {
    long left = Math.max(1, cpuNanos - spentNanos);
    return new RunLimits(
        left,
        wall(left),
        0,
        memoryBytes,
        addressSpaceCapped ? ADDRESS_SPACE_FACTOR * memoryBytes : 0,
        0,
        PRINTED,
        ERROR_KEPT,
        writtenBytes,
        processes);
  }

  /** Which limit a command exceeded, for people; empty if none. */
  Optional<String> exceeded(ProcessReport report) {
    return switch (report.cause()) {
      case MEMORY -> Optional.of("the compiler used more than " + size(memoryBytes) + " of memory");
      case CPU_TIME ->
          Optional.of("the compiler used more than " + time(cpuNanos) + " of CPU time");
      case WALL_TIME, IDLE ->
          Optional.of("the compiler took more than " + time(wall(cpuNanos)) + " of wall time");
      case PROCESS_LIMIT ->
          Optional.of("the compiler started more than " + processes + " processes");
      case SANDBOX_VIOLATION ->
          Optional.of("the sandbox ended the compiler because it did something forbidden");
      case OUTPUT_SIZE ->
          report.fileTooLarge()
              ? Optional.of(wroteTooMuch())
              : Optional.of("the compiler printed more than " + size(PRINTED));
      case EXIT, SIGNAL, NOT_STARTED ->
          FILE_TOO_LARGE.matcher(report.errorText()).find()
              ? Optional.of(wroteTooMuch())
              : Optional.empty();
    };
  }

  String wroteTooMuch() {
    return "the compiler wrote more than " + size(writtenBytes);
  }

  private static long wall(long nanos) {
    return 2 * nanos + SECOND;
  }

  private static String time(long nanos) {
    BigDecimal seconds = BigDecimal.valueOf(nanos).divide(BigDecimal.valueOf(SECOND));
    return seconds.setScale(3, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString() + " s";
  }

  private static String size(long bytes) {
    return bytes % GIB == 0 ? bytes / GIB + " GB" : bytes / MIB + " MB";
  }
}
