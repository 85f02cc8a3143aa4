package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.ProgramCache;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.machine.SystemFolders;
import harness.process.NamedFiles;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import harness.toolchain.Toolchain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compiles submissions in the sandbox and under limits. Compiled programs are cached by everything
 * that went into them: sources, other files that the compiler read, compiler version and flags.
 * Safe for many threads and processes at once.
 */
public final class Compiler {

  /** Default limit on the CPU time for compiling a submission. */
  public static final Duration USUAL_TIME = Duration.ofSeconds(30);

  private static final String KEPT = "program-";
  private static final String NOT_KEPT = "once-";
  private static final String EXECUTABLE = "program";
  private static final String SOURCE = "{source}";
  private static final String SOURCES = "{sources}";
  private static final String OUTPUT = "{output}";
  private static final String MAIN_CLASS = "main-class";
  private static final String REMARK = "remark";
  private static final String WAITS = "waits"; // whether its zygote is safe: true or false
  private static final String JAVA = ".java";
  private static final String ZYGOTE = "{zygote}";
  private static final String ZYGOTES = "{zygotes}";
  private static final String PRECOMPILED = "{precompiled}";

  /** How GCC says that it cannot use a precompiled header, which it found and trusted. */
  private static final Pattern PRECOMPILED_FAILED = Pattern.compile("\\bPCH\\b|\\.gch\\b");

  /** What zygote.c needs: its own main, and code in huge pages that hold nothing else. */
  private static final List<String> LINK_OPTIONS =
      List.of(
          "-Wl,--wrap=main",
          "-Wl,-z,noseparate-code",
          "-Wl,-z,norelro",
          "-Wl,-z,max-page-size=0x200000");

  private final ProgramHost host;
  private final Languages languages;
  private final CacheFolder cache;
  private final CompilerLimits limits;
  private final PrecompiledHeaders headers;

  /**
   * Creates a compiler.
   *
   * @param host runs the compilers
   * @param cache the folder for programs, usually {@link ProgramCache#folder()}
   */
  public Compiler(ProgramHost host, Languages languages, Path cache) {
    this(host, languages, cache, CompilerLimits.ofTime(USUAL_TIME.toNanos()));
  }

  /** As above, with other limits for each submission. */
  Compiler(ProgramHost host, Languages languages, Path cache, CompilerLimits limits) {
    this.host = host;
    this.languages = languages;
    this.cache = new CacheFolder(cache);
    this.limits = limits;
    this.headers = new PrecompiledHeaders(host, this.cache, limits);
  }

  /**
   * Compiles a submission, or takes it from the cache.
   *
   * @throws BadSubmission if its language is not installed here
   * @throws RunnerFailure if the cache cannot be written, or there is no disk space to compile
   */
  public Compilation compile(ProgramSource submission) {
    if (submission.language().isEmpty()) {
      return new Compilation.Ready(
          Program.ofCommand(
              submission.name(),
              submission.command(),
              submission.readOnly(),
              languages.memoryMarks()),
          true,
          "");
    }
    Language language = submission.language().get();
    LanguageStatus status = languages.status(language);
    if (!status.available()) {
      throw new BadSubmission(
          "%s: no compiler or interpreter for %s here (%s %s)"
              .formatted(
                  submission.name(), language.name(), language.probe().get(0), status.why()));
    }
    try {
      return language.isCompiled()
          ? compiled(submission, language, status.version())
          : new Compilation.Ready(program(submission, language, null), true, "");
    } catch (IOException | UncheckedIOException e) {
      throw new RunnerFailure("cannot compile " + submission.name(), e);
    }
  }

  private Compilation compiled(ProgramSource submission, Language language, String version)
      throws IOException {
    String name = KEPT + key(submission, language, version) + "-";
    Optional<Path> kept =
        Reads.canBeKnown(submission, language)
            ? cache.find(name, folder -> isGood(folder, submission))
            : Optional.empty();
    if (kept.isPresent()) {
      String remark = Files.readString(kept.get().resolve(REMARK));
      return new Compilation.Ready(program(submission, language, kept.get()), true, remark);
    }
    try (BuildFolder folder = BuildFolder.open(host, cache)) {
      Instant start = Instant.now();
      Optional<Path> header = header(submission, language, version);
      CompilerRun run = run(submission, language, folder, header);
      CompileAttempts.Ending ending = build(run, submission, language, folder, header);
      String errors = ending.errors();
      String lastErrors = ending.lastErrors();
      if (errors != null && lastErrors != null) {
        return failed(errors, lastErrors, version, run.note());
      }
      boolean waits = LinkedZygote.isSafeIn(folder.built().resolve(EXECUTABLE));
      Files.writeString(folder.built().resolve(WAITS), String.valueOf(waits));
      Files.writeString(folder.built().resolve(REMARK), ending.remark());
      Path program = publish(submission, language, folder, name, start);
      return new Compilation.Ready(program(submission, language, program), false, ending.remark());
    }
  }

