package harness.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Bubblewrap: no network, a read-only file system with the system's programs and libraries, what
 * the program needs, and nothing else; one empty writable folder in memory; a PID namespace of its
 * own.
 */
final class Bubblewrap implements Sandbox {

  /** The writable folder inside: a name that no user's path has. */
  private static final Path WORK = Path.of("/sandbox/work");

  private static final List<String> SYSTEM =
      List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");

  private static final List<String> INSIDE =
      Stream.concat(SYSTEM.stream(), Stream.of("/proc", "/dev")).toList();

  /** What compilers' and languages' run times look up, and no secret. */
  private static final List<String> CONFIGURATION =
      List.of("/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d");

  private static final String CONFIGURED_LANGUAGE = "java";
  private static final long WORK_BYTES = 256L << 20;

  private final Path bwrap;
  private final String version;
  private final boolean sizedFolder;

  Bubblewrap(Path bwrap, String version, boolean sizedFolder) {
    this.bwrap = bwrap;
    this.version = version;
    this.sizedFolder = sizedFolder;
  }

  @Override
  public String description() {
    return version
        + " (no network, read-only files, a PID namespace"
        + (sizedFolder ? ")" : "; the working folder's size is not bounded)");
  }

  @Override
  public List<String> wrap(List<String> command, List<Path> readOnly, Path workFolder) {
    List<String> words = new ArrayList<>(OwnSession.prefix());
    words.add(bwrap.toString());
    words.addAll(List.of("--unshare-all", "--die-with-parent", "--as-pid-1", "--cap-drop", "ALL"));
    SYSTEM.forEach(path -> addSystem(words, Path.of(path)));
    configuration().forEach(path -> bind(words, path));
    words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
    if (sizedFolder) {
      words.addAll(List.of("--size", Long.toString(WORK_BYTES)));
    }
    words.addAll(List.of("--tmpfs", WORK.toString()));
    readOnly.stream().filter(path -> !isSystem(path)).forEach(path -> bind(words, path));
    words.addAll(List.of("--remount-ro", "/dev", "--remount-ro", "/"));
    words.addAll(List.of("--chdir", WORK.toString(), "--"));
    words.addAll(command);
    return words;
  }

  /** A folder as it is on this machine, or the link that stands in its place. */
  private static void addSystem(List<String> words, Path path) {
    try {
      if (Files.isSymbolicLink(path)) {
        words.addAll(
            List.of("--symlink", Files.readSymbolicLink(path).toString(), path.toString()));
      } else if (Files.isDirectory(path)) {
        bind(words, path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void bind(List<String> words, Path path) {
    words.addAll(List.of("--ro-bind", path.toString(), path.toString()));
  }

  private static List<Path> configuration() {
    List<Path> paths = new ArrayList<>(CONFIGURATION.stream().map(Path::of).toList());
    try (var etc = Files.newDirectoryStream(Path.of("/etc"), CONFIGURED_LANGUAGE + "*")) {
      etc.forEach(paths::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return paths.stream().filter(Files::exists).toList();
  }

  /** Whether a path is inside already. */
  private static boolean isSystem(Path path) {
    return path.getNameCount() == 0 || INSIDE.stream().anyMatch(path::startsWith);
  }

  @Override
  public Path workFolder(Path outside) {
    return WORK;
  }

  @Override
  public boolean endsAll() {
    return true;
  }

  @Override
  public boolean confines() {
    return true;
  }
}
