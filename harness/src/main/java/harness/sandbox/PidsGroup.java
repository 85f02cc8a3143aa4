package harness.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A control group that bounds how many processes and threads a session may have at once, where the
 * system lets us make one (Linux, cgroup version 1 or 2, usually as root). The runner looks for a
 * broken process limit every few milliseconds; this keeps a fork bomb from taking the machine in
 * between. Where there is none, the runner's looks are all there is.
 */
public final class PidsGroup implements AutoCloseable {

  /** More than any process limit, and little for a machine. */
  private static final int MOST = 1024;

  /** Of this process's groups. */
  public static final String PREFIX = "harness-" + ProcessHandle.current().pid() + "-";

  private static final Path ROOT = Path.of("/sys/fs/cgroup");
  private static final int TRIES = 500;
  private static final long PAUSE_MILLIS = 10;

  private final Path folder;

  private PidsGroup(Path folder) {
    this.folder = folder;
  }

  /** Bounds a process and all that it has started by now, and what these will start. */
  public static PidsGroup around(ProcessHandle process) {
    Path parent = parent();
    if (parent == null) {
      return new PidsGroup(null);
    }
    Path folder = parent.resolve(PREFIX + UUID.randomUUID());
    PidsGroup group = new PidsGroup(folder);
    try {
      Files.createDirectory(folder);
      Files.writeString(folder.resolve("pids.max"), String.valueOf(MOST));
      List<ProcessHandle> all = Stream.concat(Stream.of(process), process.descendants()).toList();
      for (ProcessHandle each : all) {
        Files.writeString(folder.resolve("cgroup.procs"), String.valueOf(each.pid()));
      }
      return group;
    } catch (IOException notAllowed) {
      group.close();
      return new PidsGroup(null);
    }
  }

  private static Path parent() {
    Path pids = ROOT.resolve("pids");
    if (Files.isWritable(pids.resolve("cgroup.procs"))) {
      return pids;
    }
    try {
      boolean handedDown =
          List.of(Files.readString(ROOT.resolve("cgroup.subtree_control")).strip().split(" "))
              .contains("pids");
      return handedDown && Files.isWritable(ROOT) ? ROOT : null;
    } catch (IOException none) {
      return null;
    }
  }

  /** Ends what is left in the group, wherever it has gone to, and removes it. */
  @Override
  public void close() {
    for (int i = 0; folder != null && i < TRIES && Files.exists(folder); i++) {
      try {
        for (String pid : Files.readAllLines(folder.resolve("cgroup.procs"))) {
          ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
        }
        Files.delete(folder);
      } catch (IOException stillInUse) {
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
