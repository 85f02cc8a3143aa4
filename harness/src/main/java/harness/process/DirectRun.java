package harness.process;

import harness.machine.Printable;
import harness.machine.ProcessChannel;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;

/**
 * One run that the harness watches itself. It never blocks on a pipe: a process left running may
 * hold the other end.
 */
final class DirectRun implements ProgramRun {

  private static final long LOOK_MILLIS = 10;
  private static final long WAIT_MILLIS = 1;
  private static final long SLEEP_NANOS = 200_000;

  private final DirectSession session;
  private final Launch launch;
  private final RunFolder folder;
  private final WantedFiles wanted;
  private final RunLimits limits;
  private final String mark = UUID.randomUUID().toString();
  private final ProcessChannel channel;
  private final RunTraces traces;
  private final TreeFigures figures;
  private final PolledLimits watch;
  private final Output output = new Output();

  private Map<String, KeptFile> files = Map.of();
  private Future<?> watching;
  private volatile Cause exceeded;
  private long outputBytes;
  private int leftOver;
  private boolean treeEnded;
  private long wallNanos;

  /** Starts the program, in a folder that already has its files. */
  DirectRun(DirectSession session, Launch launch, RunRequest request, RunFolder folder) {
    this.session = session;
    this.launch = launch;
    this.folder = folder;
    this.wanted = request.wanted();
    this.limits = request.limits().forProgram(launch.program());
    long begun = ProcessStat.now();
    List<String> command = session.command(launch, request.arguments(), limits, mark);
    Path start = launch.folder().outside();
    int errorsKept = (int) limits.errorKeptBytes();
    try {
      this.channel = ProcessChannel.start(command, launch.environment(mark), start, errorsKept);
    } catch (IOException e) {
      throw new RunnerFailure("cannot start " + launch.program().name(), e);
    }
    this.traces = RunTraces.of(launch, mark, channel.process().pid(), begun);
    this.figures = new TreeFigures(channel.process().toHandle());
    this.watch = new PolledLimits(limits, figures);
  }

  /** Starts feeding the input and watching the limits. */
  void begin(ProgramInput input, ExecutorService threads) {
    var unused = threads.submit(() -> feed(input));
    watching = threads.submit(this::watch);
  }

  private void feed(ProgramInput input) {
    try (OutputStream stdin = channel.stdin()) {
      input.writeTo(stdin);
    } catch (IOException programEnded) {
      // The program reads no more; how it ended is detected elsewhere.
    }
  }

  private void watch() {
    while (!channel.awaitEnd(LOOK_MILLIS) && !Thread.currentThread().isInterrupted()) {
      Cause cause = watch.poll(outputWaits());
      if (cause == null && folder.isTooLarge()) {
        cause = Cause.OUTPUT_SIZE;
      }
      if (cause != null) {
        limitExceeded(cause);
        return;
      }
    }
  }

  private boolean outputWaits() {
    try {
      return channel.stdout().available() > 0;
    } catch (IOException endedJustNow) {
      return false;
    }
  }

  private synchronized void limitExceeded(Cause cause) {
    if (exceeded == null) {
      exceeded = cause;
    }
    endProcesses();
  }

  /** Ends the process tree: the namespace by its first process, else all descendants. */
  private void endProcesses() {
    ProcessHandle root = channel.process().toHandle();
    if (!launch.sandbox().hasNamespaces()) {
      root.descendants().forEach(ProcessHandle::destroyForcibly);
    }
    root.destroyForcibly();
  }

  /** Once the first process has ended, no other process of the run may continue. */
  private synchronized void endTree() {
    if (!treeEnded) {
      treeEnded = true;
      wallNanos = watch.wallNanos();
      if (!launch.sandbox().hasNamespaces()) {
        EscapedProcesses escaped = EscapedProcesses.end(traces);
        leftOver = escaped.ended();
        escaped
            .complaint(launch.program().name())
            .map(Printable::inLine)
            .ifPresent(System.err::println);
      }
    }
  }

