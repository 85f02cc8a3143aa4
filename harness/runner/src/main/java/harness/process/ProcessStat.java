package harness.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What {@code /proc/ID/stat} says about a process or thread.
 *
 * @param name the first 15 bytes of its program's name, unless it has renamed itself
 * @param state a single letter
 * @param processor number of the processor that it last ran on
 */
record ProcessStat(String name, char state, int processor) {

  /** Position of a field, counted from the first one after the name: the state. */
  private static final int PROCESSOR = 36;

  /** What the runner's file is called. */
  private static final String RUNNER = "runner";

  static Path folder(long id) {
    return Path.of("/proc", Long.toString(id));
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
    int nameBegin = line.indexOf('(');
    int nameEnd = line.lastIndexOf(')');
    if (nameBegin < 0 || nameEnd < nameBegin) {
      return Optional.empty();
    }
    String name = line.substring(nameBegin + 1, nameEnd);
    String[] fields = line.substring(nameEnd + 2).strip().split(" ", -1);
    return Optional.of(
        new ProcessStat(name, fields[0].charAt(0), Integer.parseInt(fields[PROCESSOR])));
  }

  /** Whether a signal or a debugger has stopped it, and it may be a runner. */
  boolean isStoppedRunner() {
    return (state == 'T' || state == 't') && name.startsWith(RUNNER);
  }

  /** A process that only waits to be reaped by its parent counts as dead. */
  boolean lives() {
    return state != 'Z' && state != 'X';
  }
}
