package harness.sandbox;

import java.nio.file.Path;
import java.util.List;

/**
 * No isolation: processes are ended by their user where that is their own, else by descent. What no
 * program needs is forbidden all the same, and root's capabilities are dropped.
 */
public final class NoSandbox implements Sandbox {

  @Override
  public String description() {
    return ProgramUser.isRoot()
        ? "none (warning: programs of root, with files and network open; capabilities are dropped)"
        : "none (files and network are open)";
  }

  @Override
  public List<String> wrap(List<String> command, View view) {
    return command;
  }

  @Override
  public Path workFolder(Path outside) {
    return outside;
  }

  @Override
  public boolean endsAll() {
    return false;
  }

  @Override
  public boolean closesNetwork() {
    return false;
  }

  @Override
  public boolean hidesFiles() {
    return false;
  }
}
