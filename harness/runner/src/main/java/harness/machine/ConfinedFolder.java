package harness.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A folder for files whose names others chose, such as the author of a package. No file that it
 * gives out lies outside, neither by {@code ..} nor through a link.
 */
public record ConfinedFolder(Path root) {

  /**
   * The path of a file below this folder; nothing is created.
   *
   * @param relative as others wrote it
   * @return empty if the file would lie outside, or if it is a link
   */
  public Optional<Path> file(String relative) throws IOException {
    Path folder = root.toAbsolutePath().normalize();
    Path file;
    try {
      file = folder.resolve(relative).normalize();
    } catch (InvalidPathException unusable) {
      return Optional.empty();
    }
    boolean isBelow = file.startsWith(folder) && !file.equals(folder);
    return isBelow && !leaves(folder, file)
        ? Optional.of(root.resolve(folder.relativize(file)))
        : Optional.empty();
  }

  /** Whether an existing part of the path below the folder is a link. */
  private static boolean leaves(Path folder, Path file) throws IOException {
    for (Path there = file; there != null && !there.equals(folder); there = there.getParent()) {
      if (Files.isSymbolicLink(there)) {
        return true;
      }
      if (Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
        return Files.exists(folder) && !there.toRealPath().startsWith(folder.toRealPath());
      }
    }
    return false;
  }
}
