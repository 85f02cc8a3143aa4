package harness.formats;

import harness.cases.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An output-only task: submissions are files with the outputs for its tests, in a folder or an
 * archive, or programs that print them.
 *
 * @param folder of the package
 * @param declared the name of the file for each test, if the format says it
 */
public record OutputOnly(PackageFolder folder, Map<String, String> declared) {

  /** Endings of archives. */
  private static final Pattern ARCHIVE = Pattern.compile("(?i).*\\.(?:zip|tgz|tar|tar\\.gz)");

  /** Names that judges and authors use, in which {@code #} stands for the name of a test. */
  private static final List<String> USUAL =
      List.of("#.out", "#.ans", "#.txt", "#", "output_#.txt", "output#.txt", "#.a");

  public OutputOnly {
    declared = Map.copyOf(declared);
  }

  /** The names that the file with the output for a test may have, the usual one first. */
  public List<String> names(String test) {
    String last = test.substring(test.lastIndexOf('/') + 1);
    return Stream.concat(
            Optional.ofNullable(declared.get(test)).stream(),
            USUAL.stream().map(each -> each.replace("#", last)))
        .distinct()
        .toList();
  }

  public static boolean isArchive(Path file) {
    return Files.isRegularFile(file) && ARCHIVE.matcher(file.toString()).matches();
  }

  /**
   * A submission, unpacked if it is an archive.
   *
   * @throws UsageException in one line, if it is malicious or no archive
   */
  public Path unpacked(Path submission) {
    if (!isArchive(submission)) {
      return submission;
    }
    try {
      return ArchiveFolder.unpackWhole(submission, folder.scratch(), each -> {});
    } catch (IOException e) {
      throw new UsageException(folder.shown(submission) + ": cannot be unpacked");
    }
  }

  /** A folder without sources, or an archive, unpacked; empty if it is something else. */
  public Optional<Path> ofOutputs(Path file) {
    boolean isFolder =
        Files.isDirectory(file)
            && folder.tree(file).stream().allMatch(each -> folder.languages().of(each).isEmpty());
    return isFolder || isArchive(file) ? Optional.of(unpacked(file)) : Optional.empty();
  }
}
