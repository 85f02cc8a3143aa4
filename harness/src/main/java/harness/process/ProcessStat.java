package harness.process;

import harness.machine.RunCancelled;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What {@code /proc/ID/stat} says about a process or thread.
 *
 * @param state a single letter
 * @param threads the number of threads
 * @param startTicks start time, in clock ticks since boot
 * @param processor number of the processor that it last ran on
 */
record ProcessStat(char state, long threads, long startTicks, int processor) {

  private static final Path PROCESSES = Path.of("/proc");

  /** Position of a field, counted from the first one after the name: the state. */
  private static final int THREADS = 17;

  private static final int START = 19;

  private static final int PROCESSOR = 36;

  static Path folder(long id) {
    return PROCESSES.resolve(Long.toString(id));
  }

  /** Empty if the process has ended. */
  static Optional<ProcessStat> of(Path process) {
    try {
      byte[] line = Files.readAllBytes(process.resolve("stat"));
      return Optional.of(parse(new String(line, StandardCharsets.ISO_8859_1)));
    } catch (IOException ended) {
      return Optional.empty();
    }
  }

  /** The name is in parentheses and may contain anything, even parentheses. */
  private static ProcessStat parse(String line) {
    String[] fields = line.substring(line.lastIndexOf(')') + 2).strip().split(" ", -1);
    return new ProcessStat(
        fields[0].charAt(0),
        Long.parseLong(fields[THREADS]),
        Long.parseLong(fields[START]),
        Integer.parseInt(fields[PROCESSOR]));
  }

  /** Number of threads on this machine of the user of the harness, who is not root. */
  static long threadsOfUser() throws IOException {
    Object user = Files.getAttribute(PROCESSES.resolve("self"), "unix:uid");
    long threads = 0;
    try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
      for (Path process : all) {
        if (isOf(user, process)) {
          threads += of(process).map(ProcessStat::threads).orElse(0L);
        }
      }
    }
    return threads;
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
    Thread thread =
        new Thread(
            () ->
                of(PROCESSES.resolve("thread-self"))
                    .ifPresent(stat -> ticks.set(stat.startTicks())),
            "clock-of-processes");
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
