package harness.process;

import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.sandbox.ProgramUser;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;

/**
 * A session without the runner, for machines without a C compiler to build it: a sandbox and a
 * process for each run, watched by the harness. Slower, and with coarser figures.
 */
final class DirectSession implements ProgramSession {

  private static final Optional<Path> PRLIMIT = SearchPath.find("prlimit");

  /** The system counts threads: room for those of a program and its language's runtime. */
  private static final long THREADS_ALLOWED = 1024;

  /** Fewer where a fork bomb's processes must be ended one by one, because they slow that down. */
  private static final long THREADS_HUNTED = 256;

  private final Launch launch;
  private final Accounting accounting;
  private final ExecutorService threads;
  private final Consumer<ProgramSession> onClose;

  private volatile boolean closed;
  private volatile DirectRun current;

  /** Opens a session, with accounting other than by a runner. */
  DirectSession(
      Launch launch,
      Accounting accounting,
      ExecutorService threads,
      Consumer<ProgramSession> onClose) {
    this.launch = launch;
    this.accounting = accounting;
    this.threads = threads;
    this.onClose = onClose;
  }

  @Override
  public ProgramRun start(RunRequest asked) {
    if (closed) {
      throw new RunCancelled();
    }
    RunRequest request = launch.program().withParts(asked);
    request.arguments().forEach(DirectSession::checkEncodable);
    Launch used = request.usesFolder() ? launch.onDisk() : launch;
    RunFolder folder = new RunFolder(used.folder().outside(), used.user(), !used.equals(launch));
    try {
      if (used.isOnDisk()) {
        folder.put(request.files());
      }
      DirectRun run = new DirectRun(this, used, request, folder);
      current = run;
      run.begin(request.input(), threads);
      return run;
    } catch (RunnerFailure e) {
      launch.folder().empty();
      leave(used);
      throw e;
    }
  }

  /**
   * Java passes arguments to programs in the locale's encoding and replaces what it cannot encode.
   */
  private static void checkEncodable(String argument) {
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
    if (!charset.newEncoder().canEncode(argument)) {
      throw new RunnerFailure(
          "without a C compiler, the argument '"
              + argument
              + "' cannot be passed in the encoding "
              + charset
              + "; try LC_ALL=C.UTF-8");
    }
  }

  Accounting accounting() {
    return accounting;
  }

  /** The command of a run, with its limits as far as the system's tools can set them. */
  List<String> command(Launch used, List<String> arguments, RunLimits limits, String mark) {
    List<String> command = new ArrayList<>();
    PRLIMIT.ifPresent(prlimit -> command.addAll(limited(prlimit, limits)));
    // Our own tools come before the change of user, who may not be able to read them.
    command.addAll(used.asUser(arguments));
    List<String> timed = accounting == Accounting.GNU_TIME ? GnuTime.wrap(command, mark) : command;
    return used.sandboxed(timed);
  }

  private List<String> limited(Path prlimit, RunLimits limits) {
    List<String> words = new ArrayList<>(List.of(prlimit.toString(), "--core=0"));
    addLimit(words, "--as=", limits.addressSpaceBytes());
    addLimit(words, "--stack=", limits.stackBytes());
    addLimit(words, "--fsize=", limits.fileBytes());
    addLimit(words, "--nproc=", mostThreads(limits.processes()));
    words.add("--");
    return words;
  }

  /** How many threads the program's user may have; 0 for any number. */
  private long mostThreads(int processes) {
    if (processes > 0 && launch.user().isOther()) {
      return processes + THREADS_ALLOWED;
    }
    if (processes == 0 || ProgramUser.isRoot() || launch.sandbox().hasNamespaces()) {
      return 0;
    }
    try {
      return ProcessStat.threadsOfUser() + processes + THREADS_HUNTED;
    } catch (IOException unknown) {
      return 0;
    }
  }

  private static void addLimit(List<String> words, String option, long most) {
    if (most > 0) {
      words.add(option + most);
    }
  }

  boolean isClosed() {
    return closed;
  }

  /** Called when a run is complete; empties the working folder. */
  void finished(Launch used) {
    current = null;
    launch.folder().empty();
    leave(used);
  }

  /** Deletes a folder that belonged to a single run. */
  private void leave(Launch used) {
    if (!used.equals(launch)) {
      used.folder().close();
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
    DirectRun run = current;
    if (run != null) {
      run.abandon();
      leave(run.launch());
    }
    try {
      launch.close();
    } finally {
      onClose.accept(this);
    }
  }
}
