package harness.machine;

import java.nio.file.Path;
import java.util.List;

/** The folders of the system's own programs and libraries. */
public final class SystemFolders {

  public static final List<String> ALL =
      List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");

  private SystemFolders() {}

  /** Whether a path leads into one of these folders. */
  public static boolean hold(Path path) {
    return ALL.stream().anyMatch(path::startsWith);
  }
}
