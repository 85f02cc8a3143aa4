package harness.process;

import harness.machine.Pause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * Finds processes that are no longer anybody's descendants by a variable that they inherited, and
 * ends them: the last resort if a runner died.
 */
final class EscapedProcesses {

  /** Variable that all processes of a run inherit. */
  static final String VARIABLE = "HARNESS_RUN";

  private static final long PATIENCE_NANOS = Duration.ofSeconds(3).toNanos();

  /** Between looks: nothing tells when a process ends that is not a child. */
  private static final long PAUSE_MILLIS = 5;

  /** A process that is executing another program shows no environment for a moment. */
  private static final int EMPTY_SWEEPS = 3;

  private EscapedProcesses() {}

  /** Ends all processes of one run; sweeps until none is left or time is up. */
  static void end(String mark) {
    long begun = System.nanoTime();
    int empty = 0;
    while (empty < EMPTY_SWEEPS && System.nanoTime() - begun < PATIENCE_NANOS) {
      List<ProcessHandle> found = find(mark);
      empty = found.isEmpty() ? empty + 1 : 0;
      found.forEach(ProcessHandle::destroyForcibly);
      Pause.ofMillis(PAUSE_MILLIS);
    }
  }

  private static List<ProcessHandle> find(String mark) {
    return ProcessHandle.allProcesses()
        .filter(process -> isOf(mark, ProcessStat.folder(process.pid())))
        .toList();
  }

  /** Whether a living process inherited the mark of a run. */
  private static boolean isOf(String mark, Path process) {
    try {
      byte[] inherited = Files.readAllBytes(process.resolve("environ"));
      return Arrays.asList(new String(inherited, StandardCharsets.ISO_8859_1).split("\0", -1))
              .contains(VARIABLE + "=" + mark)
          && ProcessStat.of(process).filter(ProcessStat::lives).isPresent();
    } catch (IOException endedOrOfSomebodyElse) {
      return false;
    }
  }
}
