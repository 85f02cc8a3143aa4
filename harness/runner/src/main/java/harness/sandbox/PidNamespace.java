package harness.sandbox;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Namespaces made by util-linux {@code unshare}, for an ordinary user: all processes are ended and
 * there is no network, but the user's files are accessible.
 */
public final class PidNamespace implements Sandbox {

  private final Path unshare;

  public PidNamespace(Path unshare) {
    this.unshare = unshare;
  }

  @Override
  public String description() {
    return "namespaces by unshare (all processes end, no network; files are accessible)";
  }

  @Override
  public List<String> wrap(List<String> command, View view) {
    List<String> words = new ArrayList<>(Isolation.OWN_SESSION);
    words.add(unshare.toString());
    words.addAll(List.of("--user", "--map-current-user", "--ipc", "--net"));
    words.addAll(List.of("--pid", "--fork", "--kill-child", "--mount-proc", "--"));
    words.addAll(command);
    return words;
  }

  @Override
  public boolean hasNamespaces() {
    return true;
  }
}
