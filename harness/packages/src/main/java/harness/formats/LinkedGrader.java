package harness.formats;

import harness.cases.Printable;
import harness.cases.UsageException;
import harness.formats.syntax.PackageBounds;
import harness.formats.syntax.TextFile;
import harness.machine.Terminal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a problem compiles or runs together with each submission: graders, headers, libraries. A
 * submission becomes a folder with its own files and those of its language.
 */
public final class LinkedGrader {

  private static final int MOST_FILES = 1000;
  private static final int MOST_LEVELS = 20;
  private static final String MAIN = "main";

  /** Submissions are whole programs. */
  public static final LinkedGrader NONE = new LinkedGrader(null, source -> GraderFiles.NONE);

  private final PackageFolder folder;
  private final Rule rule;
  private final Map<Path, Path> known = new HashMap<>();
  private long copied;

  /** What goes together, by the rules of a format. */
  @FunctionalInterface
  public interface Rule {

    /**
     * What a submission needs.
     *
     * @param source its file, or the main file of its folder
     * @throws UsageException in one line, if the problem has nothing for its language
     */
    GraderFiles filesFor(Path source);
  }

  public LinkedGrader(PackageFolder folder, Rule rule) {
    this.folder = folder;
    this.rule = rule;
  }

  /**
   * A submission with what it needs; itself if it needs nothing.
   *
   * @param submission its file or folder
   * @throws UsageException in one line, if that is not possible
   */
  public synchronized Path linked(Path submission) {
    Path path = submission.toAbsolutePath().normalize();
    if (folder == null) {
      return submission;
    }
    if (!known.containsKey(path)) {
      known.put(path, put(submission));
    }
    return known.get(path);
  }

  /**
   * The same for a program of the user, which stays as it is, with a note, if it is a whole program
   * that what it needs does not call.
   */
  public Path linkedUnlessWhole(Path program) {
    if (folder == null || Files.isDirectory(program) || folder.languages().of(program).isEmpty()) {
      return linked(program);
    }
    WholeProgram whole = WholeProgram.of(program);
    if (whole.startsItself() && isWithout(whole)) {
      Terminal.note(
          Printable.inLine(
              program.getFileName() + " is a whole program; it runs without the problem's grader"));
      return program;
    }
    return linked(program);
  }

  private boolean isWithout(WholeProgram whole) {
    try {
      return whole.excludes(rule.filesFor(whole.source()));
    } catch (UsageException noneForItsLanguage) {
      return true;
    }
  }

  /** The same for a submission of the package; empty, with a note, if that is not possible. */
  public Optional<Path> usable(Path submission) {
    try {
      return Optional.of(linked(submission));
    } catch (UsageException impossible) {
      folder.leaveOut(impossible);
      return Optional.empty();
    }
  }

  private Path put(Path submission) {
    boolean isFolder = Files.isDirectory(submission);
    List<Path> own = isFolder ? tree(submission) : List.of(submission);
    Optional<Path> main =
        own.stream().filter(each -> folder.languages().of(each).isPresent()).findFirst();
    if (main.isEmpty()) {
      return submission; // an executable, or nothing that can be run
    }
    GraderFiles files = rule.filesFor(main.get());
    if (files.isEmpty()) {
      return submission;
    }
    Path copy =
        folder
            .made()
            .folder(MAIN)
            .toAbsolutePath()
            .normalize(); // where a program starts if it starts with one file
    for (Path each : own) {
      Path place =
          isFolder
              ? Path.of(submission.relativize(each).toString())
              : Path.of(files.name() == null ? name(each) : files.name());
      if (!files.others().containsKey(place.toString())) {
        boolean isCode = folder.languages().of(each).isPresent();
        copy(each, copy.resolve(place), isCode ? files.before() : "");
      } else if (!isFolder) {
        throw new UsageException(
            "%s: the problem has a file of this name; rename it".formatted(folder.shown(each)));
      }
    }
    files.others().forEach((place, file) -> copy(file, copy.resolve(place), files.beforeOthers()));
    folder.scratch().standsFor(copy, submission);
    return copy;
  }

  private void copy(Path file, Path place, String before) {
    try {
      copied += Files.size(file);
      if (copied > PackageBounds.MOST_UNPACKED_BYTES) {
        throw new UsageException(folder.root() + ": the files of the submissions are too large");
      }
      Files.createDirectories(place.getParent());
      if (before.isEmpty()) {
        Files.copy(file, place);
      } else {
        String shown = name(file).replaceAll("[\"\\\\\\p{Cntrl}]", "_");
        folder.made().written(place, before + "#line 1 \"" + shown + "\"\n" + TextFile.read(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files of a folder, which may be anywhere. */
  private static List<Path> tree(Path folder) {
    try (Stream<Path> all = Files.walk(folder, MOST_LEVELS)) {
      List<Path> files = all.filter(Files::isRegularFile).limit(MOST_FILES + 1L).sorted().toList();
      UsageException.when(files.size() > MOST_FILES, "%s: more than %d files", folder, MOST_FILES);
      return files;
    } catch (IOException | UncheckedIOException e) {
      throw new UsageException(folder + ": cannot be read");
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }
}
