package harness.toolchain;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import harness.machine.RepeatedKeys;
import harness.machine.RunCancelled;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.machine.UserFolders;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The table of languages: the harness's own, extended or overridden (by name) by files in the same
 * format. Each language is probed once, when it is first needed. Thread-safe.
 */
public final class Languages {

  private static final String OWN_TABLE = "languages.json";
  private static final int PROBES_AT_ONCE = 4;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Map<String, Language> byName;
  private final Map<String, LanguageStatus> statuses = new ConcurrentHashMap<>();
  private final Map<String, Toolchain> toolchains = new ConcurrentHashMap<>();
  private final Map<String, Toolchain> compilers = new ConcurrentHashMap<>();
  private final Map<String, String> standards = new ConcurrentHashMap<>();

  private Languages(Map<String, Language> byName) {
    this.byName = byName;
  }

  /**
   * Loads the harness's own table, then these files; later files take precedence.
   *
   * @throws BadSubmission if a file cannot be read or has the wrong format
   */
  public static Languages load(List<Path> files) {
    Map<String, Language> byName = new LinkedHashMap<>();
    Stream.concat(own().stream(), files.stream().flatMap(file -> read(file).stream()))
        .forEach(language -> byName.put(language.name(), language));
    return new Languages(byName);
  }

  /** The user's own file, {@code $XDG_CONFIG_HOME/harness/languages.json}, if it exists. */
  public static Optional<Path> userFile() {
    return UserFolders.current()
        .named("XDG_CONFIG_HOME", ".config")
        .map(folder -> folder.resolve("harness").resolve(OWN_TABLE))
        .filter(Files::exists);
  }

  private static List<Language> own() {
    try (InputStream table = Languages.class.getResourceAsStream(OWN_TABLE)) {
      return JSON.readValue(table, new TypeReference<>() {});
    } catch (IOException e) {
      throw new IllegalStateException("the built-in table of languages is invalid", e);
    }
  }

  private static List<Language> read(Path file) {
    try {
      byte[] table = Files.readAllBytes(file);
      RepeatedKeys.refuse(table);
      return JSON.readValue(table, new TypeReference<>() {});
    } catch (JacksonException e) {
      String where =
          e.getLocation() == null
              ? ""
              : ":" + e.getLocation().getLineNr() + ":" + e.getLocation().getColumnNr();
      throw new BadSubmission(
          file + where + ": not a valid table of languages: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new BadSubmission("cannot read " + file);
    }
  }

  /** All languages, in the table's order. */
  public Collection<Language> all() {
    return byName.values();
  }

  /**
   * The language of a file by its ending, in lower case if no language has it as it is; later
   * entries take precedence.
   */
  public Optional<Language> of(Path file) {
    String name = String.valueOf(file.getFileName());
    String ending = name.substring(name.lastIndexOf('.') + 1);
    if (ending.length() == name.length()) {
      return Optional.empty();
    }
    return ofEnding(ending).or(() -> ofEnding(ending.toLowerCase(Locale.ROOT)));
  }

  private Optional<Language> ofEnding(String ending) {
    return last(language -> language.endings().contains(ending));
  }

  /** The language of a whole folder, by the files in it; later entries take precedence. */
  public Optional<Language> ofFolder(Path folder) {
    return last(
        language ->
            language.folderFiles().stream()
                .anyMatch(each -> Files.isRegularFile(folder.resolve(each))));
  }

  private Optional<Language> last(Predicate<Language> fits) {
    return all().stream().filter(fits).reduce((earlier, later) -> later);
  }

  /** All endings, sorted, for messages. */
  public String endings() {
    return all().stream()
        .flatMap(language -> language.endings().stream())
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }

  /** What the runtimes of all languages print when memory runs out. */
  public List<String> memoryMarks() {
    return all().stream().flatMap(language -> language.memoryMarks().stream()).toList();
  }

  /** Whether a language is installed; probes it the first time, which may take a few seconds. */
  public LanguageStatus status(Language language) {
    return statuses.computeIfAbsent(language.name(), name -> probe(language));
  }

  /** Whether each language is installed; probes them in parallel. */
  public List<LanguageStatus> statuses() {
    ExecutorService threads = Executors.newFixedThreadPool(PROBES_AT_ONCE);
    try {
      List<Future<LanguageStatus>> probes = new ArrayList<>();
      all().forEach(language -> probes.add(threads.submit(() -> status(language))));
      List<LanguageStatus> statuses = new ArrayList<>();
      for (Future<LanguageStatus> one : probes) {
        statuses.add(one.get());
      }
      return statuses;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RunCancelled();
    } finally {
      threads.shutdownNow();
    }
  }

  /** Where a language's runtime is; looks once. */
  public Toolchain toolchain(Language language) {
    return toolchains.computeIfAbsent(language.name(), name -> Toolchain.locate(language));
  }

  /** Where a language's compiler is; looks once. */
  public Toolchain compiler(Language language) {
    return compilers.computeIfAbsent(language.name(), name -> Toolchain.locateCompiler(language));
  }

  /**
   * The newest standard of an installed language that its compiler knows; empty if its commands
   * name none. Asks the compiler once.
   */
  public String standard(Language language) {
    return standards.computeIfAbsent(language.name(), name -> newestKnown(language));
  }

  private static String newestKnown(Language language) {
    return language.standards().stream()
        .filter(each -> Tool.ask(language.asksFor(each)).exitCode() == 0)
        .findFirst()
        .orElseGet(() -> language.standards().stream().reduce((newer, older) -> older).orElse(""));
  }

  /** The interpreter for the first word of a command, such as {@code python3}. */
  public Optional<Toolchain> interpreter(String word) {
    return all().stream()
        .filter(language -> language.locatePattern() == null && !language.locate().isEmpty())
        .filter(language -> language.locate().get(0).equals(word))
        .filter(language -> status(language).available())
        .findFirst()
        .map(this::toolchain);
  }

  private static LanguageStatus probe(Language language) {
    if (SearchPath.find(language.probe().get(0)).isEmpty()) {
      return LanguageStatus.missing(language, false);
    }
    Tool.Output output = Tool.ask(language.probe());
    return output.exitCode() == 0
        ? LanguageStatus.available(language, output.firstLine())
        : LanguageStatus.missing(language, output.isLate());
  }
}
