package harness.process;

import harness.machine.CacheFolder;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.sandbox.FolderOwner;
import harness.sandbox.Isolation;
import harness.sandbox.ProgramUser;
import harness.sandbox.Sandbox;
import harness.sandbox.SandboxChoice;
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
import java.util.concurrent.TimeUnit;

/**
 * The way in: runs programs on this machine in the best sandbox, with the best accounting, that it
 * offers. Safe for many threads; each takes a session of its own. Closing it ends everything that
 * it started.
 */
public final class ProgramHost implements AutoCloseable {

  /** What programs are linked with so that they can fork after their start. */
  public static final String ZYGOTE_OBJECT = "zygote.o";

  /** What Python programs are interpreted by for the same. */
  public static final String ZYGOTE_SCRIPT = "zygote.py";

  private static final long END_SECONDS = 5;

  private final Sandbox sandbox;
  private final Optional<Path> runner;
  private final Accounting accounting;
  private final Set<ProgramSession> open = ConcurrentHashMap.newKeySet();
  private final Watchdog watchdog = new Watchdog();
  private final Processors processors = new Processors();
  private volatile boolean ending;
  private final ExecutorService feeders =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "input-of-a-program");
            thread.setDaemon(true);
            return thread;
          });

  /** Leaves nothing behind, also when the JVM is asked to end in the middle. */
  private final Thread lastAct = new Thread(this::closeSessions, "last-act-for-programs");

  private ProgramHost(Sandbox sandbox, Optional<Path> runner, Accounting accounting) {
    this.sandbox = sandbox;
    this.runner = runner;
    this.accounting = accounting;
    try {
      Runtime.getRuntime().addShutdownHook(lastAct);
    } catch (IllegalStateException endingAlready) {
      throw new RunCancelled();
    }
  }

  /**
   * A host.
   *
   * @param cache where the runner is kept, {@link harness.machine.ProgramCache#folder()} usually
   * @throws IOException when the cache cannot be written
   * @throws RunnerFailure when the sandbox that was asked for does not work
   */
  public static ProgramHost open(Path cache, Isolation isolation) throws IOException {
    return open(cache, isolation, Accounting.RUNNER);
  }

  /** As above, with no better accounting than this: for tests of what other machines have. */
  static ProgramHost open(Path cache, Isolation isolation, Accounting best) throws IOException {
    return open(cache, SandboxChoice.choose(isolation), best);
  }

  /** As above, in a sandbox that is known to work. */
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
   * Builds the runner for machines without a C compiler.
   *
   * @param libraries a distribution's folder {@code lib}, where the runner is looked for
   * @throws IOException when it cannot be built
   */
  public static void ship(Path libraries) throws IOException {
    Path folder = Files.createDirectories(libraries.resolve(RunnerBinary.folderName()));
    if (!RunnerBinary.build(folder)) {
      throw new IOException("no C compiler works here");
    }
  }

  /** The sandbox in use, for a person. */
  public String sandbox() {
    return sandbox.description();
  }

  /** One of the files that forking after the start takes, where this host can do that. */
  public Optional<Path> zygote(String file) {
    return runner.map(binary -> binary.resolveSibling(file));
  }

  /** Where CPU time and peak memory come from. */
  public Accounting accounting() {
    return accounting;
  }

  /**
   * Opens a session.
   *
   * @param memoryBytes the memory limit that the command line tells the program (a JVM, for
   *     example), in bytes
   * @throws RunnerFailure when it cannot be opened
   */
  public ProgramSession session(Program program, long memoryBytes) {
    return session(launch(program, memoryBytes), null, 0);
  }

  /**
   * Opens a session in which a program and an interactor run at the same time and talk.
   *
   * @param memoryBytes the memory limit that the program's command line tells it, in bytes
   * @param memoryOfInteractor the same of the interactor
   * @throws RunnerFailure when it cannot be opened
   */
  public Talk talk(Program program, long memoryBytes, Program interactor, long memoryOfInteractor) {
    if (runner.isEmpty()) {
      throw new RunnerFailure("interactive problems take a C compiler, and none works here");
    }
    return new TalkSession(
        (socket, leads, givenBytes) -> {
          Launch launch =
              leads ? launch(program, memoryBytes) : launch(interactor, memoryOfInteractor);
          Meeting meeting = new Meeting(runner.get(), socket, leads);
          return (RunnerSession) session(launch, meeting, givenBytes);
        });
  }

  /** The same where the interactor runs when the program has ended, on what that has printed. */
  public Talk inTurns(
      Program program, long memoryBytes, Program interactor, long memoryOfInteractor) {
    ProgramSession first = session(program, memoryBytes);
    return new TurnSession(first, session(interactor, memoryOfInteractor));
  }

  /**
   * The same where a person takes the submission's place.
   *
   * @param said what the person says; read by a thread that nobody ends
   * @param heard what the interactor says, as it is said
   */
  public Talk withPerson(
      Program interactor, long memoryBytes, InputStream said, OutputStream heard) {
    return new PersonTalk(session(interactor, memoryBytes), said, heard);
  }

  private Launch launch(Program program, long memoryBytes) {
    WorkFolder folder;
    try {
      folder = WorkFolder.temporary(sandbox);
    } catch (IOException e) {
      throw new RunnerFailure("no working folder", e);
    }
    try {
      return Launch.of(program, memoryBytes, sandbox, folder, runner.orElse(null));
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  /**
   * Opens a session that is known here until it is closed.
   *
   * @param meeting with the runner of a program that this one talks with; null if there is none
   * @throws RunCancelled when the host is ending, so that nothing is left behind
   */
  ProgramSession session(Launch launch, Meeting meeting, long givenBytes) {
    ProgramSession session =
        runner.isPresent()
            ? new RunnerSession(
                launch, runner.get(), feeders, processors, this::forget, meeting, givenBytes)
            : new DirectSession(launch, accounting, feeders, this::forget);
    open.add(session);
    if (session instanceof Watched watched) {
      watchdog.add(watched);
    }
    if (ending) {
      session.close();
      throw new RunCancelled();
    }
    return session;
  }

  /**
   * Whether a command that builds something may be given a folder there: without a sandbox that
   * shows it to them, root's programs cannot pass what is closed to other users.
   */
  public boolean reaches(Path folder) throws IOException {
    return sandbox.hidesFiles() || !ProgramUser.isRoot() || Staging.isOpenAbove(folder);
  }

  /**
   * Runs a command that builds something, once, in the sandbox.
   *
   * @param command absolute program and arguments
   * @param folder the folder that it runs in, and the only one that it may fill; its files are
   *     wanted
   * @param readOnly files and folders that it needs besides the system's own, absolute
   * @throws FolderTooLarge when it fills the folder with far more than one file may have
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

  private void forget(ProgramSession session) {
    open.remove(session);
    if (session instanceof Watched watched) {
      watchdog.remove(watched);
    }
  }

  private void closeSessions() {
    ending = true;
    List.copyOf(open).forEach(ProgramSession::close);
  }

  private void forgetLastAct() {
    try {
      Runtime.getRuntime().removeShutdownHook(lastAct);
    } catch (IllegalStateException endingAlready) {
      // Then the last act is under way, and does no harm.
    }
  }

  @Override
  public void close() {
    closeSessions();
    forgetLastAct();
    watchdog.close();
    feeders.shutdownNow();
    try {
      if (!feeders.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        throw new RunnerFailure("a program's input does not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
