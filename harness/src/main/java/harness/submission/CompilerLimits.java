package harness.submission;

import harness.process.ProcessReport;
import harness.process.RunLimits;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * What compiling one submission may use, all of its language's commands together.
 *
 * @param cpuNanos CPU time; twice as much and a second on the wall clock
 * @param memoryBytes memory
 * @param writtenBytes the size of a file that it writes, and of all that it builds
 * @param processes living processes at once; threads may count
 */
record CompilerLimits(long cpuNanos, long memoryBytes, long writtenBytes, int processes) {

  private static final long GIB = 1L << 30;
  private static final long MIB = 1L << 20;
  private static final long KIB = 1L << 10;
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final long PRINTED = MIB;
  private static final long ERROR_KEPT = 16 * KIB;
  private static final int PROCESSES = 512;

  /** A net for what allocates faster than it is watched. */
  private static final int ADDRESS_SPACE_FACTOR = 2;

  /** What GCC's driver says when one of its programs has met the limit. */
  private static final Pattern FILE_TOO_LARGE = Pattern.compile("\\[?File size limit exceeded\\]?");

  /** The usual limits with this much CPU time. */
  static CompilerLimits ofTime(long cpuNanos) {
    return new CompilerLimits(cpuNanos, 2 * GIB, 256 * MIB, PROCESSES);
  }

  /**
   * The limits of one command.
   *
   * @param spentNanos CPU time of the commands before it
   * @param addressSpaceCapped whether the compiler bears a cap on its address space
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

  /** Which limit a command has met, for a person; nothing when it has met none. */
  Optional<String> met(ProcessReport report) {
    return switch (report.cause()) {
      case MEMORY -> Optional.of("the compiler used more than " + size(memoryBytes) + " of memory");
      case CPU_TIME ->
          Optional.of("the compiler used more than " + time(cpuNanos) + " of CPU time");
      case WALL_TIME, IDLE ->
          Optional.of("the compiler took more than " + time(wall(cpuNanos)) + " on the wall clock");
      case PROCESS_LIMIT ->
          Optional.of("the compiler started more than " + processes + " processes");
      case SANDBOX_VIOLATION ->
          Optional.of("the sandbox ended the compiler: it did what no compiler does");
      case OUTPUT_SIZE ->
          report.fileTooLarge()
              ? Optional.of(wroteTooMuch())
              : Optional.of("the compiler printed more than " + size(PRINTED));
      case EXIT, SIGNAL, NOT_STARTED ->
          FILE_TOO_LARGE.matcher(report.errorHead()).find()
              ? Optional.of(wroteTooMuch())
              : Optional.empty();
    };
  }

  /** What to say of something built that is too large. */
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
