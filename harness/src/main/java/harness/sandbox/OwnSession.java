package harness.sandbox;

import harness.machine.SearchPath;
import java.util.List;

/**
 * A terminal's Ctrl-C goes to its whole foreground group: what runs in a session of its own is not
 * ended by it, and the harness can report what was found so far.
 */
final class OwnSession {

  private static final List<String> PREFIX =
      SearchPath.find("setsid").map(setsid -> List.of(setsid.toString())).orElse(List.of());

  private OwnSession() {}

  /** Words to put before a command; {@code setsid} then becomes that command, without forking. */
  static List<String> prefix() {
    return PREFIX;
  }
}
