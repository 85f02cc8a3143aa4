package harness.machine;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.OptionalLong;

/**
 * Adds up the sizes of the files in a folder relative to open folders, so that no path is too long
 * and none leads elsewhere if it is replaced by a link. The folders on the way down stay open;
 * nesting deeper than is useful counts as endless.
 */
final class FolderSize {

  private static final int MOST_DEPTH = 64;

  private long bytes;

  private FolderSize() {}

  /**
   * The total size of all readable files, or {@link Long#MAX_VALUE} if folders are nested too deep.
   * Empty if the file system has no such operations.
   */
  static OptionalLong of(Path folder) throws IOException {
    FolderSize size = new FolderSize();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      if (!(stream instanceof SecureDirectoryStream<Path> root)) {
        return OptionalLong.empty();
      }
      size.add(root, 0);
    }
    return OptionalLong.of(size.bytes);
  }

  private void add(SecureDirectoryStream<Path> folder, int depth) {
    try {
      for (Path entry : folder) {
        add(folder, entry.getFileName(), depth);
      }
    } catch (DirectoryIteratorException goneMeanwhile) {
      // The sum so far counts.
    }
  }

  private void add(SecureDirectoryStream<Path> folder, Path name, int depth) {
    try {
      BasicFileAttributes attributes =
          folder
              .getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
              .readAttributes();
      if (!attributes.isDirectory()) {
        add(attributes.size());
      } else if (depth == MOST_DEPTH) {
        add(Long.MAX_VALUE);
      } else {
        try (SecureDirectoryStream<Path> below =
            folder.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
          add(below, depth + 1);
        }
      }
    } catch (IOException goneOrClosed) {
      // Does not count.
    }
  }

  private void add(long more) {
    bytes = more > Long.MAX_VALUE - bytes ? Long.MAX_VALUE : bytes + more;
  }
}
