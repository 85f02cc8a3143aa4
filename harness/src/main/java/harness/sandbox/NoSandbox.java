package harness.sandbox;

import java.nio.file.Path;
import java.util.List;

/** No isolation: the program is ended by its process group and its descendants. */
public final class NoSandbox implements Sandbox {

  @Override
  public String description() {
    return "none (processes are ended by group and descent; files and network are open)";
  }

  @Override
  public List<String> wrap(List<String> command, List<Path> readOnly, Path workFolder) {
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
  public boolean confines() {
    return false;
  }
}
