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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Entry point: runs programs on this machine in the best sandbox that it offers. Thread-safe; each
 * thread uses its own session. Closing the host ends everything it started.
 */
public final class ProgramHost implements AutoCloseable {

  /** Object file linked into programs so that they can fork after start-up. */
  public static final String ZYGOTE_OBJECT = "zygote.o";

  /** Script that runs Python programs so that they can fork after start-up. */
  public static final String ZYGOTE_SCRIPT = "zygote.py";

  private static final long END_SECONDS = 5;
  private static final long WATCHDOG_SECONDS = 2;

  private final Sandbox sandbox;
  private final Path runner;
  private final Set<RunnerSession> open = ConcurrentHashMap.newKeySet();
  private final Processors processors = new Processors();
  private volatile boolean ending;
  private final ExecutorService feeders =
      Executors.newCachedThreadPool(daemons("input-of-a-program"));
  private final ScheduledExecutorService watchdog =
      Executors.newSingleThreadScheduledExecutor(daemons("watchdog-of-programs"));

  /** Ends all sessions, even if the JVM is asked to exit in the middle of a run. */
  private final Thread shutdownHook = new Thread(this::closeSessions, "last-act-for-programs");

  private ProgramHost(Sandbox sandbox, Path runner) {
    this.sandbox = sandbox;
    this.runner = runner;
    try {
      Runtime.getRuntime().addShutdownHook(shutdownHook);
    } catch (IllegalStateException endingAlready) {
      throw new RunCancelled();
    }
    watchdog.execute(Isolation::removeLeftBehind);
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
    open.forEach(RunnerSession::endIfSilent);
  }

  /**
   * Opens a host.
   *
   * @param cache the folder for the runner, usually {@link harness.machine.ProgramCache#folder()}
   * @throws IOException if the cache cannot be written
   * @throws RunnerFailure if the requested sandbox does not work, or there is no runner or no
   *     {@code /proc}
   */
  public static ProgramHost open(Path cache, Isolation isolation) throws IOException {
    if (!Files.isReadable(Path.of("/proc/self/status"))) {
      throw new RunnerFailure("programs cannot be watched: /proc is not mounted");
    }
    return open(cache, isolation.sandbox());
  }

  /** As above, with a sandbox of the caller's choice. */
  static ProgramHost open(Path cache, Sandbox sandbox) throws IOException {
    Path runner =
        RunnerBinary.find(new CacheFolder(cache))
            .orElseThrow(() -> new RunnerFailure(RunnerBinary.MISSING));
    return new ProgramHost(sandbox, runner);
  }

  /**
   * Builds runners for machines without a C compiler: for this machine's processor and for those
   * for which there is a cross compiler.
   *
   * @param libraries the {@code lib} folder of a distribution, where the runners are expected
   * @return the processors, as {@code os.arch} names them
   * @throws IOException if one cannot be built, or there is no compiler
   */
  public static List<String> ship(Path libraries) throws IOException {
    List<String> processors = RunnerBinary.ship(libraries);
    if (processors.isEmpty()) {
      throw new IOException("no working C compiler found");
    }
    return processors;
  }

  /** The sandbox in use, for people. */
  public String sandbox() {
    return sandbox.description();
  }

  /** One of the files for forking after start-up. */
  public Path zygote(String file) {
    return runner.resolveSibling(file);
  }

  /**
   * Opens a session.
   *
   * @param memoryBytes the memory limit passed on the command line (of a JVM, for example), in
   *     bytes
   * @throws RunnerFailure if it cannot be opened
   */
  public ProgramSession session(Program program, long memoryBytes) {
    if (!program.files().isNone()) {
      return new NamedFilesSession(session(program.plain(), memoryBytes), program.files());
    }
    return program.zygote().isEmpty()
        ? session(launch(program, memoryBytes), null, 0)
        : new ApartSession(() -> session(launch(program, memoryBytes), null, 0));
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
    TalkSession.Opener opener =
        (meeting, givenBytes) -> {
          Launch launch =
              meeting.leads()
                  ? launch(program, memoryBytes)
                  : launch(interactor, memoryOfInteractor);
          return session(launch, meeting, givenBytes);
        };
    return program.zygote().isEmpty() && interactor.zygote().isEmpty()
        ? new TalkSession(opener)
        : new ApartTalk(() -> new TalkSession(opener));
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
      return Launch.of(program, memoryBytes, sandbox, folder, runner);
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /**
   * Opens a session and registers it until it is closed.
   *
   * @param meeting with the runner of the partner program, if there is one
   * @throws RunCancelled if the host is closing, so that nothing is left running
   */
  RunnerSession session(Launch launch, @Nullable Meeting meeting, long givenBytes) {
    RunnerSession session =
        new RunnerSession(launch, runner, feeders, processors, open::remove, meeting, givenBytes);
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
    Launch launch = Launch.of(tool, 0, sandbox, work, runner);
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
