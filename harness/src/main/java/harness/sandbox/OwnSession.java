package harness.sandbox;

import harness.machine.SearchPath;
import java.util.List;

/**
 * Ctrl-C in a terminal goes to the whole foreground process group. A program in a separate session
 * survives it, so the harness can report what it has found so far.
 */
final class OwnSession {

  private static final List<String> PREFIX =
      SearchPath.find("setsid").map(setsid -> List.of(setsid.toString())).orElse(List.of());

  private OwnSession() {}

  /** Words to put before a command; {@code setsid} then execs that command without forking. */
  static List<String> prefix() {
    return PREFIX;
  }
}
