package harness.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the runners of two programs that talk with each other meet, and which of the two this is.
 *
 * @param socket a path in one of the harness's folders; the follower creates it
 * @param leads whether this is the submission's runner, which leads: it relays what both programs
 *     say, and must start second
 */
record Meeting(Path socket, boolean leads) {

  /** The option for the runner inside the sandbox. */
  String option() {
    return leads ? "--lead" : "--follow";
  }

  /** The command by which the runner starts a sandbox, with this end of the socket. */
  List<String> around(List<String> command, Path runner) {
    List<String> all = new ArrayList<>();
    all.addAll(List.of(runner.toString(), "--meet", leads ? "lead" : "follow", socket.toString()));
    all.addAll(command);
    return all;
  }
}
