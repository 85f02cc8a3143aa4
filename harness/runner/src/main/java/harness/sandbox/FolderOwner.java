package harness.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;

/**
 * Gives a folder and its contents to a program's user, and takes it back.
 *
 * @param folder absolute
 * @param user does nothing for the user of the harness
 */
public record FolderOwner(Path folder, ProgramUser user) {

  /** Deeper folders keep their owner: no path may be that long. */
  private static final int MOST_DEPTH = 64;

  private static final String USER = "unix:uid";
  private static final String GROUP = "unix:gid";

  public void give() throws IOException {
    if (user.isOther()) {
      own(user.id(), user.id());
    }
  }

  public void takeBack() throws IOException {
    if (user.isOther()) {
      Path process = Path.of("/proc/self");
      own((int) Files.getAttribute(process, USER), (int) Files.getAttribute(process, GROUP));
    }
  }

  private void own(int newUser, int newGroup) throws IOException {
    Files.walkFileTree(
        folder,
        Set.of(),
        MOST_DEPTH,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
              throws IOException {
            return own(path);
          }

          @Override
          public FileVisitResult visitFile(Path path, BasicFileAttributes attributes)
              throws IOException {
            return own(path);
          }

          /** Its path is too long, or it is gone. */
          @Override
          public FileVisitResult visitFileFailed(Path path, IOException e) throws IOException {
            if (path.equals(folder)) {
              throw e;
            }
            return FileVisitResult.CONTINUE;
          }

          private FileVisitResult own(Path path) throws IOException {
            Files.setAttribute(path, USER, newUser, LinkOption.NOFOLLOW_LINKS);
            Files.setAttribute(path, GROUP, newGroup, LinkOption.NOFOLLOW_LINKS);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
