package harness.sandbox;

import harness.machine.SearchPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * util-linux {@code setpriv}: starts a command as another user, where there is no runner to do it.
 */
public final class SwitchUser {

  private static final Optional<Path> SETPRIV = SearchPath.find("setpriv");

  private SwitchUser() {}

  public static boolean isAvailable() {
    return SETPRIV.isPresent();
  }

  /** The command that starts a command as a user, without any capability. */
  public static List<String> wrap(List<String> command, ProgramUser user) {
    if (!user.isOther()) {
      return command;
    }
    String id = Integer.toString(user.id());
    List<String> words = new ArrayList<>();
    words.add(SETPRIV.orElseThrow().toString());
    words.addAll(List.of("--reuid", id, "--regid", id, "--clear-groups", "--no-new-privs"));
    words.addAll(List.of("--inh-caps", "-all", "--bounding-set", "-all", "--"));
    words.addAll(command);
    return words;
  }
}
