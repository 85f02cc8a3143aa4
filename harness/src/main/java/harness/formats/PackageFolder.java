package harness.formats;

import harness.formats.syntax.Declared;
import harness.formats.syntax.TextFile;
import harness.submission.ProgramSource;
import harness.terminal.UsageException;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A problem's folder while it is being read. Files outside it are never read. Anything left out is
 * recorded as a note of one line.
 */
public final class PackageFolder {

  private static final int MOST_ENTRIES = 20_000;

  private final Path root;
  private final String name;
  private final Languages languages;
  private final Scratch scratch;
  private final PackageLinks links;
  private final List<Path> includes;
  private final Set<String> notes = new LinkedHashSet<>();

  /**
   * Opens a folder.
   *
   * @param name name of the problem, unless the package states one
   * @param includes include folders given by the user
   */
  public PackageFolder(
      Path root, String name, Languages languages, Scratch scratch, List<Path> includes)
      throws IOException {
    Path plain = root.normalize();
    this.root = plain.toString().isEmpty() ? root : plain;
    this.name = name;
    this.languages = languages;
    this.scratch = scratch;
    this.links = new PackageLinks(root, scratch);
    this.includes = List.copyOf(includes);
  }

  public Path root() {
    return root;
  }

  public String name() {
    return name;
  }

  public Languages languages() {
    return languages;
  }

  /** Records in one line what is left out or not supported. */
  public void note(String line) {
    notes.add(line);
  }

  /** Notes that scores are not computed. */
  public void noteScores() {
    note("scores are not computed; a test either passes or fails");
  }

  /** Notes each key of a map that the format does not have. */
  public void noteUnknownKeys(Declared map, Set<String> known) {
    map.entries().entrySet().stream()
        .filter(each -> !known.contains(each.getKey()))
        .forEach(each -> note(each.getValue().refused("unknown key; left out").getMessage()));
  }

  /**
   * Notes tests without the answer file that the format requires.
   *
   * @param files the missing files, in order
   * @param isInteractive whether an interactor reads them, rather than a checker
   */
  public void noteMissingAnswers(List<String> files, boolean isInteractive) {
    if (!files.isEmpty()) {
      note(
          (files.size() == 1
                  ? "1 test has no answer file, "
                  : files.size() + " tests have no answer file, for example ")
              + files.get(0)
              + (isInteractive
                  ? ": the interactor gets an empty one"
                  : ": the reference's answer is used"));
    }
  }

  /** All notes, in order. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** A path as shown to users: relative to this folder if it is inside. */
  public String shown(Path path) {
    return path.startsWith(root) ? root.relativize(path).toString() : path.toString();
  }

  /** A readable file of the folder. Empty if it is missing or unusable; the latter is noted. */
  public Optional<Path> file(String relative) {
    Path path = root.resolve(relative).normalize();
    if (!Files.exists(path)) {
      if (Files.isSymbolicLink(path)) {
        note(relative + ": broken link; left out");
      }
      return Optional.empty();
    }
    return Optional.of(path).filter(this::isUsable).filter(Files::isRegularFile);
  }

  /** A file that must exist; throws {@code otherwise} if it does not. */
  public Path needed(String relative, UsageException otherwise) {
    return Files.exists(root.resolve(relative))
        ? confined(relative)
        : file(relative).orElseThrow(() -> otherwise);
  }

  /**
   * An existing file.
   *
   * @throws UsageException if it cannot be read or lies outside the package
   */
  public Path confined(String relative) {
    Path path = root.resolve(relative).normalize();
    links
        .refusal(path)
        .ifPresent(
            why -> {
              throw new UsageException(root + "/" + shown(path) + ": " + why);
            });
    return path;
  }

  /**
   * The entries of a folder, sorted by name, without hidden files; empty if the folder does not
   * exist.
   */
  public List<Path> list(String relative) {
    return list(root.resolve(relative).normalize());
  }