  Launch launch() {
    return launch;
  }

  /** The session was closed during this run. */
  void abandon() {
    endProcesses();
    channel.awaitEnd(LOOK_MILLIS * 100);
    endTree();
    channel.close();
  }

  @Override
  public InputStream output() {
    return output;
  }

  @Override
  public ProcessReport finish() {
    try {
      output.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw new RunnerFailure("cannot read the output of " + launch.program().name(), e);
    }
    if (session.isClosed()) {
      throw new RunCancelled();
    }
    awaitWatching();
    channel.awaitErrors();
    ProcessReport report = report();
    channel.close();
    files = folder.take(wanted);
    session.finished(launch);
    return report;
  }

  @Override
  public Map<String, KeptFile> files() {
    return files;
  }

  private void awaitWatching() {
    try {
      watching.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RunCancelled();
    } catch (ExecutionException e) {
      throw new RunnerFailure("watching " + launch.program().name() + " failed", e.getCause());
    }
  }

  private ProcessReport report() {
    Optional<GnuTime> time =
        session.accounting() == Accounting.GNU_TIME
            ? GnuTime.parse(channel.errors().tail(), mark)
            : Optional.empty();
    int signal = time.map(GnuTime::signal).orElse(0);
    int code = signal != 0 ? 0 : channel.process().exitValue();
    long cpu = Math.max(figures.cpuNanos(), time.map(GnuTime::cpuNanos).orElse(0L));
    long peak = Math.max(figures.peakBytes(), time.map(GnuTime::peakBytes).orElse(0L));
    Cause cause = cause(signal, cpu, peak);
    String errors = GnuTime.withoutFigures(channel.errors().text(), mark);
    return new ProcessReport(
        cause,
        cause == Cause.EXIT ? code : 0,
        signal,
        cpu,
        wallNanos,
        peak,
        outputBytes,
        limits.outputBytes() > 0 && outputBytes > limits.outputBytes(),
        errors,
        figures.mostProcesses(),
        leftOver,
        time.isPresent() ? Accounting.GNU_TIME : Accounting.POLLED,
        launch.program().memoryMarkIn(errors),
        false);
  }

  private Cause cause(int signal, long cpu, long peak) {
    if (exceeded != null) {
      return exceeded;
    }
    if (limits.cpuNanos() > 0 && cpu > limits.cpuNanos()) {
      return Cause.CPU_TIME;
    }
    if (limits.memoryBytes() > 0 && peak > limits.memoryBytes()) {
      return Cause.MEMORY;
    }
    if (signal == Signals.FILE_TOO_LARGE && limits.fileBytes() > 0) {
      return Cause.OUTPUT_SIZE;
    }
    return signal != 0 ? Cause.SIGNAL : Cause.EXIT;
  }

  /** The program's output; reading never blocks in the pipe itself. */
  private final class Output extends InputStream {
    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int count) throws IOException {
      if (count == 0) {
        return 0;
      }
      int there = awaitBytes();
      if (there <= 0) {
        return -1;
      }
      int got = channel.stdout().read(bytes, offset, Math.min(count, there));
      outputBytes += Math.max(0, got);
      long over = limits.outputBytes() == 0 ? 0 : outputBytes - limits.outputBytes();
      if (over > 0) {
        limitExceeded(Cause.OUTPUT_SIZE);
        return got > over ? (int) (got - over) : -1;
      }
      return got;
    }

    /** Waits for output; returns the number of available bytes, or 0 at the end of the run. */
    private int awaitBytes() throws IOException {
      if (exceeded == Cause.OUTPUT_SIZE) {
        channel.awaitEnd(LOOK_MILLIS * 100);
        endTree();
        return 0;
      }
      for (int there = channel.stdout().available(); ; there = channel.stdout().available()) {
        if (there > 0 || treeEnded) {
          return there;
        }
        if (channel.awaitEnd(WAIT_MILLIS)) {
          endTree();
        } else {
          LockSupport.parkNanos(SLEEP_NANOS);
        }
      }
    }
  }
}
