package harness.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where this process may make control groups, for each of two controllers: below its own group, so
 * that limits from outside still hold.
 *
 * @param pids where the number of processes can be bounded
 * @param memory where memory can be bounded
 * @param memoryIsVersionTwo which names the memory controller's files have
 */
public record ControlGroups(
    Optional<Path> pids, Optional<Path> memory, boolean memoryIsVersionTwo) {

  private static final Path ROOT = Path.of("/sys/fs/cgroup");
  private static final Path OWN = Path.of("/proc/self/cgroup");
  private static final String CHILD_CONTROLLERS = "cgroup.subtree_control";

  /** What is mounted and writable on this machine. */
  public static ControlGroups mounted() {
    return in(ROOT, OWN);
  }

  /** As above, for a tree that looks like the system's. */
  static ControlGroups in(Path root, Path own) {
    Optional<Path> memoryOfTwo = versionTwo(root, own, "memory");
    return new ControlGroups(
        versionTwo(root, own, "pids").or(() -> versionOne(root, own, "pids")),
        memoryOfTwo.or(() -> versionOne(root, own, "memory")),
        memoryOfTwo.isPresent());
  }

  /** Version 1: one tree for each controller. */
  private static Optional<Path> versionOne(Path root, Path own, String controller) {
    Path tree = root.resolve(controller);
    return Stream.of(tree.resolve(ownPath(own, controller)), tree)
        .filter(folder -> Files.isWritable(folder.resolve("cgroup.procs")))
        .findFirst();
  }

  /**
   * Version 2: one tree for all, in which a group that holds processes has no children with
   * controllers, so that ours is usually a sister of the group that the harness is in.
   */
  private static Optional<Path> versionTwo(Path root, Path own, String controller) {
    Path group = root.resolve(ownPath(own, ""));
    return Stream.of(Optional.of(group), Optional.ofNullable(group.getParent()))
        .flatMap(Optional::stream)
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

  /** The path of this process's group in the tree of a controller, without the leading slash. */
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
