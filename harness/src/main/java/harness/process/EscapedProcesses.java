package harness.process;

import harness.machine.RunnerFailure;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds processes that are no longer anybody's descendants by their traces and ends them: the last
 * resort if there is neither a runner nor a PID namespace.
 *
 * @param ended how many there were
 * @param alive ids of those that could not be ended in time
 */
record EscapedProcesses(int ended, List<Long> alive) {

  /** Variable that all processes of a run inherit. */
  static final String VARIABLE = "HARNESS_RUN";

  private static final long PATIENCE_NANOS = Duration.ofSeconds(3).toNanos();

  /** Between looks: nothing tells when a process ends that is not a child. */
  private static final long PAUSE_MILLIS = 5;

  /** A process that is executing another program shows no traces for a moment. */
  private static final int EMPTY_SWEEPS = 3;

  /** Ends all processes of one run; sweeps until none is left or time is up. */
  static EscapedProcesses end(RunTraces traces) {
    long begun = System.nanoTime();
    Set<ProcessHandle> ended = new HashSet<>();
    List<ProcessHandle> found = List.of();
    int empty = 0;
    while (empty < EMPTY_SWEEPS && System.nanoTime() - begun < PATIENCE_NANOS) {
      found = find(traces);
      empty = found.isEmpty() ? empty + 1 : 0;
      found.forEach(ProcessHandle::destroyForcibly);
      ended.addAll(found);
      pause();
    }
    List<ProcessHandle> alive = found.stream().filter(ProcessHandle::isAlive).toList();
    alive.forEach(ended::remove);
    return new EscapedProcesses(
        ended.size(), alive.stream().map(ProcessHandle::pid).sorted().toList());
  }

  private static List<ProcessHandle> find(RunTraces traces) {
    List<ProcessHandle> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      for (Path process : all) {
        if (traces.isLeftBy(process)) {
          Optional<ProcessHandle> handle =
              ProcessHandle.of(Long.parseLong(process.getFileName().toString()));
          handle.ifPresent(found::add);
        }
      }
    } catch (IOException e) {
      throw new RunnerFailure("cannot look for processes that were left running", e);
    }
    return found;
  }

  /** A one-line message for people, if processes are still alive. */
  Optional<String> complaint(String program) {
    return alive.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "harness: processes that "
                + program
                + " left running could not be ended: "
                + String.join(", ", alive.stream().map(String::valueOf).toList()));
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
