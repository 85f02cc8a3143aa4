package harness.sandbox;

import harness.machine.SystemFolders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Bubblewrap: no network; a read-only file system with the system's programs and libraries, the
 * program's files and nothing else; one empty writable folder in memory; separate PID and IPC
 * namespaces. Under root there is no user namespace, in which the program would still own root's
 * files and the kernel's settings; the program runs as a separate user instead.
 */
final class Bubblewrap implements Sandbox {

  /** The writable folder inside: a path that no user has. */
  private static final Path WORK = Path.of("/sandbox/work");

  /** Made by the sandbox, readable for all users. */
  private static final List<String> OWN_FOLDERS = List.of("/etc", "/sandbox");

  private static final List<String> INSIDE =
      Stream.concat(SystemFolders.ALL.stream(), Stream.of("/proc", "/dev")).toList();

  /** Files that compilers and language runtimes read, none of them secret. */
  private static final List<String> CONFIGURATION =
      List.of("/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d");

  /**
   * Capabilities that the runner needs to start and end a program as another user and to empty its
   * folder.
   */
  private static final List<String> CAPABILITIES =
      List.of(
          ("CAP_SETUID CAP_SETGID CAP_SETPCAP CAP_KILL CAP_DAC_OVERRIDE CAP_FOWNER CAP_CHOWN"
                  + " CAP_SYS_PTRACE CAP_SYS_NICE")
              .split(" "));

  /** Where libraries put shared memory and semaphores. */
  private static final Path SHARED = Path.of("/dev/shm");

  /** Shown empty: a program needs no terminals of its own, which would outlast its run. */
  private static final String TERMINALS = "/dev/pts";

  private static final long SHARED_BYTES = 64L << 20;
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
        + " (no network, read-only files, all processes end"
        + (sizedFolder ? ")" : "; the working folder's size is not limited)");
  }

  @Override
  public List<String> wrap(List<String> command, View view) {
    List<String> words = new ArrayList<>(Isolation.OWN_SESSION);
    words.add(bwrap.toString());
    words.addAll(privileges(view.user()));
    words.add("--die-with-parent");
    if (view.isInit()) {
      words.add("--as-pid-1");
    }
    OWN_FOLDERS.forEach(path -> words.addAll(List.of("--perms", "0755", "--dir", path)));
    SystemFolders.ALL.forEach(path -> addSystem(words, Path.of(path)));
    configuration().forEach(path -> bind(words, path, path));
    words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
    words.addAll(List.of("--perms", "0755", "--tmpfs", TERMINALS, "--remount-ro", TERMINALS));
    if (sharedMemory(view).isPresent()) {
      addMemoryFolder(words, SHARED_BYTES, SHARED);
    } else {
      words.addAll(List.of("--perms", "0711", "--tmpfs", SHARED.toString()));
    }
    if (view.writable().isEmpty()) {
      addMemoryFolder(words, WorkFolder.MOST_BYTES + view.givenBytes(), WORK);
    }
    addFoldersAbove(words, view);
    view.readOnly().entrySet().stream()
        .filter(shown -> !isSystem(shown.getKey()))
        .sorted(Map.Entry.comparingByKey()) // a folder before its contents
        .forEach(shown -> bind(words, shown.getValue(), shown.getKey()));
    view.writable().ifPresent(at -> words.addAll(List.of("--bind", at.toString(), at.toString())));
    if (sharedMemory(view).isEmpty()) {
      words.addAll(List.of("--remount-ro", SHARED.toString()));
    }
    words.addAll(List.of("--remount-ro", "/proc", "--remount-ro", "/dev", "--remount-ro", "/"));
    words.addAll(List.of("--chdir", view.writable().orElse(WORK).toString(), "--"));
    words.addAll(command);
    return words;
  }

  /**
   * Makes the folders above a file passable, but not listable: bubblewrap would close them to all
   * but their owner.
   */
  private static void addFoldersAbove(List<String> words, View view) {
    Stream.concat(view.readOnly().keySet().stream(), view.writable().stream())
        .filter(path -> !isSystem(path))
        .flatMap(path -> Stream.iterate(path.getParent(), Objects::nonNull, Path::getParent))
        .filter(folder -> folder.getNameCount() > 0)
        .distinct()
        .sorted()
        .forEach(folder -> words.addAll(List.of("--perms", "0711", "--dir", folder.toString())));
  }

  private static List<String> privileges(ProgramUser user) {
    if (!user.isOther()) {
      return List.of("--unshare-all", "--cap-drop", "ALL");
    }
    List<String> words = new ArrayList<>();
    words.addAll(List.of("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"));
    words.addAll(List.of("--unshare-cgroup-try", "--cap-drop", "ALL"));
    CAPABILITIES.forEach(capability -> words.addAll(List.of("--cap-add", capability)));
    return words;
  }

  /** An empty folder in memory, writable for every user inside. */
  private void addMemoryFolder(List<String> words, long bytes, Path at) {
    words.addAll(List.of("--perms", "1777"));
    if (sizedFolder) {
      words.addAll(List.of("--size", Long.toString(bytes)));
    }
    words.addAll(List.of("--tmpfs", at.toString()));
  }

  /** A system folder as it is on this machine, or the link in its place. */
  private static void addSystem(List<String> words, Path path) {
    try {
      if (Files.isSymbolicLink(path)) {
        words.addAll(
            List.of("--symlink", Files.readSymbolicLink(path).toString(), path.toString()));
      } else if (Files.isDirectory(path)) {
        bind(words, path, path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void bind(List<String> words, Path outside, Path inside) {
    words.addAll(List.of("--ro-bind", outside.toString(), inside.toString()));
  }

  private static List<Path> configuration() {
    List<Path> paths = new ArrayList<>(CONFIGURATION.stream().map(Path::of).toList());
    try (var etc = Files.newDirectoryStream(Path.of("/etc"), "java*")) {
      etc.forEach(paths::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return paths.stream().filter(Files::exists).toList();
  }

  /** Whether a path already exists inside. */
  private static boolean isSystem(Path path) {
    return !path.startsWith(SHARED)
        && (path.getNameCount() == 0 || INSIDE.stream().anyMatch(path::startsWith));
  }

  /** Empty if files from that folder outside are shown: emptying it would remove them. */
  @Override
  public Optional<Path> sharedMemory(View view) {
    return Stream.concat(view.readOnly().keySet().stream(), view.writable().stream())
            .anyMatch(path -> path.startsWith(SHARED))
        ? Optional.empty()
        : Optional.of(SHARED);
  }

  @Override
  public Path workFolder(Path outside) {
    return WORK;
  }

  @Override
  public boolean hasNamespaces() {
    return true;
  }

  @Override
  public boolean hidesFiles() {
    return true;
  }
}
