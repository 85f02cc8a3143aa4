package harness.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * The sandbox and the user that a program of the zoo runs in; the guarantees depend on both.
 *
 * @param place the sandbox
 * @param root whether the harness runs as root
 */
public record ZooMode(Place place, boolean root) {

  /** A sandbox, from the safest to none. */
  public enum Place {
    BWRAP,
    UNSHARE,
    NONE
  }

  /** The mode of this JVM's user with a given sandbox. */
  static ZooMode here(Place place) {
    try {
      return new ZooMode(
          place, Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(Integer.valueOf(0)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The mode that an open host runs programs in. */
  public static ZooMode of(ProgramHost host) {
    String sandbox = host.sandbox();
    if (sandbox.startsWith("bubblewrap")) {
      return here(Place.BWRAP);
    }
    return here(sandbox.contains("unshare") ? Place.UNSHARE : Place.NONE);
  }

  /**
   * Whether all programs are processes of the harness's own user in one namespace: then they share
   * that user's process limit, and while a fork bomb runs, others cannot fork.
   */
  boolean sharesUser() {
    return place == Place.NONE && !root;
  }

  /** The names of this mode in {@code zoo.json}, most specific first. */
  List<String> names() {
    String name = place.name().toLowerCase(Locale.ROOT);
    return List.of(name + (root ? "-root" : "-user"), name);
  }

  @Override
  public String toString() {
    return names().get(0);
  }
}
