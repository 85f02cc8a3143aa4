package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One program in one sandbox, ready to be run many times in sequence. Every run starts as a fresh
 * process in an empty working folder and leaves no process running. Used by one thread, except for
 * {@link #close()}, which any thread may call to cancel a run.
 */
public interface ProgramSession extends AutoCloseable {

  /**
   * Starts a run. The previous run must be finished.
   *
   * @throws RunCancelled if the session is closed
   * @throws RunnerFailure if the run cannot be started, or a file for it cannot be read
   */
  ProgramRun start(RunRequest request);

  /**
   * Announces the next runs, in order, as far as they are known. They may run before they are
   * started; one that is never started has no effect. The previous run must be finished.
   */
  default void expect(List<RunRequest> requests) {}

  /** The run expected next, if any. May be called by any thread. */
  default @Nullable RunRequest expectedNext() {
    return null;
  }

  /** Runs the program on an input in memory and keeps the output in memory. */
  default RunResult run(byte[] input, RunLimits limits) {
    return run(RunRequest.of(input, limits));
  }

  /** Runs the program and keeps the output in memory. */
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

  /** Ends the sandbox and everything in it at once; nothing of it is left afterwards. */
  @Override
  void close();
}
