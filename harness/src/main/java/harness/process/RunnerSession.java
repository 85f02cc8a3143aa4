package harness.process;

import harness.machine.ProcessChannel;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.sandbox.PidsGroup;
import harness.sandbox.Sandbox;
import harness.sandbox.WorkFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** A session served by the runner: one process, and one sandbox, for any number of runs. */
final class RunnerSession implements ProgramSession, Watched {

  /** Larger inputs get a thread of their own: any pipe takes this much without a reader. */
  private static final int SENT_AT_ONCE = 3500;

  private static final long LEAVE_MILLIS = 2_000;

  private final Program program;
  private final Sandbox sandbox;
  private final WorkFolder folder;
  private final ExecutorService feeders;
  private final SessionEnd onClose;
  private final String mark = UUID.randomUUID().toString();
  private final ProcessChannel channel;
  private final RunnerFrames frames;
  private final PidsGroup group;

  private volatile boolean closed;
  private volatile boolean running;
  private volatile Throwable inputFailure;
  private volatile long waitingSinceNanos = NOT_WAITING;

  /**
   * Starts the sandbox and the runner in it.
   *
   * @param feeders threads for large inputs
   * @throws RunnerFailure when sandbox or runner do not start
   */
  RunnerSession(Launch launch, Path runner, ExecutorService feeders, SessionEnd onClose) {
    this.program = launch.program();
    this.sandbox = launch.sandbox();
    this.folder = launch.folder();
    this.feeders = feeders;
    this.onClose = onClose;
    List<String> command = launch.runnerCommand(runner);
    try {
      this.channel = ProcessChannel.start(command, launch.environment(mark), folder.outside());
    } catch (IOException e) {
      folder.close();
      throw new RunnerFailure("cannot start " + command.get(0), e);
    }
    this.frames = new RunnerFrames(channel.stdout(), channel.stdin());
    greet();
    this.group = PidsGroup.around(channel.process().toHandle());
  }

  private void greet() {
    try {
      if (awaitFrame() == RunnerFrames.HELLO) {
        return;
      }
    } catch (IOException e) {
      throw broken(e);
    }
    throw broken(null);
  }

  @Override
  public ProgramRun start(ProgramInput input, RunLimits asked) {
    if (closed) {
      throw new RunCancelled();
    }
    if (running) {
      throw new IllegalStateException("the run before is not finished");
    }
    RunLimits limits = asked.forProgram(program);
    running = true;
    try {
      if (input instanceof InMemoryInput memory && memory.bytes().length <= SENT_AT_ONCE) {
        frames.writeRaw(RunnerFrames.requestWith(limits, memory.bytes()));
        return new RunnerRun(this, program, limits, null, CompletableFuture.completedFuture(null));
      }
      frames.writeRaw(RunnerFrames.request(limits));
    } catch (IOException e) {
      throw broken(e);
    }
    RunnerInput sink = new RunnerInput(frames);
    Future<?> feeding = feeders.submit(() -> feed(input, sink));
    return new RunnerRun(this, program, limits, sink, feeding);
  }

  /** Writes the input until it or the program ends; a failure of the input itself ends the run. */
  private Void feed(ProgramInput input, RunnerInput sink) throws IOException {
    try {
      input.writeTo(sink);
    } catch (IOException programEndedOrRunnerGone) {
      // The reading thread knows which of the two it was.
    } catch (RuntimeException | Error e) {
      inputFailure = e;
      end();
      throw e;
    }
    sink.close();
    return null;
  }

  RunnerFrames frames() {
    return frames;
  }

  /** Waits for the runner's next frame, watched: a runner that falls silent is ended. */
  byte awaitFrame() throws IOException {
    waitingSinceNanos = System.nanoTime();
    try {
      return frames.next();
    } finally {
      waitingSinceNanos = NOT_WAITING;
    }
  }

  @Override
  public long waitingSinceNanos() {
    return waitingSinceNanos;
  }

  @Override
  public void endSilent() {
    end();
  }

  /** The run is complete; the next may start. */
  void finished() {
    running = false;
  }

  /** What to throw when the runner has gone. */
  RuntimeException broken(IOException cause) {
    if (closed) {
      return new RunCancelled();
    }
    if (inputFailure != null) {
      close();
      return new RunnerFailure("the input could not be made", inputFailure);
    }
    channel.kill();
    channel.awaitErrors();
    String said = channel.errors().text().strip();
    close();
    String message =
        "the runner of " + program.name() + " has gone" + (said.isEmpty() ? "" : ": " + said);
    return cause == null ? new RunnerFailure(message) : new RunnerFailure(message, cause);
  }

  /** Ends the processes, not yet the streams. */
  private void end() {
    if (running && !sandbox.endsAll()) {
      // Asked to leave, the runner takes the program's processes along.
      channel.terminate();
      channel.awaitEnd(LEAVE_MILLIS);
    } else if (!running) {
      closeStdin();
      channel.awaitEnd(LEAVE_MILLIS);
    }
    channel.kill();
    if (running && !sandbox.endsAll()) {
      // A program may have killed the runner, which then could not take it along.
      EscapedProcesses.end(mark);
    }
  }

  private void closeStdin() {
    try {
      channel.stdin().close();
    } catch (IOException alreadyGone) {
      // Then there is nobody to tell.
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    end();
    channel.close();
    if (group != null) { // null when the runner did not even greet
      group.close();
    }
    folder.close();
    onClose.ended(this);
  }
}
