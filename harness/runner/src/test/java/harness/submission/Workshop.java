package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramSession;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.process.Traces;
import harness.sandbox.Isolation;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder with sources and everything needed to compile and run them, for tests. */
final class Workshop implements AutoCloseable {

  private static final RunLimits LIMITS = RunLimits.of(10_000_000_000L, 256 << 20);
  private static final byte[] INPUT = "21\n4\n".getBytes(StandardCharsets.US_ASCII);

  /** Shared by all tests because the runner takes a while to build. */
  private static final Path RUNNER = Path.of("target", "zoo-cache").toAbsolutePath();

  private final Path folder;
  private final Path cache;
  private final ProgramHost host;
  private Languages languages = Languages.load(List.of());

  Workshop(Path folder, Path cache) throws IOException {
    this(folder, cache, Isolation.AUTO);
  }

  Workshop(Path folder, Path cache, Isolation isolation) throws IOException {
    this.folder = folder;
    this.cache = cache;
    this.host = ProgramHost.open(RUNNER, isolation);
  }

  ProgramHost host() {
    return host;
  }

  Languages languages() {
    return languages;
  }

  Path cache() {
    return cache;
  }

  Path write(String name, String content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, content);
  }

  /** Adds a language with the extension {@code sh} whose compilers are these shell scripts. */
  void compileBy(String... scripts) throws IOException {
    StringBuilder commands = new StringBuilder();
    for (String script : scripts) {
      commands.append(commands.isEmpty() ? "" : ",");
      commands.append("[\"sh\",\"-c\",\"").append(script).append("\",\"sh\",\"{output}\"]");
    }
    Path table =
        write(
            "table.json",
            "[{\"name\":\"made-up\",\"endings\":[\"made\"],\"probe\":[\"true\"],\"compile\":["
                + commands
                + "],\"run\":[\"{output}\"]}]");
    load(table);
  }

  /** Adds the languages of a table. */
  void load(Path table) {
    languages = Languages.load(List.of(table));
  }

  ProgramSource parse(String text) {
    return ProgramSource.parse(text, languages, folder);
  }

  /** Skips the test if a language is not installed. */
  void assumeHere(String file) {
    Language language = languages.of(Path.of(file)).orElseThrow();
    assumeTrue(languages.status(language).available(), language.name() + " is not here");
  }

  Compilation compile(String text) {
    return compile(parse(text));
  }

  Compilation compile(ProgramSource source) {
    return new Compiler(host, languages, cache).compile(source);
  }

  Compilation compile(String text, CompilerLimits limits) {
    return new Compiler(host, languages, cache, limits).compile(parse(text));
  }

  /** Compiles a program that must compile. */
  Compilation.Ready ready(ProgramSource source) {
    Compilation compilation = compile(source);
    return assertInstanceOf(Compilation.Ready.class, compilation, compilation::toString);
  }

  /** Compiles a program that must compile, for a package. */
  Compilation.Ready ready(String text, IncludeFolders includes) {
    return ready(ProgramSource.parse(text, languages, folder, includes));
  }

  /** Compiles a program that must compile. */
  Compilation.Ready ready(String text) {
    return ready(parse(text));
  }

  /** Compiles a program that must not compile, and returns the message. */
  String failure(String text, CompilerLimits limits) {
    return assertInstanceOf(Compilation.Failed.class, compile(text, limits)).firstLines();
  }

  String failure(String text) {
    return assertInstanceOf(Compilation.Failed.class, compile(text)).firstLines();
  }

  String outputOf(Program program) {
    return outputOf(program, RunRequest.of(INPUT, LIMITS));
  }

  String outputOf(Program program, String... arguments) {
    return outputOf(program, RunRequest.of(INPUT, LIMITS).withArguments(List.of(arguments)));
  }

  /** The output of a quick run that the session was told to expect. */
  String quickOutputOf(Program program) {
    return outputOf(program, RunRequest.of(INPUT, LIMITS).quickly());
  }

  private String outputOf(Program program, RunRequest request) {
    try (ProgramSession session = host.session(program, 256 << 20)) {
      session.expect(List.of(request, request));
      RunResult result = session.run(request);
      assertTrue(result.report().endedWell(), () -> result.report().toString());
      return result.outputText();
    }
  }

  /** Asserts whether a program comes from the cache, and what it prints. */
  void assertPrints(String output, boolean fromCache, String text) {
    Compilation.Ready ready = ready(text);
    assertEquals(output, outputOf(ready.program()).strip());
    assertEquals(fromCache, ready.fromCache(), text + " from the cache");
  }

  @Override
  public void close() {
    host.close();
    Traces.assertNoneOf(folder);
  }
}
