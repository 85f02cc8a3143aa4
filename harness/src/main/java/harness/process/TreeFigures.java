package harness.process;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Resource usage of a process and its descendants, sampled from {@code /proc} while they are alive.
 * What a process uses between the last sample and its end is missed.
 */
final class TreeFigures {

  /** Our own processes, which the program did not start. */
  private static final Set<String> WRAPPERS =
      Set.of("bwrap", "time", "unshare", "prlimit", "setpriv", "jspawnhelper");

  /** Clock ticks per second as the kernel shows them to programs: 100 on every Linux. */
  private static final long TICK_NANOS = 10_000_000;

  private static final long PAGE_BYTES = 4096;

  /** What a thread waits for; one that computes counts as waiting for its core. */
  enum Waits {
    CORE,
    DISK,
    NEITHER
  }

  private final ProcessHandle root;
  private final Map<Long, Long> cpuByProcess = new HashMap<>();
  private final List<Long> looked = new ArrayList<>();
  private long peakBytes;
  private int mostProcesses = 1;

  TreeFigures(ProcessHandle root) {
    this.root = root;
  }

  void sample() {
    looked.clear();
    try (Stream<ProcessHandle> below = root.descendants()) {
      Stream.concat(Stream.of(root), below).forEach(process -> sample(process.pid()));
    }
    mostProcesses = Math.max(mostProcesses, processes());
  }

  private void sample(long pid) {
    ProcessStat.of(ProcessStat.folder(pid))
        .filter(stat -> !WRAPPERS.contains(stat.name()))
        .ifPresent(
            stat -> {
              looked.add(pid);
              cpuByProcess.merge(pid, stat.cpuTicks() * TICK_NANOS, Math::max);
              peakBytes = Math.max(peakBytes, stat.residentPages() * PAGE_BYTES);
            });
  }

  /** CPU time of all processes seen so far, in nanoseconds. */
  long cpuNanos() {
    return cpuByProcess.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The largest resident size seen, in bytes. */
  long peakBytes() {
    return peakBytes;
  }

  /** Processes alive in the last sample. */
  int processes() {
    return looked.size();
  }

  /** The largest number of processes alive in one sample. */
  int mostProcesses() {
    return mostProcesses;
  }

  /** What the threads of the processes in the last sample wait for. */
  Waits waits() {
    boolean disk = false;
    for (long pid : looked) {
      for (char state : threadStates(pid)) {
        if (state == 'R') {
          return Waits.CORE;
        }
        disk |= state == 'D';
      }
    }
    return disk ? Waits.DISK : Waits.NEITHER;
  }

  private static List<Character> threadStates(long pid) {
    List<Character> states = new ArrayList<>();
    Path tasks = ProcessStat.folder(pid).resolve("task");
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
      for (Path thread : threads) {
        ProcessStat.of(thread).ifPresent(stat -> states.add(stat.state()));
      }
    } catch (IOException | DirectoryIteratorException ended) {
      // A process that has ended waits for nothing.
    }
    return states;
  }
}
