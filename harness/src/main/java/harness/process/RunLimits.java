package harness.process;

import harness.cases.Limits;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * What one run of a program may use. A number that is 0 is no limit.
 *
 * @param cpuNanos CPU time of all its processes, in nanoseconds
 * @param wallNanos time on the wall clock, in nanoseconds, without the time that the program waits
 *     for the harness or for a free core
 * @param idleNanos that time without computing, in nanoseconds
 * @param memoryBytes resident peak of its largest process, in bytes
 * @param addressSpaceBytes safety net on the address space, in bytes; far above the memory limit,
 *     for huge untouched arrays are fine
 * @param stackBytes stack, in bytes
 * @param outputBytes standard output, in bytes
 * @param errorKeptBytes how much of the error output is kept, in bytes; what follows is dropped
 * @param fileBytes size of one written file, in bytes
 * @param processes living processes at once
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
  private static final int ADDRESS_SPACE_FACTOR = 8;
  private static final long ADDRESS_SPACE_ROOM = 4096 * MIB;
  private static final long SMALLEST_STACK = 8 * MIB;
  private static final long ERROR_KEPT = 4096;
  private static final int PROCESSES = 64;

  /**
   * The limits of one of the judge's files: wall time at twice the CPU time plus a second, idle
   * time at the CPU time plus half a second, a stack of half the memory, 64 MiB of output and as
   * much in a file.
   */
  public static RunLimits of(Limits limits) {
    return of(limits.timeNanos(), limits.memoryBytes());
  }

  /** As {@link #of(Limits)}, from CPU time in nanoseconds and a resident peak in bytes. */
  public static RunLimits of(long cpuNanos, long memoryBytes) {
    return new RunLimits(
        cpuNanos,
        2 * cpuNanos + SECOND,
        cpuNanos + SECOND / 2,
        memoryBytes,
        ADDRESS_SPACE_FACTOR * memoryBytes + ADDRESS_SPACE_ROOM,
        Math.max(SMALLEST_STACK, memoryBytes / 2),
        64 * MIB,
        ERROR_KEPT,
        64 * MIB,
        PROCESSES);
  }

  /** These limits with other times, in nanoseconds. */
  public RunLimits withTimes(long cpu, long wall, long idle) {
    return with(copy -> copy.cpuNanos(cpu).wallNanos(wall).idleNanos(idle));
  }

  /** These limits with room for a language's own run time, as the program's language says. */
  RunLimits forProgram(Program program) {
    long allowance = memoryBytes == 0 ? 0 : program.memoryAllowanceBytes();
    return with(
        copy ->
            copy.memoryBytes(memoryBytes + allowance)
                .addressSpaceBytes(program.addressSpaceCapped() ? addressSpaceBytes : 0));
  }
}
