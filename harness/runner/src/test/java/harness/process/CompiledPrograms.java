package harness.process;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A host and programs compiled for it, for tests of forked and served runs. */
final class CompiledPrograms implements AutoCloseable {

  static final long MEMORY = 128 << 20;
  static final RunLimits LIMITS = RunLimits.of(2_000_000_000L, MEMORY);

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final Languages LANGUAGES = Languages.load(List.of());

  private final ProgramHost host;
  private final Path folder;

  /**
   * Opens a host; skips the test without a C compiler.
   *
   * @param folder for sources
   */
  CompiledPrograms(Isolation isolation, Path folder) throws IOException {
    this(ProgramHost.open(CACHE, isolation), folder);
  }

  /** As above, in a given mode. */
  CompiledPrograms(ZooMode mode, Path folder) throws IOException {
    this(Zoo.host(mode, CACHE), folder);
  }

  private CompiledPrograms(ProgramHost host, Path folder) {
    this.host = host;
    this.folder = folder;
  }

  ProgramHost host() {
    return host;
  }

  Program compiled(String file, String source) throws IOException {
    return compiled(Files.writeString(folder.resolve(file), source));
  }

  /** A program of several files in a folder of its own: names and sources. */
  Program compiledFolder(Map<String, String> sources) throws IOException {
    Path parts = Files.createTempDirectory(folder, "parts-");
    for (Map.Entry<String, String> each : sources.entrySet()) {
      Files.writeString(parts.resolve(each.getKey()), each.getValue());
    }
    return compiled(parts);
  }

  private Program compiled(Path path) throws IOException {
    ProgramSource submission = ProgramSource.parse(path.toString(), LANGUAGES, folder);
    assumeTrue(
        LANGUAGES.status(submission.language().orElseThrow()).available(), "no compiler here");
    return ((Compilation.Ready) new Compiler(host, LANGUAGES, CACHE).compile(submission)).program();
  }

  ProgramSession session(Program program) {
    return host.session(program, MEMORY);
  }

  ProgramSession session(String file, String source) throws IOException {
    return session(compiled(file, source));
  }

  static RunRequest plain(String input, String... arguments) {
    return RunRequest.of(input.getBytes(StandardCharsets.UTF_8), LIMITS)
        .withArguments(List.of(arguments));
  }

  /** Runs a program in the quick way, and asserts that the quick way was used. */
  static RunResult quickly(ProgramSession session, RunRequest request) {
    RunResult result = session.run(request.quickly());
    assertTrue(result.report().forked(), () -> result.report().toString());
    return result;
  }

  static void assertNothingIsLeft() {
    Traces.assertNoneOf(CACHE);
  }

  @Override
  public void close() {
    host.close();
    assertNothingIsLeft();
  }
}
