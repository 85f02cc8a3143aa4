package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.ContentHash;
import harness.machine.ProgramCache;
import harness.machine.ResourceText;
import harness.machine.RunnerFailure;
import harness.machine.SystemFolders;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.LanguageStatus;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
  static final String EXECUTABLE = "program";
  static final String SOURCE = "{source}";
  static final String SOURCES = "{sources}";
  static final String OUTPUT = "{output}";
  private static final String REMARK = "remark";
  static final String WAITS = "waits"; // whether its zygote is safe: true or false
  private static final String CLOCK_SOURCE = "seeded_clock.c";
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
          : new Compilation.Ready(program(submission, language).in(null), true, "");
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
      return new Compilation.Ready(program(submission, language).in(kept.get()), true, remark);
    }
    try (BuildFolder folder = BuildFolder.open(host, cache)) {
      Optional<Path> header = header(submission, language, version);
      List<Path> toolchain = Stream.concat(needed(language).stream(), header.stream()).toList();
      Instant start = Instant.now();
      CompilerRun run = new CompilerRun(host, limits, folder, toolchain, submission);
      CompileAttempts.Ending ending = build(run, submission, language, folder, header);
      String errors = ending.errors();
      String lastErrors = ending.lastErrors();
      if (errors != null && lastErrors != null) {
        return failed(errors, lastErrors, version, run.note());
      }
      boolean waits = LinkedZygote.isSafeIn(folder.built().resolve(EXECUTABLE));
      Files.writeString(folder.built().resolve(WAITS), String.valueOf(waits));
      Files.writeString(folder.built().resolve(REMARK), ending.remark());
      Reads reads = new Reads(submission, language, folder, toolchain);
      Path program = publish(reads, name, start);
      return new Compilation.Ready(
          program(submission, language).in(program), false, ending.remark());
    }
  }

  private static Compilation.Failed failed(
      String errors, String lastErrors, String version, String note) {
    CompilerMessages messages = CompilerMessages.of(errors);
    String shown = messages.shown() + note;
    return MissingFeature.in(errors, lastErrors, version)
        .map(missing -> new Compilation.Failed(missing, missing + "\n" + shown, errors))
        .orElseGet(() -> new Compilation.Failed(messages.firstError(), shown, errors));
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
    if (has(language, Language.CLOCK)) {
      hash.add(clockSource());
    }
    hash.add(host.zygote(ProgramHost.ZYGOTE_OBJECT).toString());
    return hash.hex();
  }

  /** What a compiler needs besides the system's own files. */
  private List<Path> needed(Language language) {
    return languages.compiler(language).needed().stream()
        .filter(path -> !SystemFolders.hold(path))
        .toList();
  }

  /** The folder of a header for this submission that takes less time, if there is one. */
  private Optional<Path> header(ProgramSource submission, Language language, String version)
      throws IOException {
    String text = Reads.text(submission.sources());
    Language.Precompiled its = language.precompiled();
    if (its != null && its.isCutDown()) {
      return UsedHeaders.folder(its.header(), text, cache);
    }
    return headers.folder(
        text, language, standard(submission, language), version, needed(language), KEPT);
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
    List<Path> sources = JavaNames.sources(submission, folder);
    Placeholders words =
        new Placeholders()
            .with("{compiler}", Objects.requireNonNull(languages.compiler(language).executable()))
            .with("{dir}", folder.built())
            .with(OUTPUT, folder.built().resolve(EXECUTABLE))
            .with(SOURCE, sources.get(0))
            .withPaths(SOURCES, sources)
            .withWords("{includes}", submission.includes().words())
            .withWords(PRECOMPILED, header.map(each -> List.of("-I", each + "")).orElse(List.of()))
            .withWords(Language.ZYGOTE, List.of())
            .with(Language.CLOCK, folder.path().resolve(CLOCK_SOURCE));
    if (has(language, Language.CLOCK)) {
      Files.writeString(folder.path().resolve(CLOCK_SOURCE), clockSource());
    }
    String standard = standard(submission, language);
    CompileAttempts attempts =
        new CompileAttempts(
            language, languages.standard(language), run, words, Reads.text(submission.sources()));
    Optional<Path> zygote = linkedZygote(language, folder);
    zygote.ifPresent(
        object ->
            words
                .withWords(Language.ZYGOTE, LINK_OPTIONS)
                .withWords(SOURCE, after(sources.subList(0, 1), object)) // see LinkedZygote
                .withWords(SOURCES, after(sources, object)));
    CompileAttempts.Ending ending = attempts.from(standard);
    if (ending.errors() != null
        && header.isPresent()
        && isHeaderToBlame(language, ending.errors())) {
      words.withWords(PRECOMPILED, List.of());
      ending = attempts.from(standard);
    }
    if (ending.errors() != null && ending.errors().contains(ProgramHost.ZYGOTE_OBJECT)) {
      words.withWords(Language.ZYGOTE, List.of()); // the user knows no zygote
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
    if (!has(language, Language.ZYGOTE)) {
      return Optional.empty();
    }
    Path object = folder.path().resolve(ProgramHost.ZYGOTE_OBJECT);
    Files.copy(host.zygote(ProgramHost.ZYGOTE_OBJECT), object);
    return Optional.of(object);
  }

  /** Whether other headers may cure errors; a language may know only one way to compile. */
  private static boolean isHeaderToBlame(Language language, String errors) {
    Language.Precompiled its = language.precompiled();
    return (its != null && its.isCutDown())
        ? !language.retries().isEmpty()
        : PRECOMPILED_FAILED.matcher(errors).find();
  }

  private static boolean has(Language language, String word) {
    return language.compile().stream().anyMatch(each -> each.contains(word));
  }

  private static String clockSource() {
    return ResourceText.of(Compiler.class, CLOCK_SOURCE);
  }

  private static List<String> after(List<Path> sources, Path object) {
    return Stream.concat(sources.stream(), Stream.of(object)).map(Path::toString).toList();
  }

  /** Publishes the program, for good if all files that it was made from are known. */
  private Path publish(Reads reads, String name, Instant start) throws IOException {
    Path built = reads.folder().built();
    Optional<ReadFiles> read = reads.since(start);
    JavaNames.writeMainClass(reads.submission(), built);
    if (read.isEmpty()) {
      return cache.publish(built, NOT_KEPT + ContentHash.ofTree(built));
    }
    read.get().writeTo(built);
    return cache.publish(built, name + read.get().hash());
  }

  private RunnableProgram program(ProgramSource submission, Language language) {
    return new RunnableProgram(host, cache, languages, submission, language);
  }
}
