package harness.process;

import harness.sandbox.ControlGroup;
import harness.sandbox.ControlGroups;
import harness.sandbox.Staging;
import harness.sandbox.WorkFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Searches for leftovers of programs: processes, threads, files, shared memory. Works without
 * JUnit, because the zoo also runs by itself.
 */
public final class Traces {

  private static final long PATIENCE_MILLIS = 30_000;
  private static final String THREADS = "-of-a-program";

  /** The name of the zoo's daemons. */
  private static final String DAEMON = "harness-zoo";

  private Traces() {}

  /** Asserts that nothing is left of the programs below a folder or of this JVM's sessions. */
  public static void assertNoneOf(Path programs) {
    List<String> left = left(programs);
    if (!left.isEmpty()) {
      throw new AssertionError("left behind: " + String.join("; ", left));
    }
  }

  /** Leftovers after everything had time to end. */
  static List<String> left(Path programs) {
    List<String> left = new ArrayList<>();
    add(left, "process", () -> processesOf(programs));
    add(left, "thread", Traces::threads);
    add(left, "file", Traces::workFolders);
    add(left, "control group", Traces::controlGroups);
    add(left, "System V object", SystemVObjects::all);
    return left;
  }

  private static void add(List<String> left, String what, Supplier<List<String>> search) {
    long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
    List<String> found = search.get();
    while (!found.isEmpty() && System.currentTimeMillis() < deadline) {
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      }
      found = search.get();
    }
    found.forEach(one -> left.add(what + " " + one));
  }

  /** Children of this JVM, and processes anywhere whose command line names the folder. */
  private static List<String> processesOf(Path programs) {
    List<String> found = new ArrayList<>();
    ProcessHandle.current().descendants().forEach(p -> found.add(p.info().toString()));
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
      for (Path process : all) {
        String command = commandLine(process);
        boolean suspicious =
            (command.contains(programs.toString()) && !command.contains("java"))
                || command.startsWith(DAEMON);
        if (suspicious && !isWatchedByAnotherJvm(process)) {
          found.add(process + ": " + command);
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return found;
  }

  /** Whether it belongs to another JVM. An escaped process has no JVM among its ancestors. */
  private static boolean isWatchedByAnotherJvm(Path process) {
    Optional<ProcessHandle> above =
        ProcessHandle.of(Long.parseLong(process.getFileName().toString()))
            .flatMap(ProcessHandle::parent);
    while (above.isPresent() && above.get().pid() != ProcessHandle.current().pid()) {
      if (above.get().info().command().filter(name -> name.endsWith("/java")).isPresent()) {
        return true;
      }
      above = above.get().parent();
    }
    return false;
  }

  private static String commandLine(Path process) {
    try {
      byte[] words = Files.readAllBytes(process.resolve("cmdline"));
      return new String(words, StandardCharsets.ISO_8859_1).replace('\0', ' ');
    } catch (IOException ended) {
      return "";
    }
  }

  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.endsWith(THREADS))
        .toList();
  }

  private static List<String> workFolders() {
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    List<String> found = new ArrayList<>(entries(temporary, WorkFolder.PREFIX + "*"));
    found.addAll(entries(temporary, Staging.PREFIX + "*"));
    return found;
  }

  private static List<String> controlGroups() {
    ControlGroups parents = ControlGroups.mounted();
    return Stream.of(parents.pids(), parents.memory())
        .flatMap(Optional::stream)
        .flatMap(parent -> entries(parent, ControlGroup.PREFIX + "*").stream())
        .toList();
  }

  private static List<String> entries(Path folder, String names) {
    List<String> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, names)) {
      all.forEach(path -> found.add(path.toString()));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return found;
  }
}
