package harness.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A PID namespace by util-linux {@code unshare}: every process dies, nothing else is kept in. */
public final class PidNamespace implements Sandbox {

  private final Path unshare;
  private final boolean root;

  public PidNamespace(Path unshare, boolean root) {
    this.unshare = unshare;
    this.root = root;
  }

  @Override
  public String description() {
    return "PID namespace by unshare (all processes end; files and network are open)";
  }

  @Override
  public List<String> wrap(List<String> command, List<Path> readOnly, Path workFolder) {
    List<String> words = new ArrayList<>(OwnSession.prefix());
    words.add(unshare.toString());
    if (!root) {
      words.addAll(List.of("--user", "--map-root-user"));
    }
    words.addAll(List.of("--pid", "--fork", "--kill-child", "--mount-proc", "--"));
    words.addAll(command);
    return words;
  }

  @Override
  public Path workFolder(Path outside) {
    return outside;
  }

  @Override
  public boolean endsAll() {
    return true;
  }

  @Override
  public boolean confines() {
    return false;
  }
}
