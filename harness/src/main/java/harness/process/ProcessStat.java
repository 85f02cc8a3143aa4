package harness.process;

import harness.machine.RunCancelled;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What {@code /proc} says of a process in one line.
 *
 * @param state a letter
 * @param startTicks when it started, in clock ticks since the machine did
 */
record ProcessStat(char state, long startTicks) {

  private static final Path PROCESSES = Path.of("/proc");

  /** Where the fields after the name are counted from: the first is the state. */
  private static final int START = 19;

  static Path folder(long id) {
    return PROCESSES.resolve(Long.toString(id));
  }

  /** Nothing when the process has ended. */
  static Optional<ProcessStat> of(Path process) {
    try {
      byte[] line = Files.readAllBytes(process.resolve("stat"));
      return Optional.of(parse(new String(line, StandardCharsets.ISO_8859_1)));
    } catch (IOException ended) {
      return Optional.empty();
    }
  }

  /** The name is in parentheses and may hold anything, parentheses too. */
  private static ProcessStat parse(String line) {
    String[] fields = line.substring(line.lastIndexOf(')') + 2).strip().split(" ", -1);
    return new ProcessStat(fields[0].charAt(0), Long.parseLong(fields[START]));
  }

  /** A process that only waits for its parent to notice its end lives no more. */
  boolean lives() {
    return state != 'Z' && state != 'X';
  }

  /** The present in ticks, by the kernel's own count: when a thread started that starts now. */
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
