package harness.formats;

import harness.cases.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Makes files that a problem needs and its folder does not contain: members of archives, copies of
 * programs, texts from the file that describes it. They last as long as the problem's scratch.
 */
public record MadeFiles(PackageFolder problem) {

  /** An empty folder with a name. */
  public Path folder(String name) {
    try {
      return problem.scratch().folder(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Unpacks an archive of the package. Files keep the names that they have in it.
   *
   * @throws UsageException in one line, if it is not an archive or is malicious
   */
  public Path unpacked(Path archive) {
    try {
      return ArchiveFolder.unpackWhole(archive, problem.scratch(), problem::note);
    } catch (IOException e) {
      throw new UsageException(
          problem.root() + "/" + problem.shown(archive) + ": cannot be unpacked");
    }
  }

  /**
   * Copies a program's files into a folder named after the main one.
   *
   * @param place gives the place of each file, relative to that folder
   */
  public Path copied(Path main, List<Path> files, UnaryOperator<Path> place) {
    Path copy = folder(SubmissionList.stem(main));
    try {
      for (Path each : new LinkedHashSet<>(files)) {
        Path target = copy.resolve(place.apply(each).toString());
        if (Files.exists(target)) {
          throw new UsageException(
              "%s: two files of the program %s are named %s"
                  .formatted(problem.root(), problem.shown(main), place.apply(each)));
        }
        Files.createDirectories(target.getParent());
        Files.copy(each, target);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    problem.scratch().standsFor(copy, main);
    return copy;
  }

  /** A file in such a folder, with a text. */
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
    Path made = folder("test");
    return new DataFile(
        test,
        written(made.resolve("test.in"), lineEnded(input)),
        answer == null ? null : written(made.resolve("test.ans"), lineEnded(answer)));
  }

  private static String lineEnded(String text) {
    return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
  }
}
