package harness.process;

import harness.cases.Limits;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * Resources that one run of a program may use. 0 means no limit.
 *
 * @param cpuNanos CPU time of all its processes, in nanoseconds
 * @param wallNanos wall time, in nanoseconds, not counting the time that the program waits for the
 *     harness or for a free core
 * @param idleNanos wall time without computing, in nanoseconds
 * @param memoryBytes peak resident memory of its largest process, in bytes
 * @param addressSpaceBytes safety net on the address space, in bytes; far above the memory limit,
 *     because huge untouched arrays are fine
 * @param stackBytes stack, in bytes
 * @param outputBytes standard output, in bytes
 * @param errorKeptBytes how much of the error output is kept, in bytes; the rest is dropped
 * @param fileBytes size of a written file, in bytes
 * @param processes processes alive at once
 */
@RecordBuilder
public record RunLimits(
    long cpuNanos,
    long wallNanos,
    long idleNanos,
    long memoryBytes,
    long addressSpaceBytes,
    long stackBytes,
    long outputBytes,
    long errorKeptBytes,
    long fileBytes,
    int processes)
    implements RunLimitsBuilder.With {

  private static final long SECOND = 1_000_000_000L;
  private static final long MIB = 1L << 20;

  /** Each thread reserves as much address space as the main thread's stack may take. */
  private static final int ADDRESS_SPACE_FACTOR = 16;

  private static final long ADDRESS_SPACE_ROOM = 8192 * MIB;

  /** What a program holds besides its stack, at least: if only that grows, it overflows first. */
  private static final long BESIDES_STACK = 6 * MIB;

  private static final int SHARE_BESIDES_STACK = 64;
  private static final long SMALLEST_STACK = 8 * MIB;
  private static final long ERROR_KEPT = 4096;
  private static final int PROCESSES = 64;
  private static final int MOST_KEPT = 1 << 30;

  /**
   * The limits for one of the judge's files: wall time is twice the CPU time plus a second, idle
   * time the CPU time plus half a second, the stack nearly all of the memory; 64 MiB of output, and
   * as much per file.
   */
  public static RunLimits of(Limits limits) {
    return of(limits.timeNanos(), limits.memoryBytes());
  }

  /** As {@link #of(Limits)}, from CPU time in nanoseconds and peak memory in bytes. */
  public static RunLimits of(long cpuNanos, long memoryBytes) {
    return new RunLimits(
        cpuNanos,
        2 * cpuNanos + SECOND,
        cpuNanos + SECOND / 2,
        memoryBytes,
        ADDRESS_SPACE_FACTOR * memoryBytes + ADDRESS_SPACE_ROOM,
        stack(memoryBytes),
        64 * MIB,
        ERROR_KEPT,
        64 * MIB,
        PROCESSES);
  }

  /**
   * How far the stack may grow under a memory limit, in bytes: so far that endless recursion ends
   * for want of stack, which a program's end shows, and only just not for want of memory.
   */
  static long stack(long memoryBytes) {
    long besides = Math.max(BESIDES_STACK, memoryBytes / SHARE_BESIDES_STACK);
    return Math.max(SMALLEST_STACK, memoryBytes - besides);
  }

  /** These limits with other times, in nanoseconds. */
  public RunLimits withTimes(long cpu, long wall, long idle) {
    return with(copy -> copy.cpuNanos(cpu).wallNanos(wall).idleNanos(idle));
  }

  /** How much of an output in a file to keep, in bytes: as much as may be printed. */
  int outputKeptBytes() {
    return outputBytes > 0 && outputBytes < MOST_KEPT ? (int) outputBytes : MOST_KEPT;
  }

  /** These limits, under which a file may be larger than the output, by which it is noticed. */
  RunLimits withRoomForOutputInFile() {
    return fileBytes == 0 ? this : withFileBytes(Math.max(fileBytes, outputKeptBytes() + 1L));
  }

  /** These limits with room for the runtime of the program's language. */
  RunLimits forProgram(Program program) {
    long allowance = memoryBytes == 0 ? 0 : program.memoryAllowanceBytes();
    return with(
        copy ->
            copy.memoryBytes(memoryBytes + allowance)
                .addressSpaceBytes(program.addressSpaceCapped() ? addressSpaceBytes : 0));
  }
}
