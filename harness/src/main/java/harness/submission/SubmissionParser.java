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
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    return lookUp(named.name(), named.what());
  }

  Named named(String text) {
    Matcher named = NAMED.matcher(text);
    if (existing(text).isPresent() || !named.matches()) {
      return new Named(Optional.empty(), text);
    }
    return new Named(Optional.of(named.group(1)), named.group(2));
  }

  private ProgramSource lookUp(Optional<String> name, String what) {
    try {
      Optional<Path> path = existing(what);
      return path.isPresent() ? file(name, path.get()) : command(name, what);
    } catch (IOException e) {
      throw new BadSubmission("cannot read " + what);
    }
  }

  private ProgramSource file(Optional<String> name, Path path) throws IOException {
    String shown = name.orElseGet(() -> stem(path));
    if (Files.isDirectory(path)) {
      SourceFolder sources = SourceFolder.read(path, languages);
      return ofSources(shown, sources.language(), sources.files(), path, List.of(path));
    }
    Optional<Language> language = languages.of(path);
    if (language.isPresent()) {
      return ofSources(shown, language.get(), List.of(path), path.getParent(), List.of(path));
    }
    if (!Files.isRegularFile(path)) {
      throw new BadSubmission(path + ": not a regular file");
    }
    if (Files.isExecutable(path)) {
      return ofCommand(shown, List.of(path.toString()), List.of(path));
    }
    throw new BadSubmission(
        path
            + ": not executable, and of an unknown type; known extensions: "
            + languages.endings());
  }

  private ProgramSource command(Optional<String> name, String text) throws IOException {
    List<String> words = CommandWords.split(text);
    Path program = program(words, text);
    List<String> command = new ArrayList<>(List.of(program.toString()));
    List<Path> named = new ArrayList<>(List.of(program));
    words.stream().skip(1).forEach(word -> command.add(resolved(word, named)));
    String stem = stem(named.get(named.size() > 1 ? 1 : 0));
    return ofCommand(name.orElse(stem), command, named);
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

  /** An argument in which a path, if any, is made absolute, because programs run elsewhere. */
  private String resolved(String word, List<Path> named) {
    int value = word.indexOf('=') + 1;
    for (int from : new int[] {0, value}) {
      Optional<Path> path = existing(word.substring(from));
      if (path.isPresent()) {
        named.add(path.get());
        return word.substring(0, from) + path.get();
      }
    }
    return word;
  }

  private ProgramSource ofSources(
      String name, Language language, List<Path> sources, Path folder, List<Path> readOnly)
      throws IOException {
    SourceHash.check(sources);
    OwnFolder own = OwnFolder.of(folder, UserFolders.current());
    List<Path> files = new ArrayList<>(sources);
    files.addAll(LocalIncludes.of(sources, own, includes));
    String hash = SourceHash.of(language, own, includes, files);
    return new ProgramSource(
        name, Optional.of(language), sources, own, includes, List.of(), files, readOnly, hash);
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
    for (int from : new int[] {0, word.indexOf('=') + 1}) {
      Path path = existing(word.substring(from)).orElse(null);
      if (path != null) {
        hash.add(word.substring(0, from));
        if (Files.isRegularFile(path)) {
          hash.addFile(path);
        } else {
          hash.add(String.valueOf(path.getFileName()));
        }
        return;
      }
    }
    hash.add(word);
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