  private static Compilation.Failed failed(
      String errors, String lastErrors, String version, String note) {
    CompilerMessages messages = CompilerMessages.of(errors);
    String shown = messages.shown() + note;
    return MissingFeature.in(errors, lastErrors, version)
        .map(missing -> new Compilation.Failed(missing, missing + "\n" + shown))
        .orElseGet(() -> new Compilation.Failed(messages.firstError(), shown));
  }

  private static boolean isGood(Path folder, ProgramSource submission) {
    return Files.exists(folder.resolve(REMARK))
        && Files.exists(folder.resolve(WAITS))
        && ReadFiles.in(folder)
            .filter(read -> read.areUnchanged(submission.ownOfSources()))
            .isPresent();
  }

  private String key(ProgramSource submission, Language language, String version) {
    ContentHash hash = new ContentHash().add(submission.contentHash()).add(version);
    language.compile().forEach(command -> command.forEach(hash::add));
    hash.add(String.join(" ", language.standards())).add(String.valueOf(language.nextCommandIf()));
    language.retries().forEach(each -> hash.add(each.toString()));
    hash.add(submission.includes().standard());
    LINK_OPTIONS.forEach(hash::add);
    hash.add(LinkedZygote.RULES);
    hash.add(host.zygote(ProgramHost.ZYGOTE_OBJECT).toString());
    return hash.hex();
  }

  private CompilerRun run(
      ProgramSource submission, Language language, BuildFolder folder, Optional<Path> header) {
    List<Path> needed = Stream.concat(needed(language).stream(), header.stream()).toList();
    return new CompilerRun(host, limits, folder, needed, submission);
  }

  /** What a compiler needs besides the system's own files. */
  private List<Path> needed(Language language) {
    return languages.compiler(language).needed().stream()
        .filter(path -> !SystemFolders.hold(path))
        .toList();
  }

  /** The folder of a precompiled header for this submission, if there is one. */
  private Optional<Path> header(ProgramSource submission, Language language, String version)
      throws IOException {
    return headers.folder(
        Reads.text(submission.sources()),
        language,
        standard(submission, language),
        version,
        needed(language),
        KEPT);
  }

  private String standard(ProgramSource submission, Language language) {
    return submission.includes().standardOf(language).orElseGet(() -> languages.standard(language));
  }

  private CompileAttempts.Ending build(
      CompilerRun run,
      ProgramSource submission,
      Language language,
      BuildFolder folder,
      Optional<Path> header)
      throws IOException {
    List<Path> sources = sources(submission, folder);
    Placeholders words =
        new Placeholders()
            .with("{compiler}", Objects.requireNonNull(languages.compiler(language).executable()))
            .with("{dir}", folder.built())
            .with(OUTPUT, folder.built().resolve(EXECUTABLE))
            .with(SOURCE, sources.get(0))
            .withPaths(SOURCES, sources)
            .withWords("{includes}", submission.includes().words())
            .withWords(PRECOMPILED, header.map(each -> List.of("-I", each + "")).orElse(List.of()))
            .withWords(ZYGOTE, List.of());
    String standard = standard(submission, language);
    CompileAttempts attempts =
        new CompileAttempts(
            language, languages.standard(language), run, words, Reads.text(submission.sources()));
    Optional<Path> zygote = linkedZygote(language, folder);
    zygote.ifPresent(
        object ->
            words
                .withWords(ZYGOTE, LINK_OPTIONS)
                .withWords(SOURCE, after(sources.subList(0, 1), object)) // see LinkedZygote
                .withWords(SOURCES, after(sources, object)));
    CompileAttempts.Ending ending = attempts.from(standard);
    if (ending.errors() != null && PRECOMPILED_FAILED.matcher(ending.errors()).find()) {
      words.withWords(PRECOMPILED, List.of());
      ending = attempts.from(standard);
    }
    if (ending.errors() != null && ending.errors().contains(ProgramHost.ZYGOTE_OBJECT)) {
      words.withWords(ZYGOTE, List.of()); // the user knows no zygote
      words.withPaths(SOURCE, sources.subList(0, 1)).withPaths(SOURCES, sources);
      ending = attempts.from(standard);
    }
    boolean missing =
        language.run().contains(OUTPUT) && !Files.exists(folder.built().resolve(EXECUTABLE));
    return ending.errors() == null && missing
        ? CompileAttempts.Ending.failed("the compiler produced no program")
        : ending;
  }

  /** What to link into an executable so that it can fork; empty if the language forbids it. */
  private Optional<Path> linkedZygote(Language language, BuildFolder folder) throws IOException {
    if (language.compile().stream().noneMatch(each -> each.contains(ZYGOTE))) {
      return Optional.empty();
    }
    Path object = folder.path().resolve(ProgramHost.ZYGOTE_OBJECT);
    Files.copy(host.zygote(ProgramHost.ZYGOTE_OBJECT), object);
    return Optional.of(object);
  }

