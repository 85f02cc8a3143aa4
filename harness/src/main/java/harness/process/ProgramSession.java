package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * One program inside one sandbox, ready to be run many times, one run after the other. Every run
 * starts as a fresh process in an empty working folder and leaves no process behind. Used by one
 * thread, except for {@link #close()}, which any thread may call to cancel a run.
 */
public interface ProgramSession extends AutoCloseable {

  /**
   * Starts a run. The run before must be finished.
   *
   * @throws RunCancelled when the session is closed
   * @throws RunnerFailure when the running itself fails, or a file to be given cannot be read
   */
  ProgramRun start(RunRequest request);

  /**
   * Says which runs come next, in this order, as far as is known. They may run before they are
   * started; one that is never started is of no consequence. The run before must be finished.
   */
  default void expect(List<RunRequest> requests) {}

  /** The run that is expected next; null if none is. Any thread may ask. */
  default RunRequest expectedNext() {
    return null;
  }

  /** Runs the program on an input in memory and keeps its output in memory. */
  default RunResult run(byte[] input, RunLimits limits) {
    return run(RunRequest.of(input, limits));
  }

  /** Runs the program and keeps its output in memory. */
  default RunResult run(RunRequest request) {
    ProgramRun run = start(request);
    try {
      byte[] output = run.output().readAllBytes();
      ProcessReport report = run.finish();
      return new RunResult(report, output, run.files());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends the sandbox and everything in it, at once; nothing is left of it afterwards. */
  @Override
  void close();
}
