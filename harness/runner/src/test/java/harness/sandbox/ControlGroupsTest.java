package harness.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where control groups can be created, for different layouts of the system's tree. */
class ControlGroupsTest {

  @TempDir Path folder;
  private Path root;
  private Path own;

  @BeforeEach
  void makeTree() throws IOException {
    root = Files.createDirectory(folder.resolve("cgroup"));
    own = folder.resolve("own");
  }

  @Test
  void versionOneHasATreeForEachController() throws IOException {
    Files.writeString(own, "8:pids:/\n4:memory:/jobs/7\n0::/\n");
    Path pids = group("pids");
    group("memory");
    Path memory = group("memory/jobs/7");
    ControlGroups found = ControlGroups.in(root, own);
    assertEquals(Optional.of(pids), found.pids());
    assertEquals(Optional.of(memory), found.memory());
    assertFalse(found.memoryIsVersionTwo());
  }

  @Test
  void versionTwoCreatesSiblingsIfTheParentDelegatesControllers() throws IOException {
    Files.writeString(own, "0::/user/shell\n");
    Path above = group("user");
    Files.writeString(above.resolve("cgroup.subtree_control"), "memory pids\n");
    Files.writeString(group("user/shell").resolve("cgroup.subtree_control"), "\n");
    ControlGroups found = ControlGroups.in(root, own);
    assertEquals(Optional.of(above), found.pids());
    assertEquals(Optional.of(above), found.memory());
    assertTrue(found.memoryIsVersionTwo());
  }

  @Test
  void nothingIsFoundIfControllersAreNotDelegated() throws IOException {
    Files.writeString(own, "0::/user/shell\n");
    Files.writeString(group("user").resolve("cgroup.subtree_control"), "cpu\n");
    group("user/shell");
    ControlGroups found = ControlGroups.in(root, own);
    assertEquals(Optional.empty(), found.pids());
    assertEquals(Optional.empty(), found.memory());
  }

  @Test
  void groupAboveTheTreeIsNeverUsed() throws IOException {
    Files.writeString(own, "0::/\n");
    Files.writeString(folder.resolve("cgroup.subtree_control"), "memory pids\n");
    Files.writeString(folder.resolve("cgroup.procs"), "");
    assertEquals(Optional.empty(), ControlGroups.in(root, own).memory());
  }

  private Path group(String path) throws IOException {
    Path group = Files.createDirectories(root.resolve(path));
    Files.writeString(group.resolve("cgroup.procs"), "");
    return group;
  }
}
