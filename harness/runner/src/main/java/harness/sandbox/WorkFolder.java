package harness.sandbox;

import harness.machine.FileTree;
import harness.machine.LeftBehind;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * The folder in which a session's processes run.
 *
 * @param outside its path on this machine, or the folder the sandbox starts in if it brings its own
 * @param inside its path as the program sees it
 * @param temporary whether it is emptied after each run and deleted at the end
 */
public record WorkFolder(Path outside, Path inside, boolean temporary) {

  /** How much a program may write to a folder in memory, in bytes. */
  public static final long MOST_BYTES = 256L << 20;

  /** Prefix of the names of temporary folders. */
  public static final String PREFIX = LeftBehind.prefix("work");

  /** An empty folder for a submission; of the user's environment it sees only the search path. */
  public static WorkFolder temporary(Sandbox sandbox) {
    Path outside = sandbox.hidesFiles() ? Path.of(System.getProperty("java.io.tmpdir")) : create();
    return new WorkFolder(outside, sandbox.workFolder(outside), true);
  }

  private static Path create() {
    try {
      return Files.createTempDirectory(PREFIX);
    } catch (IOException e) {
      throw new RunnerFailure("cannot create a working folder", e);
    }
  }

  /** A folder for a compiler, whose output files are kept. */
  public static WorkFolder lasting(Path folder) {
    return new WorkFolder(folder, folder, false);
  }

  /** The variables of its processes. */
  public Map<String, String> environment() {
    return Map.of(
        "PATH", SearchPath.value(),
        "HOME", inside.toString(),
        "TMPDIR", inside.toString(),
        "LANG", "C.UTF-8",
        "ONLINE_JUDGE", "1");
  }

  /** Whether the folder is ours to delete; the sandbox's own folder goes with the sandbox. */
  private boolean owned() {
    return temporary && inside.equals(outside);
  }

  /**
   * Empties the folder if it is ours.
   *
   * @throws RunnerFailure if something could not be deleted
   */
  public void empty() {
    if (owned()) {
      close();
      try {
        Files.createDirectory(outside);
      } catch (IOException e) {
        throw new RunnerFailure("cannot create the working folder " + outside, e);
      }
    }
  }

  /**
   * Deletes the folder if it is ours.
   *
   * @throws RunnerFailure if something could not be deleted
   */
  public void close() {
    if (owned()) {
      try {
        FileTree.delete(outside);
      } catch (IOException e) {
        throw new RunnerFailure("cannot delete the working folder " + outside, e);
      }
    }
  }
}
