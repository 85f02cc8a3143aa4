package harness.process;

import harness.machine.ProcessChannel;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.sandbox.FolderOwner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;

/**
 * A session where no C compiler is at hand to build the runner: one sandbox and one process for
 * each run, watched from here. Slower, and its figures are coarser.
 */
final class DirectSession implements ProgramSession {

  private static final Optional<Path> PRLIMIT = SearchPath.find("prlimit");

  /** The system counts threads: room for those of a program and of its language's run time. */
  private static final long THREADS_ALLOWED = 1024;

  private final Launch launch;
  private final Accounting accounting;
  private final ExecutorService threads;
  private final SessionEnd onClose;

  private volatile boolean closed;
  private volatile DirectRun current;

  /**
   * A session.
   *
   * @param accounting {@link Accounting#GNU_TIME} or {@link Accounting#POLLED}
   * @param threads for inputs and for watching
   */
  DirectSession(Launch launch, Accounting accounting, ExecutorService threads, SessionEnd onClose) {
    this.launch = launch;
    this.accounting = accounting;
    this.threads = threads;
    this.onClose = onClose;
    giveFolder();
  }

  /** The working folder is the program's, whoever that is; a sandbox brings its own. */
  private void giveFolder() {
    if (launch.sandbox().hidesFiles()) {
      return;
    }
    try {
      new FolderOwner(launch.folder().outside(), launch.user()).give();
    } catch (IOException e) {
      throw new RunnerFailure("cannot give the working folder to " + launch.program().name(), e);
    }
  }

  @Override
  public ProgramRun start(ProgramInput input, RunLimits asked) {
    if (closed) {
      throw new RunCancelled();
    }
    RunLimits limits = asked.forProgram(launch.program());
    String mark = UUID.randomUUID().toString();
    long begun = ProcessStat.now();
    ProcessChannel channel;
    try {
      channel =
          ProcessChannel.start(
              command(limits, mark),
              launch.environment(mark),
              launch.folder().outside(),
              (int) limits.errorKeptBytes());
    } catch (IOException e) {
      throw new RunnerFailure("cannot start " + launch.program().name(), e);
    }
    RunTraces traces = RunTraces.of(launch, mark, channel.process().pid(), begun);
    current = new DirectRun(this, launch, channel, limits, accounting, mark, traces);
    current.begin(input, threads);
    return current;
  }

  private List<String> command(RunLimits limits, String mark) {
    List<String> command = new ArrayList<>();
    PRLIMIT.ifPresent(prlimit -> command.addAll(limited(prlimit, limits)));
    command.addAll(launch.programCommand());
    List<String> timed = accounting == Accounting.GNU_TIME ? GnuTime.wrap(command, mark) : command;
    return launch.sandboxed(timed);
  }

  private List<String> limited(Path prlimit, RunLimits limits) {
    List<String> words = new ArrayList<>();
    words.add(prlimit.toString());
    words.add("--core=0");
    addLimit(words, "--as=", limits.addressSpaceBytes());
    addLimit(words, "--stack=", limits.stackBytes());
    addLimit(words, "--fsize=", limits.fileBytes());
    if (launch.user().isOther() && limits.processes() > 0) {
      addLimit(words, "--nproc=", limits.processes() + THREADS_ALLOWED);
    }
    words.add("--");
    return words;
  }

  private static void addLimit(List<String> words, String option, long bytes) {
    if (bytes > 0) {
      words.add(option + bytes);
    }
  }

  boolean isClosed() {
    return closed;
  }

  /** Called when a run is complete: empties the working folder. */
  void finished() {
    current = null;
    launch.folder().empty();
    giveFolder();
  }

  @Override
  public void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
    }
    DirectRun run = current;
    if (run != null) {
      run.abandon();
    }
    try {
      launch.close();
    } finally {
      onClose.ended(this);
    }
  }
}
