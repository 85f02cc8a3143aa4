package harness.jury;

import harness.process.RunnerKiller;
import java.util.ArrayList;
import java.util.List;

/**
 * Something a jury program does in addition to its work, or instead of it.
 *
 * @param name the name for people
 * @param script a shell script, run before the work
 * @param limitMillis the program's CPU time limit
 * @param end the expected end of the run
 * @param says a part of what the report must say about the program
 */
record Misdeed(String name, String script, int limitMillis, End end, String says) {

  /** How a run ends. */
  enum End {
    /** The program has failed. */
    FAILED,
    /** Nothing is wrong: the program did its work, too. */
    HARMLESS
  }

  private static final int SHORT = 400;

  /** For misdeeds that take a while to reach the limit. */
  private static final int LONG = 5_000;

  private static final long PROCESS = ProcessHandle.current().pid();

  /** A duration that identifies the zoo's processes, because nothing else sleeps that long. */
  static final String SLEEP = "sleep " + (2_000_000 + PROCESS);

  /** The name of the zoo's files, wherever they are written. */
  static final String MARK = "harness-jury-zoo-" + PROCESS;

  private static final String BOMB =
      """
      exec python3 -c '
      import os, time
      for child in range(2000):
        try:
          if os.fork() == 0:
            time.sleep(10)
            os._exit(0)
        except OSError:
          time.sleep(0.01)'
      """;

  private static final String HOG =
      """
      exec python3 -c '
      hog = []
      for block in range(60):
        hog.append(b"x" * (10 << 20))'
      """;

  private static final String SOCKET =
      """
      exec python3 -c '
      import socket
      socket.socket(socket.AF_INET, socket.SOCK_STREAM).connect(("127.0.0.1", 9))'
      """;

  private static final String WRITES =
      """
      for d in . / /etc /tmp /var/tmp /dev/shm /usr "$HOME"; do
        echo x >"$d/%s"
      done 2>/dev/null
      mkdir -p a/b/c && head -c 1000000 /dev/zero >a/b/c/large
      """
          .formatted(MARK);

  private static final String ATTACKS =
      """
      for s in TERM STOP KILL; do kill -$s $PPID 1; done 2>/dev/null
      prlimit --pid $PPID --nofile=1 --cpu=1 2>/dev/null
      """;

  /** All misdeeds, whoever runs them. */
  static List<Misdeed> all(RunnerKiller killer) {
    List<Misdeed> all = new ArrayList<>(failing(killer));
    all.add(harmless("leaves a process that holds its output", "(setsid " + SLEEP + " &)"));
    all.add(harmless("writes files everywhere", WRITES));
    all.add(harmless("attacks its runner", ATTACKS));
    all.add(harmless("writes 5 MB on standard error", "yes complaint | head -c 5000000 >&2"));
    return all;
  }

  private static List<Misdeed> failing(RunnerKiller killer) {
    return List.of(
        failed("crashes", "kill -SEGV $$", SHORT, "ended by signal SIGSEGV"),
        failed("exits with another code", "echo why >&2; exit 5", SHORT, "exit code 5: why"),
        failed("never ends", "while :; do :; done", SHORT, "of CPU time"),
        failed("sleeps", SLEEP, SHORT, " of wall time, only "),
        failed("prints without end", "yes", LONG, "bytes of output"),
        failed("takes all memory", HOG, LONG, " of resident memory"),
        failed("forks and forks", BOMB, LONG, "processes at once"),
        failed(
            "complains in 5 MB and fails",
            "head -c 5000000 /dev/zero | tr '\\0' '\\033' >&2; exit 5",
            SHORT,
            "exit code 5"),
        failed("opens a socket", SOCKET, LONG, "a system call that the sandbox forbids"),
        failed(
            "loses its runner",
            killer.bait(),
            LONG,
            "it killed or stopped the process that watches it"));
  }

  private static Misdeed failed(String name, String script, int limitMillis, String says) {
    return new Misdeed(name, script, limitMillis, End.FAILED, says);
  }

  private static Misdeed harmless(String name, String script) {
    return new Misdeed(name, script, LONG, End.HARMLESS, "");
  }

  /** Whether only a sandbox prevents it. */
  boolean wantsSandbox() {
    return script.equals(SOCKET) || script.equals(WRITES);
  }

  @Override
  public String toString() {
    return name;
  }
}
