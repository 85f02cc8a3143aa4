package harness.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Decides which paths of a package may be read: links must neither leave it nor lead in circles.
 */
final class PackageLinks {

  private final Path realRoot;
  private final Scratch scratch;

  /** The real paths of folders; links can lead to the same few again and again. */
  private final Map<Path, Path> realFolders = new HashMap<>();

  PackageLinks(Path root, Scratch scratch) throws IOException {
    this.realRoot = root.toRealPath();
    this.scratch = scratch;
  }

  /** Why a path cannot be used, in a few words; empty if it can. */
  Optional<String> refusal(Path path) {
    try {
      Path real = path.toRealPath();
      if (!real.startsWith(realRoot) && !scratch.isNamedIn(path.toString())) {
        return Optional.of("link leaves the package");
      }
      if (isLoop(path, real)) {
        return Optional.of("link to a folder above it");
      }
    } catch (IOException loopOrNothing) {
      return Optional.of("broken link");
    }
    return Files.isReadable(path) ? Optional.empty() : Optional.of("cannot be read");
  }

  /** Whether a path is a link to a folder that the path itself leads through. */
  private boolean isLoop(Path path, Path target) throws IOException {
    if (!Files.isSymbolicLink(path) || !Files.isDirectory(path)) {
      return false;
    }
    for (Path each = path.toAbsolutePath().getParent(); each != null; each = each.getParent()) {
      if (real(each).startsWith(target)) {
        return true;
      }
    }
    return false;
  }

  private Path real(Path folder) throws IOException {
    Path known = realFolders.get(folder);
    if (known == null) {
      known = folder.toRealPath();
      realFolders.put(folder, known);
    }
    return known;
  }
}
