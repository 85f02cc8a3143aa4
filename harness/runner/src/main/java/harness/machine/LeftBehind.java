package harness.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Folders that a process deletes before it ends, unless it is killed. Their names say which process
 * that is, so that later ones can remove what was left behind.
 */
public final class LeftBehind {

  /** The namespace of process ids, the id, and the start in clock ticks since the machine's own. */
  private static final Pattern NAME =
      Pattern.compile("harness-[a-z]+-([0-9]+)\\.([0-9]+)\\.([0-9]+)-.*");

  private static final Path PROCESSES = Path.of("/proc");
  private static final int START_FIELD = 19;
  private static final long UNKNOWN = 0;
  private static final long NAMESPACE = namespace();

  /** The first user of programs that root starts; see the sandbox. */
  private static final int FIRST_PROGRAM_USER = 0x4000_0000;

  private LeftBehind() {}

  /** What the name of such a folder of this process begins with: {@code harness-KIND-...-}. */
  public static String prefix(String kind) {
    long pid = ProcessHandle.current().pid();
    return "harness-%s-%d.%d.%d-".formatted(kind, NAMESPACE, pid, startTicks(pid));
  }

  /** The entries of a folder that processes of this user left there when they were killed. */
  public static List<Path> in(Path folder) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "harness-*-*.*.*-*")) {
      for (Path each : all) {
        if (isOfEndedProcess(each.getFileName().toString()) && isOwn(each)) {
          found.add(each);
        }
      }
    } catch (IOException | DirectoryIteratorException unreadable) {
      // what could be read is found
    }
    return found;
  }

  /** Removes such folders from the folder for temporary files. */
  public static void removeTemporary() {
    for (Path each : in(Path.of(System.getProperty("java.io.tmpdir")))) {
      try {
        FileTree.delete(each);
      } catch (IOException busy) {
        // another process is removing it, too; or the next one will
      }
    }
  }

  /** Processes in another namespace cannot be seen, and count as living. */
  private static boolean isOfEndedProcess(String name) {
    Matcher its = NAME.matcher(name);
    try {
      return its.matches()
          && NAMESPACE != UNKNOWN
          && Long.parseLong(its.group(1)) == NAMESPACE
          && Long.parseLong(its.group(3)) != UNKNOWN
          && Long.parseLong(its.group(3)) != startTicks(Long.parseLong(its.group(2)));
    } catch (NumberFormatException tooLong) {
      return false;
    }
  }

  private static boolean isOwn(Path entry) throws IOException {
    int owner = (int) Files.getAttribute(entry, "unix:uid", LinkOption.NOFOLLOW_LINKS);
    int own = (int) Files.getAttribute(PROCESSES.resolve("self"), "unix:uid");
    return owner == own || (own == 0 && owner >= FIRST_PROGRAM_USER);
  }

  private static long namespace() {
    try {
      String link = Files.readSymbolicLink(PROCESSES.resolve("self/ns/pid")).toString();
      return Long.parseLong(link.replaceAll("[^0-9]", ""));
    } catch (IOException | NumberFormatException | UnsupportedOperationException notLinux) {
      return UNKNOWN;
    }
  }

  /** When a process started; {@value #UNKNOWN} if it has ended. The name in it may be anything. */
  private static long startTicks(long pid) {
    try {
      byte[] bytes = Files.readAllBytes(PROCESSES.resolve(pid + "/stat"));
      String stat = new String(bytes, StandardCharsets.ISO_8859_1);
      return Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[START_FIELD]);
    } catch (IOException ended) {
      return UNKNOWN;
    }
  }
}
