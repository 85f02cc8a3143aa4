package harness.sandbox;

import harness.machine.SearchPath;
import harness.machine.Tool;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * util-linux {@code setpriv}: starts a command as another user when there is no runner to do so.
 */
public final class SwitchUser {

  private static final Optional<Path> SETPRIV = SearchPath.find("setpriv");

  private static final List<String> NO_CAPABILITIES =
      List.of("--no-new-privs", "--inh-caps", "-all", "--bounding-set", "-all", "--");

  private SwitchUser() {}

  public static boolean isAvailable() {
    return SETPRIV.isPresent();
  }

  /** The command that starts a command as a user, without any capabilities. */
  public static List<String> wrap(List<String> command, ProgramUser user) {
    String id = Integer.toString(user.id());
    return user.isOther()
        ? confined(List.of("--reuid", id, "--regid", id, "--clear-groups"), command)
        : command;
  }

  /** The command that starts a command as root without capabilities, if root may drop them. */
  public static List<String> withoutCapabilities(List<String> command) {
    if (SETPRIV.isEmpty()) {
      return command;
    }
    List<String> trial = confined(List.of(), List.of(SETPRIV.get().toString(), "--version"));
    return Tool.ask(trial).exitCode() == 0 ? confined(List.of(), command) : command;
  }

  private static List<String> confined(List<String> options, List<String> command) {
    List<String> words = new ArrayList<>(List.of(SETPRIV.orElseThrow().toString()));
    words.addAll(options);
    words.addAll(NO_CAPABILITIES);
    words.addAll(command);
    return words;
  }
}
