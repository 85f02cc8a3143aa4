package harness.formats;

import harness.formats.syntax.TextFile;
import harness.submission.ProgramSource;
import harness.terminal.UsageException;
import harness.toolchain.BadSubmission;
import harness.toolchain.Language;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a problem while it is read. Nothing outside of it is looked at; what is left out is
 * noted, one line each.
 */
public final class PackageFolder {

  private static final int MOST_ENTRIES = 20_000;
  private static final int LONGEST_PYTHON = 1 << 16;
  private static final Pattern STARTED = Pattern.compile("#!|\u007fELF");
  private static final int LONGEST_START = 4;

  private final Path root;
  private final Path realRoot;
  private final String name;
  private final Languages languages;
  private final Scratch scratch;
  private final List<Path> includes;
  private final Set<String> notes = new LinkedHashSet<>();

  /**
   * A folder.
   *
   * @param name of the problem, unless it has a better one
   * @param includes folders of headers that the user names
   */
  public PackageFolder(
      Path root, String name, Languages languages, Scratch scratch, List<Path> includes)
      throws IOException {
    Path plain = root.normalize();
    this.root = plain.toString().isEmpty() ? root : plain;
    this.realRoot = root.toRealPath();
    this.name = name;
    this.languages = languages;
    this.scratch = scratch;
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

  /** Says what is left out or not supported. */
  public void note(String line) {
    notes.add(line);
  }

  /** Says that scores are left out. */
  public void noteScores() {
    note("scores are not computed: a test is passed or failed");
  }

  /** All that was noted, in order. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  /** A path in the folder, for people. */
  public String shown(Path path) {
    return path.startsWith(root) ? root.relativize(path).toString() : path.toString();
  }

  /**
   * A file of the folder that can be read; empty and noted where it is there but cannot be used.
   */
  public Optional<Path> file(String relative) {
    Path path = root.resolve(relative).normalize();
    if (!Files.exists(path)) {
      if (Files.isSymbolicLink(path)) {
        note(relative + ": a link to nothing; left out");
      }
      return Optional.empty();
    }
    return Optional.of(path).filter(this::isUsable).filter(Files::isRegularFile);
  }

  /** The same of a file that must be there. */
  public Path needed(String relative, UsageException otherwise) {
    return Files.exists(root.resolve(relative))
        ? confined(relative)
        : file(relative).orElseThrow(() -> otherwise);
  }

  /**
   * A file that is there.
   *
   * @throws UsageException when it cannot be read, or lies elsewhere
   */
  public Path confined(String relative) {
    Path path = root.resolve(relative).normalize();
    if (isUsable(path)) {
      return path;
    }
    List<String> said = notes();
    throw new UsageException(root + "/" + said.get(said.size() - 1).replace("; left out", ""));
  }

  /**
   * What is in one of the folders, sorted by name, without hidden files; empty where it is not
   * there.
   */
  public List<Path> list(String relative) {
    return list(root.resolve(relative).normalize());
  }

  /** The same of a path. */
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

  /** Files in a folder and the folders in it, sorted. */
  public List<Path> tree(Path folder) {
    return list(folder).stream()
        .flatMap(each -> Files.isDirectory(each) ? tree(each).stream() : Stream.of(each))
        .toList();
  }

  private boolean isUsable(Path path) {
    try {
      if (!path.toRealPath().startsWith(realRoot)) {
        note(shown(path) + ": a link that leaves the package; left out");
        return false;
      }
    } catch (IOException loopOrNothing) {
      note(shown(path) + ": a link to nothing; left out");
      return false;
    }
    if (!Files.isReadable(path)) {
      note(shown(path) + ": cannot be read; left out");
      return false;
    }
    return true;
  }

  /** The text of a file, without a word where it is not there. */
  public Optional<String> text(String relative) {
    return file(relative).map(TextFile::read);
  }

  /**
   * A program of the package as {@code --solution} takes it; empty and noted where it cannot be run
   * here.
   */
  public Optional<String> program(Path path) {
    try {
      String text = path.toAbsolutePath().toString();
      ProgramSource source = ProgramSource.parse(text, languages, Path.of(""));
      Optional<Language> language = source.language();
      if (language.isPresent() && !languages.status(language.get()).available()) {
        note(shown(path) + ": " + language.get().name() + " is not installed here; left out");
        return Optional.empty();
      }
      Optional<String> python2 = ofPython2(path, source);
      if (python2.isPresent()) {
        note(shown(path) + ": " + python2.get() + ", which is not supported; left out");
        return Optional.empty();
      }
      if (language.isEmpty() && Files.isRegularFile(path) && !startsHere(path)) {
        note(shown(path) + ": no program that can be started here; left out");
        return Optional.empty();
      }
      return Optional.of(text);
    } catch (BadSubmission bad) {
      note(
          (noLanguage(path) ? shown(path) + ": of no known language" : reason(path, bad))
              + "; left out");
      return Optional.empty();
    }
  }

  /** Why a file of a program is Python 2; empty if none is. */
  private static Optional<String> ofPython2(Path program, ProgramSource source) {
    return source.sources().stream()
        .filter(each -> each.toString().endsWith(".py"))
        .flatMap(
            each ->
                PythonTwo.reason(text(start(each, LONGEST_PYTHON)))
                    .map(why -> each.endsWith(program) ? why : each.getFileName() + ": " + why)
                    .stream())
        .findFirst();
  }

  /** Whether Linux starts such a file; it does not start programs for Windows, for example. */
  private static boolean startsHere(Path path) {
    return STARTED.matcher(text(start(path, LONGEST_START))).lookingAt()
        || !System.getProperty("os.name").equals("Linux");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** How a file begins. */
  private static byte[] start(Path path, int bytes) {
    try (InputStream in = Files.newInputStream(path)) {
      return in.readNBytes(bytes);
    } catch (IOException unreadable) {
      return new byte[0]; // compiling it says so
    }
  }

  private boolean noLanguage(Path path) {
    return Files.isRegularFile(path) && languages.of(path).isEmpty();
  }

  private String reason(Path path, BadSubmission bad) {
    String absolute = path.toAbsolutePath().toString();
    String said = bad.getMessage();
    return said.startsWith(absolute) ? shown(path) + said.substring(absolute.length()) : said;
  }

  /** A program that the package cannot do without. */
  public String neededProgram(Path path) {
    return program(path)
        .orElseThrow(
            () -> {
              List<String> said = notes();
              return new UsageException(
                  root + ": " + said.get(said.size() - 1).replace("; left out", ""));
            });
  }

  /** A folder for files that are not the author's. */
  public Path scratch(String folderName) {
    try {
      return scratch.folder(folderName);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A copy of a program's files, in a folder whose name says which of them is the main one.
   *
   * @param place where each file goes, relative to that folder
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

  /** Notes that such a file or folder is a copy of the author's. */
  public void standsFor(Path copy, Path original) {
    scratch.standsFor(copy, original);
  }

  /** Writes such a file. */
  public Path written(Path file, String text) {
    try {
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A test whose text is in the description of the problem.
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

  /** The headers of the package. */
  public Headers headers(List<Path> own) {
    try {
      return Headers.of(own, List.of(root), includes, scratch);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