  private static List<String> after(List<Path> sources, Path object) {
    return Stream.concat(sources.stream(), Stream.of(object)).map(Path::toString).toList();
  }

  /** The sources as seen from the build folder; a Java source gets the name that javac demands. */
  private static List<Path> sources(ProgramSource submission, BuildFolder folder)
      throws IOException {
    Path first = submission.sources().get(0);
    if (!isJava(first) || submission.sources().size() > 1) {
      return submission.sources();
    }
    Path named = Files.createDirectory(folder.path().resolve("source"));
    String fileName = inLocale(JavaSource.ofMain(submission.sources()).fileName(), submission);
    Files.copy(first, named.resolve(fileName));
    return List.of(folder.path().relativize(named).resolve(fileName));
  }

  /** A class or its file, whose name commands and files can have. */
  private static String inLocale(String name, ProgramSource submission) {
    try {
      return Path.of(name).toString();
    } catch (InvalidPathException notInLocale) {
      throw new RunnerFailure(
          submission.name()
              + ": the name of its class is not in the locale's encoding; set LC_ALL=C.UTF-8");
    }
  }

  private static boolean isJava(Path source) {
    return source.toString().toLowerCase(Locale.ROOT).endsWith(JAVA);
  }

  /** Publishes the program, for good if all files that it was made from are known. */
  private Path publish(
      ProgramSource submission, Language language, BuildFolder folder, String name, Instant start)
      throws IOException {
    List<Path> toolchain = languages.compiler(language).needed();
    Optional<ReadFiles> read = new Reads(submission, language, folder, toolchain).since(start);
    if (isJava(submission.sources().get(0))) {
      String mainClass = JavaSource.ofMain(submission.sources()).mainClass();
      Files.writeString(folder.built().resolve(MAIN_CLASS), mainClass);
    }
    if (read.isEmpty()) {
      return cache.publish(folder.built(), NOT_KEPT + ContentHash.ofTree(folder.built()));
    }
    read.get().writeTo(folder.built());
    return cache.publish(folder.built(), name + read.get().hash());
  }

  private Program program(ProgramSource submission, Language language, @Nullable Path built)
      throws IOException {
    Toolchain toolchain = languages.toolchain(language);
    Placeholders words =
        new Placeholders()
            .with("{tool}", SearchPath.find(language.probe().get(0)).orElseThrow())
            .with("{located}", String.valueOf(toolchain.executable()))
            .with(SOURCE, submission.sources().get(0))
            .withPaths(SOURCES, submission.sources());
    List<Path> readOnly = new ArrayList<>(toolchain.needed());
    if (built == null) {
      readOnly.addAll(submission.readOnly());
    } else {
      readOnly.add(built);
      words.with("{dir}", built).with(OUTPUT, built.resolve(EXECUTABLE));
      if (Files.exists(built.resolve(MAIN_CLASS))) {
        String mainClass = Files.readString(built.resolve(MAIN_CLASS));
        words.with("{class}", inLocale(mainClass, submission));
      }
    }
    return new Program(
        submission.name(),
        words.fill(language.run()),
        readOnly,
        language.addressSpaceCapped(),
        language.memoryAllowanceBytes(),
        language.memoryMarks(),
        zygote(language, words, readOnly, built),
        newer(language),
        language.partsInWorkingFolder() ? parts(submission.sources()) : List.of(),
        NamedFiles.NONE);
  }

  private List<Program.NewerVersion> newer(Language language) {
    String installed = languages.status(language).version();
    String name = language.name().substring(0, 1).toUpperCase(Locale.ROOT);
    return language.newer().stream()
        .filter(each -> each.isNewerThan(installed))
        .map(
            each ->
                new Program.NewerVersion(
                    name + language.name().substring(1) + " " + each.version(), each.ifErrors()))
        .toList();
  }

  /** The files next to the main one, with it; none if the program is a single file. */
  private static List<Path> parts(List<Path> sources) {
    Path folder = sources.get(0).getParent();
    return sources.size() == 1
        ? List.of()
        : sources.stream().filter(each -> Objects.equals(folder, each.getParent())).toList();
  }

  /**
   * The command that starts the program's zygote; empty if the program's own code would run in it.
   * Adds the files that it needs.
   */
  private List<String> zygote(
      Language language, Placeholders words, List<Path> readOnly, @Nullable Path built)
      throws IOException {
    Path script = host.zygote(ProgramHost.ZYGOTE_SCRIPT);
    if (language.zygote().contains(ZYGOTE) || language.zygote().contains(ZYGOTES)) {
      Path folder = Objects.requireNonNull(script.getParent());
      readOnly.add(folder);
      words.with(ZYGOTE, script).with(ZYGOTES, folder);
    }
    boolean isUnsafe =
        built != null
            && language.zygote().contains(OUTPUT)
            && !Boolean.parseBoolean(Files.readString(built.resolve(WAITS)));
    return isUnsafe ? List.of() : words.fill(language.zygote());
  }
}
