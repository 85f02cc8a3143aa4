package harness.submission;

import harness.cases.UsageException;
import harness.machine.CacheFolder;
import harness.machine.ProgramCache;
import harness.machine.RunnerFailure;
import harness.machine.Terminal;
import harness.process.FolderTooLarge;
import harness.process.ProgramHost;
import harness.process.RunLimits;
import harness.process.RunResult;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** Compiles and runs programs: a host, and a cache of compiled programs. */
public final class BuildHost implements AutoCloseable {

  /** The note about the cache is printed once, however many hosts are opened. */
  private static final AtomicBoolean NOTED = new AtomicBoolean();

  private static final int MOST_PRINTED_BYTES = 8 << 20;

  private final ProgramHost host;
  private final ProgramCache cache;
  private final Compiler compiler;
  private final CompilerLimits limits;

  private BuildHost(
      ProgramHost host, ProgramCache cache, Compiler compiler, CompilerLimits limits) {
    this.host = host;
    this.cache = cache;
    this.compiler = compiler;
    this.limits = limits;
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
      return new BuildHost(host, cache, compiler, limits);
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

  /**
   * Runs a tool of a compiler once, in the sandbox and under the limits of a compiler.
   *
   * @param command absolute path of the tool, and its arguments
   * @param files what its working folder holds, by name
   * @throws IOException if the files cannot be written, or the tool writes far too much
   */
  public RunResult runTool(List<String> command, Map<String, byte[]> files) throws IOException {
    try (BuildFolder folder = BuildFolder.open(host, cache())) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Files.write(folder.path().resolve(file.getKey()), file.getValue());
      }
      RunLimits within = limits.ofCommand(0, true).withOutputBytes(MOST_PRINTED_BYTES);
      return host.build(command, folder.path(), List.of(), within);
    } catch (FolderTooLarge e) {
      throw new IOException(e);
    }
  }

  /** The folder of compiled programs, and of what else is kept for later runs. */
  public CacheFolder cache() {
    return new CacheFolder(cache.folder());
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
