package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A session served by the runner, with one process and one sandbox for any number of runs. A
 * program that brings down its runner has violated the sandbox; the next run gets a new runner.
 */
final class RunnerSession implements ProgramSession {

  /** For an input that was sent with its request. */
  private static final Future<?> SENT = CompletableFuture.completedFuture(null);

  /** Room for the files given to a run; if more is needed, a larger runner is started. */
  private static final long GIVEN_BYTES = 16L << 20;

  private final Launch launch;
  private final Path runner;
  private final @Nullable Meeting meeting;
  private final ExecutorService feeders;
  private final Consumer<ProgramSession> onClose;
  private final Processors processors;
  private final RunsAhead ahead = new RunsAhead();

  private volatile @Nullable RunnerProcess process;
  private volatile boolean closed;
  private volatile boolean running;
  private volatile @Nullable Throwable inputFailure;

  /**
   * Starts the sandbox and the runner in it.
   *
   * @param feeders threads that feed large inputs
   * @param processors of the machine, for quick runs
   * @param onClose notified when nothing is left of the session
   * @param meeting with the runner of the partner program, if there is one
   * @param givenBytes room for files given to a run, in bytes, if more than usual
   * @throws RunnerFailure if sandbox or runner does not start
   */
  RunnerSession(
      Launch launch,
      Path runner,
      ExecutorService feeders,
      Processors processors,
      Consumer<ProgramSession> onClose,
      @Nullable Meeting meeting,
      long givenBytes) {
    this.launch = launch;
    this.runner = runner;
    this.feeders = feeders;
    this.processors = processors;
    this.onClose = onClose;
    this.meeting = meeting;
    try {
      this.process = new RunnerProcess(launch, runner, room(givenBytes), meeting);
    } catch (RuntimeException e) {
      launch.close();
      throw e;
    }
  }

  @Override
  public void expect(List<RunRequest> requests) {
    discard(ahead.expect(requests.stream().map(program()::withParts).toList()));
  }

  @Override
  public @Nullable RunRequest expectedNext() {
    return ahead.next();
  }

  @Override
  public ProgramRun start(RunRequest asked) {
    RunRequest request = program().withParts(asked);
    if (running && !closed) {
      throw new IllegalStateException("the previous run is not finished");
    }
    discard(ahead.makeWayFor(request));
    RunnerProcess current = current(givenBytes(request));
    try {
      return start(request, current);
    } catch (IOException endedBetweenRuns) {
      // So no program is to blame. A partner would have to start again, too.
      if (meeting != null) {
        throw failure(current, endedBetweenRuns);
      }
      var unused = lost(current, endedBetweenRuns);
    }
    current = current(givenBytes(request));
    try {
      return start(request, current);
    } catch (IOException e) {
      throw failure(current, e);
    }
  }

  /** Waits for the end of runs that were sent ahead, before this request runs elsewhere. */
  void makeWayFor(RunRequest request) {
    discard(ahead.makeWayFor(program().withParts(request)));
  }

  private long givenBytes(RunRequest request) {
    return launch.isOnDisk() ? 0 : request.givenBytes();
  }

  /** Starts a run, unless the runner is gone. */
  private ProgramRun start(RunRequest request, RunnerProcess current) throws IOException {
    RunLimits limits = request.limits().forProgram(program());
    current.limitMemory(limits.memoryBytes());
    current.limitProcesses(limits.processes());
    running = true;
    try {
      if (request.quick()) {
        current.keepTo(processors.next(System.nanoTime()));
      }
      if (!ahead.isNext(request)) {
        return send(request, limits, current);
      }
      current.frames().addEncoded(ahead.begin(program()));
      current.frames().flush();
      return new RunnerRun(this, current, request, null, SENT);
    } catch (RunnerFailure unreadable) {
      close(); // the runner is waiting for the rest
      throw unreadable;
    }
  }

