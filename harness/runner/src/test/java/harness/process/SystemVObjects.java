package harness.process;

import harness.machine.Tool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The shared memory, semaphores and queues of the zoo's programs, identified by their keys. */
final class SystemVObjects {

  private static final long FIRST_KEY = 0x7a6f6f00L;
  private static final long LAST_KEY = FIRST_KEY + 0xff;

  private static final Map<String, String> REMOVAL = Map.of("shm", "-M", "sem", "-S", "msg", "-Q");

  private SystemVObjects() {}

  /** The objects that currently exist on this machine. */
  static List<String> all() {
    List<String> found = new ArrayList<>();
    REMOVAL.keySet().forEach(kind -> keys(kind).forEach(key -> found.add(kind + " " + key)));
    return found;
  }

  /** Removes leftovers of an earlier run, whose messages the next run would find. */
  static void removeAll() {
    REMOVAL.forEach(
        (kind, option) ->
            keys(kind).forEach(key -> Tool.run(List.of("ipcrm", option, Long.toString(key)))));
  }

  private static List<Long> keys(String kind) {
    try {
      return Files.readAllLines(Path.of("/proc/sysvipc", kind)).stream()
          .skip(1)
          .map(line -> Long.parseLong(line.strip().split(" +", 2)[0]))
          .filter(key -> key >= FIRST_KEY && key <= LAST_KEY)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
