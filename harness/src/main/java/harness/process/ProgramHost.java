package harness.process;

import harness.machine.CacheFolder;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.sandbox.FolderOwner;
import harness.sandbox.Isolation;
import harness.sandbox.ProgramUser;
import harness.sandbox.Sandbox;
import harness.sandbox.Staging;
import harness.sandbox.WorkFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * Entry point: runs programs on this machine in the best sandbox and with the best accounting that
 * it offers. Thread-safe; each thread uses its own session. Closing the host ends everything it
 * started.
 */
public final class ProgramHost implements AutoCloseable {

  /** Object file linked into programs so that they can fork after start-up. */
  public static final String ZYGOTE_OBJECT = "zygote.o";

  /** Script that runs Python programs so that they can fork after start-up. */
  public static final String ZYGOTE_SCRIPT = "zygote.py";

  private static final long END_SECONDS = 5;
  private static final long WATCHDOG_SECONDS = 2;

  private final Sandbox sandbox;
  private final Optional<Path> runner;
  private final Accounting accounting;
  private final Set<ProgramSession> open = ConcurrentHashMap.newKeySet();
  private final Processors processors = new Processors();
  private volatile boolean ending;
  private final ExecutorService feeders =
      Executors.newCachedThreadPool(daemons("input-of-a-program"));
  private final ScheduledExecutorService watchdog =
      Executors.newSingleThreadScheduledExecutor(daemons("watchdog-of-programs"));

  /** Ends all sessions, even if the JVM is asked to exit in the middle of a run. */
  private final Thread shutdownHook = new Thread(this::closeSessions, "last-act-for-programs");

  private ProgramHost(Sandbox sandbox, Optional<Path> runner, Accounting accounting) {
    this.sandbox = sandbox;
    this.runner = runner;
    this.accounting = accounting;
    try {
      Runtime.getRuntime().addShutdownHook(shutdownHook);
    } catch (IllegalStateException endingAlready) {
      throw new RunCancelled();
    }
    var unused =
        watchdog.scheduleWithFixedDelay(
            this::endSilentRunners, WATCHDOG_SECONDS, WATCHDOG_SECONDS, TimeUnit.SECONDS);
  }

  private static ThreadFactory daemons(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }

  /** So that no thread waits forever. */
  private void endSilentRunners() {
    for (ProgramSession session : open) {
      if (session instanceof RunnerSession running) {
        running.endIfSilent();
      }
    }
  }

  /**
   * Opens a host.
   *
   * @param cache the folder for the runner, usually {@link harness.machine.ProgramCache#folder()}
   * @throws IOException if the cache cannot be written
   * @throws RunnerFailure if the requested sandbox does not work
   */
  public static ProgramHost open(Path cache, Isolation isolation) throws IOException {
    return open(cache, isolation.sandbox(), Accounting.RUNNER);
  }

  /** As above, with accounting no better than {@code best}: for tests of other machines. */
  static ProgramHost open(Path cache, Sandbox sandbox, Accounting best) throws IOException {
    Optional<Path> runner =
        best == Accounting.RUNNER ? RunnerBinary.find(new CacheFolder(cache)) : Optional.empty();
    if (runner.isPresent()) {
      return new ProgramHost(sandbox, runner, Accounting.RUNNER);
    }
    boolean timer = best != Accounting.POLLED && GnuTime.available();
    return new ProgramHost(sandbox, runner, timer ? Accounting.GNU_TIME : Accounting.POLLED);
  }

  /**
   * Builds the runner, for machines without a C compiler.
   *
   * @param libraries the {@code lib} folder of a distribution, where the runner is expected
   * @throws IOException if it cannot be built
   */
  public static void ship(Path libraries) throws IOException {
    Path folder = Files.createDirectories(libraries.resolve(RunnerBinary.folderName()));
    if (!RunnerBinary.build(folder)) {
      throw new IOException("no working C compiler found");
    }
  }

  /** The sandbox in use, for people. */
  public String sandbox() {
    return sandbox.description();
  }

  /** One of the files for forking after start-up; empty if this host does not support that. */
  public Optional<Path> zygote(String file) {
    return runner.map(binary -> binary.resolveSibling(file));
  }

  /** The source of CPU times and peak memory. */
  public Accounting accounting() {
    return accounting;
  }

  /**
   * Opens a session.
   *
   * @param memoryBytes the memory limit passed on the command line (of a JVM, for example), in
   *     bytes
   * @throws RunnerFailure if it cannot be opened
   */
  public ProgramSession session(Program program, long memoryBytes) {
    return session(launch(program, memoryBytes), null, 0);
  }

