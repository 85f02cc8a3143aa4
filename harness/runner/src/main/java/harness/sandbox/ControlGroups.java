package harness.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where this process may create control groups, for each of two controllers: below its own group,
 * so that limits from outside still apply.
 *
 * @param pids where the number of processes can be limited
 * @param memory where memory can be limited
 * @param memoryIsVersionTwo whether the memory controller's files have the names of version 2
 */
public record ControlGroups(
    Optional<Path> pids, Optional<Path> memory, boolean memoryIsVersionTwo) {

  private static final Path ROOT = Path.of("/sys/fs/cgroup");
  private static final Path OWN = Path.of("/proc/self/cgroup");
  private static final String CHILD_CONTROLLERS = "cgroup.subtree_control";

  /** The controllers that are mounted and writable on this machine. */
  public static ControlGroups mounted() {
    return in(ROOT, OWN);
  }

  /** As above, for a directory tree like the system's. */
  static ControlGroups in(Path root, Path own) {
    Optional<Path> memoryOfTwo = versionTwo(root, own, "memory");
    return new ControlGroups(
        versionTwo(root, own, "pids").or(() -> versionOne(root, own, "pids")),
        memoryOfTwo.or(() -> versionOne(root, own, "memory")),
        memoryOfTwo.isPresent());
  }

  /** Version 1: a separate tree for each controller. */
  private static Optional<Path> versionOne(Path root, Path own, String controller) {
    Path tree = root.resolve(controller);
    return Stream.of(tree.resolve(ownPath(own, controller)), tree)
        .filter(folder -> Files.isWritable(folder.resolve("cgroup.procs")))
        .findFirst();
  }

  /**
   * Version 2: one tree for all controllers. A group that holds processes cannot have children with
   * controllers, so ours is usually a sibling of the harness's own group.
   */
  private static Optional<Path> versionTwo(Path root, Path own, String controller) {
    Path group = root.resolve(ownPath(own, ""));
    return Stream.iterate(group, Objects::nonNull, Path::getParent)
        .limit(2)
        .filter(folder -> folder.startsWith(root))
        .filter(folder -> handsDown(folder, controller))
        .filter(folder -> Files.isWritable(folder.resolve("cgroup.procs")))
        .findFirst();
  }

  private static boolean handsDown(Path folder, String controller) {
    try {
      String controllers = Files.readString(folder.resolve(CHILD_CONTROLLERS));
      return List.of(controllers.strip().split(" ")).contains(controller);
    } catch (IOException none) {
      return false;
    }
  }

  /** The path of this process's group in a controller's tree, without the leading slash. */
  private static String ownPath(Path own, String controller) {
    try (Stream<String> lines = Files.lines(own)) {
      return lines
          .map(line -> line.split(":", 3))
          .filter(entry -> List.of(entry[1].split(",")).contains(controller))
          .map(entry -> entry[2].substring(1))
          .findFirst()
          .orElse("");
    } catch (IOException noGroups) {
      return "";
    }
  }
}
