package harness.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where two runners meet whose programs talk with each other, and which of the two this is.
 *
 * @param runner the binary, which makes the socket before the sandbox is there
 * @param socket a path in a folder of the harness's own; the one that follows makes the file
 * @param leads whether this one leads: it carries what both say, and must be started second
 */
record Meeting(Path runner, Path socket, boolean leads) {

  /** What the runner inside the sandbox is told. */
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
