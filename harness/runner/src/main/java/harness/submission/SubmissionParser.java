package harness.submission;

import harness.machine.ContentHash;
import harness.machine.SearchPath;
import harness.machine.UserFolders;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Resolves {@code [NAME=]PATH-OR-COMMAND} to sources, an executable or a command. */
final class SubmissionParser {

  private static final Pattern NAMED =
      Pattern.compile("([A-Za-z0-9][A-Za-z0-9._+-]*)=(.+)", Pattern.DOTALL);

  private final Languages languages;
  private final Path folder;
  private final IncludeFolders includes;

  SubmissionParser(Languages languages, Path folder, IncludeFolders includes) {
    this.languages = languages;
    this.includes = includes;
    this.folder = folder.toAbsolutePath();
  }

  /**
   * The two parts of the user's text.
   *
   * @param what a path or a command
   */
  record Named(Optional<String> name, String what) {}

  ProgramSource parse(String text) {
    if (text.isBlank()) {
      throw new BadSubmission("empty solution; expected [NAME=]PATH-OR-COMMAND");
    }
    Named named = named(text);
    try {
      Optional<Path> path = existing(named.what);
      return path.isPresent() ? file(named.name, path.get()) : command(named.name, named.what);
    } catch (IOException e) {
      throw new BadSubmission("cannot read " + named.what);
    }
  }

  /** The name and the place of files that are no program; empty if it is one. */
  Optional<Map.Entry<String, Path>> noProgram(String text) {
    Named named = named(text);
    return existing(named.what)
        .filter(each -> Files.isDirectory(each) ? !holdsSources(each) : isNoProgram(each))
        .map(each -> Map.entry(named.name.orElseGet(() -> stem(each)), each));
  }

  private boolean holdsSources(Path place) {
    try {
      SourceFolder.read(place, languages);
      return true;
    } catch (BadSubmission | IOException none) {
      return false;
    }
  }

  private boolean isNoProgram(Path file) {
    return Files.isRegularFile(file) && languages.of(file).isEmpty() && !Files.isExecutable(file);
  }

  Named named(String text) {
    Matcher named = NAMED.matcher(text);
    if (existing(text).isPresent() || !named.matches()) {
      return new Named(Optional.empty(), text);
    }
    return new Named(Optional.of(named.group(1)), named.group(2));
  }

  private ProgramSource file(Optional<String> name, Path path) throws IOException {
    String shown = name.orElseGet(() -> stem(path));
    if (Files.isDirectory(path)) {
      SourceFolder sources = SourceFolder.read(path, languages);
      return ofSources(shown, sources.language(), sources.files(), path, includes, List.of(path));
    }
    Optional<Language> language = languages.of(path);
    if (language.isPresent()) {
      Path folder = Objects.requireNonNull(path.getParent());
      return ofSources(shown, language.get(), List.of(path), folder, includes, List.of(path));
    }
    if (!Files.isRegularFile(path)) {
      throw new BadSubmission(path + ": not a regular file");
    }
    if (Files.isExecutable(path)) {
      return ofCommand(shown, List.of(path.toString()), List.of(path));
    }
    throw new BadSubmission(
        "%s: not executable, and of an unknown type; known extensions: %s"
            .formatted(path, languages.endings()));
  }

  private ProgramSource command(Optional<String> name, String text) throws IOException {
    List<String> words = CommandWords.split(text);
    Path program = program(words, text);
    List<String> command = new ArrayList<>(List.of(program.toString()));
    List<Path> named = new ArrayList<>(List.of(program));
    for (String word : words.subList(1, words.size())) {
      Optional<NamedPath> argument = namedPath(word);
      argument.ifPresent(each -> named.add(each.path));
      command.add(argument.map(each -> each.before + each.path).orElse(word));
    }
    String stem = stem(named.get(named.size() > 1 ? 1 : 0));
    return ofCommand(name.orElse(stem), command, named);
  }

  /**
   * A path in a word of a command.
   *
   * @param before the text before it
   */
  private record NamedPath(String before, Path path) {}

  /** The existing file or folder that a word names, as a whole or after an equals sign. */
  private Optional<NamedPath> namedPath(String word) {
    return Stream.of(0, word.indexOf('=') + 1)
        .flatMap(
            from ->
                existing(word.substring(from)).stream()
                    .map(path -> new NamedPath(word.substring(0, from), path)))
        .findFirst();
  }

  private Path program(List<String> words, String text) {
    String word = words.isEmpty() ? "" : words.get(0);
    Optional<Path> found =
        word.contains("/")
            ? existing(word).filter(Files::isRegularFile).filter(Files::isExecutable)
            : SearchPath.find(word);
    return found.orElseThrow(
        () ->
            new BadSubmission(
                words.size() > 1
                    ? "'" + text + "': no such program: " + word
                    : text + ": no such file or program"));
  }

  /** A program of source files, the main one first, that exist. */
  static ProgramSource ofSources(
      String name,
      Language language,
      List<Path> sources,
      Path folder,
      IncludeFolders includes,
      List<Path> readOnly)
      throws IOException {
    check(sources);
    OwnFolder own = OwnFolder.of(folder, UserFolders.current());
    List<Path> files = new ArrayList<>(sources);
    files.addAll(LocalIncludes.of(sources, own, includes));
    String hash = ProgramSource.hash(language, own, includes, files);
    return new ProgramSource(
        name, Optional.of(language), sources, own, includes, List.of(), files, readOnly, hash);
  }

  /** Checks sources before any is opened: reading a FIFO would never end. */
  private static void check(List<Path> sources) throws IOException {
    long bytes = 0;
    for (Path source : sources) {
      if (!Files.isRegularFile(source)) {
        throw new BadSubmission(source + ": not a regular file");
      }
      bytes += Files.size(source);
      if (bytes > ProgramSource.MOST_BYTES) {
        throw new BadSubmission(
            "%s: too large; the sources of a submission may have at most %s MiB"
                .formatted(source, ProgramSource.MOST_BYTES >> 20));
      }
    }
  }

  /** A command; its hash covers its words and the content of the files they name. */
  private ProgramSource ofCommand(String name, List<String> command, List<Path> named)
      throws IOException {
    ContentHash hash = new ContentHash();
    for (String word : command) {
      addWord(word, hash);
    }
    Interpreted interpreted = Interpreted.of(command, languages);
    List<Path> files = named.stream().filter(Files::isRegularFile).toList();
    List<Path> readOnly = new ArrayList<>(named);
    readOnly.addAll(interpreted.needed());
    return new ProgramSource(
        name,
        Optional.empty(),
        List.of(),
        null,
        IncludeFolders.NONE,
        interpreted.command(),
        files,
        readOnly,
        hash.hex());
  }

  /** Hashes a word, with a path in it replaced by the file's content, so that files may move. */
  private void addWord(String word, ContentHash hash) throws IOException {
    NamedPath named = namedPath(word).orElse(null);
    hash.add(named == null ? word : named.before);
    if (named != null && Files.isRegularFile(named.path)) {
      hash.addFile(named.path);
    } else if (named != null) {
      hash.add(String.valueOf(named.path.getFileName()));
    }
  }

  /** The path, if the text names an existing file or folder. */
  Optional<Path> existing(String text) {
    try {
      return Optional.of(text)
          .filter(word -> !word.isEmpty())
          .map(word -> folder.resolve(word).normalize())
          .filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static String stem(Path path) {
    String name = String.valueOf(path.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
