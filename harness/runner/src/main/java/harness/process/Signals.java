package harness.process;

import java.util.Map;

/** Names of the signals that end programs, as Linux numbers them. */
final class Signals {

  /** SIGKILL. */
  static final int KILLED = 9;

  /** SIGSEGV: an access to memory that it does not have. */
  static final int SEGMENTATION = 11;

  /** SIGPIPE: it wrote to a pipe that nobody reads. */
  static final int BROKEN_PIPE = 13;

  /** SIGXFSZ: a file grew beyond its limit. */
  static final int FILE_TOO_LARGE = 25;

  /** SIGSYS: a forbidden system call. */
  static final int BAD_SYSTEM_CALL = 31;

  private static final Map<Integer, String> NAMES =
      Map.ofEntries(
          Map.entry(1, "SIGHUP"),
          Map.entry(2, "SIGINT"),
          Map.entry(3, "SIGQUIT"),
          Map.entry(4, "SIGILL (illegal instruction)"),
          Map.entry(5, "SIGTRAP"),
          Map.entry(6, "SIGABRT (abort)"),
          Map.entry(7, "SIGBUS"),
          Map.entry(8, "SIGFPE (division by zero)"),
          Map.entry(KILLED, "SIGKILL"),
          Map.entry(SEGMENTATION, "SIGSEGV (memory access)"),
          Map.entry(BROKEN_PIPE, "SIGPIPE"),
          Map.entry(14, "SIGALRM"),
          Map.entry(15, "SIGTERM"),
          Map.entry(24, "SIGXCPU"),
          Map.entry(FILE_TOO_LARGE, "SIGXFSZ"),
          Map.entry(BAD_SYSTEM_CALL, "SIGSYS"));

  private Signals() {}

  /** The name with its usual meaning, or the bare number. */
  static String name(int signal) {
    return NAMES.getOrDefault(signal, Integer.toString(signal));
  }
}
