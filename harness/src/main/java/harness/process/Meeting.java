package harness.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the runners of two programs that talk with each other meet, and which of the two this is.
 *
 * @param runner the binary, which creates the socket before the sandbox exists
 * @param socket a path in one of the harness's folders; the follower creates it
 * @param leads whether this runner leads: it relays what both programs say, and must start second
 */
record Meeting(Path runner, Path socket, boolean leads) {

  /** The option for the runner inside the sandbox. */
  String option() {
    return leads ? "--lead" : "--follow";
  }

  /** The command that starts a sandbox, with this end of the socket. */
  List<String> around(List<String> command) {
    List<String> all = new ArrayList<>();
    all.addAll(List.of(runner.toString(), "--meet", leads ? "lead" : "follow", socket.toString()));
    all.addAll(command);
    return all;
  }
}
