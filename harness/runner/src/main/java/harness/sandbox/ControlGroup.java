package harness.sandbox;

import harness.machine.LeftBehind;
import harness.machine.Pause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A control group that limits the memory, processes and threads of a session, where the system lets
 * us create one (Linux, cgroup version 1 or 2, usually as root). The runner polls for exceeded
 * limits every few milliseconds; the group keeps the machine safe in between. Without a group, only
 * the polling and the resource limits of the program's user protect it.
 */
public final class ControlGroup implements AutoCloseable {

  /** More than any process limit, and few for a machine. */
  private static final int MOST_THREADS = 1024;

  /**
   * The kernel's own memory for each thread of a fork bomb, dead ones that it has not freed yet
   * included.
   */
  private static final long THREAD_BYTES = 3 << 20;

  /**
   * Room for memory that is not the program's or that another limit covers: the kernel's own, a
   * full working folder, cached files.
   */
  private static final long MEMORY_ROOM = WorkFolder.MOST_BYTES + MOST_THREADS * THREAD_BYTES;

  /** Prefix of the names of this process's groups. */
  public static final String PREFIX = LeftBehind.prefix("group");

  private static final String PROCESSES = "cgroup.procs";
  private static final String OOM_KILLS = "oom_kill ";
  private static final int TRIES = 3000;

  /**
   * Between tries: a group is in use until the kernel has ended its processes, and nothing tells.
   */
  private static final long PAUSE_MILLIS = 10;

  private final List<Path> folders = new ArrayList<>();
  private @Nullable Path memory;
  private boolean versionTwo;
  private long memoryBytes;
  private long kills;

  private ControlGroup() {}

  /** Limits a process, everything it has started so far, and everything these start later. */
  public static ControlGroup around(ProcessHandle process) {
    ControlGroup group = new ControlGroup();
    List<ProcessHandle> all = Stream.concat(Stream.of(process), process.descendants()).toList();
    String name = PREFIX + UUID.randomUUID();
    ControlGroups parents = ControlGroups.mounted();
    parents.pids().ifPresent(parent -> group.join(parent.resolve(name), all, "pids.max"));
    Path folder = parents.memory().map(parent -> parent.resolve(name)).orElse(null);
    if (folder != null && (group.folders.contains(folder) || group.join(folder, all, null))) {
      group.memory = folder;
      group.versionTwo = parents.memoryIsVersionTwo();
    }
    return group;
  }

  /** Makes one group and moves the processes into it; returns whether that is allowed. */
  private boolean join(Path folder, List<ProcessHandle> processes, @Nullable String threads) {
    try {
      Files.createDirectory(folder);
      folders.add(folder);
      if (threads != null) {
        Files.writeString(folder.resolve(threads), String.valueOf(MOST_THREADS));
      }
      for (ProcessHandle each : processes) {
        Files.writeString(folder.resolve(PROCESSES), String.valueOf(each.pid()));
      }
      return true;
    } catch (IOException notAllowed) {
      if (folders.remove(folder)) {
        remove(folder);
      }
      return false;
    }
  }

  /**
   * Limits the total memory of all processes, somewhat above the limit that the runner watches.
   *
   * @param limit in bytes; 0 for none
   */
  public void limitMemory(long limit) {
    if (memory == null || limit == memoryBytes) {
      return;
    }
    memoryBytes = limit;
    String none = versionTwo ? "max" : "-1";
    String most = limit == 0 ? none : Long.toString(limit + limit / 4 + MEMORY_ROOM);
    try {
      Files.writeString(memory.resolve(versionTwo ? "memory.max" : "memory.limit_in_bytes"), most);
      Path swap = memory.resolve("memory.swap.max");
      if (Files.exists(swap)) {
        Files.writeString(swap, "0");
      }
    } catch (IOException notAllowed) {
      memory = null; // the runner still polls
    }
  }

  /** Whether the kernel has killed a process because memory ran out since the last call. */
  public boolean ranOut() {
    if (memory == null) {
      return false;
    }
    try (Stream<String> lines =
        Files.lines(memory.resolve(versionTwo ? "memory.events" : "memory.oom_control"))) {
      long now =
          lines
              .filter(line -> line.startsWith(OOM_KILLS))
              .mapToLong(line -> Long.parseLong(line.substring(OOM_KILLS.length()).strip()))
              .findFirst()
              .orElse(0);
      boolean more = now > kills;
      kills = now;
      return more;
    } catch (IOException gone) {
      return false;
    }
  }

  /** Removes the groups of processes that were killed. */
  static void removeLeftBehind() {
    ControlGroups parents = ControlGroups.mounted();
    Stream.of(parents.pids(), parents.memory())
        .flatMap(Optional::stream)
        .distinct()
        .forEach(parent -> LeftBehind.in(parent).forEach(ControlGroup::remove));
  }

  /** Ends everything left in the group, wherever it has gone, and removes the group. */
  @Override
  public void close() {
    folders.forEach(ControlGroup::remove);
  }

  private static void remove(Path folder) {
    for (int i = 0; i < TRIES && Files.exists(folder); i++) {
      try {
        for (String pid : Files.readAllLines(folder.resolve(PROCESSES))) {
          ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
        }
        Files.delete(folder);
      } catch (IOException stillInUse) {
        Pause.ofMillis(PAUSE_MILLIS);
      }
    }
  }
}
