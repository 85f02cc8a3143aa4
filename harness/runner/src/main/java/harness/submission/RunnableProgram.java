package harness.submission;

import harness.machine.CacheFolder;
import harness.machine.SearchPath;
import harness.process.NamedFiles;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import harness.toolchain.Toolchain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a run needs of a submission: the command, the zygote, and the files that both read. */
final class RunnableProgram {

  private static final String ZYGOTES = "{zygotes}";
  private static final String AGENT = "{agent}";

  private final ProgramHost host;
  private final CacheFolder cache;
  private final Languages languages;
  private final ProgramSource submission;
  private final Language language;

  RunnableProgram(
      ProgramHost host,
      CacheFolder cache,
      Languages languages,
      ProgramSource submission,
      Language language) {
    this.host = host;
    this.cache = cache;
    this.languages = languages;
    this.submission = submission;
    this.language = language;
  }

  /**
   * The program as it is run.
   *
   * @param built the folder that the compiler wrote; null if nothing is compiled
   */
  Program in(@Nullable Path built) throws IOException {
    Toolchain toolchain = languages.toolchain(language);
    Placeholders words =
        new Placeholders()
            .with("{tool}", SearchPath.find(language.probe().get(0)).orElseThrow())
            .with("{located}", String.valueOf(toolchain.executable()))
            .with(Compiler.SOURCE, submission.sources().get(0))
            .withPaths(Compiler.SOURCES, submission.sources());
    List<Path> readOnly = new ArrayList<>(toolchain.needed());
    if (built == null) {
      readOnly.addAll(submission.readOnly());
    } else {
      readOnly.add(built);
      words.with("{dir}", built).with(Compiler.OUTPUT, built.resolve(Compiler.EXECUTABLE));
      if (Files.exists(built.resolve(JavaNames.MAIN_CLASS))) {
        String mainClass = Files.readString(built.resolve(JavaNames.MAIN_CLASS));
        words.with("{class}", JavaNames.inLocale(mainClass, submission));
      }
    }
    if (language.run().stream().anyMatch(word -> word.contains(AGENT))) {
      Path agent = LineAgent.in(cache);
      words.with(AGENT, agent);
      readOnly.add(agent);
    }
    return new Program(
        submission.name(),
        words.fill(language.run()),
        readOnly,
        language.addressSpaceCapped(),
        language.memoryAllowanceBytes(),
        language.memoryMarks(),
        zygote(words, readOnly, built),
        newer(),
        language.partsInWorkingFolder() ? parts(submission.sources()) : List.of(),
        NamedFiles.NONE);
  }

  private List<Program.NewerVersion> newer() {
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
  private List<String> zygote(Placeholders words, List<Path> readOnly, @Nullable Path built)
      throws IOException {
    Path script = host.zygote(ProgramHost.ZYGOTE_SCRIPT);
    if (language.zygote().contains(Language.ZYGOTE) || language.zygote().contains(ZYGOTES)) {
      Path folder = Objects.requireNonNull(script.getParent());
      readOnly.add(folder);
      words.with(Language.ZYGOTE, script).with(ZYGOTES, folder);
    }
    boolean isUnsafe =
        built != null
            && language.zygote().contains(Compiler.OUTPUT)
            && !Boolean.parseBoolean(Files.readString(built.resolve(Compiler.WAITS)));
    return isUnsafe ? List.of() : words.fill(language.zygote());
  }
}
