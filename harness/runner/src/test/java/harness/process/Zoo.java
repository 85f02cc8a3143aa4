package harness.process;

import harness.cases.Judgement;
import harness.cases.Verdict;
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
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
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
import java.util.stream.Stream;

/**
 * The zoo's programs, compiled, in one mode. Works without JUnit, because it also runs by itself.
 */
final class Zoo implements AutoCloseable {

  static final int THREADS = 3;

  private static final long MILLISECOND = 1_000_000;
  private static final long MEMORY = 64 << 20;
  private static final int IN_SERIES = 4;
  private static final long SHORT_NANOS = 10 * MILLISECOND;
  private static final String ANSWERS = "7\n-1";

  /** Two boards, at 7 moves and at more than 15. */
  private static final byte[] INPUT =
      "2\n10110\n01*11\n10111\n01001\n00000\n01011\n110*1\n01110\n01010\n00100\n"
          .getBytes(StandardCharsets.US_ASCII);

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
    try (ProgramSession session = host.session(ready.program(), MEMORY)) {
      RunRequest plain = RunRequest.of(INPUT, limits(entry));
      RunRequest quick = plain.quickly();
      session.expect(Collections.nCopies(IN_SERIES, quick));
      RunResult first = session.run(quick);
      // Whatever a program has done, the next run is not affected.
      return complaint(entry, first)
          .filter(wrong -> !excused(entry, first))
          .map("the quick way, "::concat)
          .or(() -> seriesComplaint(entry, session, quick, first))
          .or(() -> complaint(entry, session.run(plain)).map("the plain way, "::concat));
    } catch (RuntimeException e) {
      return Optional.of(entry + " " + mode + ": the harness failed: " + e);
    }
  }

  /**
   * Whether a result counts for nothing, because time ran out for a program that needs none. A
   * virtual machine that stood still for seconds may be charged to whatever was running. The
   * harness believes no such run before a plain one has shown the same, and neither does the zoo.
   */
  private boolean excused(ZooEntry entry, RunResult result) {
    return result.report().judgement().verdict() == Verdict.TIME_LIMIT_EXCEEDED
        && entry.expectedHere(mode).accepted();
  }

  /** Short runs are sent together from the second on, and left to the zygote. */
  private Optional<String> seriesComplaint(
      ZooEntry entry, ProgramSession session, RunRequest quick, RunResult first) {
    boolean isShort = first.report().wallNanos() < SHORT_NANOS;
    return Stream.generate(() -> complaint(entry, session.run(quick)))
        .limit(isShort ? IN_SERIES - 1 : 0)
        .flatMap(Optional::stream)
        .findFirst()
        .map("in a series, "::concat);
  }

  private Optional<String> complaint(ZooEntry entry, RunResult result) {
    Judgement judgement = result.report().judgement();
    String reason = judgement.reason() == null ? null : judgement.reason().label();
    var said = new ZooEntry.Expectation(judgement.verdict().label(), reason);
    ZooEntry.Expectation expected = entry.expectedHere(mode);
    String output = result.outputText().replace("\r", "").strip();
    String wrong = null;
    if (!said.equals(expected)) {
      wrong = "expected " + expected + ", got " + said + ": " + judgement.detail();
    } else if (entry.expected(mode).accepted() && !output.equals(ANSWERS)) {
      wrong = "answered '" + output + "'";
    } else if (expected.accepted() && result.report().leftOver() < entry.leftOver()) {
      wrong = "nothing was seen to be left over";
    }
    return Optional.ofNullable(wrong)
        .map(what -> entry + " " + mode + ": " + what + "; " + result.report());
  }

  /**
   * Short limits, except for wall time if that is not the limit to exceed: on a busy machine,
   * waiting for a core can take any time and is not the program's fault. A program that is to
   * exceed wall time has more CPU time than that, and so cannot exceed the CPU limit first.
   */
  private static RunLimits limits(ZooEntry entry) {
    boolean byClock = "wall-time".equals(entry.reason());
    boolean computes = "cpu-time".equals(entry.reason());
    long cpuMillis = computes ? 250 : 2000;
    long wallMillis = byClock ? 800 : 5000;
    return RunLimits.of(1000 * MILLISECOND, MEMORY)
        .withTimes(cpuMillis * MILLISECOND, wallMillis * MILLISECOND, 400 * MILLISECOND)
        .withOutputBytes(2 << 20);
  }

  @Override
  public void close() {
    host.close();
  }
}
