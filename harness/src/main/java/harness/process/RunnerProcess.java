package harness.process;

import harness.machine.ProcessChannel;
import harness.machine.RunnerFailure;
import harness.sandbox.ControlGroup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/** One runner in its sandbox: the process, the frames that it speaks, and its control group. */
final class RunnerProcess implements Watched {

  private static final long LEAVE_MILLIS = 2_000;

  /** With this exit code, and a line that says why, a runner gives up by itself. */
  private static final int GAVE_UP = 3;

  private final Launch launch;
  private final String mark = UUID.randomUUID().toString();
  private final ProcessChannel channel;
  private final RunnerFrames frames;
  private final ControlGroup group;
  private final long givenBytes;

  private int processor = Processors.ANY;
  private volatile long waitingSinceNanos = NOT_WAITING;

  /**
   * Starts the sandbox and the runner in it.
   *
   * @param givenBytes room for files that a run is given, in bytes
   * @param meeting with the runner of a program that this one talks with; null if there is none
   * @throws RunnerFailure when sandbox or runner do not start
   */
  RunnerProcess(Launch launch, Path runner, long givenBytes, Meeting meeting) {
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

  /** Whether the working folder has room for so many bytes that a run is given. */
  boolean hasRoomFor(long bytes) {
    return bytes <= givenBytes;
  }

  /**
   * Bounds the memory of the next run. Files that are given lie in memory, too, and are not the
   * program's; nor is what a waiting zygote holds.
   *
   * @param limit in bytes; 0 for none
   */
  void limitMemory(long limit) {
    group.limitMemory(limit == 0 ? 0 : limit + givenBytes + launch.program().heldByZygote(limit));
  }

  /** Notes the processor that it is to keep to; whether that is a change, which it must be told. */
  boolean keepTo(int wanted) {
    boolean changes = wanted != processor;
    processor = wanted;
    return changes;
  }

  ControlGroup group() {
    return group;
  }

  /** Waits for the runner's next frame, watched: a runner that falls silent is ended. */
  byte awaitFrame() throws IOException {
    waitingSinceNanos = System.nanoTime();
    try {
      return frames.next();
    } finally {
      waitingSinceNanos = NOT_WAITING;
    }
  }

  @Override
  public long waitingSinceNanos() {
    return waitingSinceNanos;
  }

  @Override
  public void endSilent() {
    end(true);
  }

  /** Once its frames have ended: whether it gave up by itself, which is no program's fault. */
  boolean gaveUp() {
    return channel.awaitEnd(LEAVE_MILLIS) && channel.process().exitValue() == GAVE_UP;
  }

  /** What to throw when it has gone. */
  RunnerFailure failure(IOException cause) {
    channel.kill();
    channel.awaitErrors();
    String said = channel.errors().text().strip();
    String message =
        "the runner of "
            + launch.program().name()
            + " has gone"
            + (said.isEmpty() ? "" : ": " + said);
    return cause == null ? new RunnerFailure(message) : new RunnerFailure(message, cause);
  }

  /** Ends the processes, not yet the streams. */
  void end(boolean running) {
    boolean alone = !launch.sandbox().endsAll();
    if (running && alone) {
      // Asked to leave, the runner takes the program's processes along.
      channel.terminate();
      channel.awaitEnd(LEAVE_MILLIS);
    } else if (!running) {
      closeStdin();
      channel.awaitEnd(LEAVE_MILLIS);
    }
    channel.kill();
    if (running && alone) {
      // A program may have killed the runner, which then could not take it along.
      var unused = EscapedProcesses.end(RunTraces.inherited(mark));
    }
  }

  private void closeStdin() {
    try {
      channel.stdin().close();
    } catch (IOException alreadyGone) {
      // Then there is nobody to tell.
    }
  }

  /** Lets go of the streams of an ended process, and ends what is left in its control group. */
  void close() {
    channel.close();
    group.close();
  }
}