  private ProgramRun send(RunRequest request, RunLimits limits, RunnerProcess current)
      throws IOException {
    RunnerFrames frames = current.frames();
    frames.addRequest(request, limits);
    if (request.input() instanceof ProgramInput.InMemory memory
        && memory.bytes().length <= RunsAhead.SENT_AT_ONCE) {
      frames.addInput(memory.bytes());
      frames.flush();
      return new RunnerRun(this, current, request, null, SENT);
    }
    frames.flush();
    RunnerInput sink = new RunnerInput(frames);
    Future<?> feeding = feeders.submit(() -> feed(request.input(), sink));
    return new RunnerRun(this, current, request, sink, feeding);
  }

  /** Whether a request can be served without a new runner. */
  boolean isReadyFor(RunRequest asked) {
    RunRequest request = program().withParts(asked);
    RunnerProcess current = process;
    return !closed && current != null && current.hasRoomFor(givenBytes(request));
  }

  /** Waits for the end of runs that are no longer wanted, as long as the runner is alive. */
  private void discard(List<RunRequest> sent) {
    RunnerProcess current = process;
    for (RunRequest each : sent) {
      if (current != null && process == current && !closed) {
        new RunnerRun(this, current, each, null, SENT).finish();
      }
    }
  }

  /** The runner; a new one if a program brought down the last one or its folder is too small. */
  private synchronized RunnerProcess current(long givenBytes) {
    if (closed) {
      throw new RunCancelled();
    }
    if (process != null && !process.hasRoomFor(givenBytes)) {
      process.end(false);
      process.close();
      process = null;
    }
    if (process == null) {
      process = new RunnerProcess(launch, runner, room(givenBytes), meeting);
    }
    return process;
  }

  /** Doubles the room until it is enough, so that growing inputs do not need a new runner each. */
  private static long room(long givenBytes) {
    long room = GIVEN_BYTES;
    while (room < givenBytes) {
      room *= 2;
    }
    return room;
  }

  /** Writes the input until it or the program ends; if the input itself fails, ends the run. */
  private Void feed(ProgramInput input, RunnerInput sink) throws IOException {
    try {
      input.writeTo(sink);
    } catch (IOException programEndedOrRunnerGone) {
      // The reading thread knows which of the two happened.
    } catch (RuntimeException | Error e) {
      inputFailure = e;
      RunnerProcess current = process;
      if (current != null) {
        current.end(running);
      }
      throw e;
    }
    try {
      sink.close();
    } catch (IOException runnerGone) {
      // As above.
    }
    return null;
  }

  /** Ends a runner that has fallen silent, so that the wait for it ends. */
  void endIfSilent() {
    RunnerProcess current = process;
    if (current != null && current.isSilent()) {
      current.end(running);
    }
  }

  /** The run is complete, after this time in nanoseconds; the next may start. */
  void finished(long wallNanos) {
    ahead.took(wallNanos);
    running = false;
  }

  Program program() {
    return launch.program();
  }

  /**
   * Handles a runner that died during a run.
   *
   * @return the cause if the program is to blame: it ran out of memory, made so many processes that
   *     its runner did not answer, or killed or stopped it
   */
  Cause lost(RunnerProcess gone, @Nullable IOException cause) {
    if (closed || inputFailure != null || gone.gaveUp()) {
      throw failure(gone, cause);
    }
    Cause why = whyLost(gone);
    gone.end(true);
    gone.close();
    var unused = ahead.forget(); // lost, too
    synchronized (this) {
      process = null;
    }
    return why;
  }

  private static Cause whyLost(RunnerProcess gone) {
    if (gone.group().ranOut()) {
      return Cause.MEMORY;
    }
    return gone.crowd() > 0 ? Cause.PROCESS_LIMIT : Cause.SANDBOX_VIOLATION;
  }

  /** The failure to throw if the runner is gone and no program is to blame. */
  private RuntimeException failure(RunnerProcess gone, @Nullable IOException cause) {
    if (closed) {
      return new RunCancelled();
    }
    RuntimeException failure =
        inputFailure != null
            ? new RunnerFailure("cannot produce the input", inputFailure)
            : gone.failure(cause);
    close();
    return failure;
  }

  @Override
  public void close() {
    RunnerProcess last;
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      last = process;
    }
    if (last != null) {
      last.end(running);
      last.close();
    }
    launch.close();
    onClose.accept(this);
  }
}
