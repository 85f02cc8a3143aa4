package harness.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds processes that are no longer anybody's descendants by a variable that they have inherited:
 * the last means where there is neither a runner nor a PID namespace.
 */
final class EscapedProcesses {

  /** Name of the variable. */
  static final String VARIABLE = "HARNESS_RUN";

  private static final int SWEEPS = 200;
  private static final long PAUSE_MILLIS = 5;

  /** A process that is just being replaced by another program shows no environment for a moment. */
  private static final int EMPTY_SWEEPS = 3;

  private EscapedProcesses() {}

  /** Ends all processes of one run, sweeping until none is left; how many there were. */
  static int end(String mark) {
    int ended = 0;
    int empty = 0;
    for (int sweep = 0; sweep < SWEEPS && empty < EMPTY_SWEEPS; sweep++) {
      List<ProcessHandle> found = find(mark);
      empty = found.isEmpty() ? empty + 1 : 0;
      found.forEach(ProcessHandle::destroyForcibly);
      ended += found.size();
      pause();
    }
    return ended;
  }

  private static List<ProcessHandle> find(String mark) {
    List<ProcessHandle> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      for (Path process : all) {
        if (carries(process, VARIABLE + "=" + mark)) {
          Optional<ProcessHandle> handle =
              ProcessHandle.of(Long.parseLong(process.getFileName().toString()));
          handle.ifPresent(found::add);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static boolean carries(Path process, String entry) {
    try {
      byte[] environment = Files.readAllBytes(process.resolve("environ"));
      return new String(environment, StandardCharsets.ISO_8859_1).contains(entry);
    } catch (IOException endedOrOfSomebodyElse) {
      return false;
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
