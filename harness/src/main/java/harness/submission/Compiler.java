package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.RunLimits;
import harness.process.RunResult;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import harness.toolchain.Toolchain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Makes programs of submissions. What is compiled is kept, by content, compiler version and flags.
 * Safe for many threads and processes at once.
 */
public final class Compiler {

  private static final long LIMIT_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final int ERROR_KEPT = 16 * 1024;
  private static final int ERROR_LINES = 12;
  private static final String EXECUTABLE = "program";
  private static final String MAIN_CLASS = "main-class";
  private static final String JAVA = ".java";

  private final ProgramHost host;
  private final Languages languages;
  private final CacheFolder cache;
  private final long limitNanos;

  /**
   * A compiler.
   *
   * @param host runs the compilers, outside the sandbox: they are the user's own
   * @param cache where programs are kept, {@link ProgramHost#standardCache()} usually
   */
  public Compiler(ProgramHost host, Languages languages, Path cache) {
    this(host, languages, cache, LIMIT_NANOS);
  }

  /** As above, with so many nanoseconds for each of a language's commands. */
  Compiler(ProgramHost host, Languages languages, Path cache, long limitNanos) {
    this.limitNanos = limitNanos;
    this.host = host;
    this.languages = languages;
    this.cache = new CacheFolder(cache);
  }

  /**
   * Compiles a submission, or takes it from the cache; at most a minute for each of the language's
   * ways to compile.
   *
   * @throws BadSubmission when its language is not installed here
   * @throws RunnerFailure when the cache cannot be written
   */
  public Compilation compile(Submission submission) {
    if (submission.language().isEmpty()) {
      return new Compilation.Ready(
          Program.ofCommand(
              submission.name(),
              submission.command(),
              submission.readOnly(),
              languages.memoryMarks()),
          true);
    }
    Language language = submission.language().get();
    LanguageStatus status = languages.status(language);
    if (!status.available()) {
      throw new BadSubmission(
          submission.name()
              + ": no compiler or interpreter for "
              + language.name()
              + " here ("
              + language.probe().get(0)
              + ")");
    }
    try {
      return language.isCompiled()
          ? compiled(submission, language, status.version())
          : new Compilation.Ready(program(submission, language, null), true);
    } catch (IOException | UncheckedIOException e) {
      throw new RunnerFailure("cannot compile " + submission.name(), e);
    }
  }

  private Compilation compiled(Submission submission, Language language, String version)
      throws IOException {
    StringBuilder errors = new StringBuilder();
    boolean[] built = new boolean[1];
    Optional<Path> folder =
        cache.get(
            key(submission, language, version),
            draft -> {
              built[0] = true;
              return build(submission, language, draft, errors);
            });
    return folder.isPresent()
        ? new Compilation.Ready(program(submission, language, folder.get()), !built[0])
        : new Compilation.Failed(firstLines(errors.toString()));
  }

  private static String key(Submission submission, Language language, String version) {
    ContentHash hash = new ContentHash().add(submission.contentHash()).add(version);
    language.compile().forEach(command -> command.forEach(hash::add));
    return "program-" + hash.hex();
  }

  /** Tries the language's commands one after the other; what the last one said is kept. */
  private boolean build(Submission submission, Language language, Path draft, StringBuilder errors)
      throws IOException {
    List<Path> sources = sources(submission, draft);
    Placeholders words =
        new Placeholders()
            .with("{dir}", draft)
            .with("{output}", draft.resolve(EXECUTABLE))
            .with("{source}", sources.get(0))
            .withSources(sources);
    for (List<String> command : language.compile()) {
      errors.setLength(0);
      if (run(submission, words.fill(command), draft, errors)) {
        return true;
      }
    }
    return false;
  }

  /** The sources, Java's under the name that the compiler insists on. */
  private static List<Path> sources(Submission submission, Path draft) throws IOException {
    Path first = submission.sources().get(0);
    if (!first.toString().endsWith(JAVA)) {
      return submission.sources();
    }
    List<Path> sources = new ArrayList<>(submission.sources());
    JavaSource main = JavaSource.ofMain(sources);
    Files.writeString(draft.resolve(MAIN_CLASS), main.mainClass());
    if (sources.size() == 1) {
      Path named = Files.createDirectory(draft.resolve("source")).resolve(main.fileName());
      sources.set(0, Files.copy(first, named));
    }
    return sources;
  }

  private boolean run(
      Submission submission, List<String> command, Path draft, StringBuilder errors) {
    Optional<Path> compiler = SearchPath.find(command.get(0));
    if (compiler.isEmpty()) {
      errors.append(command.get(0)).append(": not installed");
      return false;
    }
    List<String> words = new ArrayList<>(command);
    words.set(0, compiler.get().toString());
    RunResult result = host.build(words, draft, submission.readOnly(), limits());
    errors.append(result.report().errorHead()).append(result.outputText());
    if (!result.report().endedWell()) {
      errors.append('\n').append(result.report().judgement().detail());
    }
    return result.report().endedWell();
  }

  private RunLimits limits() {
    return new RunLimits(0, limitNanos, 0, 0, 0, 0, ERROR_KEPT, ERROR_KEPT, 0, 0);
  }

  private Program program(Submission submission, Language language, Path built) throws IOException {
    Toolchain toolchain = languages.toolchain(language);
    Placeholders words =
        new Placeholders()
            .with("{tool}", SearchPath.find(language.probe().get(0)).orElseThrow())
            .with("{located}", String.valueOf(toolchain.executable()))
            .with("{source}", submission.sources().get(0))
            .withSources(submission.sources());
    List<Path> readOnly = new ArrayList<>(toolchain.needed());
    if (built == null) {
      readOnly.addAll(submission.readOnly());
    } else {
      readOnly.add(built);
      words.with("{dir}", built).with("{output}", built.resolve(EXECUTABLE));
      if (Files.exists(built.resolve(MAIN_CLASS))) {
        words.with("{class}", Files.readString(built.resolve(MAIN_CLASS)));
      }
    }
    return new Program(
        submission.name(),
        words.fill(language.run()),
        readOnly,
        language.addressSpaceCapped(),
        language.memoryAllowanceBytes(),
        language.memoryMarks());
  }

  private static String firstLines(String errors) {
    String lines =
        errors
            .lines()
            .filter(line -> !line.isBlank())
            .limit(ERROR_LINES)
            .collect(Collectors.joining("\n"));
    return lines.isEmpty() ? "the compiler failed and said nothing" : lines;
  }
}
