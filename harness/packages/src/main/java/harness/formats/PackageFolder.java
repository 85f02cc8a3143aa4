package harness.formats;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.Placed;
import harness.formats.syntax.TextFile;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

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

  private final PackageNotes notes = new PackageNotes();

  private String contest;
  private String task;

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

  /**
   * Says which problem of several the user wants.
   *
   * @param file name of the file that holds them; null if only the folder is known
   * @param name of the problem; null if the user named none
   */
  void choose(String file, String name) {
    contest = file;
    task = name;
  }

  /** The name of the file that the user named in place of the folder; null if none. */
  public String contest() {
    return contest;
  }

  /** The problem that the user named of several; null if none. */
  public String task() {
    return task;
  }

  public Path root() {
    return root;
  }

  public Languages languages() {
    return languages;
  }

  /** Records in one line what is left out or not supported. */
  public void note(String line) {
    notes.add(line);
  }

  /** Records in one line why something is left out. */
  public void leaveOut(String why) {
    notes.leaveOut(why);
  }

  public void leaveOut(UsageException why) {
    leaveOut(why.getMessage());
  }

  /** What is recorded so far. */
  public PackageNotes notes() {
    return notes;
  }

  /**
   * Notes sources in a folder of tests that the format gives no role.
   *
   * @param isUsed whether a source has one
   */
  public void noteUnusedSources(List<Path> files, Predicate<Path> isUsed) {
    List<String> unused =
        files.stream()
            .filter(Files::isRegularFile)
            .filter(each -> languages.of(each).isPresent() && !isUsed.test(each))
            .map(this::shown)
            .toList();
    PackageNotes.shared(unused, "source", "no role in this format")
        .ifPresent(each -> note(each + ": name it with --solution, --reference or --generator"));
  }

  /** A path as shown to users: relative to this folder if it is inside. */
  public String shown(Path path) {
    return path.startsWith(root) ? root.relativize(path).toString() : path.toString();
  }

  /**
   * A path in the folder, which need not exist.
   *
   * @throws UsageException if no path can have this text
   */
  public Path at(String relative) {
    try {
      return root.resolve(relative).normalize();
    } catch (InvalidPathException impossible) {
      String shown = Printable.inLine(PackageBounds.shown(relative));
      throw new UsageException(root + ": '" + shown + "' is not a path");
    }
  }

  /** A readable file of the folder. Empty if it is missing or unusable; the latter is noted. */
  public Optional<Path> file(String relative) {
    Path path = at(relative);
    if (!Files.exists(path)) {
      if (Files.isSymbolicLink(path)) {
        leaveOut(relative + ": broken link");
      }
      return Optional.empty();
    }
    return Optional.of(path).filter(this::isUsable).filter(Files::isRegularFile);
  }

  /** A readable file that is declared somewhere: it is also noted if it is missing. */
  public Optional<Path> file(String relative, Placed declaration) {
    Optional<Path> file = file(relative);
    if (file.isEmpty()) {
      leaveOut(missing(relative, declaration));
    }
    return file;
  }

  /** A readable file that the package needs; an error if it is missing or unusable. */
  public Path needed(String relative, Placed declaration) {
    return file(relative).orElseThrow(() -> missing(relative, declaration));
  }

  private static UsageException missing(String relative, Placed declaration) {
    return declaration.refused("there is no " + relative);
  }

  /**
   * An existing file.
   *
   * @throws UsageException if it cannot be read or lies outside the package
   */
  public Path confined(String relative) {
    Path path = at(relative);
    Optional<String> refusal = links.refusal(path);
    if (refusal.isPresent()) {
      throw new UsageException(root + "/" + shown(path) + ": " + refusal.get());
    }
    return path;
  }

  /** The entries of a folder, sorted, without hidden files; empty if it does not exist. */
  public List<Path> list(String relative) {
    return list(at(relative));
  }

  /** The entries of a folder given by its path, sorted, without hidden files. */
  public List<Path> list(Path folder) {
    return list(folder, this::isUsable);
  }

  /** The entries that can be used, without a note on the others: for looking around. */
  public List<Path> glance(Path folder) {
    return list(folder, path -> links.refusal(path).isEmpty());
  }

  private List<Path> list(Path folder, Predicate<Path> isUsable) {
    if (!Files.isDirectory(folder) || !isUsable.test(folder)) {
      return List.of();
    }
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
      for (Path each : all) {
        if (found.size() == MOST_ENTRIES) {
          throw new UsageException(folder + ": more than " + MOST_ENTRIES + " files");
        }
        if (!each.getFileName().toString().startsWith(".") && isUsable.test(each)) {
          found.add(each);
        }
      }
    } catch (IOException e) {
      leaveOut(shown(folder) + ": cannot be read");
    }
    found.sort(null);
    return found;
  }

  /** The files of a program, which is a file or a folder. */
  public List<Path> files(Path program) {
    return Files.isDirectory(program) ? tree(program) : List.of(program);
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
    refusal.ifPresent(why -> leaveOut(shown(path) + ": " + why));
    return refusal.isEmpty();
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
    Optional<String> missing = UnsupportedProgram.missingLanguage(path, languages);
    if (missing.isPresent()) {
      notes.leaveOut(shown(path), missing.get());
      return Optional.empty();
    }
    Optional<String> problem = UnsupportedProgram.reason(path, this);
    problem.ifPresent(this::leaveOut);
    return problem.isPresent() ? Optional.empty() : Optional.of(path.toAbsolutePath().toString());
  }

  /** A program that the package needs; throws if it cannot be run here. */
  public String neededProgram(Path path) {
    Optional<String> problem = UnsupportedProgram.reason(path, this);
    if (problem.isPresent()) {
      throw new UsageException(root + ": " + problem.get());
    }
    return path.toAbsolutePath().toString();
  }

  /** Where files that programs need are written. */
  public Scratch scratch() {
    return scratch;
  }

  /** Makes files that the package does not contain. */
  public MadeFiles made() {
    return new MadeFiles(this);
  }

  public Headers headers(List<Path> own) {
    try {
      return Headers.of(own, List.of(root), includes, scratch);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The package, with what the packages of all formats have in common. */
  public ProblemPackage packaged(ProblemFormat format, Consumer<ProblemPackageBuilder> parts) {
    ProblemPackageBuilder made =
        ProblemPackageBuilder.builder()
            .name(name)
            .format(format.name())
            .root(root)
            .folder(Path.of(""))
            .answerValidators(List.of())
            .tests(List.of());
    parts.accept(made);
    return made.notes(notes.all()).build();
  }
}
