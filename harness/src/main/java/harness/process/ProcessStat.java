package harness.process;

import harness.machine.RunCancelled;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * What {@code /proc/ID/stat} says about a process or thread.
 *
 * @param state a single letter
 * @param cpuTicks CPU time of the process and its reaped children, in clock ticks
 * @param startTicks start time, in clock ticks since boot
 * @param residentPages resident memory, in pages
 * @param processor number of the processor that it last ran on
 */
record ProcessStat(
    String name,
    char state,
    long cpuTicks,
    long threads,
    long startTicks,
    long residentPages,
    int processor) {

  private static final Path PROCESSES = Path.of("/proc");

  /** Position of a field, counted from the first one after the name: the state. */
  private static final int USER_TICKS = 11;

  private static final int CHILD_SYSTEM_TICKS = 14;
  private static final int THREADS = 17;
  private static final int START = 19;
  private static final int RESIDENT = 21;
  private static final int PROCESSOR = 36;

  static Path folder(long id) {
    return PROCESSES.resolve(Long.toString(id));
  }

  /** Empty if the process has ended. */
  static Optional<ProcessStat> of(Path process) {
    try {
      byte[] line = Files.readAllBytes(process.resolve("stat"));
      return parse(new String(line, StandardCharsets.ISO_8859_1));
    } catch (IOException ended) {
      return Optional.empty();
    }
  }

  /** The name is in parentheses and may contain anything, even parentheses. */
  private static Optional<ProcessStat> parse(String line) {
    int nameEnd = line.lastIndexOf(')');
    if (nameEnd < 0) {
      return Optional.empty();
    }
    String[] fields = line.substring(nameEnd + 2).strip().split(" ", -1);
    return Optional.of(
        new ProcessStat(
            line.substring(line.indexOf('(') + 1, nameEnd),
            fields[0].charAt(0),
            IntStream.rangeClosed(USER_TICKS, CHILD_SYSTEM_TICKS)
                .mapToLong(field -> Long.parseLong(fields[field]))
                .sum(),
            Long.parseLong(fields[THREADS]),
            Long.parseLong(fields[START]),
            Long.parseLong(fields[RESIDENT]),
            Integer.parseInt(fields[PROCESSOR])));
  }

  /** Number of threads on this machine of the user of the harness, who is not root. */
  static long threadsOfUser() throws IOException {
    Object user = Files.getAttribute(PROCESSES.resolve("self"), "unix:uid");
    return ProcessHandle.allProcesses()
        .map(process -> folder(process.pid()))
        .filter(process -> isOf(user, process))
        .flatMap(process -> of(process).stream())
        .mapToLong(ProcessStat::threads)
        .sum();
  }

  private static boolean isOf(Object user, Path process) {
    try {
      return Files.getAttribute(process, "unix:uid").equals(user);
    } catch (IOException ended) {
      return false;
    }
  }

  /** A process that only waits to be reaped by its parent counts as dead. */
  boolean lives() {
    return state != 'Z' && state != 'X';
  }

  /** The current time in the kernel's own ticks: the start time of a thread started now. */
  static long now() {
    AtomicLong ticks = new AtomicLong();
    Path self = PROCESSES.resolve("thread-self");
    Thread thread =
        new Thread(
            () -> of(self).ifPresent(stat -> ticks.set(stat.startTicks())), "clock-of-processes");
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RunCancelled();
    }
    return ticks.get();
  }
}
