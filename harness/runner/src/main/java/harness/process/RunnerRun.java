package harness.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import harness.machine.BoundedText;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A run by the runner: decodes its frames as the output is read. */
final class RunnerRun implements ProgramRun {

  private static final int DROPPED_AT_ONCE = 8192;

  private final RunnerSession session;
  private final RunnerProcess process;
  private final RunnerFrames frames;
  private final RunRequest request;
  private final long startedNanos = System.nanoTime();
  private final ReturnedFiles files;
  private final BoundedText errors;
  private final Output output = new Output();
  private final Transcript.Recorder transcript = new Transcript.Recorder();
  private final @Nullable RunnerInput input;
  private final Future<?> feeding;

  private int outputLeft;
  private long outputRead;
  private @Nullable RunFigures figures; // once it has ended
  private boolean isLost;

  /**
   * A run that was requested from this runner.
   *
   * @param input notified when the program has ended, unless the input has already been sent
   * @param feeding completes when the input has been sent
   */
  RunnerRun(
      RunnerSession session,
      RunnerProcess process,
      RunRequest request,
      @Nullable RunnerInput input,
      Future<?> feeding) {
    this.session = session;
    this.process = process;
    this.frames = process.frames();
    this.request = request;
    this.files = new ReturnedFiles(request.wanted());
    this.input = input;
    this.feeding = feeding;
    this.errors = new BoundedText((int) request.limits().errorKeptBytes());
  }

  @Override
  public InputStream output() {
    return output;
  }

  @Override
  public ProcessReport finish() {
    if (fill()) {
      byte[] dropped = new byte[DROPPED_AT_ONCE];
      while (output.read(dropped, 0, DROPPED_AT_ONCE) >= 0) {}
    }
    awaitFeeding();
    RunFigures known = Objects.requireNonNull(figures);
    session.finished(known.wallNanos());
    return report(known);
  }

  @Override
  public Map<String, KeptFile> files() {
    return isLost ? Map.of() : files.all();
  }

  /** Once finished: what the program and its partner said, if there is a partner. */
  Transcript transcript() {
    return transcript.complete();
  }

  /** Notifies a watcher of what is said as it is read. */
  void watch(Consumer<Transcript.Said> watcher) {
    transcript.watch(watcher);
  }

  private void awaitFeeding() {
    try {
      feeding.get();
    } catch (InterruptedException e) {
      session.close();
      Thread.currentThread().interrupt();
      throw new RunCancelled();
    } catch (ExecutionException e) {
      session.close();
      throw new RunnerFailure("cannot produce the input", e.getCause());
    }
  }

  private ProcessReport report(RunFigures figures) {
    String errorText = errors.text(figures.errorBytes());
    long maxBytes = request.limits().outputBytes();
    Cause cause = cause(figures);
    return new ProcessReport(
        cause,
        figures.exitCode(),
        figures.signal(),
        figures.cpuNanos(),
        figures.wallNanos(),
        figures.peakBytes(),
        figures.outputBytes(),
        maxBytes > 0 && figures.outputBytes() > maxBytes,
        errorText,
        figures.processes(),
        figures.leftOver(),
        session.program().memoryMarkIn(errorText),
        EndRemark.of(
            session.program(),
            request.limits(),
            cause,
            figures.signal(),
            errorText,
            figures.peakBytes(),
            figures.stackBytes()),
        figures.forked());
  }

  /** As reported by the runner, unless the kernel killed a process because memory ran out. */
  private Cause cause(RunFigures figures) {
    Cause cause = figures.cause();
    if (isLost) {
      return cause;
    }
    boolean mayHaveRunOut = cause == Cause.SIGNAL || cause == Cause.EXIT;
    boolean alone = figures.processes() <= 1;
    return mayHaveRunOut && !(figures.endedWell() && alone) && process.group().ranOut()
        ? Cause.MEMORY
        : cause;
  }

  /** Reads frames until output is available; false at the end of the run. */
  private boolean fill() {
    while (outputLeft == 0 && figures == null) {
      try {
        readFrame();
      } catch (IOException e) {
        lost(e);
      }
    }
    return outputLeft > 0;
  }

  /** The program brought down its runner: the run ends here, with the figures known so far. */
  private void lost(@Nullable IOException cause) {
    outputLeft = 0;
    Cause end = session.lost(process, cause);
    isLost = true;
    int processes = Math.max(1, process.crowd());
    ended(RunFigures.ofLost(end, startedNanos, outputRead, processes, request.quick()));
  }

  private void readFrame() throws IOException {
    switch (process.awaitFrame()) {
      case RunnerFrames.OUTPUT -> outputLeft = frames.length();
      case RunnerFrames.ERRORS -> errors.add(frames.payload(), frames.length());
      case RunnerFrames.ALIVE -> {}
      case RunnerFrames.RETURNED -> require(files.begin(new String(frames.payload(), UTF_8)));
      case RunnerFrames.FILE_BYTES -> require(files.add(frames.payload()));
      case RunnerFrames.CUT -> require(files.cut());
      case RunnerFrames.SAID -> transcript.add(Transcript.Side.SUBMISSION, frames.payload());
      case RunnerFrames.ANSWERED -> transcript.add(Transcript.Side.INTERACTOR, frames.payload());
      case RunnerFrames.TALK -> transcript.end(frames.payload());
      case RunnerFrames.RESULT -> ended(frames.figures());
      default -> lost(null);
    }
  }

  /** Fails if the runner sends something that was not requested. */
  private void require(boolean requested) {
    if (!requested) {
      lost(null);
    }
  }

  private void ended(RunFigures known) {
    figures = known;
    if (input != null) {
      input.programEnded();
    }
  }

  /** The payloads of the output frames, concatenated. */
  private final class Output extends InputStream {
    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    /** Most outputs are a single frame. */
    @Override
    public byte[] readAllBytes() throws IOException {
      byte[] first = new byte[fill() ? outputLeft : 0];
      int count = readNBytes(first, 0, first.length);
      if (count == first.length && !fill()) {
        return first;
      }
      byte[] rest = super.readAllBytes();
      byte[] all = Arrays.copyOf(first, count + rest.length);
      System.arraycopy(rest, 0, all, count, rest.length);
      return all;
    }

    @Override
    public int read(byte[] bytes, int offset, int count) {
      if (count == 0) {
        return 0;
      }
      if (!fill()) {
        return -1;
      }
      try {
        int got = frames.read(bytes, offset, Math.min(count, outputLeft));
        if (got < 0) {
          lost(null);
          return -1;
        }
        outputLeft -= got;
        outputRead += got;
        return got;
      } catch (IOException e) {
        lost(e);
        return -1;
      }
    }
  }
}
