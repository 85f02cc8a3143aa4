package harness.process;

import harness.machine.ProcessChannel;
import harness.machine.RunnerFailure;
import harness.sandbox.ControlGroup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A runner in its sandbox: the process, its frames, and its control group. */
final class RunnerProcess {

  private static final long LEAVE_MILLIS = 2_000;

  /** A living runner says something every second. */
  private static final long SILENCE_NANOS = 20_000_000_000L;

  /** The most that a runner may be silent for without a reason that shows. */
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  private static final long NOT_WAITING = Long.MIN_VALUE;

  /** At most so many of its descendants are not the program's: the sandbox, itself, a zygote. */
  private static final int OWN_PROCESSES = 4;

  /** The runner gives up with this exit code and a line that says why. */
  private static final int GAVE_UP = 3;

  private final Launch launch;
  private final String mark = UUID.randomUUID().toString();
  private final ProcessChannel channel;
  private final RunnerFrames frames;
  private final ControlGroup group;
  private final long givenBytes;

  private int processor = Processors.ANY;
  private volatile int processLimit; // 0: none
  private volatile int crowd;
  private volatile long waitingSinceNanos = NOT_WAITING; // by System.nanoTime()

  /**
   * Starts the sandbox and the runner in it.
   *
   * @param givenBytes room for files given to a run, in bytes
   * @param meeting with the runner of the partner program, if there is one
   * @throws RunnerFailure if sandbox or runner does not start
   */
  RunnerProcess(Launch launch, Path runner, long givenBytes, @Nullable Meeting meeting) {
    this.launch = launch;
    this.givenBytes = givenBytes;
    List<String> command = launch.runnerCommand(runner, givenBytes, meeting);
    try {
      this.channel =
          ProcessChannel.start(command, launch.environment(mark), launch.folder().outside());
    } catch (IOException e) {
      throw new RunnerFailure("cannot start " + command.get(0), e);
    }
    this.frames = new RunnerFrames(channel.stdout(), channel.stdin());
    greet();
    this.group = ControlGroup.around(channel.process().toHandle());
  }

  private void greet() {
    IOException cause = null;
    try {
      if (awaitFrame() == RunnerFrames.HELLO) {
        return;
      }
    } catch (IOException e) {
      cause = e;
    }
    RunnerFailure failure = failure(cause);
    channel.close();
    throw failure;
  }

  RunnerFrames frames() {
    return frames;
  }

  /** Whether the working folder has room for this many bytes of given files. */
  boolean hasRoomFor(long bytes) {
    return bytes <= givenBytes;
  }

  /**
   * Limits the memory of the next run. Given files also lie in memory and do not count as the
   * program's; nor does the memory of an idle zygote.
   *
   * @param limit in bytes; 0 for none
   */
  void limitMemory(long limit) {
    group.limitMemory(limit == 0 ? 0 : limit + givenBytes + launch.program().heldByZygote(limit));
  }

  /**
   * The next run may have so many processes.
   *
   * @param limit 0 for any number
   */
  void limitProcesses(int limit) {
    processLimit = limit;
  }

  /** Adds to the next request the processor to keep to, if that changes. */
  void keepTo(int wanted) throws IOException {
    if (wanted != processor) {
      processor = wanted;
      frames.addProcessor(wanted);
    }
  }

  ControlGroup group() {
    return group;
  }

  /** Waits for the runner's next frame; the watchdog ends a runner that falls silent. */
  byte awaitFrame() throws IOException {
    waitingSinceNanos = System.nanoTime();
    try {
      return frames.next();
    } finally {
      waitingSinceNanos = NOT_WAITING;
    }
  }

  /**
   * Whether the runner has to be ended because it says nothing. A fork bomb may keep it from the
   * processor, and a program may have stopped it; a machine with too much to do is no reason yet.
   */
  boolean isSilent() {
    long silent = silentNanos();
    if (silent <= SILENCE_NANOS) {
      return false;
    }
    List<ProcessStat> living = livingDescendants();
    boolean isStopped = living.stream().anyMatch(ProcessStat::isStoppedRunner);
    int programs = living.size() - OWN_PROCESSES;
    boolean isCrowded = processLimit > 0 && programs > processLimit;
    if (!(isStopped || isCrowded || silent > PATIENCE_NANOS) || silentNanos() < silent) {
      return false;
    }
    crowd = isCrowded ? programs : 0;
    return true;
  }

  private long silentNanos() {
    long since = waitingSinceNanos;
    return since == NOT_WAITING ? 0 : System.nanoTime() - since;
  }

  private List<ProcessStat> livingDescendants() {
    return channel
        .process()
        .descendants()
        .flatMap(process -> ProcessStat.of(ProcessStat.folder(process.pid())).stream())
        .filter(ProcessStat::lives)
        .toList();
  }

  /** If it was silent because of too many processes: how many lived at once, at least; else 0. */
  int crowd() {
    return crowd;
  }

  /** After its last frame: whether the runner gave up by itself, so no program is to blame. */
  boolean gaveUp() {
    return channel.awaitEnd(LEAVE_MILLIS) && channel.process().exitValue() == GAVE_UP;
  }

  /** The failure to throw when the runner is gone. */
  RunnerFailure failure(@Nullable IOException cause) {
    channel.kill();
    channel.awaitErrors();
    String said = channel.errors().text().strip();
    String message = "the runner of " + launch.program().name() + " is gone";
    message += said.isEmpty() ? "" : ": " + said;
    return new RunnerFailure(message, cause);
  }

  /** Ends the processes, but does not close the streams yet. */
  void end(boolean running) {
    boolean alone = !launch.sandbox().hasNamespaces();
    if (running && alone) {
      // A runner that is asked to leave ends the program's processes too.
      channel.terminate();
      channel.awaitEnd(LEAVE_MILLIS);
    } else if (!running) {
      closeStdin();
      channel.awaitEnd(LEAVE_MILLIS);
    }
    channel.kill();
    if (running && alone) {
      // If a program has killed the runner, its processes are still there.
      EscapedProcesses.end(mark);
    }
  }

  private void closeStdin() {
    try {
      channel.stdin().close();
    } catch (IOException alreadyGone) {
      // The runner is already gone.
    }
  }

  /** Closes the streams of an ended process, and ends what is left in its control group. */
  void close() {
    channel.close();
    group.close();
  }
}