  /**
   * Opens a session in which a program and an interactor run at the same time and talk to each
   * other.
   *
   * @param memoryBytes the memory limit on the program's command line, in bytes
   * @param memoryOfInteractor the memory limit on the interactor's command line, in bytes
   * @throws RunnerFailure if it cannot be opened
   */
  public Talk talk(Program program, long memoryBytes, Program interactor, long memoryOfInteractor) {
    if (runner.isEmpty()) {
      throw new RunnerFailure(
          "interactive problems need a C compiler, and no working one was found");
    }
    return new TalkSession(
        (meeting, givenBytes) -> {
          Launch launch =
              meeting.leads()
                  ? launch(program, memoryBytes)
                  : launch(interactor, memoryOfInteractor);
          return (RunnerSession) session(launch, meeting, givenBytes);
        });
  }

  /** As above, but the interactor starts when the program has ended, and reads its output. */
  public Talk inTurns(
      Program program, long memoryBytes, Program interactor, long memoryOfInteractor) {
    return new TurnSession(session(program, memoryBytes), session(interactor, memoryOfInteractor));
  }

  /**
   * As above, but a person takes the place of the submission.
   *
   * @param said what the person says; read by a thread that is never stopped
   * @param heard receives what the interactor says, as it is said
   */
  public Talk withPerson(
      Program interactor, long memoryBytes, InputStream said, OutputStream heard) {
    return new PersonTalk(session(interactor, memoryBytes), said, heard);
  }

  private Launch launch(Program program, long memoryBytes) {
    WorkFolder folder = WorkFolder.temporary(sandbox);
    try {
      return Launch.of(program, memoryBytes, sandbox, folder, runner.orElse(null));
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /**
   * Opens a session and registers it until it is closed.
   *
   * @param meeting with the runner of the partner program; null if there is none
   * @throws RunCancelled if the host is closing, so that nothing is left running
   */
  ProgramSession session(Launch launch, Meeting meeting, long givenBytes) {
    ProgramSession session =
        runner.isPresent()
            ? new RunnerSession(
                launch, runner.get(), feeders, processors, open::remove, meeting, givenBytes)
            : new DirectSession(launch, accounting, feeders, open::remove);
    open.add(session);
    if (ending) {
      session.close();
      throw new RunCancelled();
    }
    return session;
  }

  /**
   * Whether build commands can use a folder: without a sandbox that shows it to them, root's
   * programs cannot enter folders that are closed to other users.
   */
  public boolean reaches(Path folder) throws IOException {
    return sandbox.hidesFiles() || !ProgramUser.isRoot() || Staging.isOpenAbove(folder);
  }

  /**
   * Runs a build command once in the sandbox.
   *
   * @param command absolute path of the program, and its arguments
   * @param folder the folder that it runs in, the only one it may write to; its files are kept
   * @param readOnly absolute paths of files and folders that it needs besides the system's own
   * @throws FolderTooLarge if it writes far more to the folder than one file may hold
   */
  public RunResult build(List<String> command, Path folder, List<Path> readOnly, RunLimits limits)
      throws FolderTooLarge {
    boolean capped = limits.addressSpaceBytes() > 0;
    Program tool = new Program(command.get(0), command, readOnly, capped, 0, List.of());
    WorkFolder work = WorkFolder.lasting(folder);
    Launch launch = Launch.of(tool, 0, sandbox, work, runner.orElse(null));
    FolderOwner owner = new FolderOwner(folder, launch.user());
    try {
      owner.give();
      try (ProgramSession session = session(launch, null, 0);
          FolderWatch watch = new FolderWatch(folder, limits.fileBytes(), session::close)) {
        return watch.guard(() -> session.run(new byte[0], limits));
      } finally {
        owner.takeBack();
      }
    } catch (IOException e) {
      throw new RunnerFailure("cannot give " + folder + " to a compiler", e);
    }
  }

  private void closeSessions() {
    ending = true;
    List.copyOf(open).forEach(ProgramSession::close);
  }

  @Override
  public void close() {
    closeSessions();
    try {
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (IllegalStateException endingAlready) {
      // The shutdown hook is already running, which does no harm.
    }
    watchdog.shutdownNow();
    feeders.shutdownNow();
    try {
      if (!feeders.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        throw new RunnerFailure("a program's input never ends");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
