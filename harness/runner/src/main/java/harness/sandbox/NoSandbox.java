package harness.sandbox;

import java.util.List;

/**
 * No isolation. Processes are ended by user ID if the program has its own user, else by descent.
 * System calls that no program needs are still forbidden, and root's capabilities are dropped.
 */
public final class NoSandbox implements Sandbox {

  @Override
  public String description() {
    return ProgramUser.isRoot()
        ? "none (warning: programs run as separate users, or as root without capabilities if those"
            + " cannot start them; files and network are accessible)"
        : "none (files and network are accessible)";
  }

  @Override
  public List<String> wrap(List<String> command, View view) {
    return command;
  }

  @Override
  public boolean hasNamespaces() {
    return false;
  }
}
