package harness.submission;

import harness.cases.UsageException;
import harness.machine.ProgramCache;
import harness.machine.RunnerFailure;
import harness.machine.Terminal;
import harness.process.ProgramHost;
import harness.toolchain.Languages;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;

/** Compiles and runs programs: a host, and a cache of compiled programs. */
public final class BuildHost implements AutoCloseable {

  /** The note about the cache is printed once, however many hosts are opened. */
  private static final AtomicBoolean NOTED = new AtomicBoolean();

  private final ProgramHost host;
  private final ProgramCache cache;
  private final Compiler compiler;

  private BuildHost(ProgramHost host, ProgramCache cache, Compiler compiler) {
    this.host = host;
    this.cache = cache;
    this.compiler = compiler;
  }

  /**
   * Opens a host.
   *
   * @throws UsageException if the requested sandbox does not work
   * @throws RunnerFailure if there is no disk space for the harness's own files
   */
  public static BuildHost open(RunnerSettings settings, Languages languages) throws IOException {
    ProgramCache cache = ProgramCache.open();
    if (cache.note().isPresent() && NOTED.compareAndSet(false, true)) {
      Terminal.note("programs: " + cache.note().get());
    }
    try {
      ProgramHost host = ProgramHost.open(cache.folder(), settings.isolation());
      CompilerLimits limits = CompilerLimits.ofTime(settings.compileTime().toNanos());
      Compiler compiler = new Compiler(host, languages, cache.folder(), limits);
      return new BuildHost(host, cache, compiler);
    } catch (IOException | RuntimeException e) {
      cache.close();
      if (e instanceof RunnerFailure noSuchSandbox) {
        throw new UsageException(noSuchSandbox.getMessage());
      }
      if (e instanceof IOException && BuildFolder.saysDiskIsFull(String.valueOf(e.getMessage()))) {
        throw new RunnerFailure("no space left in " + cache.folder());
      }
      throw e;
    }
  }

  /** Compiles a program unless it is in the cache. Thread-safe. */
  public Compilation compile(ProgramSource source) {
    return compiler.compile(source);
  }

  /** The host that runs the programs. */
  public ProgramHost host() {
    return host;
  }

  /** How programs are isolated and measured, for people. */
  public String conditions() {
    return host.sandbox();
  }

  @Override
  public void close() {
    host.close();
    cache.close();
  }
}