  /** The entries of a folder given by its path. */
  public List<Path> list(Path folder) {
    if (!Files.isDirectory(folder) || !isUsable(folder)) {
      return List.of();
    }
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path each : all) {
        if (found.size() == MOST_ENTRIES) {
          throw new UsageException(folder + ": more than " + MOST_ENTRIES + " files");
        }
        if (!each.getFileName().toString().startsWith(".") && isUsable(each)) {
          found.add(each);
        }
      }
    } catch (IOException e) {
      note(shown(folder) + ": cannot be read; left out");
    }
    found.sort(null);
    return found;
  }

  /** All files below a folder, sorted. Links can lead to the same files on many ways. */
  public List<Path> tree(Path folder) {
    List<Path> files = new ArrayList<>();
    if (walk(folder, files, 0) > MOST_ENTRIES) {
      throw new UsageException(folder + ": more than " + MOST_ENTRIES + " files");
    }
    return List.copyOf(files);
  }

  /** Adds the files below a folder until too many entries were found; returns their number. */
  private int walk(Path folder, List<Path> files, int before) {
    int found = before;
    for (Path each : list(folder)) {
      found++;
      if (found > MOST_ENTRIES) {
        return found;
      }
      if (Files.isDirectory(each)) {
        found = walk(each, files, found);
      } else {
        files.add(each);
      }
    }
    return found;
  }

  private boolean isUsable(Path path) {
    Optional<String> refusal = links.refusal(path);
    refusal.ifPresent(why -> noteLeftOut(shown(path) + ": " + why));
    return refusal.isEmpty();
  }

  private void noteLeftOut(String why) {
    note(why + "; left out");
  }

  /** The text of a file; empty if it does not exist. */
  public Optional<String> text(String relative) {
    return file(relative).map(TextFile::read);
  }

  /**
   * A program of the package in the form that {@code --solution} takes. Empty, with a note, if it
   * cannot be run here.
   */
  public Optional<String> program(Path path) {
    Optional<String> problem = problem(path);
    problem.ifPresent(this::noteLeftOut);
    return problem.isPresent() ? Optional.empty() : Optional.of(text(path));
  }

  private static String text(Path program) {
    return program.toAbsolutePath().toString();
  }

  /** Why a program cannot be run here; empty if it can. */
  private Optional<String> problem(Path path) {
    try {
      ProgramSource source = ProgramSource.parse(text(path), languages, Path.of(""));
      Optional<Language> language = source.language();
      return language.isPresent() && !languages.status(language.get()).available()
          ? Optional.of(shown(path) + ": " + language.get().name() + " is not installed here")
          : UnsupportedProgram.reason(path, source).map(why -> shown(path) + ": " + why);
    } catch (BadSubmission bad) {
      return Optional.of(noLanguage(path) ? shown(path) + ": unknown language" : reason(path, bad));
    }
  }

  private boolean noLanguage(Path path) {
    return Files.isRegularFile(path) && languages.of(path).isEmpty();
  }

  private String reason(Path path, BadSubmission bad) {
    String absolute = text(path);
    String said = bad.getMessage();
    return said.startsWith(absolute) ? shown(path) + said.substring(absolute.length()) : said;
  }

  /** A program that the package needs; throws if it cannot be run here. */
  public String neededProgram(Path path) {
    problem(path)
        .ifPresent(
            why -> {
              throw new UsageException(root + ": " + why);
            });
    return text(path);
  }

  /** A folder for generated files. */
  public Path scratch(String folderName) {
    try {
      return scratch.folder(folderName);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Copies a program's files into a folder named after the main one.
   *
   * @param place gives the place of each file, relative to that folder
   */
  public Path copied(Path main, List<Path> files, UnaryOperator<Path> place) {
    Path copy = scratch(SubmissionList.stem(main));
    try {
      for (Path each : files) {
        Path target = copy.resolve(place.apply(each).toString());
        Files.createDirectories(target.getParent());
        Files.copy(each, target);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    standsFor(copy, main);
    return copy;
  }

  /** Records that a generated file or folder is a copy of one of the author's. */
  public void standsFor(Path copy, Path original) {
    scratch.standsFor(copy, original);
  }

  /** Writes a generated file. */
  public Path written(Path file, String text) {
    try {
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A test that the describing file contains as text.
   *
   * @param answer null if there is none
   */
  public DataFile writtenTest(String test, String input, String answer) {
    Path made = scratch("test");
    return new DataFile(
        test,
        written(made.resolve("test.in"), lineEnded(input)),
        answer == null ? null : written(made.resolve("test.ans"), lineEnded(answer)));
  }

  private static String lineEnded(String text) {
    return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
  }

  /** Finds the headers of the package. */
  public Headers headers(List<Path> own) {
    try {
      return Headers.of(own, List.of(root), includes, scratch);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
