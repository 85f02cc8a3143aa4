package harness.process;

import harness.machine.RunnerFailure;

/** Why a run ended, according to whoever ended it: never guessed from an exit code. */
public enum Cause {
  /** The program ended by itself, with an exit code. */
  EXIT,
  /** A signal that the harness did not send ended it. */
  SIGNAL,
  /** Too much CPU time. */
  CPU_TIME,
  /** Too much wall time. */
  WALL_TIME,
  /** Too long without computing. */
  IDLE,
  /** Too much resident memory. */
  MEMORY,
  /** Too much output, or too large a file. */
  OUTPUT_SIZE,
  /** Too many processes at once. */
  PROCESS_LIMIT,
  /** A system call that the sandbox forbids. */
  SANDBOX_VIOLATION,
  /** The operating system refused to start it. */
  NOT_STARTED;

  /** The cause with this number in the runner's protocol. */
  static Cause ofCode(long code) {
    Cause[] all = values();
    if (code < 0 || code >= all.length) {
      throw new RunnerFailure("the runner reported an unknown cause " + code);
    }
    return all[(int) code];
  }
}
