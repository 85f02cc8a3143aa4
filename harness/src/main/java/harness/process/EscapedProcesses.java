package harness.process;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
    return ProcessHandle.allProcesses()
        .filter(process -> traces.isLeftBy(ProcessStat.folder(process.pid())))
        .toList();
  }

  /** A one-line message for people, if processes are still alive. */
  Optional<String> complaint(String program) {
    return alive.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "harness: processes that "
                + program
                + " left running could not be ended: "
                + alive.stream().map(String::valueOf).collect(Collectors.joining(", ")));
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
