package harness.process;

import java.io.DataInputStream;
import java.io.IOException;

/**
 * What the runner reports of a run, in the order of {@code struct result}.
 *
 * @param exitCode 0 if a signal ended the program
 * @param signal 0 if the program exited
 * @param errorBytes the length of the whole error output
 * @param processes the most that were alive at once
 * @param leftOver processes still alive at the program's end
 * @param forked whether it was forked, so that a plain run must confirm it
 * @param stackBytes the largest stack seen; 0 if unknown
 */
record RunFigures(
    Cause cause,
    int exitCode,
    int signal,
    long cpuNanos,
    long wallNanos,
    long peakBytes,
    long outputBytes,
    long errorBytes,
    int processes,
    int leftOver,
    boolean forked,
    long stackBytes) {

  /** Reads 12 numbers of 8 bytes. */
  static RunFigures read(DataInputStream in) throws IOException {
    return new RunFigures(
        Cause.ofCode(in.readLong()),
        (int) in.readLong(),
        (int) in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        (int) in.readLong(),
        (int) in.readLong(),
        in.readLong() != 0,
        in.readLong());
  }

  /**
   * What is known of a run that lost its runner.
   *
   * @param startedNanos by {@link System#nanoTime()}
   * @param processes the most that were seen at once
   * @param forked whether it may have been forked
   */
  static RunFigures ofLost(
      Cause cause, long startedNanos, long outputBytes, int processes, boolean forked) {
    long wallNanos = System.nanoTime() - startedNanos;
    return new RunFigures(cause, 0, 0, 0, wallNanos, 0, outputBytes, 0, processes, 0, forked, 0);
  }

  boolean endedWell() {
    return cause == Cause.EXIT && exitCode == 0;
  }
}
