package harness.process;

import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.sandbox.Isolation;
import harness.sandbox.PidNamespace;
import harness.sandbox.ProgramUser;
import harness.sandbox.Sandbox;
import harness.sandbox.View;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The zoo's programs, compiled, in one mode. Works without JUnit, because it also runs by itself.
 */
final class Zoo implements AutoCloseable {

  static final int THREADS = 3;

  private final ZooMode mode;
  private final ProgramHost host;
  private final Map<String, Compilation> compiled = new HashMap<>();
  private final ReadWriteLock forks = new ReentrantReadWriteLock();

  private Zoo(ZooMode mode, ProgramHost host) {
    this.mode = mode;
    this.host = host;
  }

  /**
   * Opens a host and compiles everything.
   *
   * @throws RunnerFailure if this sandbox does not work here
   */
  static Zoo open(ZooMode.Place place, Languages languages, Path cache)
      throws IOException, InterruptedException, ExecutionException {
    return open(place, languages, cache, ZooEntry.all());
  }

  /** As above, but compiles only some programs. */
  static Zoo open(ZooMode.Place place, Languages languages, Path cache, List<ZooEntry> entries)
      throws IOException, InterruptedException, ExecutionException {
    ZooMode mode = ZooMode.here(place);
    Zoo zoo = new Zoo(mode, host(mode, cache));
    zoo.compile(languages, cache, entries);
    return zoo;
  }

  /** A host in a given mode. */
  static ProgramHost host(ZooMode mode, Path cache) throws IOException {
    return switch (mode.place()) {
      case BWRAP -> ProgramHost.open(cache, Isolation.BWRAP.sandbox());
      case NONE -> ProgramHost.open(cache, Isolation.NONE.sandbox());
      case UNSHARE -> ProgramHost.open(cache, pidNamespace(mode));
    };
  }

  /** The sandbox of an ordinary user without bubblewrap. */
  private static Sandbox pidNamespace(ZooMode mode) {
    if (mode.root()) {
      throw new RunnerFailure("root does not run programs under unshare");
    }
    Path unshare =
        SearchPath.find("unshare").orElseThrow(() -> new RunnerFailure("no unshare here"));
    Sandbox sandbox = new PidNamespace(unshare);
    View nothing = View.nothing(ProgramUser.own());
    if (Tool.run(sandbox.wrap(List.of("/bin/true"), nothing)).exitCode() != 0) {
      throw new RunnerFailure("no PID namespaces here");
    }
    return sandbox;
  }

  private void compile(Languages languages, Path cache, List<ZooEntry> entries)
      throws IOException, InterruptedException, ExecutionException {
    Compiler compiler = new Compiler(host, languages, cache);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      Map<String, Future<Compilation>> building = new HashMap<>();
      for (ZooEntry entry : entries) {
        ProgramSource submission = ProgramSource.parse(entry.file(), languages, ZooEntry.FOLDER);
        if (languages.status(submission.language().orElseThrow()).available()) {
          building.put(entry.file(), threads.submit(() -> compiler.compile(submission)));
        }
      }
      for (Map.Entry<String, Future<Compilation>> one : building.entrySet()) {
        compiled.put(one.getKey(), one.getValue().get());
      }
    } finally {
      threads.shutdown();
    }
  }

  /** Why a program is not run here, or empty if it is. */
  Optional<String> notRun(ZooEntry entry) {
    return compiled.containsKey(entry.file())
        ? entry.notRunIn(mode)
        : Optional.of("no compiler or interpreter here");
  }

  /** How the harness's result for a program differs from the expected one, or empty. */
  Optional<String> complaint(ZooEntry entry) {
    boolean alone = mode.sharesUser() && "process-limit".equals(entry.reason());
    Lock turn = alone ? forks.writeLock() : forks.readLock();
    turn.lock();
    try {
      return complaintNow(entry);
    } finally {
      turn.unlock();
    }
  }

  private Optional<String> complaintNow(ZooEntry entry) {
    if (!(compiled.get(entry.file()) instanceof Compilation.Ready ready)) {
      return Optional.of("does not compile: " + compiled.get(entry.file()));
    }
    try (ProgramSession session = host.session(ready.program(), ZooTrial.MEMORY)) {
      return new ZooTrial(entry, mode, session).complaint();
    } catch (RuntimeException e) {
      return Optional.of(entry + " " + mode + ": the harness failed: " + e);
    }
  }

  @Override
  public void close() {
    host.close();
  }
}
